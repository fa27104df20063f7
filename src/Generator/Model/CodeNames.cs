namespace BsonGen.Generator.Model;

/// <summary>Names of types in generated code. Only an alias can stand before <c>::</c>, so no type or member of the user hides it.</summary>
internal static class CodeNames
{
    private const string Collections = "System.Collections.Generic";

    /// <summary>The directives at the start of each generated file.</summary>
    public const string Aliases =
        $"""
        using BsonCode = global::BsonGen.CodeGeneration;
        using SystemCollections = global::{Collections};
        """;

    /// <summary>The name in code of a type of which the name with its namespace is known.</summary>
    public static string Of(string fullName) => Shorten("global::" + fullName);

    /// <summary>Replaces the namespaces that have an alias.</summary>
    public static string Shorten(string code) => code.Replace($"global::{Collections}.", "SystemCollections::");
}
