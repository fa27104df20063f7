namespace BsonGen.Tests.Shared;

/// <summary>A type of single values, which the driver has a serializer for.</summary>
/// <param name="Type">The type.</param>
/// <param name="Code">Its name in C#, beside usings of System and MongoDB.Bson.</param>
/// <param name="Extremes">Values at its limits, and those that a conversion may change.</param>
internal sealed record KindOfValue(Type Type, string Code, params object[] Extremes)
{
    /// <summary>The BSON types that the driver takes in <c>[BsonRepresentation]</c>.</summary>
    public string[] Representations { get; init; } = [];

    /// <summary>Makes any value. If it is null, the extremes are all values.</summary>
    public Func<Random, object>? Invent { get; init; }

    /// <summary>Whether the driver's serializer reads and writes the values of members without attributes.</summary>
    public bool IsByDriver { get; init; }

    /// <summary>Whether some versions of the driver have no serializer for the type, or one with fewer representations.</summary>
    public bool DependsOnVersion { get; init; }

    /// <summary>The name without its namespace.</summary>
    public string ShortCode => Code[(Code.LastIndexOf('.') + 1)..];
}
