namespace BsonGen.Generator.Model;

internal sealed record DeclarationModel(string Keyword, string Name, EquatableArray<string> TypeParameters);
