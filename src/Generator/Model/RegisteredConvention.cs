namespace BsonGen.Generator.Model;

/// <summary>A convention with an effect that generated code has, too.</summary>
/// <param name="Property">
/// That of <c>[assembly: BsonGeneratedConventions]</c> with the same effect, or <see cref="ConventionProperties.AllEnums"/>.
/// </param>
/// <param name="Value">True, false, the name of a BSON type or of another representation, or names of members.</param>
internal sealed record RegisteredConvention(string Property, string Value)
{
    public const string NameSeparator = "/";
}
