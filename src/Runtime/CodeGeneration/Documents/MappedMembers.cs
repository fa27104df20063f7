namespace BsonGen.CodeGeneration;

/// <summary>The members that must not be trimmed, since a class map finds them by reflection.</summary>
[EditorBrowsable(EditorBrowsableState.Never)]
public static class MappedMembers
{
    internal const string Kept = "This code needs an existing serializer, which has kept the members of its type.";

    /// <summary>Attributes may map any of them.</summary>
    public const DynamicallyAccessedMemberTypes Kinds =
        DynamicallyAccessedMemberTypes.PublicConstructors | DynamicallyAccessedMemberTypes.NonPublicConstructors |
        DynamicallyAccessedMemberTypes.PublicFields | DynamicallyAccessedMemberTypes.NonPublicFields |
        DynamicallyAccessedMemberTypes.PublicProperties | DynamicallyAccessedMemberTypes.NonPublicProperties |
        DynamicallyAccessedMemberTypes.PublicMethods | DynamicallyAccessedMemberTypes.NonPublicMethods;
}
