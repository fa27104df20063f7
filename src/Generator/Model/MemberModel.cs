namespace BsonGen.Generator.Model;

/// <summary>A field or property and its element.</summary>
internal sealed record MemberModel
{
    /// <summary>The member's name, as metadata has it.</summary>
    public required string Name { get; init; }

    public required string ElementName { get; init; }

    /// <summary>How code refers to the member's type.</summary>
    public required string TypeName { get; init; }

    /// <summary>How code refers to the type that declares it.</summary>
    public required string DeclaringTypeName { get; init; }

    public required bool IsField { get; init; }

    public required bool IsValueType { get; init; }

    public required MemberAccess Get { get; init; }

    public required MemberAccess Set { get; init; }

    /// <summary>Whether its type is a type parameter, which may stand for a value type.</summary>
    public required bool IsTypeParameter { get; init; }

    /// <summary>Whether the getter is code of the user's, which may throw.</summary>
    public required bool HasGetterBody { get; init; }

    /// <summary>Whether the setter is code of the user's, which may throw.</summary>
    public required bool HasSetterBody { get; init; }

    public required ValueModel Value { get; init; }

    public required bool IgnoresNull { get; init; }

    public required bool IgnoresDefault { get; init; }

    public required bool IsRequired { get; init; }

    /// <summary>Whether a derived class hides the member behind one of the same name.</summary>
    public required bool IsHidden { get; init; }

    /// <summary>Whether the member is <c>dynamic</c>, and its type's name <c>object</c>.</summary>
    public required bool IsDynamic { get; init; }

    /// <summary>The constant of <c>[BsonDefaultValue]</c>, or null.</summary>
    public required ConstantModel? DefaultValue { get; init; }

    /// <summary>Whether the default that is not written is an instance of the member's type, made once: its zero may be another value.</summary>
    public required bool HasDefaultInstance { get; init; }

    /// <summary>Whether a method <c>ShouldSerialize…</c> decides.</summary>
    public required bool HasShouldSerialize { get; init; }

    /// <summary>The type that the method must be called on, where a derived one hides it; else null.</summary>
    public required string? ShouldSerializeTypeName { get; init; }
}

/// <summary>The member that takes the elements which match no other member.</summary>
/// <param name="Member">The member.</param>
/// <param name="IsInterface">Whether its type is an interface, so that a dictionary is made when the value is null; otherwise an instance of its type is.</param>
/// <param name="Position">How many members are written before it.</param>
internal sealed record ExtraElementsModel(MemberModel Member, bool IsInterface, int Position);

/// <summary>How generated code gets or sets a member.</summary>
internal enum MemberAccess
{
    /// <summary>It can't; the element is skipped.</summary>
    None,

    /// <summary>By name.</summary>
    Direct,

    /// <summary>Through an accessor that the runtime binds without reflection: the member is not accessible or init-only.</summary>
    Accessor,
}
