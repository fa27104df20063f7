// Attributes of types, of constructors and methods, and members that a serializer of this program reads and writes.
using System.Diagnostics.CodeAnalysis;
using BsonGen;
using MongoDB.Bson;
using MongoDB.Bson.Serialization;
using MongoDB.Bson.Serialization.Attributes;
using MongoDB.Bson.Serialization.Serializers;

namespace NativeAot;

[BsonGenerated]
[BsonNoId]
public sealed partial class Label
{
    public string? Id { get; set; }

    [BsonSerializer(typeof(UpperCaseSerializer))]
    public string? Code { get; set; }

    public int Count { get; set; }

    public bool ShouldSerializeCount() => Count > 0;
}

[BsonGenerated]
public sealed partial class Range
{
    [BsonConstructor]
    public Range(int low, int high) => (Low, High) = (low, high);

    public int Low { get; }

    public int High { get; }
}

[BsonGenerated]
public sealed partial class Length
{
    private Length(double meters) => Meters = meters;

    [BsonElement]
    public double Meters { get; }

    [BsonFactoryMethod]
    public static Length Of(double meters) => new(meters);
}

public sealed class UpperCaseSerializer : SerializerBase<string>
{
    public override string Deserialize(BsonDeserializationContext context, BsonDeserializationArgs args) => context.Reader.ReadString();

    public override void Serialize(BsonSerializationContext context, BsonSerializationArgs args, string value) =>
        context.Writer.WriteString(value.ToUpperInvariant());
}

internal static class AttributedTypes
{
    /// <summary>Reads and writes an object of each class.</summary>
    [DynamicDependency(DynamicallyAccessedMemberTypes.PublicParameterlessConstructor, typeof(UpperCaseSerializer))]
    public static void RoundTrip()
    {
        var label = new Label { Id = "a", Code = "b", Count = 1 };
        Check.RoundTrip(label, new BsonDocument { { "Id", "a" }, { "Code", "B" }, { "Count", 1 } });
        Check.RoundTrip(new Range(1, 2), new BsonDocument { { "Low", 1 }, { "High", 2 } });
        Check.RoundTrip(Length.Of(1.5), new BsonDocument("Meters", 1.5));
    }
}
