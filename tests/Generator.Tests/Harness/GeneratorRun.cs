using System.Reflection;
using System.Runtime.Loader;
using Microsoft.CodeAnalysis;
using Microsoft.CodeAnalysis.Diagnostics;
using Microsoft.CodeAnalysis.Text;

namespace BsonGen.Generator.Tests;

/// <summary>The result of one run of the generator.</summary>
internal sealed class GeneratorRun(GeneratorDriver driver, Compilation compilation)
{
    public Compilation Compilation => compilation;

    public GeneratorRunResult Result { get; } = driver.GetRunResult().Results.Single();

    /// <summary>The compilation with the generated files in it.</summary>
    public Compilation Output { get; } = compilation.AddSyntaxTrees(driver.GetRunResult().GeneratedTrees);

    /// <summary>The generated files by their names.</summary>
    public IReadOnlyDictionary<string, SourceText> Texts =>
        field ??= Result.GeneratedSources.ToDictionary(source => source.HintName, source => source.SourceText);

    /// <summary>The one generated file of one type.</summary>
    public string TextOf(string hintName) => Texts[hintName + ".g.cs"].ToString();

    /// <summary>Runs again with the same cache, like a compiler that stays in memory after an edit.</summary>
    public GeneratorRun RunAgain(Compilation edited) => new(driver.RunGenerators(edited), edited);

    /// <summary>Runs again with the same cache after a change of build properties.</summary>
    public GeneratorRun RunAgain(AnalyzerConfigOptionsProvider properties) =>
        new(driver.WithUpdatedAnalyzerConfigOptions(properties).RunGenerators(compilation), compilation);

    public MetadataReference ToReference() => MetadataReference.CreateFromImage(Emit());

    /// <summary>Loads the compiled assembly and the assemblies that it references.</summary>
    public Assembly Load(AssemblyLoadContext? context = null)
    {
        using var assembly = new MemoryStream(Emit());
        return (context ?? new AssemblyLoadContext(null)).LoadFromStream(assembly);
    }

    private byte[] Emit()
    {
        using var assembly = new MemoryStream();
        var result = Output.Emit(assembly);
        return result.Success ? assembly.ToArray() : throw new InvalidOperationException(string.Join('\n', result.Diagnostics));
    }

    public IReadOnlyList<object> ValuesOf(string step) =>
        [.. Result.TrackedSteps.GetValueOrDefault(step, []).SelectMany(run => run.Outputs).Select(output => output.Value)];

    public IReadOnlyList<IncrementalStepRunReason> ReasonsOf(string step) =>
        [.. Result.TrackedSteps.GetValueOrDefault(step, []).SelectMany(run => run.Outputs).Select(output => output.Reason)];
}
