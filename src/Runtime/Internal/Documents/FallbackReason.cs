namespace BsonGen.Internal.Documents;

/// <summary>Why a type falls back.</summary>
/// <param name="Kind">One of <see cref="FallbackKinds"/>.</param>
/// <param name="Text">The reason in English, for people.</param>
internal sealed record FallbackReason(string Kind, string Text);
