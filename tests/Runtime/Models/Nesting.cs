using BsonGen;
using MongoDB.Bson;
using MongoDB.Bson.Serialization;
using MongoDB.Bson.Serialization.Attributes;

namespace Runtime.Models;

/// <summary>Its accessors read and write another one, from bytes and as bytes.</summary>
[BsonGenerated]
public partial class Nesting
{
    [ThreadStatic]
    private static bool _isByDriver;

    [BsonIgnore]
    public Nesting? Inner { get; set; }

    public byte[]? Bytes
    {
        get => Inner is null ? null : IsByDriver ? Inner.ToBson() : BsonGenSerializer.Serialize(Inner);
        set =>
            Inner =
                value is null ? null :
                IsByDriver ? BsonSerializer.Deserialize<Nesting>(value) :
                BsonGenSerializer.Deserialize<Nesting>(value.AsSpan());
    }

    /// <summary>Whether the thread reads and writes with the driver.</summary>
    public static bool IsByDriver
    {
        get => _isByDriver;
        set => _isByDriver = value;
    }
}
