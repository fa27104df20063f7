namespace BsonGen.Internal.Registration;

/// <summary>Lists types of an assembly.</summary>
internal static class AssemblyTypes
{
    [UnconditionalSuppressMessage(
        "Trimming", "IL2026", Justification = "A type that trimming has removed is not used, so it can't fall back.")]
    public static Type[] Load(Assembly assembly) => assembly.GetTypes();

    /// <summary>
    /// The types for which the assembly has a generated serializer, and those that it names; without open generic ones.
    /// </summary>
    public static IEnumerable<Type> FindGenerated(Assembly assembly)
    {
        var types = Load(assembly);
        return types
            .Where(static type => type.IsDefined(typeof(BsonGeneratedAttribute), inherit: false))
            .Concat(FindNamed(assembly))
            .Concat(types.Select(FindSerialized).OfType<Type>())
            .Distinct()
            .Where(static type => type is { IsInterface: false, ContainsGenericParameters: false });
    }

    /// <summary>The types that attributes of the assembly name.</summary>
    public static IEnumerable<Type> FindNamed(Assembly assembly) =>
        assembly.GetCustomAttributes<BsonGeneratedAttribute>().SelectMany(static attribute => attribute.Types);

    // The type that a generated serializer outside of it reads and writes.
    private static Type? FindSerialized(Type type) =>
        type is { Namespace: GeneratedNamespace.Name, BaseType: { IsConstructedGenericType: true } inherited } &&
            type.IsAssignableTo(typeof(IBsonSerializer))
            ? inherited.GenericTypeArguments[0]
            : null;
}
