namespace BsonGen.Internal.Rules;

/// <summary>Rules of the class map, for symbols in the generator and reflection in the runtime; both compile this file.</summary>
internal static class ClassMapRules
{
    public const string IdElementName = "_id";

    public const string DiscriminatorElementName = "_t";

    // A member of this name takes the extra elements, if its type can hold them.
    public const string ExtraElementsMemberName = "ExtraElements";

    // A member of such a name is the id. If a class has several, the first in this list counts.
    public static readonly string[] IdMemberNames = ["Id", "id", "_id"];

    /// <summary>
    /// Whether a member with the name of an id is the id although [BsonElement] gives it another element name than _id.
    /// </summary>
    public static bool TakesRenamedId(Version driverVersion) => driverVersion < DriverVersions.RejectsRenamedIds;

    // The name of the method that decides whether a member is written.
    public static string GetShouldSerializeName(string memberName) => "ShouldSerialize" + memberName;

    /// <summary>
    /// Whether the class map calls the method of that name without parameters. Otherwise it ignores the method.
    /// </summary>
    public static bool IsShouldSerialize(bool isPublic, bool returnsBoolean) => isPublic && returnsBoolean;

    /// <summary>Whether the class map passes values of members to constructors that have no attribute.</summary>
    /// <param name="hasPublicSetter">Whether a public property, inherited or not, has a public setter.</param>
    public static bool IsImmutable(bool hasPublicParameterlessConstructor, bool hasPublicSetter) =>
        !hasPublicParameterlessConstructor && !hasPublicSetter;

    /// <summary>
    /// Whether the class map can pass properties to a constructor of an immutable class: each parameter is named like exactly
    /// one.
    /// </summary>
    public static bool AreNamedLikeProperties(IEnumerable<string?> parameters, IReadOnlyCollection<string> properties) =>
        parameters.All(parameter => properties.Count(property => IsNamedLike(property, parameter)) == 1);

    public static bool IsNamedLike(string memberName, string? parameterName) =>
        memberName.Equals(parameterName, StringComparison.OrdinalIgnoreCase);
}
