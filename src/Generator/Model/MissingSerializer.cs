namespace BsonGen.Generator.Model;

/// <summary>Why no serializer is generated for a type that the class map serves.</summary>
/// <param name="FullName">The full name of the type, without type arguments.</param>
/// <param name="Reason">As in the diagnostic.</param>
internal sealed record MissingSerializer(string FullName, string Reason);
