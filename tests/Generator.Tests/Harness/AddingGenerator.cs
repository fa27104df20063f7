using Microsoft.CodeAnalysis;

namespace BsonGen.Generator.Tests;

/// <summary>Another generator, which adds a file to the project.</summary>
/// <param name="source">The file, which no other generator sees.</param>
/// <param name="visible">A file that all generators see.</param>
internal class AddingGenerator(string source, string? visible = null) : IIncrementalGenerator
{
    public const string FileName = "Added.g.cs";

    public void Initialize(IncrementalGeneratorInitializationContext context)
    {
        if (visible is not null)
        {
            context.RegisterPostInitializationOutput(output => output.AddSource("Visible.g.cs", visible));
        }

        context.RegisterSourceOutput(context.CompilationProvider, (output, _) => output.AddSource(FileName, source));
    }
}
