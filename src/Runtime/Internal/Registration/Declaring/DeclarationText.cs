namespace BsonGen.Internal.Registration.Declaring;

/// <summary>Prints a declaration as C# that compiles in any file of the assembly, after its using directives.</summary>
internal static class DeclarationText
{
    private const string ClassOfMaps = "RepeatedClassMaps";

    /// <param name="assembly">The assembly that declares the conventions.</param>
    /// <param name="declaration">Null if none makes a type generated.</param>
    /// <param name="maps">The class maps that belong to the declaration.</param>
    /// <param name="fallbacks">A line for each type that also falls back with the declaration.</param>
    public static string Of(
        Assembly assembly, Declaration? declaration, IEnumerable<RepeatedClassMap> maps, IEnumerable<string> fallbacks)
    {
        var lines = fallbacks.Select(static fallback => $"// {fallback}");
        var declared =
            declaration is null ? [] :
            declaration.Changed is null ? [.. Print(assembly, declaration), .. Print(assembly, maps)] :
            Print(assembly, declaration).Select(static line => $"// {line}").Append(
                $"// This declaration would also change {declaration.Changed.FullName}, which does not follow the conventions " +
                "at run time: widen the filter of their pack, or move that type to another assembly.");
        return string.Join('\n', [.. declared, .. lines.Select(ToOneLine)]);
    }

    private static IEnumerable<string> Print(Assembly assembly, Declaration declaration)
    {
        if (declaration.Conventions is null)
        {
            yield break;
        }

        if (assembly.IsDefined(typeof(BsonGeneratedConventionsAttribute)))
        {
            yield return "// Replaces the declaration of the assembly.";
        }

        var types = declaration.Types;
        if (types.Namespace is not null || types.Types is not null)
        {
            yield return "// Other types of the assembly don't follow these conventions at run time.";
        }

        string[] arguments =
        [
            .. declaration.Conventions.GetArguments("MongoDB.Bson."),
            .. types.Namespace is null ? Array.Empty<string>() : [$"Namespace = \"{types.Namespace}\""],
            .. types.Types is null ? Array.Empty<string>() : [$"Types = new[] {{ {Print(types.Types)} }}"],
        ];
        yield return $"[assembly: BsonGen.BsonGeneratedConventions({string.Join(", ", arguments)})]";
        var named = types.Named.Except(AssemblyTypes.FindNamed(assembly));
        foreach (var type in named.OrderBy(static type => type.FullName, StringComparer.Ordinal))
        {
            yield return $"[assembly: BsonGen.BsonGenerated({TypeText.Of(type)})]";
        }
    }

    // The compiler reads class maps wherever they are registered, and the method is never called.
    private static IEnumerable<string> Print(Assembly assembly, IEnumerable<RepeatedClassMap> maps)
    {
        var ordered = maps.OrderBy(static map => map.Type.FullName, StringComparer.Ordinal).ToList();
        if (ordered.Count == 0)
        {
            return [];
        }

        var names = Enumerable.Range(1, int.MaxValue).Select(static number => ClassOfMaps + (number == 1 ? "" : $"{number}"));
        var name = names.Except(AssemblyTypes.Load(assembly).Select(static type => type.Name)).First();
        return
        [
            "// Other assemblies register these class maps. The compiler reads the method, which need not run.",
            $"internal static class {name}",
            "{",
            "    internal static void Register()",
            "    {",
            .. ordered.SelectMany(Print).Select(static line => $"        {line}"),
            "    }",
            "}",
        ];
    }

    private static IEnumerable<string> Print(RepeatedClassMap map) =>
    [
        $"MongoDB.Bson.Serialization.BsonClassMap.TryRegisterClassMap<{TypeText.NameOf(map.Type)}>(map =>",
        "{",
        .. map.Calls.Select(static call => $"    {call}"),
        "});",
    ];

    private static string Print(IEnumerable<Type> types) =>
        string.Join(", ", types.OrderBy(static type => type.FullName, StringComparer.Ordinal).Select(TypeText.Of));

    // Messages of exceptions may have several lines.
    private static string ToOneLine(string line) => string.Concat(line.Select(static item => char.IsControl(item) ? ' ' : item));
}
