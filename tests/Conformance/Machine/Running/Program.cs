namespace Conformance.Machine.Running;

/// <summary>Invents types for a given time, and prints the differences.</summary>
internal static class Program
{
    public static int Main(string[] arguments)
    {
        PrivateSide.IsUnloaded = true;
        var options = Options.Of(arguments);
        if (options.Source is not null)
        {
            return Replay.Run(options.Source);
        }

        return options.IsWorker
            ? Worker.Run(RunState.Load(options.Folder!, options.Seed), options, options.Folder!)
            : Supervisor.Run(options);
    }
}
