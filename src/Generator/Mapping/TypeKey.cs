namespace BsonGen.Generator.Mapping;

/// <summary>Identifies a type in several versions of a compilation, without symbols.</summary>
/// <param name="Name">As in <c>Type.FullName</c>, with type arguments.</param>
internal sealed record TypeKey(string AssemblyName, string Name)
{
    public static TypeKey Of(INamedTypeSymbol type) =>
        new(type.ContainingAssembly?.Name ?? "", type.ToReflectionNameWithArguments());

    /// <returns>Null for constructed types, whose arguments the name does not identify.</returns>
    public INamedTypeSymbol? Find(Compilation compilation)
    {
        var assembly = compilation.Assembly.Name == AssemblyName
            ? compilation.Assembly
            : compilation.SourceModule.ReferencedAssemblySymbols.FirstOrDefault(reference => reference.Name == AssemblyName);
        return Name.Contains('[') ? null : assembly?.GetTypeByMetadataName(Name);
    }
}
