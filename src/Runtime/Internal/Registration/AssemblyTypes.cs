namespace BsonGen.Internal.Registration;

/// <summary>Lists types of an assembly.</summary>
internal static class AssemblyTypes
{
    [UnconditionalSuppressMessage(
        "Trimming", "IL2026", Justification = "A type that trimming has removed is not used, so it can't fall back.")]
    public static Type[] Load(Assembly assembly) => assembly.GetTypes();

    /// <summary>The types for which the assembly has a generated serializer, without open generic ones.</summary>
    public static IEnumerable<Type> FindGenerated(Assembly assembly) => Load(assembly)
        .Where(static type => type.IsDefined(typeof(BsonGeneratedAttribute), inherit: false))
        .Concat(FindNamed(assembly))
        .Distinct()
        .Where(static type => !type.ContainsGenericParameters);

    /// <summary>The types that attributes of the assembly name.</summary>
    public static IEnumerable<Type> FindNamed(Assembly assembly) =>
        assembly.GetCustomAttributes<BsonGeneratedAttribute>().Select(static attribute => attribute.Type).OfType<Type>();
}
