namespace BsonGen.CodeFixes;

/// <summary>Whether code of a project registers with the driver what may change how members are stored.</summary>
/// <remarks>
/// A member that can't be stored without registrations may be stored by them. A fix that changes how it is stored would then
/// change the documents of the program.
/// </remarks>
internal sealed class RegistrationRisks
{
    private static readonly HashSet<string> Names =
    [
        "Register", "RegisterSerializer", "TryRegisterSerializer", "RegisterSerializationProvider",
        "RegisterGenericSerializerDefinition", .. DriverCalls.ClassMapRegistrations,
    ];

    private static readonly ConditionalWeakTable<Compilation, RegistrationRisks> Found = new();

    private RegistrationRisks(bool mayChangeStorage) => MayChangeStorage = mayChangeStorage;

    /// <summary>Whether code registers serializers, providers, class maps or convention packs.</summary>
    public bool MayChangeStorage { get; }

    public static RegistrationRisks Of(Compilation compilation, CancellationToken cancellationToken) =>
        Found.GetValue(compilation, key =>
            new(key.SyntaxTrees.Any(tree => Registers(tree, key, cancellationToken))));

    private static bool Registers(SyntaxTree tree, Compilation compilation, CancellationToken cancellationToken)
    {
        // Only names that may be registrations are bound, since binding is slow.
        var names = tree.GetRoot(cancellationToken).DescendantNodes().OfType<SimpleNameSyntax>()
            .Where(static name => Names.Contains(name.Identifier.ValueText))
            .ToList();
        var model = names.Count == 0 ? null : compilation.GetSemanticModel(tree);
        return names.Exists(name =>
            model!.GetSymbolInfo(name, cancellationToken).Symbol is IMethodSymbol { ContainingAssembly.Name: DriverAssembly });
    }
}
