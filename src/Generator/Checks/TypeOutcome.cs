namespace BsonGen.Generator.Checks;

/// <summary>What becomes of a type that requests a serializer.</summary>
internal enum TypeOutcome
{
    /// <summary>A serializer is generated.</summary>
    Generated,

    /// <summary>The driver's class map serves the type, and a diagnostic says why.</summary>
    LeftToClassMap,

    /// <summary>An error of the generator or of the compiler says what to correct. It may be an error of another type.</summary>
    Refused,
}
