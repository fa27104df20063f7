namespace BsonGen.Internal.Registration.Declaring;

/// <summary>The types that follow a declaration.</summary>
/// <param name="Assembly">The assembly that declares the conventions.</param>
/// <param name="Named">Types of other assemblies that this assembly names.</param>
internal sealed record DeclaredTypes(Assembly Assembly, HashSet<Type> Named)
{
    public bool Cover(Type type) => type.Assembly == Assembly || Named.Contains(type);
}
