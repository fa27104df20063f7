namespace BsonGen.CodeFixes;

/// <summary>What code of a project registers with the driver, as far as it decides whether fixes keep what is stored.</summary>
/// <remarks>
/// A member that can't be stored without registrations may be stored by them. A fix that changes how it is stored would then
/// change the documents of the program.
/// </remarks>
internal sealed class RegistrationRisks
{
    private const string NoIdMemberConvention = Serialization + "Conventions.NoIdMemberConvention";

    private static readonly HashSet<string> SerializerNames =
    [
        "RegisterSerializer", "TryRegisterSerializer", "RegisterSerializationProvider", "RegisterGenericSerializerDefinition",
    ];

    // A class map follows the conventions that are registered when it is mapped.
    private static readonly HashSet<string> MappingNames = [.. DriverCalls.ClassMapRegistrations, "LookupClassMap", "AutoMap"];

    private static readonly ConditionalWeakTable<Compilation, RegistrationRisks> Found = new();

    private readonly HashSet<ISymbol> _served = new(SymbolEqualityComparer.Default);
    private readonly List<SyntaxNode> _mappings = [];
    private bool _mayServeAnyType;

    private RegistrationRisks()
    {
    }

    /// <summary>
    /// Whether code registers serializers, providers or class maps, or convention packs with conventions that the assembly does
    /// not declare.
    /// </summary>
    public bool MayChangeStorage { get; private set; }

    /// <summary>Whether a pack may hold conventions of any kind, such as those that apply after attributes.</summary>
    public bool HasUnknownConventions { get; private set; }

    /// <summary>Whether a convention takes the ids of classes away, after attributes have been applied.</summary>
    public bool RemovesIds { get; private set; }

    public static RegistrationRisks Of(Compilation compilation, CancellationToken cancellationToken)
    {
        if (!Found.TryGetValue(compilation, out var found))
        {
            var read = new RegistrationRisks();
            foreach (var tree in compilation.SyntaxTrees)
            {
                read.Add(tree, compilation, cancellationToken);
            }

            read.RemovesIds |= compilation.Assembly.GetAttributes().Find(BsonGeneratedConventionsAttribute)?.NamedArguments
                .Any(static argument => argument is { Key: ConventionProperties.NoId, Value.Value: true }) == true;
            found = Found.GetValue(compilation, _ => read);
        }

        return found;
    }

    /// <summary>
    /// Whether a registered serializer may serve the type, so that an attribute would configure that serializer.
    /// </summary>
    public bool MayServe(ITypeSymbol type) => _mayServeAnyType || _served.Contains(type.GetNullableValue() ?? type);

    /// <summary>Whether classes may be mapped before a call: all that does not follow it in its own function.</summary>
    public bool MayMapBefore(SyntaxNode call)
    {
        var function = call.Ancestors().First(IsFunction);
        return _mappings.Exists(mapping =>
            mapping.SpanStart < call.Span.End ||
            !function.Contains(mapping) ||
            mapping.Ancestors().TakeWhile(ancestor => ancestor != function).Any(IsCalledFromElsewhere));
    }

    // Statements of a program without a class belong to the file.
    private static bool IsFunction(SyntaxNode node) =>
        node is BaseMethodDeclarationSyntax or AccessorDeclarationSyntax or LocalFunctionStatementSyntax or
            AnonymousFunctionExpressionSyntax or CompilationUnitSyntax;

    private static bool IsRelevant(string name) =>
        name is "Register" or nameof(NoIdMemberConvention) || SerializerNames.Contains(name) || MappingNames.Contains(name);

    private static bool IsCalledFromElsewhere(SyntaxNode node) =>
        node is LocalFunctionStatementSyntax or BaseTypeDeclarationSyntax;

    private void Add(SyntaxTree tree, Compilation compilation, CancellationToken cancellationToken)
    {
        // Only names that may be registrations are bound, since binding is slow.
        var names = tree.GetRoot(cancellationToken).DescendantNodes().OfType<SimpleNameSyntax>()
            .Where(static name => IsRelevant(name.Identifier.ValueText))
            .ToList();
        if (names.Count == 0)
        {
            return;
        }

        var model = compilation.GetSemanticModel(tree);
        foreach (var name in names)
        {
            var symbol = model.GetSymbolInfo(name, cancellationToken).Symbol;
            if (symbol is IMethodSymbol { ContainingAssembly.Name: DriverAssembly } method)
            {
                Add(name, method, model, cancellationToken);
            }

            RemovesIds |= symbol is INamedTypeSymbol type && type.ToDriverName() == NoIdMemberConvention;
        }
    }

    private void Add(SimpleNameSyntax name, IMethodSymbol method, SemanticModel model, CancellationToken cancellationToken)
    {
        if (MappingNames.Contains(method.Name))
        {
            _mappings.Add(name);
        }

        if (method.Name == "Register")
        {
            var call = name.Parent is MemberAccessExpressionSyntax { Parent: var user } ? user : name.Parent;
            var pack = call is InvocationExpressionSyntax
                ? RegisteredPack.Read(model.GetOperation(call, cancellationToken), model.Compilation)
                : null;
            MayChangeStorage |= pack is null || pack.IsUnknown || pack.Undeclared.Count > 0;
            HasUnknownConventions |= pack is null || pack.IsUnknown || pack.Unknown.Count > 0;
        }
        else if (SerializerNames.Contains(method.Name))
        {
            MayChangeStorage = true;
            if (method is { IsGenericMethod: true, TypeArguments: [{ TypeKind: not TypeKind.TypeParameter } served] })
            {
                _served.Add(served.GetNullableValue() ?? served);
            }
            else
            {
                _mayServeAnyType = true;
            }
        }
        else
        {
            MayChangeStorage |= DriverCalls.ClassMapRegistrations.Contains(method.Name);
        }
    }
}
