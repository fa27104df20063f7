namespace BsonGen.CodeFixes;

/// <summary>Finds code of a project that registers how the driver stores types, in ways that diagnostics don't know.</summary>
/// <remarks>
/// A member that can't be stored without registrations may be stored by them. A fix that changes how it is stored would then
/// change the documents of the program.
/// </remarks>
internal static class Registrations
{
    private static readonly HashSet<string> Names =
    [
        "Register", "RegisterClassMap", "TryRegisterClassMap", "RegisterSerializer", "TryRegisterSerializer",
        "RegisterSerializationProvider", "RegisterGenericSerializerDefinition",
    ];

    private static readonly ConditionalWeakTable<Compilation, StrongBox<bool>> Found = new();

    /// <summary>
    /// Whether code registers serializers, providers or class maps, or convention packs with conventions that the assembly does
    /// not declare.
    /// </summary>
    public static bool MayChangeStorage(Compilation compilation, CancellationToken cancellationToken)
    {
        if (!Found.TryGetValue(compilation, out var found))
        {
            found = new StrongBox<bool>(
                compilation.SyntaxTrees.Any(tree => MayChangeStorage(tree, compilation, cancellationToken)));
            Found.GetValue(compilation, _ => found);
        }

        return found.Value;
    }

    private static bool MayChangeStorage(SyntaxTree tree, Compilation compilation, CancellationToken cancellationToken)
    {
        // Only names that may be registrations are bound, since binding is slow.
        var names = tree.GetRoot(cancellationToken).DescendantNodes().OfType<SimpleNameSyntax>()
            .Where(static name => Names.Contains(name.Identifier.ValueText))
            .ToList();
        if (names.Count == 0)
        {
            return false;
        }

        var model = compilation.GetSemanticModel(tree);
        return names.Exists(name => MayChangeStorage(name, model, cancellationToken));
    }

    private static bool MayChangeStorage(SimpleNameSyntax name, SemanticModel model, CancellationToken cancellationToken)
    {
        if (model.GetSymbolInfo(name, cancellationToken).Symbol is not IMethodSymbol { ContainingAssembly.Name: DriverAssembly })
        {
            return false;
        }

        var call = name.Parent is MemberAccessExpressionSyntax { Parent: var user } ? user : name.Parent;
        var pack = call is InvocationExpressionSyntax
            ? RegisteredPack.Read(model.GetOperation(call, cancellationToken), model.Compilation)
            : null;
        return pack is null || pack.IsUnknown || pack.Undeclared.Count > 0;
    }
}
