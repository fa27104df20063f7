namespace BsonGen.Internal.Driver;

/// <summary>Reads the conventions that choose a member by its name, which have no properties for their settings.</summary>
internal static class NamedMembers
{
    private static readonly Fields OfId = new(typeof(NamedIdMemberConvention), new NamedIdMemberConvention(""));

    private static readonly Fields OfExtraElements =
        new(typeof(NamedExtraElementsMemberConvention), new NamedExtraElementsMemberConvention(""));

    /// <returns>Null with several names, and if other members count than the public ones that a class declares.</returns>
    public static string? FindName(NamedIdMemberConvention convention) => OfId.FindName(convention);

    /// <inheritdoc cref="FindName(NamedIdMemberConvention)" />
    public static string? FindName(NamedExtraElementsMemberConvention convention) => OfExtraElements.FindName(convention);

    /// <summary>Whether the members of a name, which a class declares, have types that no user maps.</summary>
    /// <remarks>
    /// The driver looks up the serializer of an id when it maps the class, and that maps a class of the user or throws.
    /// </remarks>
    [UnconditionalSuppressMessage("Trimming", "IL2070", Justification = "Serializers keep the members of their types.")]
    public static bool AreSimple(Type type, string name)
    {
        const BindingFlags Declared = BindingFlags.Instance | BindingFlags.Public | BindingFlags.DeclaredOnly;
        return type.GetMember(name, MemberTypes.Field | MemberTypes.Property, Declared).All(static member =>
            IsSimple(DeclaredMembers.TypeOf(member)));
    }

    private static bool IsSimple(Type type) =>
        type.IsPrimitive || type == typeof(string) || type == typeof(Guid) || type == typeof(ObjectId);

    // A version of the driver may lack one of the fields. Then only a class map shows the effect of the convention.
    private sealed class Fields(
        [DynamicallyAccessedMembers(DynamicallyAccessedMemberTypes.NonPublicFields)] Type type, IConvention usual)
    {
        private readonly FieldInfo? _names = DriverReflection.FindField(type, "_names");
        private readonly FieldInfo? _memberTypes = DriverReflection.FindField(type, "_memberTypes");
        private readonly FieldInfo? _bindingFlags = DriverReflection.FindField(type, "_bindingFlags");

        // Another sequence of names may be code of the user.
        public string? FindName(IConvention convention) =>
            IsUsual(_memberTypes, convention) &&
            IsUsual(_bindingFlags, convention) &&
            _names?.GetValue(convention) is string[] { Length: 1 } only
                ? only[0]
                : null;

        private bool IsUsual(FieldInfo? setting, IConvention convention) =>
            setting is not null && Equals(setting.GetValue(convention), setting.GetValue(usual));
    }
}
