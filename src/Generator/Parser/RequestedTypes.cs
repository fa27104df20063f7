namespace BsonGen.Generator.Parser;

/// <summary>The types for which an attribute requests a serializer, on the type itself or on the assembly.</summary>
internal static class RequestedTypes
{
    public static IEnumerable<INamedTypeSymbol> FindAll(Compilation compilation) =>
        MappingContext.Of(compilation).External.OfType<INamedTypeSymbol>()
            .Concat(compilation.Assembly.GlobalNamespace.GetAllTypes().Where(AttributeExtensions.IsAnnotated));

    public static bool Include(ITypeSymbol type, Compilation compilation) =>
        type.IsAnnotated() || compilation.Assembly.FindRequest(type) is not null;
}
