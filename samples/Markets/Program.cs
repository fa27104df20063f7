using System.Globalization;
using Markets;

CultureInfo.CurrentCulture = CultureInfo.InvariantCulture;
var path = args.Length > 0 ? args[0] : Path.Combine(AppContext.BaseDirectory, "markets.bson");
try
{
    var markets = await MarketFile.ReadAsync(path);
    if (markets.Count == 0)
    {
        throw new InvalidDataException($"{path} is empty: it ends at offset 0, before the first document.");
    }

    var file = await File.ReadAllBytesAsync(path);
    Console.WriteLine(
        $"{Path.GetFileName(path)}: {markets.Count:N0} markets, {markets.Sum(market => market.Selections.Count):N0} selections, " +
        $"{file.Length:N0} bytes");
    Console.WriteLine();
    foreach (var market in markets.Take(3))
    {
        Report.Show(market);
    }

    Console.WriteLine();
    var written = MarketFile.Write(markets);
    var same = written.Span.CommonPrefixLength(file);
    if (same != file.Length || same != written.Length)
    {
        Console.Error.WriteLine($"Written back, {path} differs from offset {same:N0} on.");
        return 1;
    }

    Console.WriteLine($"Written back: the same {written.Length:N0} bytes.");
    Console.WriteLine();
    Report.Compare(markets.Count, new Comparison(file).Run());
    return 0;
}
catch (InvalidDataException error)
{
    Console.Error.WriteLine(error.Message);
    return 1;
}
