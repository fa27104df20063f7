using System.Linq.Expressions;

namespace BsonGen.Internal.Driver;

/// <summary>
/// The settings of a member in its class map, compared with those of its attributes, which generated code was compiled with.
/// </summary>
/// <remarks><c>ClassMapComparison</c> compares the serializers, and the order of all members.</remarks>
internal static class MemberMapSettings
{
    // Each setting has one row. A class map that was registered late must have the same value in all of them.
    private static readonly Setting[] All =
    [
        new(Effect.Taken, GetElementName),
        new(Effect.Taken, static map => map.IdGenerator?.GetType()),
        new(Effect.Taken, static map => map.IgnoreIfNull),
        new(Effect.Taken, static map => map.IgnoreIfDefault),
        new(Effect.Missing, static map => map.IsRequired),
        new(Effect.Missing, DefaultValues.FindComparable),
        new(Effect.Writing, FindClassOfCondition, "has another method that decides whether it is stored"),
    ];

    /// <summary>Whether two class maps have the same settings of a member.</summary>
    public static bool AreSame(BsonMemberMap map, BsonMemberMap other) =>
        Array.TrueForAll(All, setting => setting.IsSame(map, other));

    /// <summary>Whether documents without the element are read equally.</summary>
    /// <param name="compiled">The map by attributes; null without any.</param>
    public static bool AreEquallyMissing(BsonMemberMap map, BsonMemberMap? compiled) =>
        Array.TrueForAll(All, setting => setting.Effect != Effect.Missing || setting.IsSame(map, compiled));

    /// <summary>Whether a setting says what happens to documents without the element.</summary>
    public static bool ConcernMissing(BsonMemberMap map) =>
        Array.Exists(All, setting => setting.Effect == Effect.Missing && setting.IsSet(map));

    /// <summary>Describes what generated code can't take when it writes the member; null if there is nothing.</summary>
    /// <param name="compiled">The map by attributes; null without any.</param>
    public static string? FindDifferenceInWriting(BsonMemberMap map, BsonMemberMap? compiled)
    {
        var different = Array.Find(All, setting => setting.Effect == Effect.Writing && !setting.IsSame(map, compiled));
        return
            different is not null ? $"'{map.MemberName}' {different.Reason}" :
            Omission.IsTaken(map, compiled) ? null :
            $"'{map.MemberName}' is omitted for other values than its attributes say";
    }

    // Freezing changes the name of the id.
    private static string GetElementName(BsonMemberMap map) =>
        map == map.ClassMap.IdMemberMap ? ClassMapRules.IdElementName : map.ElementName;

    // The driver and ClassMaps create a new delegate for each class map. A delegate of the user belongs to a class of the user.
    private static Type? FindClassOfCondition(BsonMemberMap map)
    {
        var condition = map.ShouldSerializeMethod;
        return
            condition is null ? null :
            condition.Method.DeclaringType is { } type && !IsOfLibraries(type.Assembly) ? type :
            typeof(MemberMapSettings);
    }

    private static bool IsOfLibraries(Assembly assembly) =>
        assembly == typeof(MemberMapSettings).Assembly || assembly == typeof(Expression).Assembly;

    // What happens if a class map has another value than the attributes.
    private enum Effect
    {
        // Generated code takes the value. Omission says when it can take the values that have no element.
        Taken,

        // The class map reads the documents without the element.
        Missing,

        // The class map writes the type.
        Writing,
    }

    /// <param name="Get">Returns the value in a form that can be compared; null or false for none.</param>
    /// <param name="Reason">Says of the member why the class map writes the type.</param>
    private sealed record Setting(Effect Effect, Func<BsonMemberMap, object?> Get, string? Reason = null)
    {
        public bool IsSet(BsonMemberMap map) => Get(map) is not (null or false);

        public bool IsSame(BsonMemberMap map, BsonMemberMap? other) =>
            other is null ? !IsSet(map) : Equals(Get(map), Get(other));
    }
}
