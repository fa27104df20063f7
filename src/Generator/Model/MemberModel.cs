namespace BsonGen.Generator.Model;

/// <summary>A field or property and its element. The names of types are those in code.</summary>
/// <param name="Name">The name of the member in metadata.</param>
/// <param name="GetterName">The name of the method that gets a property; null for a field, like the name of the setter.</param>
/// <param name="GenericAccess">How accessors reach the member if a generic base class declares it; otherwise null.</param>
/// <param name="Level">How many levels above the type the declaring type is; zero for members of the type itself.</param>
/// <param name="HasGetterBody">Whether the getter has code of the user, which may throw.</param>
/// <param name="GetterMayChange">Whether the getter may change the struct that it belongs to. The class map calls it on a copy.</param>
/// <param name="HasSetterBody">Whether the setter has code of the user, which may throw.</param>
/// <param name="IsConfigured">Whether attributes or conventions may give the member another serializer than that of its type, or name its id generator.</param>
/// <param name="MayBeRefused">Whether attributes configure the serializer in a way that is not compiled, so that the driver may refuse them.</param>
/// <param name="IsDynamic">Whether the member is <c>dynamic</c>, and its type's name <c>object</c>.</param>
/// <param name="DefaultValue">The constant of <c>[BsonDefaultValue]</c>, or null.</param>
/// <param name="HasDefaultInstance">Whether a constructor must create the default value, which is not written, since it may differ from <c>default</c>.</param>
/// <param name="ShouldSerializeMayChange">Whether that method may change the struct that it belongs to. The class map calls it on a copy.</param>
/// <param name="ShouldSerializeTypeName">The type to cast to for the call of the method, if a derived class hides it; otherwise null.</param>
internal sealed record MemberModel(
    string Name, string? GetterName, string? SetterName, string ElementName, string TypeName, string DeclaringTypeName,
    GenericAccessModel? GenericAccess, int Level, bool IsField, bool IsValueType, MemberAccess Get, MemberAccess Set, bool IsTypeParameter, bool HasGetterBody,
    bool GetterMayChange, bool HasSetterBody, ValueModel Value, bool IsConfigured, bool MayBeRefused, bool IgnoresNull,
    bool IgnoresDefault, bool IsRequired, bool IsHidden, bool IsDynamic, ConstantModel? DefaultValue, bool HasDefaultInstance,
    bool HasShouldSerialize, bool ShouldSerializeMayChange, string? ShouldSerializeTypeName);

/// <summary>A generic base class, whose accessors lie in a class with the same type parameters.</summary>
/// <param name="Name">The name of the base class, without type parameters.</param>
/// <param name="Parameters">The type parameters: <c>&lt;T&gt;</c>.</param>
/// <param name="Constraints">The clauses with the constraints of the type parameters, each after a space.</param>
/// <param name="DeclaringTypeName">The base class over its type parameters.</param>
/// <param name="TypeName">The type of the member, in which type parameters may occur.</param>
internal sealed record GenericAccessModel(string Name, string Parameters, string Arguments, string Constraints, string DeclaringTypeName, string TypeName);

/// <summary>The member that takes the elements without another member.</summary>
/// <param name="IsInterface">Whether the type is an interface, for which generated code creates a dictionary.</param>
/// <param name="Position">The number of members that are written before it.</param>
internal sealed record ExtraElementsModel(MemberModel Member, bool IsInterface, int Position);

internal enum MemberAccess
{
    /// <summary>Not at all: the element is skipped.</summary>
    None,

    /// <summary>By name.</summary>
    Direct,

    /// <summary>By name in a copy of the struct: <c>point with { X = 1 }</c>, since the setter is init-only.</summary>
    Copy,

    /// <summary>Through an <c>UnsafeAccessor</c>, since the member is not accessible or init-only.</summary>
    Accessor,
}
