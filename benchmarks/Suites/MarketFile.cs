using System.Buffers.Binary;

namespace Benchmarks.Suites;

/// <summary>The documents of the markets sample.</summary>
public static class MarketFile
{
    /// <summary>All 10,000, in the order of the file.</summary>
    public static IReadOnlyList<byte[]> Documents { get; } = Read(File.ReadAllBytes(Path.Combine(AppContext.BaseDirectory, "markets.bson")));

    private static List<byte[]> Read(ReadOnlySpan<byte> bytes)
    {
        var documents = new List<byte[]>();
        while (!bytes.IsEmpty)
        {
            var size = BinaryPrimitives.ReadInt32LittleEndian(bytes);
            documents.Add(bytes.Slice(0, size).ToArray());
            bytes = bytes.Slice(size);
        }

        return documents;
    }
}
