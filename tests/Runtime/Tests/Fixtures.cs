using System.Buffers.Binary;

namespace Runtime.Tests;

/// <summary>The files of tests/Fixtures.</summary>
internal static class Fixtures
{
    private static readonly string Folder = Path.Combine(AppContext.BaseDirectory, "Fixtures");

    public static IEnumerable<string> Names =>
        Directory.GetFiles(Folder, "*.bson").Select(file => Path.GetFileName(file)).Order(StringComparer.Ordinal);

    public static FileStream Open(string name) => File.OpenRead(Path.Combine(Folder, name));

    /// <summary>The documents of one file; the last one may be cut short.</summary>
    public static List<byte[]> Split(string name)
    {
        var bytes = File.ReadAllBytes(Path.Combine(Folder, name));
        var documents = new List<byte[]>();
        for (var start = 0; start < bytes.Length;)
        {
            var end = Math.Min(bytes.Length, start + BinaryPrimitives.ReadInt32LittleEndian(bytes.AsSpan(start)));
            documents.Add(bytes[start..end]);
            start = end;
        }

        return documents;
    }
}
