using BsonGen.Generator.Caching;

namespace BsonGen.Generator.Analyzers.OtherGenerators;

/// <summary>Names what other generators add to a type, those parts first that the driver is likely to map.</summary>
/// <remarks>Only messages depend on it. The models decide whether something is reported.</remarks>
internal sealed class Additions(MappingContext context, GeneratedFiles files, INamedTypeSymbol type)
{
    private readonly Compilation _compilation = context.Compilation;
    private readonly HashSet<ISymbol> _used =
        new(context.GetMap(type).UsedSymbols.Select(symbol => symbol.OriginalDefinition), SymbolEqualityComparer.Default);

    // Something that changes how the driver maps the type.
    public Addition? FindChange() =>
        type.GetHierarchy().SelectMany(FindBases)
            .Concat(type.GetHierarchy().SelectMany(FindAttributes))
            .Concat(type.GetAllMembers().SelectMany(FindMapped))
            .Concat(FindBasesOfKnown())
            .Concat(FindReferred().SelectMany(referred => FindBases(referred).Concat(FindAttributes(referred))))
            .Concat(_compilation.Assembly.GetAttributes().SelectMany(attribute => Find(attribute, "the assembly")))
            .Concat(type.GetHierarchy().SelectMany(FindParts))
            .FirstOrDefault();

    // A type that the generator can't see.
    public Addition? FindUnseen() =>
        FindReferred().Prepend(type).Where(files.AreOfOthers).Select(unseen => Describe(unseen, $"'{unseen.ToDisplayString()}'"))
            .Concat(type.GetAttributes()
                .Where(AttributeExtensions.IsAnnotation)
                .SelectMany(annotation => Find(annotation, $"'{type.Name}'")))
            .Concat(FindBasesOfKnown())
            .FirstOrDefault() ?? FindChange();

    private IEnumerable<INamedTypeSymbol> FindReferred() =>
        Dependencies.Of(_compilation).FindReferred(type).OrderBy(referred => referred.Name, StringComparer.Ordinal);

    private IEnumerable<Addition> FindBasesOfKnown() =>
        type.GetKnownTypes().OfType<INamedTypeSymbol>().SelectMany(FindBases);

    // The driver calls one interface of objects only.
    private IEnumerable<Addition> FindBases(INamedTypeSymbol owner) => owner.GetDeclarations()
        .Where(declaration => files.AreOfOthers(declaration.SyntaxTree) && declaration.BaseList is not null)
        .SelectMany(declaration => declaration.BaseList!.Types)
        .Select(named => (Syntax: named, _compilation.GetSemanticModel(named.SyntaxTree).GetTypeInfo(named.Type).Type))
        .Where(named => named.Type is { TypeKind: TypeKind.Class } || named.Type?.ToKnownName() == SupportInitialize)
        .Select(named => new Addition(
            $"'{named.Type!.ToDisplayString()}' as a base of '{owner.Name}'", GeneratedFiles.GetName(named.Syntax.SyntaxTree)));

    private IEnumerable<Addition> FindAttributes(INamedTypeSymbol owner) =>
        owner.GetAttributes().SelectMany(attribute => Find(attribute, $"'{owner.Name}'"));

    private IEnumerable<Addition> FindMapped(ISymbol member)
    {
        if (files.AreOfOthers(member) && IsUsed(member))
        {
            return [Describe(member, $"'{member.ToDisplayString()}'")];
        }

        return member.GetMemberAttributes().SelectMany(attribute => Find(attribute, $"'{member.ToDisplayString()}'"));
    }

    // A constructor changes how objects are created, even if the driver does not call it: the class has lost its default one.
    private bool IsUsed(ISymbol member) =>
        !member.IsImplicitlyDeclared &&
        (member is IMethodSymbol { MethodKind: MethodKind.Constructor } || _used.Contains(member.OriginalDefinition));

    private IEnumerable<Addition> Find(AttributeData attribute, string owner)
    {
        if (!files.AreOfOthers(attribute) || !IsRead(attribute.AttributeClass))
        {
            return [];
        }

        var file = attribute.ApplicationSyntaxReference!.SyntaxTree;
        return [new Addition($"[{attribute.GetShortName()}] on {owner}", GeneratedFiles.GetName(file))];
    }

    /// <summary>Whether BsonGen or the driver reads the attribute.</summary>
    private static bool IsRead(INamedTypeSymbol? attribute) =>
        attribute is not null && attribute.GetHierarchy().Any(ancestor =>
            ancestor.ToDriverName().Length > 0 ||
            ancestor.ToMetadataName().StartsWith("BsonGen.", StringComparison.Ordinal) ||
            ancestor.Interfaces.Any(contract => contract.ToDriverName().Length > 0));

    private IEnumerable<Addition> FindParts(INamedTypeSymbol owner) => owner.DeclaringSyntaxReferences
        .Where(reference => files.AreOfOthers(reference.SyntaxTree))
        .Select(reference => new Addition($"a part of '{owner.Name}'", GeneratedFiles.GetName(reference.SyntaxTree)));

    private static Addition Describe(ISymbol symbol, string name) =>
        new(name, GeneratedFiles.GetName(symbol.DeclaringSyntaxReferences[0].SyntaxTree));
}
