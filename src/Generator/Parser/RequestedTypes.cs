namespace BsonGen.Generator.Parser;

/// <summary>The types for which an attribute requests a serializer, on the type itself or on the assembly.</summary>
internal static class RequestedTypes
{
    public static IEnumerable<INamedTypeSymbol> FindAll(Compilation compilation) =>
        MappingContext.Of(compilation).ClosedTypes
            .Concat(compilation.Assembly.GlobalNamespace.GetAllTypes().Where(AttributeExtensions.IsAnnotated));

    public static bool Include(INamedTypeSymbol type, Compilation compilation) =>
        type.IsAnnotated() || MappingContext.Of(compilation).Closure.Contains(type);
}
