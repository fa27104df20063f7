namespace BsonGen.Generator.Model;

/// <summary>A convention with an effect that generated code has, too.</summary>
/// <param name="Property">
/// That of <c>[assembly: BsonGeneratedConventions]</c> with the same effect, or <see cref="AllEnums"/>.
/// </param>
/// <param name="Value">True, false, the name of a BSON type or of another representation, or names of members.</param>
internal sealed record RegisteredConvention(string Property, string Value)
{
    /// <summary>The representation of enums, also in collections.</summary>
    public const string AllEnums = "AllEnumsRepresentation";

    public const string NameSeparator = "/";
}
