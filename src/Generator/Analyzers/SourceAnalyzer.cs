namespace BsonGen.Generator.Analyzers;

/// <summary>An analyzer that reports places in code that is not generated, unless it says otherwise.</summary>
public abstract class SourceAnalyzer : DiagnosticAnalyzer
{
    private protected SourceAnalyzer(params DiagnosticDescriptor[] descriptors) =>
        SupportedDiagnostics = ImmutableArray.Create(descriptors);

    public sealed override ImmutableArray<DiagnosticDescriptor> SupportedDiagnostics { get; }

    public sealed override void Initialize(AnalysisContext context)
    {
        context.EnableConcurrentExecution();
        context.ConfigureGeneratedCodeAnalysis(OfGeneratedCode);
        Register(context);
    }

    private protected virtual GeneratedCodeAnalysisFlags OfGeneratedCode => GeneratedCodeAnalysisFlags.None;

    private protected abstract void Register(AnalysisContext context);

    private protected static bool RefersToRuntime(Compilation compilation) =>
        compilation.GetTypeByMetadataName(BsonGeneratedAttribute) is not null;
}
