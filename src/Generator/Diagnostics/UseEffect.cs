namespace BsonGen.Generator.Diagnostics;

/// <summary>What it does to a diagnostic that code of the project uses one of its types.</summary>
internal enum UseEffect
{
    /// <summary>The diagnostic is left out if code registers a serializer or a class map.</summary>
    DroppedIfRegistered,

    /// <summary>The diagnostic becomes a suggestion if code registers a serializer or a class map.</summary>
    SuggestedIfRegistered,

    /// <summary>The diagnostic becomes a suggestion unless code reads documents as one of the types.</summary>
    SuggestedUnlessRead,
}
