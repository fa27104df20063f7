namespace BsonGen.Generator.Checks;

/// <summary>Members, constructors and named types with errors that the compiler reports.</summary>
internal sealed class MemberErrorsCheck : ITypeCheck
{
    public void Check(TypeUnderCheck type)
    {
        if (type.Map.Levels.Any(HasErrors) || NamesRefusedTypes(type))
        {
            type.RefuseForCompilerError();
        }
    }

    private static bool HasErrors(ClassMap map) =>
        map.DeclaredMembers.Any(member => DeclarationErrors.AreIn(member.Symbol)) ||
        map.Creators.Any(creator => DeclarationErrors.AreIn(creator.Method)) ||
        map.Type.GetMembers().OfType<IPropertySymbol>().Any(OverridesNothing);

    // An error in source code. Metadata may lack the overridden property.
    private static bool OverridesNothing(IPropertySymbol property) =>
        property is
        {
            IsStatic: false,
            IsIndexer: false,
            IsOverride: true,
            OverriddenProperty: null,
            DeclaringSyntaxReferences.IsEmpty: false,
        };

    // File-local types, and arguments that don't meet a constraint, which other declarations may name.
    private static bool NamesRefusedTypes(TypeUnderCheck type)
    {
        IEnumerable<ITypeSymbol> declared =
            [.. type.Type.GetHierarchy(), .. type.Map.AllMembers.Select(member => member.Type)];
        var compilation = type.Context.Compilation;
        return DeclarationCheck.FindFileLocal(declared) is not null || DeclarationErrors.AreInArguments(
            declared.Concat(type.Map.KnownTypes),
            type.Type.GetHierarchy()
                .SelectMany(ancestor => ancestor.DeclaringSyntaxReferences)
                .Append(compilation.Assembly.FindRequest(type.Type)?.Attribute.ApplicationSyntaxReference),
            compilation);
    }
}
