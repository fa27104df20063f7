namespace BsonGen.Generator.Model;

/// <summary>A field or property and its element.</summary>
internal sealed record MemberModel
{
    /// <summary>The name of the member in metadata.</summary>
    public required string Name { get; init; }

    /// <summary>The name of the method that gets a property; null for a field.</summary>
    public required string? GetterName { get; init; }

    /// <summary>The name of the method that sets a property; null for a field, and where there is none.</summary>
    public required string? SetterName { get; init; }

    public required string ElementName { get; init; }

    /// <summary>The type of the member in code.</summary>
    public required string TypeName { get; init; }

    /// <summary>The declaring type in code.</summary>
    public required string DeclaringTypeName { get; init; }

    public required bool IsField { get; init; }

    public required bool IsValueType { get; init; }

    public required MemberAccess Get { get; init; }

    public required MemberAccess Set { get; init; }

    /// <summary>Whether the type of the member is a type parameter, whose argument may be a value type.</summary>
    public required bool IsTypeParameter { get; init; }

    /// <summary>Whether the getter has code of the user, which may throw.</summary>
    public required bool HasGetterBody { get; init; }

    /// <summary>Whether the setter has code of the user, which may throw.</summary>
    public required bool HasSetterBody { get; init; }

    public required ValueModel Value { get; init; }

    public required bool IgnoresNull { get; init; }

    public required bool IgnoresDefault { get; init; }

    public required bool IsRequired { get; init; }

    /// <summary>Whether a derived class hides the member with one of the same name.</summary>
    public required bool IsHidden { get; init; }

    /// <summary>Whether the member is <c>dynamic</c>, and its type's name <c>object</c>.</summary>
    public required bool IsDynamic { get; init; }

    /// <summary>The constant of <c>[BsonDefaultValue]</c>, or null.</summary>
    public required ConstantModel? DefaultValue { get; init; }

    /// <summary>Whether the default value, which is not written, must be created with a constructor, since it may differ from <c>default</c>.</summary>
    public required bool HasDefaultInstance { get; init; }

    /// <summary>Whether a method <c>ShouldSerialize…</c> decides if the member is written.</summary>
    public required bool HasShouldSerialize { get; init; }

    /// <summary>The type to cast to for the call of the method, if a derived class hides it; otherwise null.</summary>
    public required string? ShouldSerializeTypeName { get; init; }
}

/// <summary>The member that takes the elements without another member.</summary>
/// <param name="Member">The member.</param>
/// <param name="IsInterface">Whether the type is an interface, for which generated code creates a dictionary.</param>
/// <param name="Position">The number of members that are written before it.</param>
internal sealed record ExtraElementsModel(MemberModel Member, bool IsInterface, int Position);

/// <summary>How generated code gets or sets a member.</summary>
internal enum MemberAccess
{
    /// <summary>Not at all: the element is skipped.</summary>
    None,

    /// <summary>By name.</summary>
    Direct,

    /// <summary>Through an <c>UnsafeAccessor</c>, since the member is not accessible or init-only.</summary>
    Accessor,
}
