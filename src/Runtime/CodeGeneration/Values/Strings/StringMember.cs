using System.ComponentModel;
using BsonGen.Internal.Driver;
using MongoDB.Bson;

namespace BsonGen.CodeGeneration;

/// <summary>A string with <c>[BsonRepresentation]</c>: as a string or a symbol.</summary>
[EditorBrowsable(EditorBrowsableState.Never)]
public sealed class StringMember(Type declaringType, string name, BsonType representation) : DriverMember<string?>(declaringType, name)
{
    /// <inheritdoc />
    protected internal override bool TryRead(ref BsonSpanReader reader, out string? value)
    {
        value = null;
        return RegisteredSerializer<string>.IsDefault && (reader.IsNull || reader.TryReadTextOrSymbol(out value));
    }

    /// <inheritdoc />
    protected internal override bool TryWrite(ref BsonSpanWriter writer, ReadOnlySpan<byte> name, string? value)
    {
        if (!RegisteredSerializer<string>.IsDefault)
        {
            return false;
        }

        if (value is null)
        {
            writer.WriteNull(name);
        }
        else
        {
            writer.WriteTextOrSymbol(representation, name, value);
        }

        return true;
    }
}
