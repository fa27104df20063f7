using System.Diagnostics.Metrics;
using System.Runtime.CompilerServices;
using BsonGen;
using Markets;

namespace Runtime.Tests;

/// <summary>
/// What a test runs in a process of its own, in which no assembly of meters is loaded: a listener that starts after the first document.
/// </summary>
internal static class Program
{
    public static void Main()
    {
        BsonGenSerializer.Serialize(new Market());
        Console.WriteLine(
            AppDomain.CurrentDomain.GetAssemblies().Any(assembly => assembly.GetName().Name == "System.Diagnostics.DiagnosticSource"));
        Listen();
    }

    // A method of its own: the runtime loads the assembly before it runs a method that names its types.
    [MethodImpl(MethodImplOptions.NoInlining)]
    private static void Listen()
    {
        using var listener = new MeterListener();
        listener.InstrumentPublished = (instrument, self) =>
        {
            if (instrument is { Meter.Name: "BsonGen", Name: "bsongen.documents.written" })
            {
                self.EnableMeasurementEvents(instrument);
            }
        };
        var count = 0L;
        listener.SetMeasurementEventCallback<long>((_, value, _, _) => count += value);
        listener.Start();
        BsonGenSerializer.Serialize(new Market());
        BsonGenSerializer.Serialize(new Market());
        Console.WriteLine(count);
    }
}
