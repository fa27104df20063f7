namespace Conformance.Machine.Declarations;

/// <summary>The settings of a whole process and assembly: the compilation, the conventions, and serializers of common types.</summary>
internal sealed record World
{
    public static readonly World Plain = new();

    /// <summary>The arguments of the attribute that declares conventions; empty for none.</summary>
    public string Declared { get; init; } = "";

    /// <summary>The same conventions as objects of the driver.</summary>
    public string DeclaredAtRunTime { get; init; } = "";

    /// <summary>Statements that run before anything is used, in both assemblies' processes.</summary>
    public IReadOnlyList<string> Statements { get; init; } = [];

    /// <summary>Whether the assembly of the types can access internals of the library.</summary>
    public bool ShowsInternals { get; init; }

    // The conventions hold for types of other assemblies that the assembly names with an attribute.
    private const string IsNamed =
        "typeof(World__).Assembly.GetCustomAttributesData().Any(data => data.AttributeType == typeof(BsonGeneratedAttribute) && " +
        "(Type)data.ConstructorArguments[0].Value! == type)";

    /// <param name="isGenerated">Whether it is compiled with the generator; conventions are registered at run time otherwise.</param>
    public string Print(bool isGenerated)
    {
        var attribute = Declared.Length > 0 && isGenerated ? $"[assembly: BsonGen.BsonGeneratedConventions({Declared})]\n" : "";
        var registration = Declared.Length > 0 && !isGenerated
            ? $"ConventionRegistry.Register(\"declared\", new ConventionPack {{ {DeclaredAtRunTime} }}, type => type.Assembly == " +
                $"typeof(World__).Assembly || {IsNamed});\n"
            : "";
        // The driver needs a representation of Guids.
        var guids = Statements.Any(statement => statement.Contains("GuidSerializer(", StringComparison.Ordinal))
            ? ""
            : "BsonSerializer.RegisterSerializer(new " +
                "MongoDB.Bson.Serialization.Serializers.GuidSerializer(GuidRepresentation.CSharpLegacy));\n";
        return
            $$"""
            {{attribute}}
            namespace Conformance.Models
            {
                public static class World__
                {
                    public static void Configure()
                    {
                        {{guids}}{{registration}}{{string.Join("\n            ", Statements)}}
                    }
                }
            }
            """;
    }

    public override string ToString() =>
        string.Join(
            '\n',
            Statements.Prepend(
                Declared.Length > 0 ? $"[assembly: BsonGeneratedConventions({Declared})]" : "").Select(line => "// " + line));
}
