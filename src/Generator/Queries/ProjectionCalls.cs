namespace BsonGen.Generator.Queries;

/// <summary>Finds the calls that project annotated documents by a lambda.</summary>
internal static class ProjectionCalls
{
    private static readonly Dictionary<string, (string Assembly, ProjectionMethod Method)> Methods = new()
    {
        ["MongoDB.Driver.IFindFluentExtensions.Project"] = (CollectionsAssembly, ProjectionMethod.FindProject),
        ["MongoDB.Driver.IAggregateFluentExtensions.Project"] = (CollectionsAssembly, ProjectionMethod.AggregateProject),
        ["MongoDB.Driver.ProjectionDefinitionBuilder.Expression"] = (CollectionsAssembly, ProjectionMethod.BuilderExpression),
        ["System.Linq.Queryable.Select"] = ("System.Linq.Queryable", ProjectionMethod.QueryableSelect),
    };

    public static bool IsPossible(SyntaxNode node) => node is InvocationExpressionSyntax
    {
        Expression: { } called,
        ArgumentList.Arguments.Count: 1 or 2,
    } && FindName(called)?.Identifier.ValueText is "Project" or "Expression" or "Select";

    /// <summary>Finds out whether a call is intercepted; null if it is another call.</summary>
    public static ProjectionCall? Find(InvocationExpressionSyntax call, SemanticModel model, CancellationToken cancellationToken)
    {
        if (FindMethod(call, model, cancellationToken) is not { } method ||
            !IsAnnotated(method.Source, model.Compilation) ||
            Interceptors.Locate(model, call, cancellationToken) is not { } location)
        {
            return null;
        }

        var place = PlaceOf(call);
        return new ProjectionCall(
            method.Known,
            CallingMembers.NameOf(call, model, cancellationToken),
            call.SyntaxTree.FilePath,
            call.SpanStart,
            Path.GetFileName(place.Path),
            place.StartLinePosition.Line + 1,
            location.Version,
            location.Data);
    }

    /// <summary>
    /// Finds which of the methods a call by a lambda calls, and the type of its documents; null if it is another call, or a
    /// part of an expression.
    /// </summary>
    public static (ProjectionMethod Known, ITypeSymbol Source)? FindMethod(
        SyntaxNode call, SemanticModel model, CancellationToken cancellationToken) =>
        model.GetSymbolInfo(call, cancellationToken).Symbol is IMethodSymbol { ContainingType: { } type } method &&
        Methods.TryGetValue($"{type.ToMetadataName()}.{method.Name}", out var known) &&
        type.ContainingAssembly.Name == known.Assembly &&
        IsByLambda(method, out var source) &&
        !IsTranslated(call, model, cancellationToken)
            ? (known.Method, source)
            : null;

    /// <summary>The place of the called method's name, as a user sees it.</summary>
    public static FileLinePositionSpan PlaceOf(SyntaxNode call) =>
        (call is InvocationExpressionSyntax { Expression: var called } ? FindName(called)! : call)
            .GetLocation()
            .GetMappedLineSpan();

    // A type parameter counts as the types that it is constrained to.
    public static bool IsAnnotated(ITypeSymbol type, Compilation compilation) =>
        type is ITypeParameterSymbol parameter
            ? parameter.ConstraintTypes.Any(constraint => IsAnnotated(constraint, compilation))
            : type is INamedTypeSymbol named &&
                (RequestedTypes.Include(named, compilation) ||
                    SerializersOutside.Find(named.ContainingAssembly, named) is not null);

    // The called method, behind the receiver: orders.Find(…).Project, query?.Select.
    private static SimpleNameSyntax? FindName(ExpressionSyntax called) => called switch
    {
        MemberAccessExpressionSyntax access => access.Name,
        MemberBindingExpressionSyntax binding => binding.Name,
        _ => null,
    };

    /// <summary>Whether the last parameter is the expression of a lambda with one parameter, the document.</summary>
    private static bool IsByLambda(IMethodSymbol method, out ITypeSymbol source)
    {
        var parameter = method.Parameters.LastOrDefault()?.Type as INamedTypeSymbol;
        var lambda = parameter?.Name == "Expression" ? parameter.TypeArguments.FirstOrDefault() as INamedTypeSymbol : null;
        source = lambda?.TypeArguments.FirstOrDefault()!;
        return lambda?.TypeArguments.Length == 2;
    }

    /// <summary>Whether the call itself is a part of an expression, which the driver translates and does not run.</summary>
    private static bool IsTranslated(SyntaxNode call, SemanticModel model, CancellationToken cancellationToken)
    {
        foreach (var node in call.Ancestors())
        {
            switch (node)
            {
                case QueryClauseSyntax or SelectOrGroupClauseSyntax:
                case AnonymousFunctionExpressionSyntax function when
                    model.GetTypeInfo(function, cancellationToken).ConvertedType is
                        INamedTypeSymbol { Name: "Expression", TypeArguments.Length: 1 }:
                    return true;

                case MemberDeclarationSyntax:
                    return false;
            }
        }

        return false;
    }
}
