namespace BsonGen.Generator.Mapping;

/// <summary>How the driver stores a field or property.</summary>
/// <remarks>Attributes return changed copies.</remarks>
internal sealed record MemberMap(ISymbol Symbol)
{
    public string Name => Symbol.Name;

    public INamedTypeSymbol DeclaringType => Symbol.ContainingType;

    public ITypeSymbol Type { get; } = Symbol.FindMemberType()!;

    public IReadOnlyList<AttributeData> Attributes { get; init; } = Symbol.GetMemberAttributes();

    public MemberSettings Settings { get; init; } = new() { ElementName = Symbol.Name };

    /// <summary>Whether the driver maps the member without attributes.</summary>
    public bool IsMappedAutomatically { get; init; }

    /// <summary>Whether it is the id by its name, unless an attribute says otherwise.</summary>
    public bool IsIdByName { get; init; }

    /// <summary>Whether attributes configure the serializer.</summary>
    public bool HasOwnSerializer { get; init; }

    /// <summary>The BSON type in <c>[BsonRepresentation]</c>, or null.</summary>
    public string? Representation { get; init; }

    /// <summary>The attribute for dates, times, Guids or time spans, or null.</summary>
    public AttributeData? Options { get; init; }

    /// <summary>The attribute for dictionaries, or null. Another attribute may configure the values in the dictionary.</summary>
    public AttributeData? DictionaryOptions { get; init; }

    /// <summary>The first of two attributes for the serializer, if the second sets all that it sets; otherwise null.</summary>
    public AttributeData? ReplacedAttribute { get; init; }

    /// <summary>
    /// The method that decides whether the element is written, or null. Extra elements may have one, too, which the driver does
    /// not call but refuses if it is static.
    /// </summary>
    public IMethodSymbol? ShouldSerialize { get; init; }

    public bool HasConfiguredValues => Representation is not null || Options is not null;

    /// <summary>Whether no attribute configures the serializer, apart from one for a dictionary around the values.</summary>
    public bool HasUnconfiguredValues => !HasOwnSerializer || (DictionaryOptions is not null && !HasConfiguredValues);

    /// <summary>Whether no attribute configures the serializer, apart from one for the values in a dictionary.</summary>
    public bool HasUnconfiguredDictionary => !HasOwnSerializer || (DictionaryOptions is null && HasConfiguredValues);

    public bool IsIgnored => Attributes.FindKindOf(BsonIgnore) is not null;

    /// <summary>Whether an attribute of the user configures the member, perhaps with a serializer.</summary>
    public bool HasCustomAttribute => Symbol.GetMappingAttributes().Any(attribute => attribute.GetDriverName().Length == 0);

    public AttributeData? InternedAttribute => Attributes.Find(BsonInternedAttribute);

    public AttributeData? SerializerAttribute => Attributes.FindKindOf(BsonSerializerAttribute);

    /// <summary>Whether the driver can't set the member.</summary>
    public bool IsReadOnly => Symbol is IPropertySymbol property
        ? !property.HasSetter()
        : Symbol is IFieldSymbol { IsReadOnly: true };

    // A member is itself only, whatever another one has in common with it.
    public bool Equals(MemberMap? other) => ReferenceEquals(this, other);

    public override int GetHashCode() => RuntimeHelpers.GetHashCode(this);
}
