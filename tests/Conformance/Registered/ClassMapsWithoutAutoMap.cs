using BsonGen;
using MongoDB.Bson;
using MongoDB.Bson.Serialization;
using MongoDB.Bson.Serialization.Attributes;
using MongoDB.Bson.Serialization.IdGenerators;
using MongoDB.Bson.Serialization.Serializers;

namespace Conformance.Models.Errands;

/// <summary>Class maps that name each member. Conventions and attributes don't apply to them.</summary>
public static class Start
{
    public static void Run()
    {
        if (!BsonClassMap.IsClassMapRegistered(typeof(Errand)))
        {
            BsonClassMap.RegisterClassMap<Errand>(map =>
            {
                map.MapIdProperty(errand => errand.Number).SetIdGenerator(new StringObjectIdGenerator());
                map.MapProperty(errand => errand.Title).SetElementName("t").SetOrder(2);
                map.MapProperty(errand => errand.Urgency).SetSerializer(new EnumSerializer<Urgency>(BsonType.String)).SetOrder(1);
                map.MapProperty(errand => errand.Fee)
                    .SetSerializer(new DecimalSerializer(BsonType.Decimal128))
                    .SetDefaultValue(2.5m)
                    .SetIgnoreIfDefault(true);
                map.MapProperty(errand => errand.Note).SetIgnoreIfNull(true);
                map.MapProperty(errand => errand.Steps);
                map.MapField("_secret").SetElementName("s");
                map.MapMember(errand => errand.Done).SetDefaultValue(true).SetIsRequired(false);
                map.MapExtraElementsProperty(errand => errand.Rest);
            });
        }

        BsonClassMap.RegisterClassMap<Step>(map =>
        {
            map.MapProperty(step => step.Text);
            map.MapProperty(step => step.Level).SetIsRequired(true);
            map.MapProperty(step => step.ReadOnly);
            map.SetIgnoreExtraElements(true);
        });

        // The members of a class map in a local variable.
        var visit = new BsonClassMap<Visit>();
        visit.MapIdMember(item => item.Key).SetSerializer(new GuidSerializer(GuidRepresentation.Standard));
        visit.MapMember(item => item.At).SetSerializer(new DateTimeSerializer(DateTimeKind.Local));
        visit.MapMember(item => item.Where).SetSerializer(new NullableSerializer<Urgency>(new EnumSerializer<Urgency>(BsonType.Int64)));
        visit.GetMemberMap(item => item.At).SetElementName("at");
        BsonClassMap.RegisterClassMap(visit);

        BsonClassMap.RegisterClassMap<Empty>(map => map.Freeze());
    }
}

public enum Urgency
{
    Low,
    High = 3,
}

[BsonGenerated]
public partial class Errand
{
    private int _secret;

    // Ignored by the class map, as the other attributes are.
    [BsonElement("number")]
    public string? Number { get; set; } = "";

    public string? Title { get; set; }

    [BsonRepresentation(BsonType.Int64)]
    public Urgency Urgency { get; set; }

    public decimal Fee { get; set; }

    public string? Note { get; set; }

    public List<Step>? Steps { get; set; }

    public bool Done { get; set; }

    public string? NotMapped { get; set; }

    public BsonDocument? Rest { get; set; }

    public int Peek() => _secret;

    public bool ShouldSerializeTitle() => false;
}

[BsonGenerated]
[BsonDiscriminator("stage", Required = true)]
public partial class Step
{
    public string? Text { get; set; }

    public int Level { get; set; }

    public int ReadOnly => 5;

    public int Id { get; set; }
}

[BsonGenerated]
public partial class Visit
{
    public Guid Key { get; set; }

    public DateTime At { get; set; }

    public Urgency? Where { get; set; }
}

[BsonGenerated]
public partial class Empty
{
    public int Nothing { get; set; }
}
