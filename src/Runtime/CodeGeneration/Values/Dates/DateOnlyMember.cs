using System.ComponentModel;
using BsonGen.Internal.Driver;
using MongoDB.Bson;

namespace BsonGen.CodeGeneration;

/// <summary>A <see cref="DateOnly"/> with <c>[BsonDateOnlyOptions]</c> or <c>[BsonRepresentation]</c>.</summary>
/// <param name="declaringType">The class that declares the member.</param>
/// <param name="name">The member's name.</param>
/// <param name="representation">The BSON type that is written.</param>
/// <param name="isYearMonthDay">Whether documents hold year, month and day. Otherwise they hold milliseconds and ticks.</param>
[EditorBrowsable(EditorBrowsableState.Never)]
public sealed class DateOnlyMember(Type declaringType, string name, BsonType representation, bool isYearMonthDay) : DriverMember<DateOnly>(declaringType, name)
{
    private bool IsInParts => isYearMonthDay && representation == BsonType.Document;

    /// <summary>A member whose documents hold milliseconds and ticks.</summary>
    /// <inheritdoc cref="DateOnlyMember(Type, string, BsonType, bool)" />
    public DateOnlyMember(Type declaringType, string name, BsonType representation)
        : this(declaringType, name, representation, isYearMonthDay: false)
    {
    }

    /// <inheritdoc />
    protected internal override bool TryRead(ref BsonSpanReader reader, out DateOnly value)
    {
        value = default;
        return RegisteredSerializer<DateOnly>.IsDefault && (reader.TryReadDateOnly(out value) || (IsInParts && reader.TryReadDateDocument(out value)));
    }

    /// <inheritdoc />
    protected internal override bool TryWrite(ref BsonSpanWriter writer, ReadOnlySpan<byte> name, DateOnly value)
    {
        if (!RegisteredSerializer<DateOnly>.IsDefault)
        {
            return false;
        }

        if (!IsInParts)
        {
            return writer.TryWriteDateOnly(name, value, representation);
        }

        writer.WriteDateDocument(name, value);
        return true;
    }
}
