namespace BsonGen.CodeGeneration;

/// <summary>Lists the members of enums. It is not generic, since the JIT would compile a generic method again for each enum.</summary>
internal static class EnumNames
{
    /// <summary>Lists the names as UTF-8, with the values as Int64. Values above its range wrap around.</summary>
    public static (byte[] Name, long Number)[] List(Type type)
    {
        // Two members may have the same value. The name that ToString gives comes first, since it is written.
        var names = Enum.GetNames(type);
        var members = new (byte[] Name, long Number)[names.Length];
        var (first, last) = (0, names.Length);
        foreach (var name in names)
        {
            var value = (Enum)Enum.Parse(type, name);
            members[value.ToString() == name ? first++ : --last] = (Encoding.UTF8.GetBytes(name), ToInt64(value));
        }

        return members;
    }

    private static long ToInt64(Enum value) =>
        value.GetTypeCode() == TypeCode.UInt64 ? (long)((IConvertible)value).ToUInt64(CultureInfo.InvariantCulture) : ((IConvertible)value).ToInt64(CultureInfo.InvariantCulture);
}
