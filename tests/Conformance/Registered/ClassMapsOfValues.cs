using BsonGen;
using MongoDB.Bson;
using MongoDB.Bson.Serialization;
using MongoDB.Bson.Serialization.IdGenerators;
using MongoDB.Bson.Serialization.Serializers;

namespace Conformance.Models.Values;

/// <summary>Class maps that set serializers, ids with generators, and default values that are omitted.</summary>
public static class Start
{
    public static void Run()
    {
        BsonClassMap.RegisterClassMap<Payment>(map =>
        {
            map.AutoMap();
            map.MapIdProperty(payment => payment.Key)
                .SetIdGenerator(CombGuidGenerator.Instance)
                .SetSerializer(new GuidSerializer(GuidRepresentation.Standard))
                .SetElementName("_id");
            map.MapMember(payment => payment.Other).SetSerializer(new GuidSerializer(BsonType.String));
            map.MapMember(payment => payment.Text).SetSerializer(new DecimalSerializer(BsonType.String));
            map.MapMember(payment => payment.Wide).SetSerializer(new DoubleSerializer(BsonType.Decimal128));
            map.MapMember(payment => payment.Ratio).SetDefaultValue(double.NaN).SetIgnoreIfDefault(true);
        });
        BsonClassMap.RegisterClassMap<Visit>(map =>
        {
            map.AutoMap();
            map.MapIdMember(visit => visit.Id)
                .SetIdGenerator(StringObjectIdGenerator.Instance)
                .SetSerializer(new StringSerializer(BsonType.ObjectId));
            map.MapField(visit => visit.At).SetSerializer(new DateTimeSerializer(DateTimeKind.Local)).SetElementName("at");
            map.MapMember(visit => visit.Written).SetSerializer(new DateTimeSerializer(BsonType.String)).SetIsRequired(true);
            map.MapProperty("Span").SetSerializer(new TimeSpanSerializer(BsonType.Int64));
            map.MapMember(visit => visit.Booked).SetSerializer(new DateTimeOffsetSerializer(BsonType.String));
            map.MapMember(visit => visit.Until).SetSerializer(
                new NullableSerializer<DateTimeOffset>(new DateTimeOffsetSerializer(BsonType.DateTime)));
            map.MapMember(visit => visit.Born).SetSerializer(new DateOnlySerializer(BsonType.String));
            map.MapMember(visit => visit.Day).SetDefaultValue(DayOfWeek.Monday).SetIgnoreIfDefault(true);
            map.MapProperty(visit => visit.Next)
                .SetSerializer(new NullableSerializer<DayOfWeek>(new EnumSerializer<DayOfWeek>(BsonType.String)))
                .SetIgnoreIfDefault(true);
            map.MapMember(visit => visit.Number).SetDefaultValue(7L).SetIgnoreIfDefault(true);
            map.SetDiscriminator("v");
            map.Freeze();
        });
        BsonClassMap.RegisterClassMap<Purchase>(map =>
        {
            map.AutoMap();
            map.SetIdMember(map.GetMemberMap(purchase => purchase.Key));
            map.IdMemberMap.SetIdGenerator(new GuidGenerator()).SetSerializer(new GuidSerializer(GuidRepresentation.Standard));
            map.MapMember(purchase => purchase.Id)
                .SetSerializer(new GuidSerializer(GuidRepresentation.CSharpLegacy))
                .SetIgnoreIfDefault(true);
            map.MapMember(purchase => purchase.Price).SetSerializer(new MoneySerializer()).SetElementName("cents");
        });
        BsonClassMap.RegisterClassMap<Entity>(map =>
        {
            map.AutoMap();
            map.MapIdMember(entity => entity.Code).SetIdGenerator(ObjectIdGenerator.Instance);
            map.SetIgnoreExtraElements(true);
            map.SetIgnoreExtraElementsIsInherited(true);
        });
        BsonClassMap.RegisterClassMap<Animal>(map =>
        {
            map.AutoMap();
            map.AddKnownType(typeof(Dog));
            map.GetMemberMap(animal => animal.Name).SetIsRequired(true);
        });
        BsonClassMap.RegisterClassMap<Cat>(map =>
        {
            map.AutoMap();
            map.MapMember(cat => cat.Lives).SetElementName("l");
            map.UnmapProperty(cat => cat.Owner);
            map.SetDiscriminator("kitty");
        });
        BsonClassMap.RegisterClassMap<Box>(map =>
        {
            map.AutoMap();
            map.MapMember(box => box.Name).SetElementName("n");
            map.MapProperty(box => box.Size).SetSerializer(new Int32Serializer(BsonType.String));
        });
    }
}

public struct Money
{
    public int Cents { get; set; }
}

public sealed class MoneySerializer : SerializerBase<Money>
{
    public override Money Deserialize(BsonDeserializationContext context, BsonDeserializationArgs args) =>
        new() { Cents = context.Reader.ReadInt32() };

    public override void Serialize(BsonSerializationContext context, BsonSerializationArgs args, Money value) =>
        context.Writer.WriteInt32(value.Cents);
}

[BsonGenerated]
public partial class Payment
{
    public Guid Key { get; set; }

    public Guid Other { get; set; }

    public decimal Text { get; set; }

    public double Wide { get; set; }

    public double Ratio { get; set; }
}

[BsonGenerated]
public partial class Visit
{
    public DateTime At;

    public string? Id { get; set; }

    public DateTime Written { get; set; }

    public TimeSpan Span { get; set; }

    public DateTimeOffset Booked { get; set; }

    public DateTimeOffset? Until { get; set; }

    public DateOnly Born { get; set; }

    public DayOfWeek Day { get; set; }

    public DayOfWeek? Next { get; set; }

    public long Number { get; set; }
}

[BsonGenerated]
public partial class Purchase
{
    public Guid Id { get; set; }

    public Guid Key { get; set; }

    public Money Price { get; set; }
}

/// <summary>It has no generated serializer.</summary>
public abstract class Entity
{
    public ObjectId Code { get; set; }

    public int Version { get; set; }
}

[BsonGenerated]
public partial class Animal : Entity
{
    public string Name { get; set; } = "";
}

[BsonGenerated]
public partial class Cat : Animal
{
    public int Lives { get; set; }

    public string? Owner { get; set; }
}

[BsonGenerated]
public partial class Dog : Animal
{
    public int Age { get; set; }
}

[BsonGenerated]
public sealed partial record Box(string Name, int Size);
