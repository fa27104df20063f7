using System.Buffers.Binary;
using MongoDB.Bson;

namespace Fuzz.Inputs;

/// <summary>Changes documents: as trees of elements where they are well formed, and as bytes.</summary>
/// <param name="random">The source of choices.</param>
/// <param name="most">The maximum length of a document.</param>
internal sealed class Mutator(Random random, int most)
{
    private static readonly int[] Sizes =
        [
            int.MinValue,
            -1,
            0,
            1,
            2,
            3,
            4,
            5,
            6,
            7,
            8,
            127,
            128,
            255,
            256,
            1000,
            65_536,
            16 * 1024 * 1024,
            int.MaxValue - 5,
            int.MaxValue - 4,
            int.MaxValue - 1,
            int.MaxValue,
        ];

    private static readonly byte[][] OddNames =
        [
            [],
            "_id"u8.ToArray(),
            "_t"u8.ToArray(),
            "_v"u8.ToArray(),
            "k"u8.ToArray(),
            "v"u8.ToArray(),
            "__safeContent__"u8.ToArray(),
            [0xff],
            [0xc3],
            "0"u8.ToArray(),
            "_csharpnull"u8.ToArray(),
        ];

    private readonly TypeNameGrammar _names = new(random);

    /// <param name="document">The document to start with.</param>
    /// <param name="other">Another document, whose parts may be used.</param>
    /// <param name="names">Element names, including those of the type's members.</param>
    public byte[] Mutate(byte[] document, byte[] other, IReadOnlyList<byte[]> names)
    {
        var changed = document;
        if (random.Next(4) != 0 && TryParse(changed) is { } elements)
        {
            var donor = TryParse(other) ?? elements;
            for (var changes = 1 + random.Next(3); changes > 0; changes--)
            {
                elements = ChangeSomewhere(elements, donor, names);
            }

            changed = BsonTree.Write(elements);
            if (random.Next(3) != 0)
            {
                return Limit(changed);
            }
        }

        changed = Limit(changed).AsSpan().ToArray();
        for (var changes = 1 + random.Next(3); changes > 0 && changed.Length > 0; changes--)
        {
            changed = ChangeBytes(changed, other);
        }

        return Limit(changed);
    }

    private static List<BsonElementNode>? TryParse(byte[] document)
    {
        try
        {
            var elements = BsonTree.Parse(document);
            return BsonTree.Write(elements).AsSpan().SequenceEqual(document) ? [.. elements] : null;
        }
        catch (Exception error) when (error is FormatException or ArgumentException or IndexOutOfRangeException)
        {
            return null;
        }
    }

    private byte[] Limit(byte[] document) => document.Length <= most ? document : document[..most];

    private List<BsonElementNode> ChangeSomewhere(List<BsonElementNode> elements, List<BsonElementNode> donor, IReadOnlyList<byte[]> names)
    {
        if (elements.Count > 0 && random.Next(3) != 0)
        {
            var at = random.Next(elements.Count);
            if (elements[at].Elements is { } inner)
            {
                var changed = elements.ToList();
                changed[at] = elements[at] with { Elements = ChangeSomewhere([.. inner], donor, names) };
                return changed;
            }
        }

        return Change([.. elements], donor, names);
    }

    private List<BsonElementNode> Change(List<BsonElementNode> elements, List<BsonElementNode> donor, IReadOnlyList<byte[]> names)
    {
        var at = elements.Count == 0 ? 0 : random.Next(elements.Count);
        switch (elements.Count == 0 ? 0 : random.Next(18))
        {
            case 0 or 1:
                elements.Insert(random.Next(elements.Count + 1), Sample().Rename(Name(names)));
                break;
            case 2:
                elements.RemoveAt(at);
                break;
            case 3:
                elements.Insert(random.Next(elements.Count + 1), elements[at]);
                break;
            case 4:
                (elements[at], elements[0]) = (elements[0], elements[at]);
                break;
            case 5:
                elements[at] = elements[at].Rename(Name(names));
                break;
            case 6 or 7:
                elements[at] = Sample().Rename(elements[at].Name);
                break;
            case 8 when donor.Count > 0:
                elements[at] = donor[random.Next(donor.Count)].Rename(random.Next(2) == 0 ? elements[at].Name : Name(names));
                break;
            case 9:
                elements[at] = Nest(elements[at], 1 + (random.Next(4) == 0 ? random.Next(200) : random.Next(4)));
                break;
            case 10:
                elements.AddRange(
                    Enumerable.Repeat(elements[at], Math.Min(random.Next(100), most / (BsonTree.Write([elements[at]]).Length + 1))));
                break;
            case 11:
                elements[at] = elements[at] with { Type = (byte)random.Next(0x14) };
                break;
            case 12 when elements[at].Elements is null:
                elements[at] = elements[at] with
                {
                    Value = elements[at].Value.Length == 0
                    ? elements[at].Value
                    : ChangeBytes([.. elements[at].Value], elements[at].Name)
                };
                break;
            case 13:
                elements.Insert(
                    random.Next(3) == 0 ? elements.Count : 0,
                    BsonElementNode.Of("_t", random.Next(6) == 0 ? new BsonArray { _names.Spell() } : _names.Spell()));
                break;
            case 14:
                elements.Insert(0, BsonElementNode.Of("_t", _names.Spell()));
                elements = [new BsonElementNode((byte)BsonType.Document, Name(names), [], elements)];
                break;
            case 15:
                elements[at] = BsonElementNode.Of("x", Rows()).Rename(elements[at].Name);
                break;
            case 16:
                elements.Reverse();
                break;
            default:
                elements.Add(elements[at]);
                elements.RemoveAt(at);
                break;
        }

        return elements;
    }

    /// <summary>Rows of an array of two or three dimensions, most of them of the same length.</summary>
    private BsonArray Rows()
    {
        var first = new BsonArray(Enumerable.Repeat(1, random.Next(random.Next(4) == 0 ? 300 : 4)));
        var others = new BsonArray(Enumerable.Repeat(1, random.Next(3) == 0 ? 0 : first.Count));
        var rows = new BsonArray { first }.AddRange(Enumerable.Repeat(others, random.Next(random.Next(4) == 0 ? 300 : 4)));
        return random.Next(2) == 0 ? rows : new BsonArray { rows }.AddRange(Enumerable.Repeat(new BsonArray(), random.Next(100)));
    }

    private BsonElementNode Sample() => HostileDocuments.Samples[random.Next(HostileDocuments.Samples.Length)];

    private byte[] Name(IReadOnlyList<byte[]> names) => random.Next(8) switch
    {
        0 => OddNames[random.Next(OddNames.Length)],
        1 => [.. Enumerable.Repeat((byte)random.Next('a', 'z'), random.Next(random.Next(6) == 0 ? 1500 : 30))],
        2 when names.Count > 0 => [.. names[random.Next(names.Count)], (byte)random.Next(1, 256)],
        _ => names.Count > 0 ? names[random.Next(names.Count)] : OddNames[1],
    };

    /// <summary>The element within documents, or arrays, that each hold the next one by its name.</summary>
    private BsonElementNode Nest(BsonElementNode element, int levels)
    {
        var isInArrays = random.Next(2) == 0;
        var name = element.Name;
        for (; levels > 0; levels--)
        {
            element = isInArrays && levels % 2 == 0
                ? new BsonElementNode((byte)BsonType.Array, name, [], [element.Rename("0"u8.ToArray())])
                : new BsonElementNode((byte)BsonType.Document, name, [], [element]);
        }

        return element;
    }

    private byte[] ChangeBytes(byte[] bytes, byte[] other)
    {
        var at = random.Next(bytes.Length);
        switch (random.Next(10))
        {
            case 0 or 1:
                bytes[at] = (byte)random.Next(256);
                return bytes;
            case 2 or 3:
                bytes[at] ^= (byte)(1 << random.Next(8));
                return bytes;
            case 4:
                bytes[at] = 0;
                return bytes;
            case 5 when at + sizeof(int) <= bytes.Length:
                BinaryPrimitives.WriteInt32LittleEndian(
                    bytes.AsSpan(at), random.Next(2) == 0 ? bytes.Length - at + random.Next(-3, 4) : Sizes[random.Next(Sizes.Length)]);
                return bytes;
            case 6 when at + sizeof(int) <= bytes.Length:
                var size = BinaryPrimitives.ReadInt32LittleEndian(bytes.AsSpan(at));
                BinaryPrimitives.WriteInt32LittleEndian(bytes.AsSpan(at), unchecked(size + random.Next(-8, 9)));
                return bytes;
            case 7:
                return bytes[..at];
            case 8:
                var end = at + random.Next(Math.Min(bytes.Length - at, 20));
                return [.. bytes[..at], .. bytes[end..]];
            default:
                var from = other.Length == 0 ? 0 : random.Next(other.Length);
                return [.. bytes[..at], .. other.AsSpan(from, Math.Min(other.Length - from, random.Next(20))), .. bytes[at..]];
        }
    }
}
