namespace BsonGen.Generator.Model;

/// <summary>The declaration of a partial type.</summary>
/// <param name="Keyword"><c>class</c>, <c>record struct</c> and the like.</param>
internal sealed record DeclarationModel(string Keyword, string Name, EquatableArray<string> TypeParameters);
