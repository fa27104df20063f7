using MongoDB.Bson;
using MongoDB.Bson.Serialization;
using MongoDB.Bson.Serialization.Serializers;
using Runtime.Models;

namespace Runtime.Scenarios;

/// <summary>Serializers that a user registers for enums, among them serializers of base types, which may read values of any type.</summary>
public static class EnumSerializerScenarios
{
    private static Ranks Example => new()
    {
        Rank = Rank.High,
        RankOrNull = Rank.Low,
        Wide = WideRank.Wide,
        Huge = HugeRank.Huge,
        List = [Rank.High, (Rank)5],
        Pair = (Rank.High, HugeRank.Huge),
    };

    public static void NothingRegistered() => Check();

    public static void Texts()
    {
        BsonSerializer.RegisterSerializer(new EnumSerializer<Rank>(BsonType.String));
        BsonSerializer.RegisterSerializer(new EnumSerializer<HugeRank>(BsonType.String));
        BsonSerializer.RegisterSerializer(new EnumSerializer<WideRank>(BsonType.String));
        Check();
    }

    public static void Int64s()
    {
        BsonSerializer.RegisterSerializer(new EnumSerializer<Rank>(BsonType.Int64));
        BsonSerializer.RegisterSerializer(new EnumSerializer<HugeRank>(BsonType.Int64));
        Check();
    }

    public static void OwnSerializer() => Check(Rank.Low);

    public static void NumberOfTheUnderlyingType() => Check(5);

    public static void NumberOfAnotherType() => Check(5L);

    public static void Text() => Check("x");

    public static void Null() => Check(null);

    public static void ValueOfAnotherEnum() => Check(WideRank.Wide);

    public static void TextsOfMembers() => CheckClassMap(static map =>
    {
        map.GetMemberMap(ranks => ranks.Rank).SetSerializer(new EnumSerializer<Rank>(BsonType.String));
        map.GetMemberMap(ranks => ranks.RankOrNull)
            .SetSerializer(new NullableSerializer<Rank>(new EnumSerializer<Rank>(BsonType.String)));
        map.GetMemberMap(ranks => ranks.Huge).SetSerializer(new EnumSerializer<HugeRank>(BsonType.String));
    });

    public static void Int64sOfMembers() => CheckClassMap(static map =>
    {
        map.GetMemberMap(ranks => ranks.Rank).SetElementName("r").SetSerializer(new EnumSerializer<Rank>(BsonType.Int64));
        map.GetMemberMap(ranks => ranks.Wide).SetSerializer(new EnumSerializer<WideRank>(BsonType.Int32));
    });

    public static void OwnSerializerOfAMember() => CheckClassMap(static map =>
    {
        map.GetMemberMap(ranks => ranks.Rank).SetSerializer(new Marking());
        map.GetMemberMap(ranks => ranks.Wide).SetElementName("w");
    });

    public static void OmittedDefaults() => CheckClassMap(static map =>
    {
        map.GetMemberMap(ranks => ranks.Rank).SetDefaultValue(Rank.High).SetIgnoreIfDefault(true);
        map.GetMemberMap(ranks => ranks.RankOrNull).SetIgnoreIfNull(true);
        map.GetMemberMap(ranks => ranks.Wide)
            .SetSerializer(new EnumSerializer<WideRank>(BsonType.String))
            .SetIgnoreIfDefault(true);
    });

    public static void UnmappedMember() => CheckClassMap(static map => map.UnmapMember(ranks => ranks.Rank));

    /// <summary>Registers a serializer of <c>object</c>, which the registry accepts for any type.</summary>
    private static void Check(object? read)
    {
        BsonSerializer.RegisterSerializer(typeof(Rank), new Fixed(read));
        Check();
    }

    private static void CheckClassMap(Action<BsonClassMap<Ranks>> configure)
    {
        BsonClassMap.RegisterClassMap<Ranks>(map =>
        {
            map.AutoMap();
            configure(map);
        });
        Check();
    }

    private static void Check()
    {
        Expect.Equal(true, Expect.IsGenerated<Ranks>(), "generated");
        SideBySide.Write(Example, "ranks");
        SideBySide.Write(new Ranks(), "no ranks");
        foreach (var rank in new[]
        {
            "1",
            "1.0",
            "'High'",
            "'high'",
            "''",
            "'5'",
            "null",
            "{}",
            "NumberLong('-7')",
            "NumberLong('4294967295')",
            "-1",
            "true",
        })
        {
            foreach (var name in new[] { "Rank", "RankOrNull", "Wide", "Huge" })
            {
                SideBySide.Read<Ranks>($"{{ {name}: {rank} }}");
            }

            SideBySide.Read<Ranks>($"{{ List: [{rank}] }}");
        }
    }

    private sealed class Marking : SerializerBase<Rank>
    {
        private const int Mark = 100;

        public override Rank Deserialize(BsonDeserializationContext context, BsonDeserializationArgs args) =>
            (Rank)(context.Reader.ReadInt32() - Mark);

        public override void Serialize(BsonSerializationContext context, BsonSerializationArgs args, Rank value) =>
            context.Writer.WriteInt32((int)value + Mark);
    }

    private sealed class Fixed(object? value) : SerializerBase<object?>
    {
        public override object? Deserialize(BsonDeserializationContext context, BsonDeserializationArgs args)
        {
            context.Reader.SkipValue();
            return value;
        }

        public override void Serialize(BsonSerializationContext context, BsonSerializationArgs args, object? value) =>
            context.Writer.WriteString($"{value} of {args.NominalType}");
    }
}
