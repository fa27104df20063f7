namespace BsonGen.CodeFixes;

/// <summary>Writes names of types as one place of a file finds them.</summary>
internal interface ITypeNames
{
    /// <param name="type">The type.</param>
    /// <param name="name">Its name, without the suffix of attributes.</param>
    string Write(INamedTypeSymbol type, string name);
}
