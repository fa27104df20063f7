namespace BsonGen.Generator.Parser;

internal sealed class MemberShape(ISymbol symbol)
{
    public ISymbol Symbol { get; } = symbol;
    public string Name => Symbol.Name;
    public INamedTypeSymbol DeclaringType => Symbol.ContainingType;
    public ITypeSymbol Type { get; } = symbol.GetMemberType()!;
    public string ElementName { get; set; } = symbol.Name;
    public int Order { get; set; } = int.MaxValue;

    // For the member with the extra elements: the number of members that are written before it.
    public int Position { get; set; }

    // Whether it is the id by its name, unless an attribute says otherwise.
    public bool IsIdByName { get; set; }
    public bool IsIgnored => Attributes.FindKindOf(BsonIgnore) is not null;
    public bool IgnoresNull { get; set; }
    public bool IgnoresDefault { get; set; }
    public bool IsRequired { get; set; }

    // Whether an error says that the driver can't store its values.
    public bool IsRefused { get; set; }

    // Whether attributes configure the serializer.
    public bool HasOwnSerializer { get; set; }

    // The BSON type in [BsonRepresentation].
    public string? Representation { get; set; }

    // The attribute for dates, times, Guids or time spans.
    public AttributeData? Options { get; set; }

    // The attribute for dictionaries, or null. Another attribute may configure the values in the dictionary.
    public AttributeData? DictionaryOptions { get; set; }
    public bool HasConfiguredValues => Representation is not null || Options is not null;

    // The BSON type that conventions set.
    public string? RepresentationByConvention { get; set; }

    // The representation that conventions give the Guids in the member.
    public string? GuidRepresentationByConvention { get; set; }
    public TypedConstant? DefaultValue { get; set; }
    public MemberAccess Get { get; set; }
    public MemberAccess Set { get; set; }
    public bool UsesAccessor => Get == MemberAccess.Accessor || Set == MemberAccess.Accessor;
    public AttributeData? InternedAttribute => Attributes.Find(BsonInternedAttribute);
    public AttributeData? SerializerAttribute => Attributes.FindKindOf(BsonSerializerAttribute);
    public bool IsHidden { get; set; }
    public IMethodSymbol? ShouldSerialize { get; set; }
    public bool IsShouldSerializeHidden { get; set; }
    public IReadOnlyList<AttributeData> Attributes { get; } = symbol.GetMemberAttributes();
}
