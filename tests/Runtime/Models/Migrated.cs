using BsonGen;
using MongoDB.Bson;
using MongoDB.Bson.Serialization;
using MongoDB.Bson.Serialization.Attributes;
using MongoDB.Bson.Serialization.IdGenerators;
using MongoDB.Bson.Serialization.Serializers;

namespace Runtime.Models;

/// <summary>Has attributes that are equivalent to calls of a class map.</summary>
[BsonGenerated]
#pragma warning disable BSONGEN008 // The member for extra elements takes them.
[BsonIgnoreExtraElements(Inherited = true)]
#pragma warning restore BSONGEN008
[BsonDiscriminator("migrated", Required = true, RootClass = true)]
[BsonKnownTypes(typeof(MigratedFurther))]
public partial class Migrated
{
    [BsonElement]
    private int _pin;

    [BsonId(IdGenerator = typeof(StringObjectIdGenerator))]
    public string? Key { get; set; }

    public string? Name { get; set; }

    [BsonIgnore]
    public bool IsSelected { get; set; }

    [BsonElement("n", Order = 1)]
    public string? Short { get; set; }

    [BsonIgnoreIfNull]
    public string? Note { get; set; }

    [BsonIgnoreIfDefault]
    public int Count { get; set; }

    [BsonDefaultValue("x")]
    public string? Grade { get; set; }

    [BsonRequired]
    public int Total { get; set; }

    [BsonRepresentation(BsonType.String)]
    public Status Status { get; set; }

    [BsonGuidRepresentation(GuidRepresentation.Standard)]
    public Guid Token { get; set; }

    [BsonDateTimeOptions(Kind = DateTimeKind.Local)]
    public DateTime When { get; set; }

    [BsonSerializer(typeof(Backwards))]
    public string? Text { get; set; }

    [BsonElement]
    public int Pin => _pin;

    [BsonExtraElements]
    public BsonDocument? Rest { get; set; }

    /// <summary>Stores its text from the last character to the first.</summary>
    public sealed class Backwards : SerializerBase<string?>
    {
        public override string Deserialize(BsonDeserializationContext context, BsonDeserializationArgs args) =>
            Reverse(context.Reader.ReadString());

        public override void Serialize(BsonSerializationContext context, BsonSerializationArgs args, string? value) =>
            context.Writer.WriteString(Reverse(value ?? ""));

        private static string Reverse(string text) => new([.. text.Reverse()]);
    }
}

[BsonGenerated]
public partial class MigratedFurther : Migrated;

/// <summary>A constructor with an attribute creates it.</summary>
[BsonGenerated]
public partial class MigratedPoint
{
    [BsonConstructor(nameof(X), nameof(Y))]
    public MigratedPoint(int first, int second)
    {
        X = first;
        Y = second;
    }

    [BsonElement]
    public int X { get; }

    [BsonElement]
    public int Y { get; }
}
