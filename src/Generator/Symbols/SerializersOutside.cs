namespace BsonGen.Generator.Symbols;

/// <summary>The serializers of types without the attribute, which stand outside of these types.</summary>
internal static class SerializersOutside
{
    /// <summary>The serializer that an assembly has for a type; null without one.</summary>
    public static INamedTypeSymbol? Find(IAssemblySymbol? assembly, INamedTypeSymbol type) =>
        assembly?.GetTypeByMetadataName($"{GeneratedNamespace.Name}.{NameFor(type)}");

    public static string NameFor(INamedTypeSymbol type) => Mangle(type.ToReflectionNameWithArguments()) + "BsonSerializer";

    // Other characters than letters and digits become codes, so that names stay unique.
    private static string Mangle(string name) => string.Concat(name.Select(c =>
        char.IsLetterOrDigit(c) ? c.ToString() : c == '.' ? "_" : c == '_' ? "__" : $"_{(int)c:x2}"));
}
