namespace BsonGen.Generator.Analyzers.OtherGenerators;

/// <summary>What another generator adds to a type.</summary>
/// <param name="Name">As in the message of a diagnostic.</param>
internal sealed record Addition(string Name, string FileName);
