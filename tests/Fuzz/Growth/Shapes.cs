using System.Text;
using Conformance.Harness;
using MongoDB.Bson;

namespace Fuzz.Growth;

/// <summary>Documents that are hostile in one way each, in any size.</summary>
internal static class Shapes
{
    public static readonly string[] Names =
    [
        "depth", "depth through the driver", "late discriminators", "late discriminators around text", "late discriminators and an error",
        "strange discriminators",
        "documents one after another", "misses", "unknown names", "arrays that lie", "documents that lie",
        "a level that lies around many elements", "duplicates", "a huge name",
        "a huge name below", "nulls", "empty documents", "keys", "errors",
    ];

    public static byte[] Create(string shape, int size) => shape switch
    {
        "depth" => Nest(size, static inner => [Document("Next", inner)]),
        "depth through the driver" => Nest(size / 2, static inner => [Array("Linked", [Document("0", inner)])]),
        "late discriminators" => Nest(size, static inner => [Document("Next", inner), BsonElementNode.Of("_t", "Leaf")]),
        "late discriminators around text" =>
            Nest(size, static inner => [Document("Next", inner), BsonElementNode.Of("_t", "Leaf")], Text(200 * size)),
        "late discriminators and an error" =>
            Nest(size, static inner => [Document("Next", inner), BsonElementNode.Of("_t", "Leaf")], BsonElementNode.Of("Text", 5)),
        "strange discriminators" =>
            Nest(
                size,
                inner => [BsonElementNode.Of("_t", new BsonArray { new string('x', 50) + inner.Count, "Leaf" }), Document("Next", inner)]),
        "documents one after another" =>
            [.. Enumerable.Repeat(
                BsonTree.Write([BsonElementNode.Of("Number", 1), BsonElementNode.Of("_t", "Leaf"), BsonElementNode.Of("Text", "x")]),
                size).SelectMany(static bytes => bytes)],
        "misses" =>
            BsonTree.Write(
                [.. Enumerable.Range(0, size).SelectMany(static i =>
                    new[] { BsonElementNode.Of("Text", "x"), BsonElementNode.Of("_t", "Node") })]),
        "unknown names" =>
            BsonTree.Write(
                [.. Enumerable.Range(0, size).Select(static i => BsonElementNode.Of("_t", "Node")), BsonElementNode.Of("unknown", 1)]),
        "arrays that lie" => Lie(size, "Nodes", isArray: true),
        "documents that lie" => Lie(size, "Next", isArray: false),
        "a level that lies around many elements" =>
            [
                .. Lie(90, "Next", isArray: false),
                .. Enumerable.Repeat<byte[]>([(byte)BsonType.Null, .. "Text\0"u8], size).SelectMany(static bytes => bytes),
                0x20,
            ],
        "duplicates" => BsonTree.Write([.. Enumerable.Repeat(BsonElementNode.Of("Text", "x"), size)]),
        "a huge name" => BsonTree.Write([BsonElementNode.Of(new string('n', size), 1)]),
        "a huge name below" => Nest(80, static inner => [Document("Next", inner)], BsonElementNode.Of(new string('n', 50 * size), 1)),
        "nulls" => BsonTree.Write([Array("Numbers", Enumerable.Repeat(BsonElementNode.Of("", BsonNull.Value), size))]),
        "empty documents" => BsonTree.Write([Array("Nodes", Enumerable.Repeat(Document("", []), size))]),
        "keys" =>
            BsonTree.Write(
                [new BsonElementNode(
                    (byte)BsonType.Document,
                    "Named"u8.ToArray(),
                    [],
                    [.. Enumerable.Range(0, size).Select(static i => BsonElementNode.Of($"key {i}", i))])]),
        "errors" =>
            Nest(
                80,
                static inner => [Document("Next", inner)],
                [.. Enumerable.Repeat(BsonElementNode.Of("Text", "x"), size), BsonElementNode.Of("Text", 5)]),
        _ => throw new ArgumentException(shape),
    };

    private static BsonElementNode Text(int length) => BsonElementNode.Of("Text", new string('x', length));

    private static BsonElementNode Document(string name, IReadOnlyList<BsonElementNode> elements) =>
        new((byte)BsonType.Document, Encoding.UTF8.GetBytes(name), [], elements);

    private static BsonElementNode Array(string name, IEnumerable<BsonElementNode> items) =>
        new((byte)BsonType.Array, Encoding.UTF8.GetBytes(name), [], [.. items]);

    // Written from the inside out, since writing such a deep tree from the outside takes too long.
    private static byte[] Nest(
        int levels, Func<IReadOnlyList<BsonElementNode>, IReadOnlyList<BsonElementNode>> around, params BsonElementNode[] innermost)
    {
        var marker = BsonElementNode.Of("marker", 1);
        var template = BsonTree.Write(around([marker]));
        var inner = BsonTree.Write([marker]);
        var at = template.AsSpan().IndexOf(inner);
        var head = template[sizeof(int)..at];
        var tail = template[(at + inner.Length)..];
        var core = BsonTree.Write(innermost);
        var isInArray = head.AsSpan().IndexOf("Linked"u8) >= 0;
        var total = core.Length + (levels * (sizeof(int) + head.Length + tail.Length));
        var bytes = new byte[total];
        var start = 0;
        var end = total;
        for (var i = 0; i < levels; i++)
        {
            BitConverter.TryWriteBytes(bytes.AsSpan(start), end - start);
            head.CopyTo(bytes, start + sizeof(int));
            tail.CopyTo(bytes, end - tail.Length);
            if (isInArray)
            {
                // The size of the array, from the end of its name to its NUL.
                var array = start + sizeof(int) + 1 + "Linked".Length + 1;
                BitConverter.TryWriteBytes(bytes.AsSpan(array), end - 1 - array);
            }

            start += sizeof(int) + head.Length;
            end -= tail.Length;
        }

        core.CopyTo(bytes, start);
        return bytes;
    }

    /// <summary>Nested documents or arrays that declare the smallest size.</summary>
    private static byte[] Lie(int levels, string member, bool isArray)
    {
        byte[] name = [.. Encoding.UTF8.GetBytes(member), 0];
        byte[] level = isArray
            ? [(byte)BsonType.Array, .. name, 4, 0, 0, 0, (byte)BsonType.Document, (byte)'0', 0, 4, 0, 0, 0]
            : [(byte)BsonType.Document, .. name, 4, 0, 0, 0];
        byte[] bytes = [0, 0, 0, 0, .. Enumerable.Repeat(level, levels).SelectMany(static bytes => bytes)];
        BitConverter.TryWriteBytes(bytes, bytes.Length);
        return bytes;
    }
}
