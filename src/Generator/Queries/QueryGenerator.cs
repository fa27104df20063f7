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
        // Also the switch: the build allows interceptors in this namespace unless BsonGenQueries is false.
        var isAllowed = context.ParseOptionsProvider.Select(static (options, _) => Interceptors.AreAllowedBy(options));
        var calls = context.SyntaxProvider
            .CreateSyntaxProvider(static (node, _) => ProjectionCall.IsPossible(node), ProjectionCall.Find)
            .WithTrackingName(CallsStep)
            .Collect()
            .Combine(isAllowed);
        context.RegisterImplementationSourceOutput(
            calls,
            static (output, pair) =>
            {
                var found = pair.Left.OfType<ProjectionCall>().ToList();
                if (pair.Right && found.Count > 0)
                {
                    output.AddSource("BsonGen-Queries.g.cs", QueryEmitter.Emit(found));
                }
            });
    }
}
