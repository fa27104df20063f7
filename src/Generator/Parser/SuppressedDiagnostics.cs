using Microsoft.CodeAnalysis;

namespace BsonGen.Generator.Parser;

/// <summary>
/// Collects the ids of what the compiler would report about generated code that uses experimental or obsolete types and members; whoever
/// wrote the type has consented already.
/// </summary>
internal sealed class SuppressedDiagnostics
{
    private readonly SortedSet<string> _ids = new(StringComparer.Ordinal);

    public IEnumerable<string> Ids => _ids;

    /// <summary>Adds those of a member, its type, its accessors and the method that decides whether it is written.</summary>
    public void Add(MemberShape member)
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

    /// <summary>Adds those of a member, or of a type and the types that its name is made of.</summary>
    public void Add(ISymbol symbol)
    {
        switch (symbol)
        {
            case IArrayTypeSymbol array:
                Add(array.ElementType);
                return;

            case INamedTypeSymbol { TypeArguments.IsEmpty: false } named:
                foreach (var argument in named.TypeArguments)
                {
                    Add(argument);
                }

                break;
        }

        for (var current = symbol; current is not (null or INamespaceSymbol); current = current.ContainingSymbol)
        {
            AddOwn(current);
        }

        AddOwn(symbol.ContainingAssembly);
    }

    private void AddOwn(ISymbol? symbol)
    {
        foreach (var attribute in symbol?.GetAttributes() ?? System.Collections.Immutable.ImmutableArray<AttributeData>.Empty)
        {
            var id = attribute.AttributeClass?.ToMetadataName() switch
            {
                "System.Diagnostics.CodeAnalysis.ExperimentalAttribute" => attribute.ConstructorArguments.FirstOrDefault().Value,
                "System.ObsoleteAttribute" => attribute.NamedArguments.FirstOrDefault(argument => argument.Key == "DiagnosticId").Value.Value,
                _ => null,
            };
            if (id is string { Length: > 0 } text)
            {
                _ids.Add(text);
            }
        }
    }

    /// <summary>Whether using the member is an error that no pragma suppresses.</summary>
    public static bool IsError(ISymbol member) => member.GetAttributes().Any(attribute =>
        attribute.AttributeClass?.ToMetadataName() == "System.ObsoleteAttribute" &&
        attribute.ConstructorArguments is { Length: 2 } arguments && arguments[1].Value is true);
}
