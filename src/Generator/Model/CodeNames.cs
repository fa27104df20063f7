namespace BsonGen.Generator.Model;

/// <summary>Names of types in generated code. Only an alias can stand before <c>::</c>, so nothing hides it.</summary>
internal static class CodeNames
{
    private const string Collections = "System.Collections.Generic";

    public const string CodeAlias = "using BsonCode = global::BsonGen.CodeGeneration;";
    public const string CollectionsAlias = $"using SystemCollections = global::{Collections};";
    public const string CollectionsPrefix = "SystemCollections::";

    public static string Of(string fullName) => Shorten("global::" + fullName);

    public static string FindFree(string name, Func<string, bool> isTaken)
    {
        var free = name;
        for (var i = 2; isTaken(free); i++)
        {
            free = name + i;
        }

        return free;
    }

    public static string Shorten(string code) => code.Replace($"global::{Collections}.", CollectionsPrefix);
}
