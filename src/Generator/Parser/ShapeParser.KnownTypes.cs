using BsonGen.Generator.Diagnostics;
using Microsoft.CodeAnalysis;
using Microsoft.CodeAnalysis.CSharp.Syntax;

namespace BsonGen.Generator.Parser;

// The derived types that attributes name.
internal sealed partial class ShapeParser
{
    private void ParseKnownTypes(INamedTypeSymbol ancestor, AttributeData attribute)
    {
        _shape.IsPolymorphic = true;
        var isOwn = SymbolEqualityComparer.Default.Equals(ancestor, _type);
        var known = attribute.GetKnownTypes();
        for (var i = 0; i < known.Count; i++)
        {
            if (known[i] is { } refused && FindRefusal(refused, ancestor) is { } why)
            {
                Fail(ancestor, Descriptors.NotAKnownType, GetLocation(attribute, i, known.Count), refused.ToDisplayString(), ancestor.Name, why);
            }
            else if (known[i] is not INamedTypeSymbol type || !type.IsOrDerivesFrom(ancestor) || (isOwn && !CanBeNamed(type)))
            {
                LeaveToClassMap(isOwn ? "a known type is null, derives from another construction of it, or can't be named" : $"a known type of '{ancestor.Name}' does not derive from it");
            }
            else if (isOwn && !SymbolEqualityComparer.Default.Equals(type, _type))
            {
                CheckDiscriminator(type, GetLocation(attribute, i, known.Count));
                _shape.KnownTypes.Add(type);
            }
        }
    }

    /// <summary>The driver reads no document whose discriminator is that of several types.</summary>
    private void CheckDiscriminator(INamedTypeSymbol type, Location? location)
    {
        var same = _shape.KnownTypes.Append(_type).FirstOrDefault(other =>
            !SymbolEqualityComparer.Default.Equals(other, type) && GetDiscriminator(other) is { } discriminator && discriminator == GetDiscriminator(type));
        if (same is not null)
        {
            Report(_type, Descriptors.SameDiscriminator, location, type.Name, GetDiscriminator(type)!, same.ToDisplayString(), _type.Name);
        }
    }

    /// <summary>The discriminator that a type names, or its name; null where the driver's version decides.</summary>
    private static string? GetDiscriminator(INamedTypeSymbol type) =>
        type.GetAttributes().Find(KnownNames.BsonDiscriminator)?.ConstructorArguments.FirstOrDefault().Value as string ?? (type.IsGeneric() ? null : type.Name);

    /// <summary>Why the driver refuses a known type; null where it takes it, or where type arguments decide.</summary>
    private static string? FindRefusal(ITypeSymbol known, INamedTypeSymbol ancestor) =>
        known is INamedTypeSymbol { IsUnboundGenericType: true } ? "is an open generic type" :
        known is not INamedTypeSymbol named || !named.GetHierarchy().Any(candidate =>
            SymbolEqualityComparer.Default.Equals(candidate.OriginalDefinition, ancestor.OriginalDefinition)) ? "does not derive from it" :
        null;

    /// <summary>The place of a known type in the attribute.</summary>
    private static Location? GetLocation(AttributeData attribute, int index, int count)
    {
        var places = attribute.ApplicationSyntaxReference?.GetSyntax().DescendantNodes().OfType<TypeOfExpressionSyntax>().ToList();
        return places?.Count == count ? places[index].GetLocation() : attribute.GetLocation();
    }

    private bool CanBeNamed(INamedTypeSymbol type) =>
        _context.Compilation.IsSymbolAccessibleWithin(type, _isExternal ? _context.Compilation.Assembly : _type);
}
