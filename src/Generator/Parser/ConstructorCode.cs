using Microsoft.CodeAnalysis;
using Microsoft.CodeAnalysis.CSharp;
using Microsoft.CodeAnalysis.CSharp.Syntax;

namespace BsonGen.Generator.Parser;

/// <summary>
/// Tells constructors that only store values from those whose code may throw: a class map calls them by reflection, and so wraps what
/// they throw.
/// </summary>
/// <param name="compilation">The compilation.</param>
/// <param name="read">Takes the types whose constructors were read.</param>
internal sealed class ConstructorCode(Compilation compilation, ICollection<INamedTypeSymbol> read)
{
    private readonly HashSet<IMethodSymbol> _met = new(SymbolEqualityComparer.Default);

    public bool MayThrow(IMethodSymbol creator) => creator.MethodKind != MethodKind.Constructor || !IsPlain(creator);

    private bool IsPlain(IMethodSymbol constructor)
    {
        // One that was met is being looked at already, further out; or it was found plain, or the answer is no anyway.
        var type = constructor.ContainingType;
        if (type.SpecialType == SpecialType.System_Object || !_met.Add(constructor))
        {
            return true;
        }

        read.Add(type);

        // What other assemblies do may change, even if their source is here, as it is in editors.
        if (!SymbolEqualityComparer.Default.Equals(type.ContainingAssembly, compilation.Assembly) ||
            type.StaticConstructors.Any(candidate => !candidate.IsImplicitlyDeclared))
        {
            return false;
        }

        var syntax = constructor.DeclaringSyntaxReferences.FirstOrDefault()?.GetSyntax();
        return syntax switch
        {
            ConstructorDeclarationSyntax { Initializer: { } initializer } declaration =>
                IsPlainCall(initializer, initializer.ArgumentList) &&
                (initializer.IsKind(SyntaxKind.ThisConstructorInitializer) || HasPlainInitializers(type)) &&
                HasPlainBody(declaration),
            ConstructorDeclarationSyntax declaration => IsBasePlain(type) && HasPlainInitializers(type) && HasPlainBody(declaration),
            TypeDeclarationSyntax { BaseList: { } bases } when bases.Types[0] is PrimaryConstructorBaseTypeSyntax call =>
                IsPlainCall(call, call.ArgumentList) && HasPlainInitializers(type),
            _ => IsBasePlain(type) && HasPlainInitializers(type),
        };
    }

    private bool IsBasePlain(INamedTypeSymbol type) =>
        type.IsValueType ||
        (type.BaseType!.InstanceConstructors.FirstOrDefault(constructor => constructor.Parameters.IsEmpty) is { } inherited && IsPlain(inherited));

    private bool IsPlainCall(SyntaxNode call, ArgumentListSyntax arguments) =>
        GetModel(call).GetSymbolInfo(call).Symbol is IMethodSymbol called && IsPlain(called) &&
        arguments.Arguments.All(argument => IsPlain(argument.Expression));

    private bool HasPlainInitializers(INamedTypeSymbol type) => type.DeclaringSyntaxReferences
        .Select(reference => reference.GetSyntax())
        .OfType<TypeDeclarationSyntax>()
        .SelectMany(declaration => declaration.Members)
        .Where(member => !member.Modifiers.Any(SyntaxKind.StaticKeyword) && !member.Modifiers.Any(SyntaxKind.ConstKeyword))
        .SelectMany(GetInitializers)
        .All(initializer => IsEmptyCollection(type, initializer) || IsPlain(initializer.Value));

    /// <summary>The commonest initializers, <c>[]</c> and <c>new()</c>: the type of the member says what they make, without binding them.</summary>
    private static bool IsEmptyCollection(INamedTypeSymbol type, EqualsValueClauseSyntax initializer)
    {
        var isEmpty = initializer.Value is ImplicitObjectCreationExpressionSyntax { ArgumentList.Arguments.Count: 0, Initializer: null } ||
            initializer.Value.ToString() == "[]";
        var name = initializer.Parent switch
        {
            PropertyDeclarationSyntax property => property.Identifier.ValueText,
            VariableDeclaratorSyntax field => field.Identifier.ValueText,
            _ => "",
        };
        return isEmpty && type.GetMembers(name).Any(member => member switch
        {
            IPropertySymbol property => IsKnownCollection(property.Type),
            IFieldSymbol field => IsKnownCollection(field.Type),
            _ => false,
        });
    }

    private static IEnumerable<EqualsValueClauseSyntax> GetInitializers(MemberDeclarationSyntax member) => member switch
    {
        PropertyDeclarationSyntax { Initializer: { } initializer } => [initializer],
        BaseFieldDeclarationSyntax field => field.Declaration.Variables.Select(variable => variable.Initializer).OfType<EqualsValueClauseSyntax>(),
        _ => [],
    };

    private bool HasPlainBody(ConstructorDeclarationSyntax constructor) =>
        (constructor.ExpressionBody is null || IsPlainAssignment(constructor.ExpressionBody.Expression)) &&
        (constructor.Body is null || constructor.Body.Statements.All(statement =>
            statement is ExpressionStatementSyntax { Expression: var expression } && IsPlainAssignment(expression)));

    private bool IsPlainAssignment(ExpressionSyntax expression) =>
        expression is AssignmentExpressionSyntax assignment && assignment.IsKind(SyntaxKind.SimpleAssignmentExpression) &&
        assignment.Left is IdentifierNameSyntax or MemberAccessExpressionSyntax { Expression: ThisExpressionSyntax } &&
        IsStored(GetModel(assignment).GetSymbolInfo(assignment.Left).Symbol) &&
        IsPlain(assignment.Right);

    private static bool IsStored(ISymbol? target) =>
        target is IFieldSymbol { IsStatic: false } ||
        (target is IPropertySymbol { IsStatic: false } property && !TypeParser.HasBody(property, SyntaxKind.SetAccessorDeclaration, SyntaxKind.InitAccessorDeclaration));

    // The commonest expressions are told by their syntax; binding is dear.
    private bool IsPlain(ExpressionSyntax expression) => expression switch
    {
        LiteralExpressionSyntax literal => !literal.IsKind(SyntaxKind.Utf8StringLiteralExpression),
        ParenthesizedExpressionSyntax { Expression: var inner } => IsPlain(inner),
        PostfixUnaryExpressionSyntax { Operand: var inner } => expression.IsKind(SyntaxKind.SuppressNullableWarningExpression) && IsPlain(inner),
        DefaultExpressionSyntax or AnonymousFunctionExpressionSyntax => true,
        _ => IsPlain(expression, GetModel(expression)),
    };

    private bool IsPlain(ExpressionSyntax expression, SemanticModel model) => !model.GetConversion(expression).IsUserDefined && expression switch
    {
        IdentifierNameSyntax when model.GetSymbolInfo(expression).Symbol is IParameterSymbol => true,
        MemberAccessExpressionSyntax or InvocationExpressionSyntax { ArgumentList.Arguments.Count: 0 } when IsKnownStatic(model.GetSymbolInfo(expression).Symbol) => true,
        BaseObjectCreationExpressionSyntax { ArgumentList: null or { Arguments.Count: 0 }, Initializer: null } when IsKnownCollection(model.GetTypeInfo(expression).Type) => true,
        BaseObjectCreationExpressionSyntax { ArgumentList: { } arguments, Initializer: null } => IsPlainCall(expression, arguments),

        // A collection expression; the oldest compilers supported have no name for it.
        _ when expression.ToString() == "[]" => IsKnownCollection(model.GetTypeInfo(expression).ConvertedType),
        _ => model.GetConstantValue(expression).HasValue,
    };

    private static bool IsKnownStatic(ISymbol? symbol) => symbol is { IsStatic: true } && IsIn(symbol.ContainingType, "System", "MongoDB.Bson");

    private static bool IsKnownCollection(ITypeSymbol? type) =>
        type is IArrayTypeSymbol or { SpecialType: SpecialType.System_Object } || (type is not null && IsIn(type, "System.Collections"));

    private static bool IsIn(ITypeSymbol type, params string[] namespaces) =>
        type.ContainingNamespace?.ToDisplayString() is { } name &&
        namespaces.Any(candidate => name == candidate || name.StartsWith(candidate + ".", StringComparison.Ordinal));

    private SemanticModel GetModel(SyntaxNode node) => compilation.GetSemanticModel(node.SyntaxTree);
}
