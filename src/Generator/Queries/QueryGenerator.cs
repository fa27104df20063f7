namespace BsonGen.Generator.Queries;

/// <summary>Intercepts calls that project documents by a lambda, so that the driver renders each of them once.</summary>
/// <remarks>
/// A generator of its own: the location of a call holds a checksum of its file, so each edit of the file changes the output.
/// Editors don't run it, since no code can refer to what it prints.
/// </remarks>
[Generator(LanguageNames.CSharp)]
public sealed class QueryGenerator : IIncrementalGenerator
{
    public const string CallsStep = "Calls";

    public void Initialize(IncrementalGeneratorInitializationContext context)
    {
        // This is also the switch: the build allows interceptors in this namespace unless BsonGenQueries is false.
        var isAllowed = context.ParseOptionsProvider.Select(static (options, _) => Interceptors.AreAllowedBy(options));

        // An editor visits the syntax of all generators after each key, though it does not run this output. So the visit looks up
        // no symbols, which takes much longer.
        var calls = context.SyntaxProvider
            .CreateSyntaxProvider(
                static (node, _) => ProjectionCalls.IsPossible(node),
                static (found, _) => (InvocationExpressionSyntax)found.Node)
            .Collect()
            .Combine(context.CompilationProvider)
            .Combine(isAllowed)
            .Select(static (input, token) => input.Right
                ? new EquatableArray<ProjectionCall>(FindCalls(input.Left.Left, input.Left.Right, token))
                : new EquatableArray<ProjectionCall>([]))
            .WithTrackingName(CallsStep);

        // Hot reload can't remove a class: in builds that it edits, the class of the interceptors is there without calls, too.
        var isEditable = context.CompilationProvider
            .Combine(isAllowed)
            .Select(static (input, _) => input.Right && input.Left.Options.OptimizationLevel == OptimizationLevel.Debug);
        context.RegisterImplementationSourceOutput(
            calls.Combine(isEditable),
            static (output, found) =>
            {
                if (found.Left.Count > 0 || found.Right)
                {
                    output.AddSource("BsonGen-Queries.g.cs", QueryEmitter.Emit(found.Left));
                }
            });
        RegisterReport(context, isAllowed);
    }

    // Always a text, so that none of an earlier build stays.
    private static void RegisterReport(
        IncrementalGeneratorInitializationContext context, IncrementalValueProvider<bool> isAllowed)
    {
        var isReported = context.AnalyzerConfigOptionsProvider.Select(
            static (options, _) => BuildProperties.Of("", options.GlobalOptions).IsReported);
        var report = context.CompilationProvider
            .Combine(isAllowed)
            .Combine(isReported)
            .Select(static (input, token) =>
                input.Right ? ProjectionReport.Emit(input.Left.Left, input.Left.Right, token) : null);
        context.RegisterImplementationSourceOutput(
            report,
            static (output, text) =>
            {
                if (text is not null)
                {
                    output.AddSource("BsonGen-Projections.g.cs", text);
                }
            });
    }

    private static IEnumerable<ProjectionCall> FindCalls(
        IEnumerable<InvocationExpressionSyntax> possible, Compilation compilation, CancellationToken cancellationToken)
    {
        foreach (var file in possible.GroupBy(static call => call.SyntaxTree))
        {
            if (RepeatedFiles.Include(file.Key, compilation, cancellationToken))
            {
                continue;
            }

            var model = compilation.GetSemanticModel(file.Key);
            foreach (var call in file)
            {
                if (ProjectionCalls.Find(call, model, cancellationToken) is { } found)
                {
                    yield return found;
                }
            }
        }
    }
}
