using BsonGen.Generator.Diagnostics;
using Microsoft.CodeAnalysis;

namespace BsonGen.Generator.Parser;

// Warns about attributes of members that have no effect.
internal sealed partial class ShapeParser
{
    /// <summary>Warns about attributes on static members, which the driver never maps.</summary>
    private void WarnAboutStatics(INamedTypeSymbol ancestor)
    {
        if (_isExternal || !SymbolEqualityComparer.Default.Equals(ancestor, _type))
        {
            return;
        }

        foreach (var member in ancestor.GetMembers().Where(member => member is { IsStatic: true } and (IFieldSymbol or IPropertySymbol)))
        {
            foreach (var attribute in GetMappingAttributes(member))
            {
                WarnAboutNoEffect(ancestor, attribute, member, "the driver stores no static members");
            }
        }
    }

    /// <summary>Warns about attributes on members with <c>[BsonIgnore]</c>, which the driver never stores, and on overrides, which the class with the original declaration stores.</summary>
    private void WarnAboutIgnored(INamedTypeSymbol ancestor, List<MemberShape> members)
    {
        foreach (var member in members.Where(member => member.Attributes.FindKindOf(KnownNames.BsonIgnore) is not null))
        {
            foreach (var attribute in GetMappingAttributes(member.Symbol))
            {
                WarnAboutNoEffect(ancestor, attribute, member.Symbol, "the member has [BsonIgnore]");
            }
        }

        foreach (var property in ancestor.GetMembers().OfType<IPropertySymbol>().Where(property => property.IsOverride))
        {
            if (property.GetMemberAttributes().FindKindOf(KnownNames.BsonIgnore) is { } attribute &&
                _shape.AllMembers.FirstOrDefault(member => member.Symbol.Name == property.Name && Overrides(property, member.Symbol)) is { } overridden)
            {
                WarnAboutNoEffect(ancestor, attribute, property, $"'{overridden.Symbol.ContainingType.Name}' declares the property, and the driver stores it for that class");
            }
        }
    }

    private static bool Overrides(IPropertySymbol property, ISymbol declared)
    {
        for (var current = property.OverriddenProperty; current is not null; current = current.OverriddenProperty)
        {
            if (SymbolEqualityComparer.Default.Equals(current, declared))
            {
                return true;
            }
        }

        return false;
    }

    private void WarnAboutNull(MemberShape member, AttributeData attribute)
    {
        if (member.IgnoresNull && member.Type.IsNeverNull())
        {
            WarnAboutNoEffect(member.Symbol.ContainingType, attribute, member.Symbol, $"'{member.Type.Name}' is never null");
        }
    }

    /// <summary>Warns about the first of two attributes that omit a member, since the driver applies the last one.</summary>
    private void WarnAboutReplaced(MemberShape member)
    {
        var attributes = member.Attributes
            .Where(attribute => attribute.AttributeClass?.ToDriverName() is KnownNames.BsonIgnoreIfNull or KnownNames.BsonIgnoreIfDefault)
            .ToList();
        if (attributes.Count == 2)
        {
            WarnAboutNoEffect(member.Symbol.ContainingType, attributes[0], member.Symbol, $"[{attributes[1].GetShortName()}] replaces it");
        }
    }

    private IEnumerable<AttributeData> GetMappingAttributes(ISymbol member) =>
        member.GetMemberAttributes().Where(attribute => attribute.AttributeClass?.Implements(_context.MemberMapAttribute) == true);

    private void WarnAboutNoEffect(INamedTypeSymbol ancestor, AttributeData attribute, ISymbol member, string why)
    {
        if (!IsReportedBy(ancestor))
        {
            _shape.Diagnostics.Add(DiagnosticInfo.Create(Descriptors.NoEffect, attribute.GetLocation(), attribute.GetShortName(), member.Name, why));
        }
    }
}
