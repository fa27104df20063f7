namespace BsonGen.Generator.Model;

/// <summary>What attributes and the rules of the driver say of a member, apart from its serializer.</summary>
/// <remarks>At run time, a class map may replace these settings by its own.</remarks>
internal sealed record MemberSettings
{
    public required string ElementName { get; init; }

    /// <summary>The place among the members of its class; members without one come last.</summary>
    public int Order { get; init; } = int.MaxValue;

    /// <summary>Whether the driver maps the member only if code says so at run time.</summary>
    public bool IsMappedByCode { get; init; }

    public OmittedValues Omitted { get; init; }

    /// <summary>Whether a document without the element can't be read.</summary>
    public bool IsRequired { get; init; }

    /// <summary>The code of the constant that replaces a missing element, or null.</summary>
    public string? DefaultValue { get; init; }

    /// <summary>Whether a missing element causes an exception or a default.</summary>
    public bool ConcernsMissing => IsRequired || DefaultValue is not null;

    /// <summary>Whether the element is omitted for some values.</summary>
    /// <param name="isNeverNull">Whether the values of the member's type are never null.</param>
    public bool Omits(bool isNeverNull) => Omitted switch
    {
        OmittedValues.None => false,
        OmittedValues.Null => !isNeverNull,
        OmittedValues.Default => true,
        _ => throw new InvalidOperationException(),
    };
}
