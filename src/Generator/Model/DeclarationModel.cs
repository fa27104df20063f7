namespace BsonGen.Generator.Model;

/// <summary>What a further part of a partial type repeats.</summary>
/// <param name="Keyword"><c>class</c>, <c>record struct</c> and the like.</param>
/// <param name="Name">The type's name, without its parameters.</param>
/// <param name="TypeParameters">The names of the type's parameters.</param>
internal sealed record DeclarationModel(string Keyword, string Name, EquatableArray<string> TypeParameters);
