namespace BsonGen.Generator.Model;

/// <summary>A class map that code of the compilation registers, as a list of calls without symbols.</summary>
/// <param name="TypeName">The name of the class in code.</param>
/// <param name="MapsAutomatically">Whether it starts with <c>AutoMap</c>, which applies conventions and attributes.</param>
/// <param name="Calls">In the order of the code.</param>
internal sealed record RegisteredMap(string TypeName, bool MapsAutomatically, EquatableArray<RegisteredCall> Calls)
{
    public RegisteredCall? Find(RegisteredSetting setting) => Calls.LastOrDefault(call => call.Setting == setting);
}

/// <summary>A call on a class map or on one of its member maps.</summary>
/// <param name="Member">The name of the member in metadata; null for a setting of the class.</param>
/// <param name="Text">The argument: an element name, a number, a truth value, or the BSON type of a known serializer.</param>
/// <param name="Code">The argument as C#, if generated code repeats it.</param>
internal sealed record RegisteredCall(
    RegisteredSetting Setting, string? Member = null, string? Text = null, string? Code = null)
{
    public bool IsField { get; init; }

    public bool IsTrue => Text == "true";
}

internal enum RegisteredSetting
{
    Map,
    Unmap,
    Id,
    ExtraElements,
    ElementName,
    Order,
    IgnoreIfNull,
    IgnoreIfDefault,
    IsRequired,
    DefaultValue,
    /// <summary>One that is compiled, if it has code; otherwise generated code calls the one that is registered.</summary>
    Serializer,
    IdGenerator,
    Discriminator,
    DiscriminatorIsRequired,
    IsRootClass,
    IgnoreExtraElements,
    IgnoreExtraElementsIsInherited,
    KnownType,
}
