namespace BsonGen.Internal.Queries;

/// <summary>The immutable types of plain values, whose constants mean the same in each call.</summary>
internal static class SimpleTypes
{
    // The structures of .NET and of the driver that are not generic hold no objects that could change.
    public static bool Include(Type type)
    {
        var value = Nullable.GetUnderlyingType(type) ?? type;
        return value == typeof(string) || value.IsEnum || (value is { IsValueType: true, IsGenericType: false } &&
            (value.Assembly == typeof(object).Assembly || DriverReflection.IsOfDriver(value)));
    }

    // A type that an expression refers to is a constant, too.
    public static bool IsValue(object? value) => value is null or Type || Include(value.GetType());
}
