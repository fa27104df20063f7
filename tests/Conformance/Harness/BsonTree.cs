using System.Buffers.Binary;
using System.Text;
using MongoDB.Bson;

namespace Conformance.Harness;

/// <summary>An element of a document, split so that tests can change it in ways that no writer would.</summary>
/// <param name="Type">The type byte.</param>
/// <param name="Name">The name, without its NUL.</param>
/// <param name="Value">The value's bytes; of a document or array none.</param>
/// <param name="Elements">The elements of a document or array, else null.</param>
internal sealed record BsonElementNode(byte Type, byte[] Name, byte[] Value, IReadOnlyList<BsonElementNode>? Elements)
{
    public static BsonElementNode Scalar(BsonType type, string name, params byte[] value) =>
        new((byte)type, Encoding.UTF8.GetBytes(name), value, null);

    public static BsonElementNode Of(string name, BsonValue value)
    {
        var document = new BsonDocument(name, value).ToBson();
        return BsonTree.Parse(document)[0];
    }

    public BsonElementNode Rename(byte[] name) => this with { Name = name };
}

/// <summary>Documents as lists of elements.</summary>
internal static class BsonTree
{
    public static IReadOnlyList<BsonElementNode> Parse(ReadOnlySpan<byte> document)
    {
        var elements = new List<BsonElementNode>();
        var position = 4;
        while (document[position] != 0)
        {
            var type = document[position++];
            var nameLength = document[position..].IndexOf((byte)0);
            var name = document.Slice(position, nameLength).ToArray();
            position += nameLength + 1;
            var size = Measure((BsonType)type, document[position..]);
            var value = document.Slice(position, size);
            elements.Add((BsonType)type is BsonType.Document or BsonType.Array
                ? new BsonElementNode(type, name, [], Parse(value))
                : new BsonElementNode(type, name, value.ToArray(), null));
            position += size;
        }

        return elements;
    }

    public static byte[] Write(IReadOnlyList<BsonElementNode> elements)
    {
        using var stream = new MemoryStream();
        stream.Write([0, 0, 0, 0]);
        foreach (var element in elements)
        {
            stream.WriteByte(element.Type);
            stream.Write(element.Name);
            stream.WriteByte(0);
            stream.Write(element.Elements is { } inner ? Write(inner) : element.Value);
        }

        stream.WriteByte(0);
        var document = stream.ToArray();
        BinaryPrimitives.WriteInt32LittleEndian(document, document.Length);
        return document;
    }

    private static int Measure(BsonType type, ReadOnlySpan<byte> value)
    {
        int Size(ReadOnlySpan<byte> bytes) => BinaryPrimitives.ReadInt32LittleEndian(bytes);
        return type switch
        {
            BsonType.Double or BsonType.DateTime or BsonType.Timestamp or BsonType.Int64 => 8,
            BsonType.String or BsonType.JavaScript or BsonType.Symbol => 4 + Size(value),
            BsonType.Document or BsonType.Array or BsonType.JavaScriptWithScope => Size(value),
            BsonType.Binary => 5 + Size(value),
            BsonType.ObjectId => 12,
            BsonType.Boolean => 1,
            BsonType.RegularExpression => MeasureRegex(value),
            BsonType.Int32 => 4,
            BsonType.Decimal128 => 16,
            BsonType.Undefined or BsonType.Null or BsonType.MinKey or BsonType.MaxKey => 0,
            _ => throw new FormatException($"Unknown type {type}."),
        };
    }

    private static int MeasureRegex(ReadOnlySpan<byte> value)
    {
        var pattern = value.IndexOf((byte)0) + 1;
        return pattern + value[pattern..].IndexOf((byte)0) + 1;
    }
}
