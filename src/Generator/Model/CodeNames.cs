namespace BsonGen.Generator.Model;

/// <summary>Names of types in generated code. Only an alias can stand before <c>::</c>, so no type or member of the user hides it.</summary>
internal static class CodeNames
{
    private const string Collections = "System.Collections.Generic";

    /// <summary>The alias for the namespace of collections, and how it starts the name of a type.</summary>
    public const string CollectionsAlias = $"using SystemCollections = global::{Collections};\n";
    public const string CollectionsPrefix = "SystemCollections::";

    /// <summary>The directives at the start of a generated file, with an empty line after them.</summary>
    public const string Aliases = $"using BsonCode = global::BsonGen.CodeGeneration;\n{CollectionsAlias}";

    /// <summary>The name in code of a type of which the name with its namespace is known.</summary>
    public static string Of(string fullName) => Shorten("global::" + fullName);

    /// <summary>The name, followed by a number if it is taken.</summary>
    public static string FindFree(string name, Func<string, bool> isTaken)
    {
        var free = name;
        for (var i = 2; isTaken(free); i++)
        {
            free = name + i;
        }

        return free;
    }

    /// <summary>Replaces the namespaces that have an alias.</summary>
    public static string Shorten(string code) => code.Replace($"global::{Collections}.", CollectionsPrefix);
}
