// Attributes of types, of constructors and methods, and members that a serializer of this program reads and writes.
using System.ComponentModel;
using System.Diagnostics.CodeAnalysis;
using BsonGen;
using MongoDB.Bson;
using MongoDB.Bson.Serialization;
using MongoDB.Bson.Serialization.Attributes;
using MongoDB.Bson.Serialization.Serializers;

namespace NativeAot;

[BsonGenerated]
[BsonNoId]
public sealed partial class Label : ISupportInitialize
{
    private bool _isComplete;

    public string? Id { get; set; }

    [BsonSerializer(typeof(UpperCaseSerializer))]
    public string? Code { get; set; }

    public int Count { get; set; }

    public bool ShouldSerializeCount() => _isComplete;

    public void BeginInit() => _isComplete = false;

    public void EndInit() => _isComplete = true;
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
        ((ISupportInitialize)label).EndInit();
        Check.RoundTrip(label, new BsonDocument { { "Id", "a" }, { "Code", "B" }, { "Count", 1 } });
        Check.RoundTrip(new Range(1, 2), new BsonDocument { { "Low", 1 }, { "High", 2 } });
        Check.RoundTrip(Length.Of(1.5), new BsonDocument("Meters", 1.5));
    }
}
