namespace BsonGen.Internal.Queries;

/// <summary>The immutable types of plain values, whose constants can be compared.</summary>
internal static class SimpleTypes
{
    private static readonly HashSet<Type> Others =
    [
        typeof(decimal), typeof(string), typeof(DateTime), typeof(DateTimeOffset), typeof(TimeSpan), typeof(DateOnly),
        typeof(TimeOnly), typeof(Guid), typeof(Half), typeof(ObjectId), typeof(Decimal128),
    ];

    public static bool Include(Type type)
    {
        var value = Nullable.GetUnderlyingType(type) ?? type;
        return value.IsEnum || value.IsPrimitive || Others.Contains(value);
    }

    // A type that an expression refers to is a constant, too.
    public static bool IsValue(object? value) => value is null or Type || Include(value.GetType());

    /// <summary>
    /// Whether two constants are the same to the driver, which also stores what <c>Equals</c> ignores: the kind of a date, the
    /// zeros of a decimal, the sign of zero.
    /// </summary>
    public static bool AreSame(object? value, object? other) => (value, other) switch
    {
        (null, null) => true,
        (double a, double b) => BitConverter.DoubleToInt64Bits(a) == BitConverter.DoubleToInt64Bits(b),
        (float a, float b) => BitConverter.SingleToInt32Bits(a) == BitConverter.SingleToInt32Bits(b),
        (Half a, Half b) => BitConverter.HalfToInt16Bits(a) == BitConverter.HalfToInt16Bits(b),
        (decimal a, decimal b) => decimal.GetBits(a).AsSpan().SequenceEqual(decimal.GetBits(b)),
        (Decimal128 a, Decimal128 b) =>
            a.GetIEEEHighBits() == b.GetIEEEHighBits() && a.GetIEEELowBits() == b.GetIEEELowBits(),
        (DateTime a, DateTime b) => a.Ticks == b.Ticks && a.Kind == b.Kind,
        (DateTimeOffset a, DateTimeOffset b) => a.EqualsExact(b),
        (Type, Type) => ReferenceEquals(value, other),
        _ => IsValue(value) && value!.GetType() == other?.GetType() && value.Equals(other),
    };
}
