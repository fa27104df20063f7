using BsonGen.Tests.Shared;

namespace Conformance.Machine.Running;

/// <summary>The numbers of a run.</summary>
internal sealed class SampleTally
{
    public long Samples { get; set; }

    /// <summary>Samples that the C# compiler refused.</summary>
    public long Invalid { get; set; }

    /// <summary>Samples that generator and driver both refused.</summary>
    public long RefusedByBoth { get; set; }

    public long Types { get; set; }

    public long InCharge { get; set; }

    /// <summary>
    /// Types without configuration at run time that the generator is asked to compile, and that the driver does not refuse.
    /// </summary>
    public long Asked { get; set; }

    /// <summary>The types of <see cref="Asked"/> with a generated serializer.</summary>
    public long Compiled { get; set; }

    /// <summary>The types of <see cref="Compiled"/> that generated code serves.</summary>
    public long Served { get; set; }

    public long RefusedByDriver { get; set; }

    /// <summary>Samples with which the class map does not end.</summary>
    public long EndedByClassMap { get; set; }

    public double Minutes { get; set; }

    /// <summary>Types of which the class map wrote no document.</summary>
    public long Unwritten { get; set; }

    public long Comparisons { get; set; }

    public long Values { get; set; }

    public HistoryTally Played { get; set; } = new();

    public ExcusedDifferences Excused { get; set; } = [];

    public Dictionary<string, long> InvalidReasons { get; set; } = [];

    public Dictionary<string, TimeSpan> Times { get; set; } = [];

    /// <summary>Adds the numbers of types of <see cref="Asked"/>, <see cref="Compiled"/> and <see cref="Served"/>.</summary>
    public void Count(int[] unconfigured)
    {
        Asked += unconfigured[0];
        Compiled += unconfigured[1];
        Served += unconfigured[2];
    }

    /// <summary>Adds the time since the watch was started, and restarts it.</summary>
    public void Time(string what, System.Diagnostics.Stopwatch watch)
    {
        Times[what] = Times.GetValueOrDefault(what) + watch.Elapsed;
        watch.Restart();
    }

    public override string ToString() =>
        $"""
        {Samples} samples in {Minutes:f0} minutes: {Invalid} not valid C#, {RefusedByBoth} refused by generator and driver
        {EndedByClassMap} samples endless or too deep for the class map
        {Types} types: {InCharge} served by generated code, {RefusedByDriver} refused by the driver
        {Unwritten} types of which the class map wrote no document
        without configuration: {Asked} types, {Compiled} compiled, {Served} of them served by generated code
        {Comparisons} comparisons, {Values} of them of values
        {Played}
        excused: {Excused}
        seconds: {string.Join(", ", Times.Select(pair => $"{pair.Key} {pair.Value.TotalSeconds:f0}"))}
        not valid C#: {string.Join(", ", InvalidReasons.OrderByDescending(pair => pair.Value).Select(pair => $"{pair.Key} {pair.Value}"))}
        """;
}
