namespace Conformance.Machine.Declarations;

/// <summary>The settings of a whole process and assembly: the compilation, the conventions, and serializers of common types.</summary>
internal sealed record World
{
    public static readonly World Plain = new();

    /// <summary>Conventions of the types' assembly, as expressions.</summary>
    public IReadOnlyList<string> Conventions { get; init; } = [];

    /// <summary>Statements that run before anything is used, in both assemblies' processes.</summary>
    public IReadOnlyList<string> Statements { get; init; } = [];

    /// <summary>Whether the assembly of the types can access internals of the library.</summary>
    public bool ShowsInternals { get; init; }

    /// <summary>The registration of the conventions, and the statements.</summary>
    public IEnumerable<string> AllStatements => Conventions.Count == 0
        ? Statements
        : Statements.Prepend(
            $"ConventionRegistry.Register(\"own\", new ConventionPack {{ {string.Join(", ", Conventions)} }}, " +
            "type => type.Assembly == typeof(World__).Assembly);");

    public string Print()
    {
        // The driver needs a representation of Guids.
        var guids = Statements.Any(statement => statement.Contains("GuidSerializer(", StringComparison.Ordinal))
            ? ""
            : "BsonSerializer.RegisterSerializer(new " +
                "MongoDB.Bson.Serialization.Serializers.GuidSerializer(GuidRepresentation.CSharpLegacy));\n";
        return
            $$"""
            namespace Conformance.Models
            {
                public static class World__
                {
                    public static void Configure()
                    {
                        {{guids}}{{string.Join("\n            ", AllStatements)}}
                    }
                }
            }
            """;
    }

    public override string ToString() => string.Join('\n', AllStatements.Select(line => "// " + line));
}
