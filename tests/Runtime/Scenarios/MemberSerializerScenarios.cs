using BsonGen;
using MongoDB.Bson;
using MongoDB.Bson.Serialization;
using MongoDB.Bson.Serialization.Options;
using MongoDB.Bson.Serialization.Serializers;
using Runtime.Models;

namespace Runtime.Scenarios;

/// <summary>Serializers that a user registers for the types of members write and read these members.</summary>
public static class MemberSerializerScenarios
{
    [Rule("3.1")]
    public static void NothingRegistered()
    {
        Expect.SameAsClassMap();
        Expect.Equal(true, Expect.IsGenerated<Order>(), "generated");
    }

    [Rule("6.0.1")]
    public static void StandardGuids() => Check(
        new GuidSerializer(GuidRepresentation.Standard), document =>
            (document["Key"].AsBsonBinaryData.SubType, BsonBinarySubType.UuidStandard));

    public static void JavaGuids() => Check(
        new GuidSerializer(GuidRepresentation.JavaLegacy),
        document => (document["Key"].AsBsonBinaryData.Bytes[0], (byte)0x77));

    [Rule("6.3")]
    public static void UnspecifiedGuids()
    {
        BsonSerializer.RegisterSerializer(new GuidSerializer(GuidRepresentation.Unspecified));
        var byClassMap = new BsonClassMapSerializer<Order>(BsonClassMap.LookupClassMap(typeof(Order)));
        var expected = FaultOf(() => Sample.Order().ToBson(serializer: byClassMap));
        Expect.Equal(true, expected.Contains("Guid", StringComparison.Ordinal), "fault of the class map");
        Expect.Equal(expected, FaultOf(() => Sample.Order().ToBson()), "ToBson");
        Expect.Equal(expected, FaultOf(() => BsonGenSerializer.Serialize(Sample.Order())), "Serialize");
    }

    public static void GuidsAsText() => Check(new GuidSerializer(BsonType.String), document => (document["Key"].BsonType, BsonType.String));

    public static void DecimalsAsDecimal128() => Check(
        new DecimalSerializer(BsonType.Decimal128), document => (document["Total"].BsonType, BsonType.Decimal128));

    public static void DecimalsAsDouble() => Check(
        new DecimalSerializer(BsonType.Double, new RepresentationConverter(true, true)),
        document => (document["Total"].BsonType, BsonType.Double));

    public static void IntegersAsText() => Check(
        new Int32Serializer(BsonType.String), document =>
            ($"{document["Count"]} {document["OrNull"]} {document["Numbers"]}", "3 4 [1, 2, 3]"),
        document => (document["OrNull"].BsonType, BsonType.String));

    public static void LocalDates() => Check(DateTimeSerializer.LocalInstance, document => (document["When"].BsonType, BsonType.DateTime));

    public static void DatesAsText() => Check(
        new DateTimeSerializer(DateTimeKind.Local, BsonType.String), document => (document["When"].BsonType, BsonType.String));

    public static void EnumsAsText() => Check(
        new EnumSerializer<Status>(BsonType.String), document => ($"{document["Status"]} {document["ByName"]["x"]}", "Shipped Open"));

    public static void OwnTextSerializer() => Check(new Shouting(), document => (document["Name"].AsString, "ADA"));

    public static void OwnNullableSerializer() => Check(
        new NullableSerializer<int>(new Int32Serializer(BsonType.Double)),
        document => ($"{document["OrNull"].BsonType} {document["Count"].BsonType}", "Double Int32"));

    public static void OwnListSerializer() => Check(new Joining(), document => (document["Numbers"].AsString, "1+2+3"));

    public static void ObjectIdsAsText() =>
        Check(new ObjectIdSerializer(BsonType.String), document => (document["_id"].BsonType, BsonType.String));

    /// <summary>An attribute changes the registered serializer, whose other settings stay.</summary>
    public static void AttributesOnRegisteredTimesAndBooleans()
    {
        BsonSerializer.RegisterSerializer(new TimeSpanSerializer(BsonType.Int64, TimeSpanUnits.Hours));
        BsonSerializer.RegisterSerializer(new BooleanSerializer(BsonType.String));
        var shift = new Shift
        {
            Plain = TimeSpan.FromHours(7),
            AsNumber = TimeSpan.FromHours(8),
            InMinutes = TimeSpan.FromHours(9),
            IsPlain = true,
            IsBoolean = true,
        };
        var byClassMap = new BsonClassMapSerializer<Shift>(BsonClassMap.LookupClassMap(typeof(Shift)));
        var expected = shift.ToBson(byClassMap);
        Expect.Equal(BsonSerializer.Deserialize<BsonDocument>(expected).ToString(), shift.ToBsonDocument().ToString(), "document");
        Expect.Equal(Convert.ToHexString(expected), Convert.ToHexString(shift.ToBson()), "bytes");
        var read = BsonSerializer.Deserialize<Shift>(expected);
        Expect.Equal(
            (shift.Plain, shift.AsNumber, shift.InMinutes, true, true),
            (read.Plain, read.AsNumber, read.InMinutes, read.IsPlain, read.IsBoolean),
            "values");
        Expect.Equal(true, Expect.IsGenerated<Shift>(), "generated");
    }

    private static void Check<T, TResult>(
        IBsonSerializer<T> serializer, params Func<BsonDocument, (TResult Actual, TResult Expected)>[] checks)
    {
        BsonSerializer.RegisterSerializer(serializer);
        var document = Expect.SameAsClassMap();
        foreach (var check in checks)
        {
            var (actual, expected) = check(document);
            Expect.Equal(expected, actual, document.ToString());
        }

        Expect.Equal(true, Expect.IsGenerated<Order>(), "generated");
    }

    private static void Check<T, TFirst, TSecond>(
        IBsonSerializer<T> serializer,
        Func<BsonDocument, (TFirst Actual, TFirst Expected)> first,
        Func<BsonDocument, (TSecond Actual, TSecond Expected)> second)
    {
        Check(serializer, first);
        var (actual, expected) = second(Expect.SameAsClassMap());
        Expect.Equal(expected, actual, "second");
    }

    private static string FaultOf(Action act)
    {
        try
        {
            act();
        }
        catch (BsonSerializationException fault)
        {
            return $"{fault.Message} {fault.InnerException?.GetType().Name}: {fault.InnerException?.Message}";
        }

        return "none";
    }

    private sealed class Shouting : SerializerBase<string>
    {
        public override string Deserialize(BsonDeserializationContext context, BsonDeserializationArgs args) =>
            context.Reader.ReadString().ToLowerInvariant();

        public override void Serialize(BsonSerializationContext context, BsonSerializationArgs args, string value) =>
            context.Writer.WriteString(value.ToUpperInvariant());
    }

    private sealed class Joining : SerializerBase<List<int>>
    {
        public override List<int> Deserialize(BsonDeserializationContext context, BsonDeserializationArgs args) =>
            [.. context.Reader.ReadString().Split('+').Select(int.Parse)];

        public override void Serialize(BsonSerializationContext context, BsonSerializationArgs args, List<int> value) =>
            context.Writer.WriteString(string.Join('+', value));
    }

    /// <summary>Its class says nothing about its settings.</summary>
    public static void AnotherInstanceOfTheSerializerInAnAttribute()
    {
        BsonClassMap.RegisterClassMap<Parchment>(static map =>
        {
            map.AutoMap();
            map.GetMemberMap(parchment => parchment.Text).SetSerializer(new Prefixing("longer "));
        });
        var bytes = new Parchment { Text = "x" }.ToBson();
        Expect.Equal("longer x", BsonSerializer.Deserialize<BsonDocument>(bytes)["Text"].AsString, "written");
        Expect.Equal("x", BsonSerializer.Deserialize<Parchment>(bytes).Text, "read");
        SideBySide.Write(new Parchment { Text = "x" }, "a parchment");
        Expect.Equal(0, BsonGenFallbacks.Observed.Count, "fallbacks");
    }
}
