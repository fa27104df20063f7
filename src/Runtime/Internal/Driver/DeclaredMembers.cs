namespace BsonGen.Internal.Driver;

/// <summary>The fields and properties that a class declares, as reflection lists them.</summary>
internal static class DeclaredMembers
{
    public const BindingFlags Flags =
        BindingFlags.Instance | BindingFlags.Public | BindingFlags.NonPublic | BindingFlags.DeclaredOnly;

    // Gets a field or property, also one that is explicitly implemented.
    [UnconditionalSuppressMessage("Trimming", "IL2070", Justification = "Serializers keep the members of their types.")]
    public static MemberInfo Get(Type declaringType, string name)
    {
        // Looking up parameters takes longer than the rest, and few members share their name.
        var found = declaringType.GetMember(name, MemberTypes.Field | MemberTypes.Property, Flags);
        return found is [var only]
            ? only
            : found.First(static member =>
                member is not PropertyInfo property || property.GetIndexParameters().Length == 0);
    }

    public static Type TypeOf(MemberInfo member) =>
        member is PropertyInfo property ? property.PropertyType : ((FieldInfo)member).FieldType;
}
