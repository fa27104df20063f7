using Benchmarks.Harness;

namespace Benchmarks.Suites;

/// <summary>The documents of the markets sample.</summary>
public static class MarketFile
{
    /// <summary>The whole file, documents one after another.</summary>
    public static byte[] Bytes { get; } = File.ReadAllBytes(Path.Combine(AppContext.BaseDirectory, "markets.bson"));

    /// <summary>All 10,000, in the order of the file.</summary>
    public static IReadOnlyList<byte[]> Documents { get; } = DocumentFile.Split(Bytes);
}
