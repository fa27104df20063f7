using BsonGen.Generator.Model;
using Microsoft.CodeAnalysis;

namespace BsonGen.Generator.Parser;

/// <summary>One mapped member.</summary>
internal sealed class MemberShape(ISymbol symbol)
{
    public ISymbol Symbol { get; } = symbol;

    public ITypeSymbol Type => Symbol is IFieldSymbol { Type: var type } ? type : ((IPropertySymbol)Symbol).Type;

    public string ElementName { get; set; } = symbol.Name;

    public int Order { get; set; } = int.MaxValue;

    /// <summary>How many members are written before it; counts for extra elements only.</summary>
    public int Position { get; set; }

    public bool IgnoresNull { get; set; }

    public bool IgnoresDefault { get; set; }

    public bool IsRequired { get; set; }

    /// <summary>Whether an error is reported because the driver refuses it.</summary>
    public bool IsRefused { get; set; }

    /// <summary>Whether attributes give it a serializer that only the class map knows.</summary>
    public bool HasOwnSerializer { get; set; }

    /// <summary>The BSON type that <c>[BsonRepresentation]</c> names, or null. What it allows concerns numbers that a conversion changes.</summary>
    public string? Representation { get; set; }

    /// <summary>The one attribute of dates, Guids, time spans or dictionaries that configures the serializer, or null.</summary>
    public AttributeData? Options { get; set; }

    /// <summary>The BSON type that conventions name, unless attributes give the member a serializer; null for none.</summary>
    public string? RepresentationByConvention { get; set; }

    /// <summary>The representation that conventions give the Guids in the member, unless attributes configure it; null for none.</summary>
    public string? GuidRepresentationByConvention { get; set; }

    public TypedConstant? DefaultValue { get; set; }

    public MemberAccess Get { get; set; }

    public MemberAccess Set { get; set; }

    /// <summary>Whether a derived class hides the member behind one of the same name.</summary>
    public bool IsHidden { get; set; }

    /// <summary>The method that decides whether the member is written, or null.</summary>
    public IMethodSymbol? ShouldSerialize { get; set; }

    /// <summary>Whether a derived class hides that method.</summary>
    public bool IsShouldSerializeHidden { get; set; }

    public IEnumerable<AttributeData> Attributes => Symbol.GetMemberAttributes();
}
