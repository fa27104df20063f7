namespace BsonGen.Internal.Registration;

/// <summary>The decision about a type on its first use.</summary>
/// <param name="reason">Why the class map serves the type; null if generated code does.</param>
/// <param name="hadClassMap">Whether the driver had a class map of the type, which agrees with the generated code.</param>
/// <remarks>A class nested in the generic serializer would be instantiated once more for each type.</remarks>
internal sealed class FallbackDecision(string? reason, bool hadClassMap)
{
    public string? Reason => reason;

    public bool HadClassMap => hadClassMap;
}
