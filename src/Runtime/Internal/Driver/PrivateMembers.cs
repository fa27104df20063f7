namespace BsonGen.Internal.Driver;

/// <summary>
/// The private members of the driver that are read by name, since no version has public ones for them. Each is null in a version
/// that has no such member; the caller then takes the way that needs none.
/// </summary>
internal static class PrivateMembers
{
    public static FieldInfo? ClassMapCreator => Find(typeof(BsonClassMap), "_creator");

    public static FieldInfo? ClassMapDiscriminatorConvention => Find(typeof(BsonClassMap), "_discriminatorConvention");

    public static FieldInfo? MemberMapSerializer => Find(typeof(BsonMemberMap), "_serializer");

    public static FieldInfo? MemberMapSetter => Find(typeof(BsonMemberMap), "_setter");

    public static FieldInfo? MemberMapDefaultValueCreator => Find(typeof(BsonMemberMap), "_defaultValueCreator");

    public static FieldInfo? RegistrySerializers => Find(typeof(BsonSerializerRegistry), "_cache");

    public static FieldInfo? Discriminators => Find(typeof(BsonSerializer), "__discriminators");

    public static FieldInfo? ConfigLock => Find(typeof(BsonSerializer), "__configLock");

    /// <summary>Driver 3.0.0 has no such method: its class maps ignore the registered conventions.</summary>
    public static MethodInfo? HasDiscriminatorConvention
    {
        [DynamicDependency("IsDiscriminatorConventionRegisteredAtThisLevel", typeof(BsonSerializer))]
        get => typeof(BsonSerializer).GetMethod(
            "IsDiscriminatorConventionRegisteredAtThisLevel",
            BindingFlags.Static | BindingFlags.NonPublic,
            [typeof(Type)]);
    }

    public static FieldInfo? InterfaceDiscriminatorConvention<T>() =>
        Find(typeof(DiscriminatedInterfaceSerializer<T>), "_discriminatorConvention");

    public static FieldInfo? InterfaceObjectSerializer<T>() =>
        Find(typeof(DiscriminatedInterfaceSerializer<T>), "_objectSerializer");

    /// <summary>The class map of a <see cref="BsonClassMapSerializer{TClass}"/>, whose class is known at run time only.</summary>
    [DynamicDependency("_classMap", typeof(BsonClassMapSerializer<>))]
    [UnconditionalSuppressMessage("Trimming", "IL2067", Justification = "The attribute keeps the field.")]
    public static FieldInfo? SerializerClassMap(Type serializer) => Find(serializer, "_classMap");

    private static FieldInfo? Find([DynamicallyAccessedMembers(NonPublicFields)] Type type, string name) =>
        type.GetField(name, BindingFlags.Instance | BindingFlags.Static | BindingFlags.NonPublic);
}
