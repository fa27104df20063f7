namespace BsonGen.Generator.Model;

/// <summary>A field or property and its element.</summary>
internal sealed record MemberModel
{
    /// <summary>The name in metadata, like those of the accessors.</summary>
    public required string Name { get; init; }

    /// <summary>Null for a field.</summary>
    public required string? GetterName { get; init; }

    /// <summary>Null for a field, and for a property without a setter.</summary>
    public required string? SetterName { get; init; }

    public required MemberSettings Settings { get; init; }

    public required string TypeName { get; init; }

    /// <summary>The class that declares the member.</summary>
    public required string DeclaringTypeName { get; init; }

    /// <summary>How accessors reach a member of a generic base class; otherwise null.</summary>
    public required GenericAccessModel? GenericAccess { get; init; }

    /// <summary>How many levels above the type the declaring type is.</summary>
    public required int Level { get; init; }

    public required bool IsField { get; init; }

    public required bool IsNeverNull { get; init; }

    public required MemberAccess Get { get; init; }

    public required MemberAccess Set { get; init; }

    public required bool IsTypeParameter { get; init; }

    /// <summary>Whether the getter runs code of the user.</summary>
    public required bool HasGetterBody { get; init; }

    /// <summary>Whether the getter may change its struct. The class map calls it on a copy.</summary>
    public required bool GetterMayChange { get; init; }

    /// <summary>Whether the setter runs code of the user.</summary>
    public required bool HasSetterBody { get; init; }

    public required ValueModel Value { get; init; }

    /// <summary>Whether it may have another serializer than its type, or an id generator.</summary>
    public required bool IsConfigured { get; init; }

    /// <summary>Whether the driver may refuse the attributes, which are not compiled.</summary>
    public required bool MayBeRefused { get; init; }

    /// <summary>Whether a derived class hides the member with one of the same name.</summary>
    public required bool IsHidden { get; init; }

    /// <summary>Whether the type is <c>dynamic</c>, and its name <c>object</c>.</summary>
    public required bool IsDynamic { get; init; }

    /// <summary>Whether a constructor must create the default value that is not written.</summary>
    public required bool HasDefaultInstance { get; init; }

    /// <summary>Whether a method of the type decides whether the element is written.</summary>
    public required bool HasShouldSerialize { get; init; }

    /// <summary>Whether that method may change its struct.</summary>
    public required bool ShouldSerializeMayChange { get; init; }

    /// <summary>The type to cast to, if a derived class hides the method; otherwise null.</summary>
    public required string? ShouldSerializeTypeName { get; init; }
}

/// <summary>A generic base class, whose accessors lie in a class with the same type parameters.</summary>
/// <param name="DeclaringTypeName">The base class over its type parameters.</param>
/// <param name="TypeName">The type of the member, which may be or hold type parameters.</param>
internal sealed record GenericAccessModel(
    string Name, string Parameters, string Arguments, string Constraints, string DeclaringTypeName, string TypeName);

/// <summary>The member that takes the elements without another member.</summary>
/// <param name="IsInterface">Whether generated code must create a dictionary.</param>
/// <param name="Position">The number of members that are written before it.</param>
internal sealed record ExtraElementsModel(MemberModel Member, bool IsInterface, int Position);

internal enum MemberAccess
{
    None,

    Direct,

    // In a copy of the struct, since the setter is init-only: point with { X = 1 }.
    Copy,

    // Through an UnsafeAccessor.
    Accessor,
}
