namespace BsonGen.Internal.Registration;

/// <summary>The decision about a type on its first use.</summary>
/// <param name="reason">Why the class map serves the type; null if generated code does.</param>
/// <param name="followsClassMap">Whether the driver has class maps of the type or of its base classes, which agree with the generated code.</param>
/// <param name="ignoresExtraElements">Whether elements that match no member are skipped, although the code was compiled to refuse them.</param>
/// <remarks>A class nested in the generic serializer would be instantiated once more for each type.</remarks>
internal sealed class FallbackDecision(FallbackReason? reason, bool followsClassMap = true, bool ignoresExtraElements = false)
{
    public FallbackReason? Reason => reason;

    public bool FollowsClassMap => followsClassMap;

    public bool IgnoresExtraElements => ignoresExtraElements;
}
