namespace BsonGen.CodeGeneration;

/// <summary>The members that must not be trimmed, since a class map finds them by reflection.</summary>
[EditorBrowsable(Never)]
public static class MappedMembers
{
    internal const string Kept = "This code needs an existing serializer, which has kept the members of its type.";

    /// <summary>Attributes may map any of them.</summary>
    public const DynamicallyAccessedMemberTypes Kinds =
        PublicConstructors | NonPublicConstructors |
        PublicFields | NonPublicFields |
        PublicProperties | NonPublicProperties |
        PublicMethods | NonPublicMethods;
}
