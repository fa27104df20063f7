namespace BsonGen.Generator.Parser;

/// <summary>Decides whether a constructor may throw, since generated code wraps exceptions as reflection does.</summary>
/// <param name="read">Receives the types whose constructors were read.</param>
internal sealed class ConstructorCode(Compilation compilation, ICollection<INamedTypeSymbol> read)
{
    private readonly HashSet<IMethodSymbol> _visited = new(SymbolEqualityComparer.Default);

    public bool MayThrow(IMethodSymbol creator) => creator.MethodKind != MethodKind.Constructor || !IsSafe(creator);

    private bool IsSafe(IMethodSymbol constructor)
    {
        // A visited constructor is in progress, or was found not to throw.
        var type = constructor.ContainingType;
        if (type.SpecialType == System_Object || !_visited.Add(constructor))
        {
            return true;
        }

        read.Add(type);

        // Code of other assemblies may change, even if its source is available, as in editors.
        if (!type.ContainingAssembly.Is(compilation.Assembly) ||
            type.StaticConstructors.Any(candidate => !candidate.IsImplicitlyDeclared))
        {
            return false;
        }

        return constructor.DeclaringSyntaxReferences.FirstOrDefault()?.GetSyntax() switch
        {
            ConstructorDeclarationSyntax { Initializer: { } initializer } declaration =>
                IsSafeCall(initializer, initializer.ArgumentList) &&
                (initializer.IsKind(SyntaxKind.ThisConstructorInitializer) || HasSafeInitializers(type)) &&
                HasSafeBody(declaration),
            ConstructorDeclarationSyntax declaration =>
                IsBaseSafe(type) && HasSafeInitializers(type) && HasSafeBody(declaration),
            TypeDeclarationSyntax { BaseList: { } bases } when bases.Types[0] is PrimaryConstructorBaseTypeSyntax call =>
                IsSafeCall(call, call.ArgumentList) && HasSafeInitializers(type),
            _ => IsBaseSafe(type) && HasSafeInitializers(type),
        };
    }

    private bool IsBaseSafe(INamedTypeSymbol type) =>
        type.IsValueType ||
        (type.BaseType!.InstanceConstructors
            .FirstOrDefault(constructor => constructor.Parameters.IsEmpty) is { } inherited && IsSafe(inherited));

    private bool IsSafeCall(SyntaxNode call, ArgumentListSyntax arguments) =>
        GetModel(call).GetSymbolInfo(call).Symbol is IMethodSymbol called &&
        IsSafe(called) &&
        arguments.Arguments.All(argument => IsSafe(argument.Expression));

    private bool HasSafeInitializers(INamedTypeSymbol type) => type.GetDeclarations()
        .SelectMany(declaration => declaration.Members)
        .Where(member => !member.Modifiers.Any(SyntaxKind.StaticKeyword) && !member.Modifiers.Any(SyntaxKind.ConstKeyword))
        .SelectMany(MemberInitializers.Get)
        .All(initializer => IsKnown(type, initializer) || IsSafe(initializer.Value));

    // Recognizes [], new() and literals by the type of the member, since binding is slow.
    private static bool IsKnown(INamedTypeSymbol type, EqualsValueClauseSyntax initializer)
    {
        var name = initializer.Parent switch
        {
            PropertyDeclarationSyntax property => property.Identifier.ValueText,
            VariableDeclaratorSyntax field => field.Identifier.ValueText,
            _ => "",
        };
        return type.GetMembers(name).Any(member =>
            member.FindMemberType() is { } memberType && IsKnown(memberType, initializer.Value));
    }

    private static bool IsKnown(ITypeSymbol type, ExpressionSyntax value) => value switch
    {
        PostfixUnaryExpressionSyntax { Operand: var inner }
            when value.IsKind(SyntaxKind.SuppressNullableWarningExpression) => IsKnown(type, inner),
        LiteralExpressionSyntax when value.IsKind(SyntaxKind.DefaultLiteralExpression) => true,
        LiteralExpressionSyntax when value.IsKind(SyntaxKind.NullLiteralExpression) => type.IsReferenceType,
        // Other types may declare a conversion.
        LiteralExpressionSyntax =>
            (type.FindNullableValue() ?? type) is { SpecialType: not SpecialType.None } or { TypeKind: TypeKind.Enum },
        ImplicitObjectCreationExpressionSyntax { ArgumentList.Arguments.Count: 0, Initializer: null } =>
            IsKnownCollection(type),
        _ => value.ToString() == "[]" && IsKnownCollection(type),
    };

    private bool HasSafeBody(ConstructorDeclarationSyntax constructor) =>
        (constructor.ExpressionBody is null || IsSafeAssignment(constructor.ExpressionBody.Expression)) &&
        (constructor.Body is null || constructor.Body.Statements.All(statement =>
            statement is ExpressionStatementSyntax { Expression: var expression } && IsSafeAssignment(expression)));

    private bool IsSafeAssignment(ExpressionSyntax expression) =>
        expression.IsKind(SyntaxKind.SimpleAssignmentExpression) &&
        expression is AssignmentExpressionSyntax { Left: var target, Right: var value } &&
        target is IdentifierNameSyntax or MemberAccessExpressionSyntax { Expression: ThisExpressionSyntax } &&
        IsStored(GetModel(target).GetSymbolInfo(target).Symbol) &&
        IsSafe(value);

    private static bool IsStored(ISymbol? target) =>
        target is IFieldSymbol { IsStatic: false } ||
        (target is IPropertySymbol { IsStatic: false } && !PropertyBodies.HasSetterBody(target));

    private bool IsSafe(ExpressionSyntax expression) => IsSafe(expression, GetModel(expression));

    private bool IsSafe(ExpressionSyntax expression, SemanticModel model) =>
        !model.GetConversion(expression).IsUserDefined && expression switch
        {
            LiteralExpressionSyntax => !expression.IsKind(SyntaxKind.Utf8StringLiteralExpression),
            ParenthesizedExpressionSyntax { Expression: var inner } => IsSafe(inner),
            PostfixUnaryExpressionSyntax { Operand: var inner } =>
                expression.IsKind(SyntaxKind.SuppressNullableWarningExpression) && IsSafe(inner),
            DefaultExpressionSyntax or AnonymousFunctionExpressionSyntax => true,
            IdentifierNameSyntax when model.GetSymbolInfo(expression).Symbol is IParameterSymbol => true,
            MemberAccessExpressionSyntax or InvocationExpressionSyntax { ArgumentList.Arguments.Count: 0 }
                when model.GetSymbolInfo(expression).Symbol is { IsStatic: true } symbol &&
                    IsIn(symbol.ContainingType, "System", "MongoDB.Bson") => true,
            BaseObjectCreationExpressionSyntax { ArgumentList: null or { Arguments.Count: 0 }, Initializer: null }
                when IsKnownCollection(model.GetTypeInfo(expression).Type) => true,
            BaseObjectCreationExpressionSyntax { ArgumentList: { } arguments, Initializer: null } =>
                IsSafeCall(expression, arguments),

            // A collection expression. The oldest supported compilers have no syntax node for it.
            _ when expression.ToString() == "[]" => IsKnownCollection(model.GetTypeInfo(expression).ConvertedType),
            _ => model.GetConstantValue(expression).HasValue,
        };

    private static bool IsKnownCollection(ITypeSymbol? type) =>
        type is IArrayTypeSymbol or { SpecialType: System_Object } ||
        (type is not null && IsIn(type, "System.Collections"));

    private static bool IsIn(ITypeSymbol type, params string[] namespaces) =>
        type.ContainingNamespace?.ToDisplayString() is { } name &&
        namespaces.Any(candidate => name == candidate || name.StartsWith(candidate + ".", StringComparison.Ordinal));

    private SemanticModel GetModel(SyntaxNode node) => compilation.GetSemanticModel(node.SyntaxTree);
}
