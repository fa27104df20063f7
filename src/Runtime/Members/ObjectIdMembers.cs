using System.ComponentModel;
using BsonGen.Reading;
using BsonGen.Registration;
using BsonGen.Values;
using BsonGen.Writing;
using MongoDB.Bson;

namespace BsonGen.Members;

/// <summary>A string with <c>[BsonRepresentation(BsonType.ObjectId)]</c>: an id that the class holds as text.</summary>
[EditorBrowsable(EditorBrowsableState.Never)]
public sealed class StringAsObjectIdMember : DriverMember<string?>
{
    /// <inheritdoc />
    public StringAsObjectIdMember(Type declaringType, string name)
        : base(declaringType, name)
    {
    }

    /// <inheritdoc />
    public override string? Read(ref BsonSpanReader reader) =>
        RegisteredSerializer<string>.IsStock && reader.TryReadObjectId(out var value)
            ? Hex.ToString(value)
            : base.Read(ref reader);

    /// <inheritdoc />
    public override void Write(ref BsonSpanWriter writer, ReadOnlySpan<byte> name, string? value)
    {
        if (RegisteredSerializer<string>.IsStock && value is not null && Hex.TryParse(value, out var id))
        {
            writer.WriteRawObjectId(name, id);
        }
        else
        {
            base.Write(ref writer, name, value);
        }
    }
}

/// <summary>An <see cref="ObjectId"/> with <c>[BsonRepresentation(BsonType.String)]</c>.</summary>
[EditorBrowsable(EditorBrowsableState.Never)]
public sealed class ObjectIdAsStringMember : DriverMember<ObjectId>
{
    /// <inheritdoc />
    public ObjectIdAsStringMember(Type declaringType, string name)
        : base(declaringType, name)
    {
    }

    /// <inheritdoc />
    public override ObjectId Read(ref BsonSpanReader reader) =>
        RegisteredSerializer<ObjectId>.IsStock && reader.TryReadHex(out var value) ? value : base.Read(ref reader);

    /// <inheritdoc />
    public override void Write(ref BsonSpanWriter writer, ReadOnlySpan<byte> name, ObjectId value)
    {
        if (RegisteredSerializer<ObjectId>.IsStock)
        {
            writer.WriteHex(name, value);
        }
        else
        {
            base.Write(ref writer, name, value);
        }
    }
}
