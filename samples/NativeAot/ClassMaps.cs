// Class maps in code. Generated code takes the configuration from them, also where the members are private.
using BsonGen;
using MongoDB.Bson;
using MongoDB.Bson.Serialization;
using MongoDB.Bson.Serialization.Serializers;

namespace NativeAot;

[BsonGenerated]
public sealed partial class Parcel
{
    private int _stamps;

    public string? Code { get; set; }

    public double Weight { get; set; }

    public Color Color { get; set; }

    public int Count { get; set; }

    public string? Note { get; set; }

    public string? Draft { get; set; }

    public void Stamp() => _stamps++;

    /// <summary>Sets each kind of setting.</summary>
    public static void Map(BsonClassMap<Parcel> map)
    {
        map.AutoMap();
        map.SetIgnoreExtraElements(true);
        map.MapIdMember(parcel => parcel.Code);
        map.MapMember(parcel => parcel.Weight).SetElementName("kg").SetIsRequired(true);
        map.MapMember(parcel => parcel.Color).SetSerializer(new EnumSerializer<Color>(BsonType.String));
        map.MapMember(parcel => parcel.Count).SetDefaultValue(1);
        map.MapMember(parcel => parcel.Note).SetIgnoreIfNull(true);
        map.MapField("_stamps").SetElementName("stamps");
        map.UnmapMember(parcel => parcel.Draft);
    }
}

/// <summary>A class whose class map has no AutoMap.</summary>
[BsonGenerated]
public sealed partial class Envelope
{
    public int Number { get; set; }

    public Parcel? Inside { get; set; }

    public string? Unmapped { get; set; }
}

internal static class ClassMaps
{
    public static void RoundTrip()
    {
        BsonClassMap.RegisterClassMap<Parcel>(Parcel.Map);
        BsonClassMap.RegisterClassMap<Envelope>(map =>
        {
            map.MapIdMember(envelope => envelope.Number);
            map.MapMember(envelope => envelope.Inside).SetElementName("inside");
        });

        var parcel = new Parcel { Code = "a", Weight = 1.5, Color = Color.Green, Count = 2, Draft = "not stored" };
        parcel.Stamp();
        var document = new BsonDocument { { "_id", "a" }, { "kg", 1.5 }, { "Color", "Green" }, { "Count", 2 }, { "stamps", 1 } };
        Check.RoundTrip(parcel, document);
        Check.RoundTrip(
            new Envelope { Number = 1, Inside = parcel, Unmapped = "not stored" },
            new BsonDocument { { "_id", 1 }, { "inside", document } });

        Check.Run<Parcel>("read with an extra element, without one that has a default value", () =>
        {
            var other = new BsonDocument(document) { { "unknown", 1 } };
            other.Remove("Count");
            var read = BsonGenSerializer.Deserialize<Parcel>(Check.ToBytes(other));
            Check.Same(Check.ToBytes(new BsonDocument(document) { ["Count"] = 1 }), BsonGenSerializer.Serialize(read));
        });
        Check.Run<Parcel>("refuse a document without a required element", () =>
        {
            var other = new BsonDocument(document);
            other.Remove("kg");
            try
            {
                BsonGenSerializer.Deserialize<Parcel>(Check.ToBytes(other));
            }
            catch (FormatException)
            {
                return;
            }

            throw new InvalidOperationException("The element is required.");
        });
        Check.AreGenerated(typeof(Parcel), typeof(Envelope));
    }
}
