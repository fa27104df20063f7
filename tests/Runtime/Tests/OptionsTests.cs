using System.IO.Pipelines;
using BsonGen;
using MongoDB.Bson;
using MongoDB.Bson.Serialization;
using NUnit.Framework;

namespace Runtime.Tests;

/// <summary>The options mean the same for types that generated code serves, and for types that the class map serves.</summary>
[TestFixture]
public partial class OptionsTests
{
    // A registered serializer is not replaced by generated code.
    static OptionsTests()
    {
        BsonSerializer.RegisterSerializer(new BsonClassMapSerializer<MappedLevel>(BsonClassMap.LookupClassMap(typeof(MappedLevel))));
        BsonSerializer.RegisterSerializer(new BsonClassMapSerializer<MappedHop>(BsonClassMap.LookupClassMap(typeof(MappedHop))));
    }

    [Test]
    public void TheClassMapServesTheMappedTypes()
    {
        var types = new[] { typeof(MappedLevel), typeof(MappedHop) };
        foreach (var type in types)
        {
            BsonGenSerializer.Deserialize(type, new BsonDocument().ToBson());
        }

        Assert.That(types, Is.SubsetOf(BsonGenFallbacks.Observed.Select(fallback => fallback.Type)));
    }

    [Test]
    public void DepthAndInvalidTextsWhenReading([Range(0, 9)] int seed)
    {
        var random = new Random(seed);
        for (var i = 0; i < 300; i++)
        {
            var bytes = RandomDocument.ToBytes(RandomDocument.Level(random, levels: 12, isInvalid: true));
            var options = new BsonGenSerializerOptions { MaxDepth = random.Next(1, 14), ReplaceInvalidUtf8 = random.Next(2) == 0 };
            var expected = Show(() => BsonGenSerializer.Deserialize<Level>(bytes, options));
            Assert.That(
                Show(() => BsonGenSerializer.Deserialize<MappedLevel>(bytes, options)),
                Is.EqualTo(expected),
                () => Convert.ToHexString(bytes));
            Assert.That(
                Show(() => BsonGenSerializer.Deserialize<MixedLevel>(bytes, options)),
                Is.EqualTo(expected),
                () => Convert.ToHexString(bytes));
            Assert.That(
                Show(() => BsonGenSerializer.Deserialize(typeof(MappedLevel), bytes, options)),
                Is.EqualTo(expected),
                () => Convert.ToHexString(bytes));
        }
    }

    [Test]
    public void DepthWhenWriting([Range(0, 4)] int seed)
    {
        var random = new Random(seed);
        for (var i = 0; i < 200; i++)
        {
            var bytes = RandomDocument.ToBytes(RandomDocument.Level(random, levels: 12, isInvalid: false));
            var options = new BsonGenSerializerOptions { MaxDepth = random.Next(1, 14) };
            var level = BsonGenSerializer.Deserialize<Level>(bytes);
            var mapped = BsonGenSerializer.Deserialize<MappedLevel>(bytes);
            var mixed = BsonGenSerializer.Deserialize<MixedLevel>(bytes);
            var expected = Write(() => BsonGenSerializer.Serialize(level, options));
            Assert.That(Write(() => BsonGenSerializer.Serialize(mapped, options)), Is.EqualTo(expected));
            Assert.That(Write(() => BsonGenSerializer.Serialize(mixed, options)), Is.EqualTo(expected));
            Assert.That(Write(() => BsonGenSerializer.Serialize(typeof(MappedLevel), mapped, options)), Is.EqualTo(expected));
            Assert.That(Write(() => BsonGenSerializer.Serialize(typeof(Level), level, options)), Is.EqualTo(expected));
        }
    }

    [Test]
    public async Task SizeOfDocuments([Values(typeof(Level), typeof(MappedLevel))] Type type)
    {
        var bytes = new BsonDocument("Text", "text").ToBson();
        var enough = new BsonGenSerializerOptions { MaxDocumentSize = bytes.Length };
        var tooLittle = new BsonGenSerializerOptions { MaxDocumentSize = bytes.Length - 1 };
        Assert.That(await BsonGenSerializer.DeserializeAsync(type, new MemoryStream(bytes), enough), Is.InstanceOf(type));
        Assert.That(
            async () => await BsonGenSerializer.DeserializeAsync(type, new MemoryStream(bytes), tooLittle),
            Throws.TypeOf<FormatException>());
        Assert.That(
            async () => await BsonGenSerializer.DeserializeAsyncEnumerable<Level>(PipeReader.Create(new(bytes)), tooLittle).CountAsync(),
            Throws.TypeOf<FormatException>().With.Message.Contains($"larger than the limit of {bytes.Length - 1} (offset 0)"));
        Assert.That(BsonGenSerializer.Deserialize(type, bytes, tooLittle), Is.InstanceOf(type), "Documents in memory have no limit.");
    }

    [Test]
    public void TheDefaultFollowsTheDriver()
    {
        Assert.That(BsonGenSerializerOptions.Default.MaxDepth, Is.EqualTo(BsonDefaults.MaxSerializationDepth));
        Assert.That(BsonGenSerializerOptions.Default.MaxDocumentSize, Is.EqualTo((16 * 1024 * 1024) + (16 * 1024)));
        Assert.That(BsonGenSerializerOptions.Default.ReplaceInvalidUtf8, Is.False);
    }

    private static string Show<T>(Func<T> read)
    {
        var (value, kind, message) = ReadOutcome.Of(read);
        return value ?? (message!.Contains("nested deeper", StringComparison.Ordinal) ? "too deep" : kind!.Name);
    }

    private static string Write(Func<byte[]> write)
    {
        try
        {
            return Convert.ToHexString(write());
        }
        catch (BsonSerializationException error) when (error.GetBaseException().Message.StartsWith(
            "Maximum serialization depth", StringComparison.Ordinal))
        {
            return "too deep";
        }
    }

    [BsonGenerated]
    public partial class Level
    {
        public string? Text { get; set; }

        public Level? Next { get; set; }

        public List<Level>? Items { get; set; }

        public LinkedList<Level>? Linked { get; set; }

        public object? Value { get; set; }

        public BsonValue? Any { get; set; }

        public Dictionary<string, Level>? ByName { get; set; }
    }

    [BsonGenerated]
    public partial class MappedLevel
    {
        public string? Text { get; set; }

        public MappedLevel? Next { get; set; }

        public List<MappedLevel>? Items { get; set; }

        public LinkedList<MappedLevel>? Linked { get; set; }

        public object? Value { get; set; }

        public BsonValue? Any { get; set; }

        public Dictionary<string, MappedLevel>? ByName { get; set; }
    }

    /// <summary>Each second level is class-mapped.</summary>
    [BsonGenerated]
    public partial class MixedLevel
    {
        public string? Text { get; set; }

        public MappedHop? Next { get; set; }

        public List<MappedHop>? Items { get; set; }

        public LinkedList<MappedHop>? Linked { get; set; }

        public object? Value { get; set; }

        public BsonValue? Any { get; set; }

        public Dictionary<string, MappedHop>? ByName { get; set; }
    }

    [BsonGenerated]
    public partial class MappedHop
    {
        public string? Text { get; set; }

        public MixedLevel? Next { get; set; }

        public List<MixedLevel>? Items { get; set; }

        public LinkedList<MixedLevel>? Linked { get; set; }

        public object? Value { get; set; }

        public BsonValue? Any { get; set; }

        public Dictionary<string, MixedLevel>? ByName { get; set; }
    }
}
