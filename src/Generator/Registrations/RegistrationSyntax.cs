namespace BsonGen.Generator.Registrations;

/// <summary>The places of a file that may register class maps or conventions, found without symbols.</summary>
internal sealed class RegistrationSyntax
{
    private const string ClassMap = "BsonClassMap";

    private static readonly ConditionalWeakTable<SyntaxTree, RegistrationSyntax> Cache = new();

    private static readonly HashSet<string> Registering = ["Register", "RegisterClassMap", "TryRegisterClassMap"];

    private readonly Lazy<HashSet<string>> _calledNames;

    private RegistrationSyntax(SyntaxTree tree)
    {
        _calledNames = new(() => new(FindCalls(tree).Select(GetName).OfType<string>()));

        // Few files register anything, so most are not walked through.
        var text = tree.GetText().ToString();
        if (text.IndexOf(ClassMap, StringComparison.Ordinal) < 0 &&
            text.IndexOf("ConventionRegistry", StringComparison.Ordinal) < 0)
        {
            return;
        }

        foreach (var node in tree.GetRoot().DescendantNodes())
        {
            var isCandidate = node switch
            {
                InvocationExpressionSyntax call => GetName(call) is { } name && Registering.Contains(name),
                ObjectCreationExpressionSyntax creation => IsClassMap(creation.Type),
                ImplicitObjectCreationExpressionSyntax
                {
                    Parent: EqualsValueClauseSyntax { Parent.Parent: VariableDeclarationSyntax { Type: var type } },
                } =>
                    IsClassMap(type),
                ConstructorDeclarationSyntax { Parent: ClassDeclarationSyntax { BaseList.Types: var bases } } =>
                    bases.Any(item => IsClassMap(item.Type)),
                _ => false,
            };
            if (isCandidate)
            {
                Candidates.Add(node);
            }
        }
    }

    public List<SyntaxNode> Candidates { get; } = [];

    public static RegistrationSyntax Of(SyntaxTree tree) => Cache.GetValue(tree, static key => new(key));

    /// <summary>Whether the file calls a method of this name.</summary>
    public bool Calls(string method) => _calledNames.Value.Contains(method);

    public static IEnumerable<InvocationExpressionSyntax> FindCalls(SyntaxTree tree, string method) =>
        FindCalls(tree).Where(call => GetName(call) == method);

    private static IEnumerable<InvocationExpressionSyntax> FindCalls(SyntaxTree tree) =>
        tree.GetRoot().DescendantNodes().OfType<InvocationExpressionSyntax>();

    private static string? GetName(InvocationExpressionSyntax call) => call.Expression switch
    {
        MemberAccessExpressionSyntax access => access.Name.Identifier.ValueText,
        MemberBindingExpressionSyntax binding => binding.Name.Identifier.ValueText,
        SimpleNameSyntax name => name.Identifier.ValueText,
        _ => null,
    };

    private static bool IsClassMap(TypeSyntax type) => type switch
    {
        QualifiedNameSyntax qualified => IsClassMap(qualified.Right),
        AliasQualifiedNameSyntax alias => IsClassMap(alias.Name),
        SimpleNameSyntax name => name.Identifier.ValueText == ClassMap,
        _ => false,
    };
}
