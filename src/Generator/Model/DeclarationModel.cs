namespace BsonGen.Generator.Model;

/// <param name="Keyword"><c>class</c>, <c>record struct</c> and the like.</param>
internal sealed record DeclarationModel(string Keyword, string Name, EquatableArray<string> TypeParameters);
