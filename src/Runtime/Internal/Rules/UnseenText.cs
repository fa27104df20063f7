namespace BsonGen.Internal.Rules;

/// <summary>How diagnostics and the reasons of fallbacks describe what the generator can't see, in the same words.</summary>
internal static class UnseenText
{
    /// <summary>Describes a type that the generator does not know: another generator makes the type or its attribute.</summary>
    public const string WholeType =
        "it or its attribute comes from another source generator, such as that of .razor files, whose code BsonGen can't see";

    /// <param name="part">What the generator does not find.</param>
    public static string Of(string part) => $"{part} comes from another source generator, whose code BsonGen can't see";
}
