using System.ComponentModel;
using BsonGen.Reading;
using BsonGen.Registration;
using BsonGen.Writing;
using MongoDB.Bson;

namespace BsonGen.Members;

/// <summary>A member whose type is <see cref="BsonValue"/> or derives from it. Class maps keep its null apart from BSON's null.</summary>
[EditorBrowsable(EditorBrowsableState.Never)]
public sealed class BsonValueMember<T> : DriverMember<T?>
    where T : BsonValue
{
    /// <inheritdoc />
    public BsonValueMember(Type declaringType, string name)
        : base(declaringType, name)
    {
    }

    // BSON's null is a value of these two.
    private static bool TakesNull => typeof(T) == typeof(BsonValue) || typeof(T) == typeof(BsonNull);

    /// <inheritdoc />
    protected internal override bool TryRead(ref BsonSpanReader reader, out T? value)
    {
        value = null;
        return RegisteredBsonValue<T>.IsStock &&
            (reader.TryReadCSharpNull() || (!TakesNull && reader.IsNull) || reader.TryReadBsonValue<T>(out value));
    }

    /// <inheritdoc />
    protected internal override bool TryWrite(ref BsonSpanWriter writer, ReadOnlySpan<byte> name, T? value)
    {
        if (!RegisteredBsonValue<T>.IsStock)
        {
            return false;
        }

        if (value is null)
        {
            writer.WriteCSharpNull(name);
        }
        else
        {
            writer.WriteBsonValue(name, value);
        }

        return true;
    }
}
