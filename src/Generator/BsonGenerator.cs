using BsonGen.Generator.Caching;
using BsonGen.Generator.Diagnostics;
using BsonGen.Generator.Emitter;
using BsonGen.Generator.Model;
using BsonGen.Generator.Parser;
using Microsoft.CodeAnalysis;

namespace BsonGen.Generator;

/// <summary>The pipeline of the generator. It parses annotated types to models, and prints one file for each model and one for the assembly.</summary>
[Generator(LanguageNames.CSharp)]
public sealed class BsonGenerator : IIncrementalGenerator
{
    /// <summary>The step with the models and diagnostics of each attribute target.</summary>
    public const string ResultsStep = "Results";

    /// <summary>The step with the models.</summary>
    public const string ModelsStep = "Models";

    /// <summary>The step with the input of the registration.</summary>
    public const string RegistrationStep = "Registration";

    /// <summary>The step that compares the discriminators of all types.</summary>
    public const string DiscriminatorsStep = "Discriminators";

    /// <inheritdoc />
    public void Initialize(IncrementalGeneratorInitializationContext context)
    {
        var isAutoRegistered = context.AnalyzerConfigOptionsProvider.Select(static (options, _) =>
            !options.GlobalOptions.TryGetValue("build_property.BsonGenAutoRegister", out var value) ||
            !value.Equals("false", StringComparison.OrdinalIgnoreCase));

        var cache = new ParseCache();
        var results = context.SyntaxProvider.ForAttributeWithMetadataName(
            KnownNames.BsonGeneratedAttribute,
            static (_, _) => true,
            cache.Parse)
            .WithTrackingName(ResultsStep);

        // One output for each input: in Roslyn 5.12, SelectMany and Where lose outputs of later inputs if an input temporarily has none.
        var models = results
            .Select(static (result, _) => result.Models)
            .WithTrackingName(ModelsStep);

        context.RegisterSourceOutput(
            models.Combine(isAutoRegistered),
            static (output, pair) =>
            {
                foreach (var model in pair.Left)
                {
                    output.AddSource(model.HintName + ".g.cs", SerializerEmitter.Emit(model, pair.Right));
                }
            });

        var registrations = models
            .Select(static (models, _) => models
                .Where(model => !model.IsGeneric && model.IsAccessible)
                .Select(RegistrationModel.Of)
                .ToEquatableArray())
            .Collect()
            .Select(static (types, _) => types
                .SelectMany(static types => types)
                .OrderBy(type => type.MetadataName, StringComparer.Ordinal)
                .ThenBy(type => type.TypeName, StringComparer.Ordinal)
                .ToEquatableArray())
            .Combine(context.CompilationProvider.Select(static (compilation, _) => compilation.AssemblyName ?? "Assembly"))
            .WithTrackingName(RegistrationStep);

        var conventions = context.SyntaxProvider.ForAttributeWithMetadataName(
            KnownNames.BsonGeneratedConventionsAttribute,
            static (_, _) => true,
            static (attributed, _) => ConventionsCheck.Find(attributed.Attributes[0], attributed.TargetSymbol.Name).ToEquatableArray());
        var hasConventions = conventions.Collect().Select(static (all, _) => !all.IsEmpty);

        context.RegisterSourceOutput(
            registrations.Combine(isAutoRegistered).Combine(hasConventions),
            static (output, pair) =>
            {
                var (((types, assemblyName), isAutoRegistered), hasConventions) = pair;
                if (types.Count > 0 || hasConventions)
                {
                    output.AddSource("BsonGen-Registration.g.cs", RegistrationEmitter.Emit(types, assemblyName, isAutoRegistered, hasConventions));
                }
            });

        // Diagnostics have a separate output, so that moved code reports them again without generating files again.
        var trees = context.CompilationProvider.Select(static (compilation, _) => new SyntaxTreeIndex(compilation.SyntaxTrees));
        var isGuidChecked = context.CompilationProvider.Combine(context.AnalyzerConfigOptionsProvider).Select(static (pair, _) =>
            pair.Right.GlobalOptions.TryGetValue("build_property.BsonGenRequireGuidRepresentation", out var value) && bool.TryParse(value, out var isRequired)
                ? isRequired
                : pair.Left.ReferencedAssemblyNames.FirstOrDefault(assembly => assembly.Name == KnownNames.DriverAssembly)?.Version.Major >= 3);
        Report(results.Select(static (result, _) => result.Diagnostics).Collect().Select(static (all, _) => all.SelectMany(some => some).ToEquatableArray()));
        Report(conventions.Collect().Select(static (all, _) => all.SelectMany(some => some).ToEquatableArray()));
        Report(results
            .Select(static (result, _) => result.Discriminators)
            .Collect()
            .Select(static (all, _) => Discriminators.Compare(all.SelectMany(some => some)))
            .WithTrackingName(DiscriminatorsStep)
            .Combine(context.CompilationProvider)
            .Select(static (pair, _) => Discriminators.Describe(pair.Left, pair.Right)));

        void Report(IncrementalValueProvider<EquatableArray<DiagnosticInfo>> diagnostics) => context.RegisterSourceOutput(
            diagnostics.Combine(isGuidChecked).Combine(trees),
            static (output, pair) =>
            {
                var ((diagnostics, isGuidChecked), trees) = pair;

                // Several types may report the same place of a base class that has no serializer.
                foreach (var diagnostic in diagnostics.Distinct())
                {
                    if (isGuidChecked || diagnostic.Descriptor != Descriptors.NoGuidRepresentation)
                    {
                        output.ReportDiagnostic(diagnostic.ToDiagnostic(trees));
                    }
                }
            });
    }
}
