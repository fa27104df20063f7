using Microsoft.CodeAnalysis;

namespace BsonGen.Generator.Parser;

// Members that the class map, which sees a closed type by reflection, maps otherwise than the compiler shows them.
internal sealed partial class ShapeParser
{
    /// <summary>An indexer may have the name of an id, or an attribute; the driver then maps it, and fails when it is used.</summary>
    private void CheckIndexers(INamedTypeSymbol ancestor)
    {
        foreach (var indexer in ancestor.GetMembers().OfType<IPropertySymbol>().Where(property => property.IsIndexer))
        {
            if (HasSpecialName(indexer.MetadataName) || IsOptedIn(indexer))
            {
                LeaveToClassMapOnce($"the indexer '{indexer.MetadataName}' is mapped as a member");
            }
        }
    }

    /// <summary>The type arguments decide whether a member of this name takes extra elements.</summary>
    private void CheckOpenExtraElements(IEnumerable<IFieldSymbol> fields, IEnumerable<IPropertySymbol> properties)
    {
        if (fields.Concat<ISymbol>(properties).Any(symbol =>
            symbol.Name == ExtraElementsName && symbol.DeclaredAccessibility == Accessibility.Public && IsOpenExtraElementsType(new MemberShape(symbol).Type)))
        {
            LeaveToClassMapOnce($"'{ExtraElementsName}' takes extra elements for some type arguments only");
        }
    }

    private bool IsOpenExtraElementsType(ITypeSymbol type) =>
        type is ITypeParameterSymbol { IsValueType: false } ||
        type.AllInterfaces.Append(type).OfType<INamedTypeSymbol>().Any(candidate =>
            SymbolEqualityComparer.Default.Equals(candidate.OriginalDefinition, _context.Dictionary) &&
            candidate.TypeArguments.Any(argument => argument is ITypeParameterSymbol) &&
            candidate.TypeArguments[0] is ITypeParameterSymbol or { SpecialType: SpecialType.System_String } &&
            candidate.TypeArguments[1] is ITypeParameterSymbol or { SpecialType: SpecialType.System_Object });

    /// <summary>For reflection, a property that overrides one of another type is a second property.</summary>
    private void CheckCovariantOverrides()
    {
        foreach (var property in _type.GetHierarchy().SelectMany(ancestor => ancestor.GetMembers().OfType<IPropertySymbol>()))
        {
            if (property.OverriddenProperty is { } overridden &&
                !_context.Compilation.ClassifyCommonConversion(property.Type, overridden.Type).IsIdentity &&
                (HasSpecialName(property.Name) || _shape.AllMembers.Any(member => member.Symbol.Name == property.Name)))
            {
                LeaveToClassMapOnce($"'{property.Name}' overrides a property of another type");
            }
        }
    }

    private static bool HasSpecialName(string name) => name == ExtraElementsName || IdNames.Contains(name);
}
