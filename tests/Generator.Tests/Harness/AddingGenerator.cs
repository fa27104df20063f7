using Microsoft.CodeAnalysis;

namespace BsonGen.Generator.Tests;

/// <summary>Another generator, which adds a file to the project.</summary>
internal sealed class AddingGenerator(string source) : IIncrementalGenerator
{
    public void Initialize(IncrementalGeneratorInitializationContext context) =>
        context.RegisterSourceOutput(context.CompilationProvider, (output, _) => output.AddSource("Added.g.cs", source));
}
