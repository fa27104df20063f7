namespace BsonGen.Generator.Registrations;

/// <summary>The places of a file that may register class maps or conventions, found without symbols.</summary>
internal sealed class RegistrationSyntax
{
    private const string ClassMap = "BsonClassMap";

    private static readonly ConditionalWeakTable<SyntaxTree, RegistrationSyntax> Cache = new();

    private static readonly HashSet<string> Registering = ["Register", .. DriverCalls.ClassMapRegistrations];

    // Calls on a class map, as the starts of their names.
    private static readonly string[] Mapping =
        ["AutoMap", "MapId", "MapMember", "MapProperty", "MapField", "MapExtraElements", "Unmap", "SetIgnoreExtraElements"];

    private readonly Lazy<HashSet<string>> _calledNames;

    private RegistrationSyntax(SyntaxTree tree)
    {
        _calledNames = new(() => new(FindCalls(tree).Select(GetName).OfType<string>()));

        // Few files register anything, so most are not walked through.
        var text = tree.GetText().ToString();
        bool Contains(string word) => text.IndexOf(word, StringComparison.Ordinal) >= 0;
        if (!Contains(ClassMap) && !Contains("ConventionRegistry") && !Mapping.Any(Contains))
        {
            return;
        }

        foreach (var node in tree.GetRoot().DescendantNodes())
        {
            var isCandidate = node switch
            {
                InvocationExpressionSyntax call =>
                    (GetName(call) is { } name && Registering.Contains(name)) || PassesMapping(call),
                MethodDeclarationSyntax { ParameterList.Parameters: [{ Type: { } type }] } => IsClassMap(type),
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

    public static IEnumerable<ExpressionSyntax> FindCalls(SyntaxTree tree, string method) =>
        FindCalls(tree).Where(call => GetName(call) == method);

    // Calls of methods and constructors.
    private static IEnumerable<ExpressionSyntax> FindCalls(SyntaxTree tree) => tree.GetRoot().DescendantNodes()
        .OfType<ExpressionSyntax>()
        .Where(node => node is InvocationExpressionSyntax or ObjectCreationExpressionSyntax);

    private static string? GetName(ExpressionSyntax call) => call switch
    {
        InvocationExpressionSyntax { Expression: var called } => GetName(called),
        ObjectCreationExpressionSyntax { Type: var type } => GetName(type),
        MemberAccessExpressionSyntax access => access.Name.Identifier.ValueText,
        MemberBindingExpressionSyntax binding => binding.Name.Identifier.ValueText,
        QualifiedNameSyntax qualified => qualified.Right.Identifier.ValueText,
        AliasQualifiedNameSyntax alias => alias.Name.Identifier.ValueText,
        SimpleNameSyntax name => name.Identifier.ValueText,
        _ => null,
    };

    // Whether a lambda among the arguments maps members of its parameter, as in Map<Order>(map => map.MapMember(…)).
    private static bool PassesMapping(InvocationExpressionSyntax call) => call.ArgumentList.Arguments
        .Select(argument => argument.Expression)
        .OfType<LambdaExpressionSyntax>()
        .Any(lambda => GetParameter(lambda) is { } parameter &&
            lambda.Body.DescendantNodesAndSelf().OfType<MemberAccessExpressionSyntax>().Any(access =>
                access.Expression is IdentifierNameSyntax { Identifier.ValueText: var receiver } &&
                receiver == parameter &&
                Mapping.Any(start => access.Name.Identifier.ValueText.StartsWith(start, StringComparison.Ordinal))));

    private static string? GetParameter(LambdaExpressionSyntax lambda) => lambda switch
    {
        SimpleLambdaExpressionSyntax simple => simple.Parameter.Identifier.ValueText,
        ParenthesizedLambdaExpressionSyntax { ParameterList.Parameters: [var only] } => only.Identifier.ValueText,
        _ => null,
    };

    private static bool IsClassMap(TypeSyntax type) => GetName(type) == ClassMap;
}
