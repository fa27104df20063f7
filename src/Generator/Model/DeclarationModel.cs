namespace BsonGen.Generator.Model;

/// <summary>The declaration of a partial type.</summary>
/// <param name="Keyword"><c>class</c>, <c>record struct</c> and the like.</param>
/// <param name="Name">The type's name, without its parameters.</param>
/// <param name="TypeParameters">The names of the type's parameters.</param>
internal sealed record DeclarationModel(string Keyword, string Name, EquatableArray<string> TypeParameters);
