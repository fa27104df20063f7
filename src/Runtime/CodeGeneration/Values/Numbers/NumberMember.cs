using System.ComponentModel;
using System.Numerics;
using BsonGen.Internal.Driver;
using MongoDB.Bson;

namespace BsonGen.CodeGeneration;

/// <summary>A number with <c>[BsonRepresentation]</c>. The driver makes inexact conversions, and reports errors.</summary>
[EditorBrowsable(EditorBrowsableState.Never)]
public sealed class NumberMember<T>(Type declaringType, string name, BsonType representation) : DriverMember<T>(declaringType, name)
    where T : struct, INumber<T>
{
    private static bool IsFloatingPoint => typeof(T) == typeof(double) || typeof(T) == typeof(float) || typeof(T) == typeof(Half);

    // The driver maps the largest number of the type to the largest double and back.
    private static double Largest => typeof(T) == typeof(float) ? float.MaxValue : typeof(T) == typeof(Half) ? (double)Half.MaxValue : double.PositiveInfinity;

    // All integers up to this one are exact in the floating-point type.
    private static long LargestExact => typeof(T) == typeof(float) ? 1L << 24 : typeof(T) == typeof(Half) ? 1L << 11 : 1L << 53;

    /// <inheritdoc />
    protected internal override bool TryRead(ref BsonSpanReader reader, out T value)
    {
        value = default;
        if (!RegisteredSerializer<T>.IsDefault)
        {
            return false;
        }

        if (IsFloatingPoint && reader.TryPeekDouble(out var number))
        {
            value = T.CreateSaturating(number);
            if (double.CreateSaturating(value) != number || (typeof(T) != typeof(double) && Math.Abs(number) >= Largest))
            {
                return false;
            }

            reader.SkipPeeked(sizeof(double));
            return true;
        }

        if (IsFloatingPoint && reader.TryReadFloatingPoint(out value))
        {
            return true;
        }

        // The text of a floating-point number may have a point and an exponent.
        if (!reader.TryPeekInteger(isTextAllowed: !IsFloatingPoint, out var integer, out var size))
        {
            return false;
        }

        value = T.CreateSaturating(integer);
        if (long.CreateSaturating(value) != integer || (IsFloatingPoint && !IsExact(integer)))
        {
            return false;
        }

        reader.SkipPeeked(size);
        return true;
    }

    /// <inheritdoc />
    protected internal override bool TryWrite(ref BsonSpanWriter writer, ReadOnlySpan<byte> name, T value)
    {
        if (!RegisteredSerializer<T>.IsDefault)
        {
            return false;
        }

        if (IsFloatingPoint && representation == BsonType.Double)
        {
            var number = double.CreateSaturating(value);
            if (typeof(T) != typeof(double) && !(Math.Abs(number) < Largest))
            {
                return false;
            }

            writer.WriteRawDouble(name, number);
            return true;
        }

        if (IsFloatingPoint && representation == BsonType.String)
        {
            writer.WriteFloatingPoint(name, value);
            return true;
        }

        return representation == BsonType.String
            ? writer.TryWriteFormatted(name, value)
            : TryToInteger(value, out var integer) && writer.TryWriteInteger(name, integer, representation);
    }

    private static bool IsExact(long integer) => integer >= -LargestExact && integer <= LargestExact;

    private static bool TryToInteger(T value, out long integer)
    {
        integer = long.CreateSaturating(value);
        if (IsFloatingPoint && (!IsExact(integer) || (integer == 0 && T.IsNegative(value))))
        {
            return false;
        }

        return T.CreateSaturating(integer) == value && (typeof(T) != typeof(ulong) || integer != long.MaxValue);
    }
}
