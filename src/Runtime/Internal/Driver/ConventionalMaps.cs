namespace BsonGen.Internal.Driver;

/// <summary>Class maps by given conventions, made as the driver makes them with the registered conventions.</summary>
internal static class ConventionalMaps
{
    /// <summary>Maps a class without its base classes. The driver does not keep the class map.</summary>
    public static BsonClassMap Create(Type type, IEnumerable<IConvention> conventions)
    {
        var map = new BsonClassMap(type);
        Apply(conventions, map);
        return map;
    }

    public static void Apply(IEnumerable<IConvention> conventions, BsonClassMap map)
    {
        var pack = new ConventionPack();
        pack.AddRange(conventions);
        new ConventionRunner(pack).Apply(map);
        foreach (var member in map.DeclaredMemberMaps)
        {
            if (FindShouldSerialize(member.MemberInfo) is { } method)
            {
                member.SetShouldSerializeMethod(value => (bool)method.Invoke(
                    value, BindingFlags.DoNotWrapExceptions, binder: null, parameters: null, culture: null)!);
            }
        }
    }

    /// <summary>Whether a convention chooses the generator of the id, for which it looks up the serializer of the id.</summary>
    public static bool ChoosesIdGenerator(IConvention convention) =>
        convention is StringObjectIdIdGeneratorConvention or LookupIdGeneratorConvention;

    // No convention does this: the driver's AutoMap looks the method up.
    [UnconditionalSuppressMessage("Trimming", "IL2075", Justification = "Serializers keep the methods of their types.")]
    public static MethodInfo? FindShouldSerialize(MemberInfo member)
    {
        var name = ClassMapRules.GetShouldSerializeName(member.Name);
        return member.DeclaringType!.GetMethod(name, []) is { } method &&
            ClassMapRules.IsShouldSerialize(method.IsPublic, method.ReturnType == typeof(bool))
                ? method
                : null;
    }
}
