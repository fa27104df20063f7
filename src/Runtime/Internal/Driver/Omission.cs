namespace BsonGen.Internal.Driver;

/// <summary>For which values of a member its class map writes no element, apart from those that a method decides about.</summary>
internal static class Omission
{
    /// <summary>Finds the values. A setting that concerns no value of the member's type has no effect.</summary>
    /// <param name="map">Null for a member without attributes.</param>
    public static OmittedValues Of(BsonMemberMap? map)
    {
        if (map is { IgnoreIfDefault: true })
        {
            return
                !DefaultValues.IsConstant(map) ? OmittedValues.OfDelegate :
                CanBeNull(map.MemberType) && map.DefaultValue is null ? OmittedValues.Null :
                OmittedValues.Default;
        }

        return map is { IgnoreIfNull: true } && CanBeNull(map.MemberType) ? OmittedValues.Null : OmittedValues.None;
    }

    /// <summary>Whether the class map omits the values that compiled code omits.</summary>
    /// <param name="compiled">The map by attributes; null without any.</param>
    public static bool IsSame(BsonMemberMap map, BsonMemberMap? compiled)
    {
        var omitted = Of(map);
        return omitted == Of(compiled) &&
            (omitted != OmittedValues.Default ||
                Equals(DefaultValues.FindComparable(map), DefaultValues.FindComparable(compiled!)));
    }

    /// <summary>Whether generated code can omit the values that the class map omits.</summary>
    /// <param name="compiled">The map by attributes; null without any.</param>
    public static bool IsTaken(BsonMemberMap map, BsonMemberMap? compiled)
    {
        // The method is called only for values that are not omitted, and compiled code calls it before it asks for other values.
        var isAsked = Of(compiled) == OmittedValues.None && map.ShouldSerializeMethod is null;
        return (isAsked && Of(map) != OmittedValues.OfDelegate) || IsSame(map, compiled);
    }

    private static bool CanBeNull(Type type) => !type.IsValueType || Nullable.GetUnderlyingType(type) is not null;
}

/// <summary>Values without an element.</summary>
internal enum OmittedValues
{
    None,
    Null,
    Default,

    // The driver omits the value that the delegate of the default made first, and does not show it.
    OfDelegate,
}
