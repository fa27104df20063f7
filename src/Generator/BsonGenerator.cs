using BsonGen.Generator.Caching;
using BsonGen.Generator.Emitter;

namespace BsonGen.Generator;

/// <summary>
/// Parses annotated types, and those of the closure, to models. Prints one file for each model, and for the assembly one with the
/// provider, one with the types that lack a serializer, and one with the report, if they are needed.
/// </summary>
/// <remarks>The results of all steps are classes: for each structure, the JIT would compile the steps anew.</remarks>
[Generator(LanguageNames.CSharp)]
public sealed class BsonGenerator : IIncrementalGenerator
{
    public const string ResultsStep = "Results";
    public const string ClosureStep = "Closure";
    public const string ModelsStep = "Models";
    public const string RegistrationStep = "Registration";
    public const string DiscriminatorsStep = "Discriminators";

    internal ParseCache Cache { get; } = new();

    public void Initialize(IncrementalGeneratorInitializationContext context)
    {
        var properties = context.CompilationProvider
            .Select(static (compilation, _) => compilation.AssemblyName ?? "Assembly")
            .Combine(context.AnalyzerConfigOptionsProvider)
            .Select(static (pair, _) => BuildProperties.Of(pair.Left, pair.Right.GlobalOptions));

        var results = context.SyntaxProvider.ForAttributeWithMetadataName(
            BsonGeneratedAttribute,
            static (node, _) => node is not CompilationUnitSyntax,
            Cache.Parse)
            .WithTrackingName(ResultsStep);
        var closure = context.CompilationProvider
            .Select((compilation, cancellationToken) => Cache.ParseClosed(compilation, cancellationToken))
            .WithTrackingName(ClosureStep);
        var closed = closure.SelectMany(static (all, _) => all.GetParts());

        // One output for each input: in Roslyn 5.12, SelectMany and Where lose outputs of later inputs while an input has none.
        EmitSerializers(context, results, properties);
        EmitSerializers(context, closed, properties);

        var registered = Join(static result => result.Models
            .Where(model => !model.IsGeneric && model.IsAccessible)
            .Select(RegistrationModel.Of)
            .ToEquatableArray());
        EmitRegistration(context, registered, properties);
        EmitMissing(context, Join(static result => result.Missing));
        EmitReport(context, Join(static result => result.Reports), closure, properties);
        ReportDiagnostics(
            context,
            Join(static result => result.HeldTypes),
            Join(static result => result.Diagnostics),
            Join(static result => result.Discriminators),
            properties);

        IncrementalValueProvider<EquatableArray<T>> Join<T>(Func<ParseResult, EquatableArray<T>> find)
            where T : IEquatable<T> =>
            Collect(results, find).Combine(Collect(closed, find))
                .Select(static (pair, _) => pair.Right.Count == 0 ? pair.Left : pair.Left.Concat(pair.Right).ToEquatableArray());
    }

    private static void EmitSerializers(
        IncrementalGeneratorInitializationContext context,
        IncrementalValuesProvider<ParseResult> results,
        IncrementalValueProvider<BuildProperties> properties)
    {
        var models = results
            .Select(static (result, _) => result.Models)
            .WithTrackingName(ModelsStep);
        context.RegisterSourceOutput(
            models.Combine(properties),
            static (output, pair) =>
            {
                foreach (var model in pair.Left)
                {
                    output.AddSource(
                        model.HintName + ".g.cs", SerializerEmitter.Emit(TypePlan.Of(model), pair.Right.IsAutoRegistered));
                }
            });
    }

    private static void EmitRegistration(
        IncrementalGeneratorInitializationContext context,
        IncrementalValueProvider<EquatableArray<RegistrationModel>> registered,
        IncrementalValueProvider<BuildProperties> properties)
    {
        var ordered = registered
            .Select(static (all, _) => all
                .OrderBy(type => type.MetadataName, StringComparer.Ordinal)
                .ThenBy(type => type.TypeName, StringComparer.Ordinal)
                .ToEquatableArray())
            .WithTrackingName(RegistrationStep);
        context.RegisterSourceOutput(
            ordered.Combine(properties),
            static (output, pair) =>
            {
                if (pair.Left.Count > 0)
                {
                    output.AddSource("BsonGen-Registration.g.cs", RegistrationEmitter.Emit(pair.Left, pair.Right));
                }
            });
    }

    private static void EmitMissing(
        IncrementalGeneratorInitializationContext context, IncrementalValueProvider<EquatableArray<MissingSerializer>> missing) =>
        context.RegisterSourceOutput(missing, static (output, types) =>
        {
            if (types.Count > 0)
            {
                output.AddSource("BsonGen-Missing.g.cs", RegistrationEmitter.EmitMissing(types));
            }
        });

    private static void EmitReport(
        IncrementalGeneratorInitializationContext context,
        IncrementalValueProvider<EquatableArray<TypeReport>> reports,
        IncrementalValueProvider<ClosedResults> closure,
        IncrementalValueProvider<BuildProperties> properties) =>
        context.RegisterSourceOutput(
            reports.Combine(closure).Combine(properties),
            static (output, all) =>
            {
                var ((types, closed), build) = all;
                if (build.IsReported)
                {
                    var ordered = types.OrderBy(type => type.TypeName, StringComparer.Ordinal).ToList();
                    output.AddSource("BsonGen-Report.g.cs", ReportEmitter.Emit(ordered, closed.Left, build.AssemblyName));
                }
            });

    // Separate outputs: moved code reports its diagnostics again without generating files again.
    private static void ReportDiagnostics(
        IncrementalGeneratorInitializationContext context,
        IncrementalValueProvider<EquatableArray<string>> heldTypes,
        IncrementalValueProvider<EquatableArray<DiagnosticInfo>> found,
        IncrementalValueProvider<EquatableArray<DiscriminatorModel>> discriminators,
        IncrementalValueProvider<BuildProperties> properties)
    {
        var uses = context.SyntaxProvider
            .CreateSyntaxProvider(
                static (node, _) => TypeUses.IsPlace(node),
                static (place, _) => new UsePlace(place.Node.SyntaxTree.FilePath, place.Node.Span))
            .Collect()
            .Select(static (places, _) => places.ToEquatableArray())
            .Combine(heldTypes)
            .Select(static (pair, _) => Tuple.Create(pair.Left, pair.Right))
            .Combine(context.CompilationProvider)
            .Select(static (pair, _) => new TypeUses(pair.Right, pair.Left.Item1, pair.Left.Item2));
        Report(found);
        Report(discriminators
            .Select(static (all, _) => SharedDiscriminators.Compare(all))
            .WithTrackingName(DiscriminatorsStep)
            .Combine(context.CompilationProvider)
            .Select(static (pair, _) => SharedDiscriminators.Describe(pair.Left, pair.Right)));

        void Report(IncrementalValueProvider<EquatableArray<DiagnosticInfo>> diagnostics) => context.RegisterSourceOutput(
            diagnostics
                .Combine(properties)
                .Select(static (pair, _) => pair.Right.IsGuidChecked
                    ? pair.Left
                    : [.. pair.Left.Where(diagnostic => diagnostic.Descriptor != NoGuidRepresentation)])
                .Combine(uses),
            static (output, pair) =>
            {
                // Several types may report the same place of a base class that has no serializer.
                var judged = pair.Left.Distinct()
                    .Select(diagnostic => pair.Right.Judge(diagnostic, output.CancellationToken))
                    .OfType<DiagnosticInfo>();
                foreach (var diagnostic in DiagnosticInfo.JoinMembers(judged))
                {
                    output.ReportDiagnostic(diagnostic.ToDiagnostic(pair.Right.Trees));
                }
            });
    }

    private static IncrementalValueProvider<EquatableArray<T>> Collect<T>(
        IncrementalValuesProvider<ParseResult> results, Func<ParseResult, EquatableArray<T>> find)
        where T : IEquatable<T> =>
        results
            .Select((result, _) => find(result))
            .Collect()
            .Select(static (all, _) => all.SelectMany(some => some).ToEquatableArray());
}
