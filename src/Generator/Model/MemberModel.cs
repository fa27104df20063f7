namespace BsonGen.Generator.Model;

/// <summary>A field or property and its element.</summary>
/// <param name="Name">The name in metadata, like those of the accessors.</param>
/// <param name="GetterName">Null for a field.</param>
/// <param name="GenericAccess">How accessors reach a member of a generic base class; otherwise null.</param>
/// <param name="Level">How many levels above the type the declaring type is.</param>
/// <param name="GetterMayChange">Whether the getter may change its struct. The class map calls it on a copy.</param>
/// <param name="IsConfigured">Whether it may have another serializer than its type, or an id generator.</param>
/// <param name="MayBeRefused">Whether the driver may refuse the attributes, which are not compiled.</param>
/// <param name="IsDynamic">Whether the type is <c>dynamic</c>, and its name <c>object</c>.</param>
/// <param name="DefaultValue">The code of <c>[BsonDefaultValue]</c>'s constant, or null.</param>
/// <param name="HasDefaultInstance">Whether a constructor must create the default value that is not written.</param>
/// <param name="ShouldSerializeTypeName">The type to cast to, if a derived class hides the method; otherwise null.</param>
internal sealed record MemberModel(
    string Name, string? GetterName, string? SetterName, string ElementName, string TypeName, string DeclaringTypeName,
    GenericAccessModel? GenericAccess, int Level, bool IsField, bool IsValueType, MemberAccess Get, MemberAccess Set,
    bool IsTypeParameter, bool HasGetterBody, bool GetterMayChange, bool HasSetterBody,
    ValueModel Value, bool IsConfigured, bool MayBeRefused, bool IgnoresNull,
    bool IgnoresDefault, bool IsRequired, bool IsHidden, bool IsDynamic, string? DefaultValue, bool HasDefaultInstance,
    bool HasShouldSerialize, bool ShouldSerializeMayChange, string? ShouldSerializeTypeName);

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
