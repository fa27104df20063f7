namespace BsonGen.Generator.Analyzers;

/// <summary>An analyzer of code that is not generated.</summary>
public abstract class SourceAnalyzer : DiagnosticAnalyzer
{
    private protected SourceAnalyzer(params DiagnosticDescriptor[] descriptors) =>
        SupportedDiagnostics = ImmutableArray.Create(descriptors);

    public sealed override ImmutableArray<DiagnosticDescriptor> SupportedDiagnostics { get; }

    public sealed override void Initialize(AnalysisContext context)
    {
        context.EnableConcurrentExecution();
        context.ConfigureGeneratedCodeAnalysis(GeneratedCodeAnalysisFlags.None);
        Register(context);
    }

    private protected abstract void Register(AnalysisContext context);
}
