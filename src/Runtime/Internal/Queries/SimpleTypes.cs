namespace BsonGen.Internal.Queries;

/// <summary>The immutable types of plain values, whose constants mean the same in each call.</summary>
internal static class SimpleTypes
{
    private static readonly HashSet<Type> Others =
    [
        typeof(Guid), typeof(TimeSpan), typeof(DateTimeOffset), typeof(DateOnly), typeof(TimeOnly), typeof(ObjectId),
        typeof(Decimal128),
    ];

    public static bool Include(Type type)
    {
        var value = Nullable.GetUnderlyingType(type) ?? type;
        return value.IsEnum || Others.Contains(value) ||
            Type.GetTypeCode(value) is not (TypeCode.Object or TypeCode.Empty or TypeCode.DBNull);
    }

    // A type that an expression refers to is a constant, too.
    public static bool IsValue(object? value) => value is null or Type || Include(value.GetType());
}
