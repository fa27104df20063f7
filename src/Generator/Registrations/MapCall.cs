namespace BsonGen.Generator.Registrations;

/// <summary>A call on a class map or on one of its member maps, with the symbols of the code.</summary>
/// <param name="Call">What the call sets, as a value without symbols.</param>
/// <param name="Member">Null for a setting of the class.</param>
/// <param name="Argument">The value that the call sets; null if the call has none.</param>
internal sealed record MapCall(RegisteredCall Call, ISymbol? Member = null, CodeValue? Argument = null)
{
    public RegisteredSetting Setting => Call.Setting;
}
