using Watched;

// Until the tests end the process.
while (true)
{
    Console.WriteLine($"{Environment.ProcessId} {Places.Describe()}");
    Thread.Sleep(200);
}
