namespace Markets;

/// <summary>The output of the sample.</summary>
internal static class Report
{
    private const int ShownSelections = 3;

    public static void Show(Market market)
    {
        var selections = market.Selections.Take(ShownSelections).Select(selection => $"{selection.Name} {selection.Price:0.00}");
        var more = market.Selections.Count > ShownSelections ? $" and {market.Selections.Count - ShownSelections} more" : "";
        Console.WriteLine($"  market {market.Id} of event {market.EventId}, status {market.Status}: {string.Join(", ", selections)}{more}");
    }

    public static void Compare(
        int documents,
        (Measurement ReadByClassMap, Measurement Read, Measurement WriteByClassMap, Measurement Write) results)
    {
        Console.WriteLine($"{documents:N0} documents through the driver's own reader and writer, median of {Comparison.Rounds} rounds:");
        Console.WriteLine();
        Console.WriteLine("                     time      allocated");
        Line("read   class map", results.ReadByClassMap, "");
        Line("       BsonGen", results.Read, Ratio(results.ReadByClassMap, results.Read));
        Line("write  class map", results.WriteByClassMap, "");
        Line("       BsonGen", results.Write, Ratio(results.WriteByClassMap, results.Write));
    }

    private static void Line(string side, Measurement measurement, string remark) =>
        Console.WriteLine($"  {side,-16} {measurement.Time.TotalMilliseconds,6:0.00} ms  {measurement.Allocated / 1e6,6:0.00} MB{remark}");

    private static string Ratio(Measurement classMap, Measurement generated) => $"   {classMap.Time / generated.Time:0.0} times as fast";
}
