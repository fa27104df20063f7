using BsonGen;
using MongoDB.Bson;
using MongoDB.Bson.IO;
using MongoDB.Bson.Serialization;
using NUnit.Framework;
using Runtime.Models;

namespace Runtime.Tests;

/// <summary>Values that declare more bytes than available cause the driver's exceptions, without its allocation.</summary>
[TestFixture]
public class DeclaredSizeTests
{
    private const int Lie = 100_000_000;

    private static readonly byte[] LieBytes = BitConverter.GetBytes(Lie);
    private static readonly byte[] InnerLieBytes = BitConverter.GetBytes(Lie - sizeof(int));

    // A member, a type, and a value of it.
    private static readonly object[][] Cases =
    [
        ["Texts", BsonType.String, (byte[])[.. LieBytes, 0x41, 0]],
        ["Values", BsonType.String, (byte[])[.. LieBytes, 0x41, 0]],
        ["Values", BsonType.Symbol, (byte[])[.. LieBytes, 0x41, 0]],
        ["Values", BsonType.JavaScript, (byte[])[.. LieBytes, 0x41, 0]],
        ["Values", BsonType.JavaScriptWithScope, (byte[])[20, 0, 0, 0, .. LieBytes, 0x41, 0]],
        ["Values", BsonType.JavaScriptWithScope, (byte[])[255, 255, 255, 255, .. LieBytes, 0x41, 0]],
        ["Data", BsonType.Binary, (byte[])[.. LieBytes, 0, 0x41]],
        ["Data", BsonType.Binary, (byte[])[.. LieBytes, 2, 0x41]],
        ["Data", BsonType.Binary, (byte[])[.. LieBytes, 5, 0x41]],
        ["Values", BsonType.Binary, (byte[])[.. LieBytes, 0, 0x41]],
        ["Values", BsonType.Binary, (byte[])[.. LieBytes, 2, 0x41]],
        ["Values", BsonType.Binary, (byte[])[.. LieBytes, 2, .. InnerLieBytes, 0x41]],
        ["Values", BsonType.Binary, (byte[])[.. LieBytes, 2, .. LieBytes, 0x41]],
    ];

    private static readonly BsonClassMapSerializer<Handed> ClassMap = new(BsonClassMap.LookupClassMap(typeof(Handed)));

    [TestCaseSource(nameof(Cases))]
    public void SizesBeyondTheEndAllocateNothing(string member, BsonType type, byte[] value)
    {
        byte[] array = [50, 0, 0, 0, (byte)type, (byte)'0', 0, .. value];
        byte[] document = [60, 0, 0, 0, (byte)BsonType.Array, .. System.Text.Encoding.UTF8.GetBytes(member), 0, .. array];
        byte[] nested = [
            90,
            0,
            0,
            0,
            (byte)BsonType.Array,
            .. "Linked\0"u8,
            80,
            0,
            0,
            0,
            (byte)BsonType.Document,
            (byte)'0',
            0,
            .. document,
        ];
        foreach (var bytes in new[] { document, nested })
        {
            var expected = GetError(() => Read(ClassMap, bytes));
            var before = GC.GetAllocatedBytesForCurrentThread();
            Assert.That(GetError(() => BsonSerializer.Deserialize<Handed>(bytes)), Is.EqualTo(expected));
            Assert.That(() => BsonGenSerializer.Deserialize<Handed>(bytes), Throws.Exception);
            Assert.That(GC.GetAllocatedBytesForCurrentThread() - before, Is.LessThan(Lie / 10));
        }
    }

    [Test]
    public void DiscriminatorsAllocateNothing()
    {
        BsonSerializer.LookupSerializer<Button>();
        byte[] document = [50, 0, 0, 0, (byte)BsonType.Binary, .. "_t\0"u8, .. LieBytes, 0, 0x41];
        var before = GC.GetAllocatedBytesForCurrentThread();
        Assert.That(() => BsonGenSerializer.Deserialize<Widget>(document), Throws.TypeOf<EndOfStreamException>());
        Assert.That(GC.GetAllocatedBytesForCurrentThread() - before, Is.LessThan(Lie / 10));
    }

    private static string GetError(Func<object> read)
    {
        try
        {
            return $"It was read: {read()}";
        }
        catch (Exception error)
        {
            return $"{error.GetType()}: {error.Message}";
        }
    }

    private static Handed Read(IBsonSerializer<Handed> serializer, byte[] bytes)
    {
        using var reader = new BsonBinaryReader(new MemoryStream(bytes));
        return serializer.Deserialize(BsonDeserializationContext.CreateRoot(reader));
    }
}
