using MongoDB.Bson;
using MongoDB.Bson.IO;
using MongoDB.Bson.Serialization;
using MongoDB.Bson.Serialization.Conventions;
using NUnit.Framework;

namespace Conformance.Tests;

/// <summary>Compares the members of serializers that the driver's collections, builders and LINQ call.</summary>
[TestFixture]
[Parallelizable(ParallelScope.Children)]
public class ContractTests
{
    private static readonly int[] Seeds = [0, 4, 5, 11];

    public static IEnumerable<TestCaseData> Types() => Pairs.All.Select(pair => new TestCaseData(pair.Name).SetArgDisplayNames(pair.Name));

    private static IEnumerable<TestCaseData> GeneratedTypes() =>
        Types().Where(type => !CoverageTests.ExpectedClassMapped.Contains((string)type.Arguments[0]!));

    [Rule("5.1.members", "5.2", "5.3")]
    [TestCaseSource(nameof(Types))]
    public void DescribesTheSameMembers(string type)
    {
        var pair = Pairs.Find(type);
        var differences = new Differences(pair);
        foreach (var name in MemberNames(pair.Generated).Append("NoSuchMember").Append(""))
        {
            differences.Compare(name, OutcomeOf(pair.ClassMapped), OutcomeOf(pair.Generated));

            Outcome OutcomeOf(Type side) => Outcome.Of(() =>
                ((IBsonDocumentSerializer)BsonSerializer.LookupSerializer(side)).TryGetMemberSerializationInfo(name, out var info)
                    ? MemberDescription.Of(info)
                    : "none");
        }

        differences.AssertNone();
    }

    /// <summary>The members that a generated serializer describes, against the class map of the same type.</summary>
    [Rule("5.1.members")]
    [TestCaseSource(nameof(GeneratedTypes))]
    public void MembersAreThoseOfTheClassMap(string type)
    {
        var pair = Pairs.Find(type);
        var differences = new Differences(pair);
        var serializer = (IBsonDocumentSerializer)BsonSerializer.LookupSerializer(pair.Generated);
        var map = BsonClassMap.LookupClassMap(pair.Generated);
        var values = pair.Generated.IsAbstract ? [] : Seeds.Select(seed => Pairs.CreateTwins(pair, seed).Generated).ToArray();
        foreach (var member in map.AllMemberMaps.DistinctBy(member => member.MemberName))
        {
            if (Outcome.Of(member.GetSerializer) is { IsError: true } refusal)
            {
                differences.Compare(
                    member.MemberName,
                    refusal,
                    Outcome.Of(() =>
                        serializer.TryGetMemberSerializationInfo(member.MemberName, out var refused) ? refused.Serializer : null));
                continue;
            }

            var expected = member.GetSerializer();
            var isFound = serializer.TryGetMemberSerializationInfo(member.MemberName, out var info);
            Assert.That(isFound, member.MemberName);
            Assert.That(info.ElementName, Is.EqualTo(member.ElementName));
            Assert.That(info.NominalType, Is.EqualTo(expected.ValueType));
            differences.Compare(
                member.MemberName,
                Outcome.Of(() => MemberDescription.Of(expected)),
                Outcome.Of(() => MemberDescription.Of(info.Serializer)));
            if (expected.GetType().Assembly == typeof(BsonSerializer).Assembly)
            {
                Assert.That(info.Serializer, Is.EqualTo(expected), member.MemberName);
            }

            foreach (var value in values)
            {
                differences.Compare(
                    member.MemberName,
                    Outcome.Of(() => Use(expected, member.Getter(value))),
                    Outcome.Of(() => Use(info.Serializer, member.Getter(value))));
            }
        }

        differences.Compare(
            "no member", Outcome.Of(() => false), Outcome.Of(() => serializer.TryGetMemberSerializationInfo("NoSuchMember", out _)));
        differences.AssertNone();
    }

    /// <summary>Writes the value as a filter does, and reads it as a projection does.</summary>
    private static string Use(IBsonSerializer serializer, object? value)
    {
        var document = new BsonDocument();
        using var writer = new BsonDocumentWriter(document);
        writer.WriteStartDocument();
        writer.WriteName("value");
        serializer.Serialize(BsonSerializationContext.CreateRoot(writer), value);
        writer.WriteEndDocument();
        using var reader = new BsonDocumentReader(document);
        reader.ReadStartDocument();
        reader.ReadName();
        return $"{document} {Dump.Of(serializer.Deserialize(BsonDeserializationContext.CreateRoot(reader)))}";
    }

    [Rule("5.1.id", "1.5")]
    [TestCaseSource(typeof(ConformanceTests), nameof(ConformanceTests.Types))]
    public void GetsTheSameId(string type)
    {
        var pair = Pairs.Find(type);
        var differences = new Differences(pair);
        foreach (var seed in ConformanceTests.Choose(Seeds, pair))
        {
            var (generated, classMapped) = Pairs.CreateTwins(pair, seed);
            differences.Compare($"seed {seed}", OutcomeOf(pair.ClassMapped, classMapped), OutcomeOf(pair.Generated, generated));
        }

        differences.AssertNone();

        static Outcome OutcomeOf(Type side, object value) =>
            Outcome.Of(() => IdDescription.Of((IBsonIdProvider)BsonSerializer.LookupSerializer(side), value));
    }

    [Rule("5.1.id", "1.4.1")]
    [TestCaseSource(typeof(ConformanceTests), nameof(ConformanceTests.Types))]
    public void SetsTheSameId(string type)
    {
        var pair = Pairs.Find(type);
        var differences = new Differences(pair);
        for (var seed = 4; seed < 8; seed++)
        {
            var (generated, classMapped) = Pairs.CreateTwins(pair, seed);
            var (otherGenerated, otherClassMapped) = Pairs.CreateTwins(pair, seed + 4);
            differences.Compare(
                $"seed {seed}", OutcomeOf(pair.ClassMapped, classMapped, otherClassMapped), OutcomeOf(
                    pair.Generated, generated, otherGenerated));
        }

        differences.AssertNone();

        static Outcome OutcomeOf(Type side, object value, object other) => Outcome.Of(() =>
        {
            var provider = (IBsonIdProvider)BsonSerializer.LookupSerializer(side);
            provider.GetDocumentId(other, out var id, out _, out _);
            provider.SetDocumentId(value, id);
            provider.GetDocumentId(value, out var set, out _, out _);
            return set;
        });
    }

    [Rule("4.2.1", "4.2.3", "4.2.4", "1.3.4", "4.3.7", "1.9.1", "2.BsonDiscriminator")]
    [TestCaseSource(typeof(ConformanceTests), nameof(ConformanceTests.Types))]
    public void WritesTheSameWithArguments(string type)
    {
        var pair = Pairs.Find(type);
        var differences = new Differences(pair);
        foreach (var seed in ConformanceTests.Choose(Seeds, pair))
        {
            var (generated, classMapped) = Pairs.CreateTwins(pair, seed);
            foreach (var (what, nominalType) in NominalTypes)
            {
                foreach (var isIdFirst in new[] { false, true })
                {
                    foreach (var isInside in new[] { false, true })
                    {
                        differences.Compare(
                            $"seed {seed}, nominal {what}, id first {isIdFirst}, inside {isInside}",
                            OutcomeOf(pair.ClassMapped, classMapped),
                            OutcomeOf(pair.Generated, generated));

                        Outcome OutcomeOf(Type side, object value) => Outcome.Of(() => DriverCalls.Write(
                            side, value, new BsonSerializationArgs
                            {
                                NominalType = nominalType(side),
                                SerializeIdFirst = isIdFirst,
                            }, isInside));
                    }
                }
            }
        }

        if (!pair.Generated.IsValueType)
        {
            differences.Compare("null inside", OfNull(pair.ClassMapped, isInside: true), OfNull(pair.Generated, isInside: true));
            differences.Compare("null", OfNull(pair.ClassMapped, isInside: false), OfNull(pair.Generated, isInside: false));
        }

        differences.AssertNone();

        static Outcome OfNull(Type side, bool isInside) =>
            Outcome.Of(() => DriverCalls.Write(side, null, new BsonSerializationArgs { NominalType = side }, isInside));
    }

    [Rule("4.1.2", "4.1.3", "4.1.4", "4.3.5", "4.3.6")]
    [TestCaseSource(typeof(ConformanceTests), nameof(ConformanceTests.Types))]
    public void ReadsTheSameWithArguments(string type)
    {
        var pair = Pairs.Find(type);
        var differences = new Differences(pair);
        BsonValue[] values =
        [
            BsonNull.Value, 5, new BsonArray { 1 }, new BsonDocument(), new BsonDocument("_t", type), new BsonDocument("_t", "NoSuchType"),
            new BsonDocument { { "Number", 1 }, { "_t", new BsonArray { "Root", type } } }, new BsonDocument("_t", new BsonArray()),
        ];
        var documents = values.Select(value => new BsonDocument { { "before", 1 }, { "value", value }, { "after", 2 } }.ToBson());
        var written = ConformanceTests.Choose(Seeds, pair)
            .Select(seed => ConformanceTests.TryWrite(pair, seed))
            .OfType<byte[]>()
            .Select(DriverCalls.Surround);
        foreach (var document in documents.Concat(written))
        {
            foreach (var (what, nominalType) in NominalTypes)
            {
                differences.Compare(
                    $"{Convert.ToHexString(document)}, nominal {what}", OutcomeOf(
                        pair.ClassMapped, document), OutcomeOf(pair.Generated, TypeNames.ToGenerated(document)));

                Outcome OutcomeOf(Type side, byte[] bytes) => Outcome.Of(() =>
                {
                    using var reader = DriverCalls.Open(bytes);
                    return DriverCalls.ReadInside(reader, side, new BsonDeserializationArgs { NominalType = nominalType(side) });
                });
            }
        }

        differences.AssertNone();
    }

    [Rule("5.1.polymorphic", "5.1.discriminator", "5.1.equality", "4.3.2", "4.3.3")]
    [TestCaseSource(nameof(Types))]
    public void HasTheSameProperties(string type)
    {
        var pair = Pairs.Find(type);
        var differences = new Differences(pair);
        differences.Compare("itself", OutcomeOf(pair.ClassMapped), OutcomeOf(pair.Generated));
        differences.AssertNone();

        static Outcome OutcomeOf(Type side) => Outcome.Of(() =>
        {
            var serializer = BsonSerializer.LookupSerializer(side);
            var convention = (serializer as IHasDiscriminatorConvention)?.DiscriminatorConvention ??
                BsonSerializer.LookupDiscriminatorConvention(side);
            return $"{TypeNames.Of(serializer.ValueType)} " +
                $"{((IBsonPolymorphicSerializer)serializer).IsDiscriminatorCompatibleWithObjectSerializer} " +
                $"{serializer.Equals(BsonSerializer.LookupSerializer(side))} {convention.GetType().Name} " +
                $"{BsonSerializer.IsTypeDiscriminated(side)} " +
                $"{convention.ElementName} {convention.GetDiscriminator(side, side)} {convention.GetDiscriminator(typeof(object), side)}";
        });
    }

    /// <summary>The nominal types that a caller may pass.</summary>
    private static readonly (string What, Func<Type, Type?> Of)[] NominalTypes =
    [
        ("itself", type => type), ("object", _ => typeof(object)), ("none", _ => null), ("base", type => type.BaseType),
        ("interface", type => Array.Find(type.GetInterfaces(), candidate => !candidate.IsGenericType)),
    ];

    private static IEnumerable<string> MemberNames(Type type)
    {
        const System.Reflection.BindingFlags All = System.Reflection.BindingFlags.Instance | System.Reflection.BindingFlags.Public |
            System.Reflection.BindingFlags.NonPublic;
        for (var level = type; level is not null; level = level.BaseType)
        {
            foreach (var member in level.GetMembers(All).Where(member =>
                member is System.Reflection.FieldInfo or System.Reflection.PropertyInfo))
            {
                yield return member.Name;
            }
        }
    }
}
