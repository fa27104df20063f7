namespace BsonGen.Generator.Parser;

/// <summary>
/// Collects the ids of warnings that the compiler would report in generated code for experimental or obsolete types and members. The user already gets
/// these warnings in the declaration of the type.
/// </summary>
internal sealed class SuppressedDiagnostics
{
    private readonly SortedSet<string> _ids = new(StringComparer.Ordinal);

    /// <summary>Finds the ids for the generated code of a type, sorted.</summary>
    public static IEnumerable<string> Find(INamedTypeSymbol type, TypeShape shape)
    {
        var diagnostics = new SuppressedDiagnostics();
        IEnumerable<ISymbol?> named =
            [.. type.GetHierarchy(), .. shape.KnownTypes, shape.RootClass, .. shape.Creators.Select(creator => creator.Method), shape.Constructor];
        foreach (var symbol in named.OfType<ISymbol>())
        {
            diagnostics.Add(symbol);
        }

        foreach (var member in shape.AllMembers)
        {
            diagnostics.Add(member);
        }

        return diagnostics._ids;
    }

    /// <summary>Adds the ids of a member, its type, its accessors and its <c>ShouldSerialize…</c> method.</summary>
    private void Add(MemberShape member)
    {
        Add(member.Symbol);
        Add(member.Type);
        if (member.Symbol is IPropertySymbol property)
        {
            AddOwn(property.GetMethod);
            AddOwn(property.SetMethod);
        }

        AddOwn(member.ShouldSerialize);
    }

    /// <summary>Adds the ids of a member, or of a type and its type arguments.</summary>
    private void Add(ISymbol symbol)
    {
        IEnumerable<ISymbol> parts = symbol is ITypeSymbol type ? type.GetParts() : [symbol];
        foreach (var part in parts)
        {
            for (var current = part; current is not (null or INamespaceSymbol); current = current.ContainingSymbol)
            {
                AddOwn(current);
            }

            AddOwn(part.ContainingAssembly);
        }
    }

    private void AddOwn(ISymbol? symbol)
    {
        foreach (var attribute in symbol?.GetAttributes() ?? ImmutableArray<AttributeData>.Empty)
        {
            var id = attribute.AttributeClass?.ToMetadataName() switch
            {
                "System.Diagnostics.CodeAnalysis.ExperimentalAttribute" => attribute.GetArgument().Value,
                "System.ObsoleteAttribute" => attribute.GetNamedArgument("DiagnosticId").Value,
                _ => null,
            };
            if (id is string { Length: > 0 } text)
            {
                _ids.Add(text);
            }
        }
    }

    /// <summary>Whether the use of the member is an error, which no pragma suppresses.</summary>
    public static bool IsError(ISymbol member) => member.GetAttributes().Any(attribute =>
        attribute.IsNamed("System.ObsoleteAttribute") &&
        attribute.ConstructorArguments is { Length: 2 } arguments && arguments[1].Value is true);
}
