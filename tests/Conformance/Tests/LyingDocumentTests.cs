using System.Text;
using MongoDB.Bson;
using NUnit.Framework;

namespace Conformance.Tests;

/// <summary>Documents with two errors, of which the same one must be reported as by the class map.</summary>
[TestFixture]
[Parallelizable(ParallelScope.Children)]
public class LyingDocumentTests
{
    private static readonly int[] Sizes = [int.MinValue, -1, 0, 1, 2, 5, 100, int.MaxValue];

    [TestCase("HoldsListedImmutables", "13000000044D6F726500080000005A5A5A5A5A")]
    [TestCase("HoldsListedImmutables", "13000000044D6F726500080000005A5A5A0000")]
    [TestCase("HoldsEmpty", "13000000044D616E7900080000005A5A5A5A5A")]
    public void ReadsAnInvalidArrayTheSame(string type, string bytes) => Compare(type, [Convert.FromHexString(bytes)]);

    /// <summary>
    /// The driver's serializer of nullable values reads the document, and calls the generated serializer with as many bytes as it declares.
    /// </summary>
    [Test]
    public void ANullableStructWithTooSmallASize([Values("Value", "List", "Array", "Map")] string member)
    {
        var point = new BsonDocument { { "X", 1 }, { "Y", 2 } };
        BsonValue value = member switch
        {
            "Value" => point,
            "Map" => new BsonDocument("key", point),
            _ => new BsonArray { BsonNull.Value, point },
        };
        var document = new BsonDocument(member, value).ToBson();
        var size = document.AsSpan().IndexOf("X\0"u8) - 1 - sizeof(int);
        Compare("Wrapper`1<Nullable`1<PointStruct>>",
            from lie in Enumerable.Range(-1, 30)
            select (byte[])[.. document[..size], .. BitConverter.GetBytes(lie), .. document[(size + sizeof(int))..]]);
    }

    [Test]
    public void ADiscriminatorWithAWrongSizeInATruncatedDocument([Values("Animal", "Dog", "Empty", "HoldsEmpty")] string type)
    {
        var whole = new BsonDocument { { "Name", "Rex" }, { "_t", "Dog" } }.ToBson();
        var size = whole.AsSpan().IndexOf("_t\0"u8) + 3;
        Compare(type,
            from lie in Sizes
            from length in Enumerable.Range(size, whole.Length - size + 1)
            select (byte[])[.. whole[..size], .. BitConverter.GetBytes(lie), .. whole[Math.Min(size + 4, length)..length]]);
    }

    [Test]
    public void AnUnknownTypeAfterAnInvalidName(
        [Values("Animal", "Dog", "Empty", "HoldsEmpty", "HoldsListedImmutables", "Ignored")] string type) => Compare(
        type,
        from unknown in new byte[] { 0x0C, 0x14, 0x20, 0x5A, 0x80 }
        from name in new byte[][] { [0xFF, 0], [0xC3, 0], [0x61, 0xFF, 0] }
        from rest in new byte[][] { [unknown, 0x61, 0, 0], [unknown, 0xFF, 0, 0], [unknown, 0x61] }
        select MakeDocument([0x10, .. name, 1, 0, 0, 0, .. rest]));

    /// <summary>The derived type adds the names of its members to the exception, and the base type adds none.</summary>
    [Test]
    public void AnUnknownTypeInsideADerivedType([Values("Animal", "Herd")] string type) => Compare(
        type,
        from unknown in new byte[] { 0x0C, 0x14, 0x80 }
        from name in new[] { "Animals", "Range", "Leader", "Name", "Unknown" }
        from outer in new[] { "Animals", "Leader" }
        from first in new byte[][] { [0x10, .. "0\0"u8, 1, 0, 0, 0], [0x0A, .. "0\0"u8] }
        let inner = MakeHerd(MakeElement(name, MakeDocument([.. first, unknown, .. "1\0"u8, 0, 0, 0, 0, 0])))
        from document in new[]
        {
            inner,
            MakeHerd(MakeElement(outer, MakeDocument([0x02, .. "k\0"u8, 1, 0, 0, 0, 0, 0x03, .. "v\0"u8, .. inner, 0]))),
        }
        select document);

    [Test]
    public void AnUnknownDiscriminatorBesideAWrongValue([Values("Lenient", "Ignored", "Animal", "Dog")] string type) => Compare(
        type,
        from wrong in new[] { "Number", "Kept", "Name", "Unknown" }
        from value in new BsonValue[] { "x", new BsonDocument(), BsonNull.Value }
        from document in new BsonDocument[]
        {
            new() { { "_t", "Nobody" }, { wrong, value } },
            new() { { wrong, value }, { "_t", "Nobody" } },
        }
        select document.ToBson());

    /// <summary>No size precedes these values, but their bytes look like a negative one.</summary>
    [Test]
    public void ATruncatedExtraElementWithoutASize(
        [Values(
            BsonType.Double,
            BsonType.ObjectId,
            BsonType.DateTime,
            BsonType.RegularExpression,
            BsonType.Timestamp,
            BsonType.Int64,
            BsonType.Decimal128)] BsonType bsonType) => Compare(
        "Lenient",
        from length in Enumerable.Range(0, 8)
        select MakeDocument([(byte)bsonType, 0x7A, 0, .. Enumerable.Repeat((byte)0xFF, length)]));

    /// <summary>
    /// The discriminator has to come first. As many bytes after the start as it has, the first value has bytes that look like the element
    /// of the object.
    /// </summary>
    [Test]
    public void ATypeOfTheFrameworkAfterBytesThatLookLikeItsValue()
    {
        byte[] discriminator = [0x02, .. "_t\0"u8, 0x0E, 0, 0, 0, .. "System.Byte[]\0"u8];
        byte[] value = [0x05, .. "_v\0"u8, (byte)discriminator.Length, 0, 0, 0, 0];
        var filler = new byte[discriminator.Length - "\x05x\0\0\0\0\0\0"u8.Length];
        byte[] first = [0x05, .. "x\0"u8, .. BitConverter.GetBytes(filler.Length + value.Length), 0, .. filler, .. value];
        byte[] nested = MakeDocument([.. first, .. discriminator, 0]);
        Compare("DoubleBarrow", [MakeDocument([0x03, .. "Second\0"u8, .. nested, 0])]);
    }

    private static byte[] MakeHerd(byte[] element) => MakeDocument([0x02, .. "_t\0"u8, 5, 0, 0, 0, .. "Herd\0"u8, .. element, 0]);

    private static byte[] MakeElement(string name, byte[] items) =>
        [(byte)(name == "Leader" ? BsonType.Document : BsonType.Array), .. Encoding.UTF8.GetBytes(name), 0, .. items];

    private static byte[] MakeDocument(byte[] elements) => [.. BitConverter.GetBytes(elements.Length + 4), .. elements];

    private static void Compare(string type, IEnumerable<byte[]> documents)
    {
        var pair = Pairs.Find(type);
        var differences = new Differences(pair);
        foreach (var document in documents)
        {
            ConformanceTests.Read(pair, document, Convert.ToHexString(document), isThorough: true, differences);
        }

        differences.AssertNone();
    }
}
