using Microsoft.CodeAnalysis.Operations;

namespace BsonGen.CodeFixes;

/// <summary>
/// Moves the configuration of a class map into attributes. The class map stays registered without configuration: the registration
/// alone lets the driver read documents with the discriminator of the type, at the same time as before.
/// </summary>
[ExportCodeFixProvider(LanguageNames.CSharp, Name = nameof(MoveClassMapFix))]
[Shared]
public sealed class MoveClassMapFix() : EditingFixProvider(FixableIds.MoveClassMap)
{
    private static readonly HashSet<string> Names = [.. DriverCalls.ClassMapRegistrations, "BsonClassMap"];

    private static readonly ConditionalWeakTable<Compilation, List<(SyntaxNode Place, ISymbol Type)>> ClassMaps = new();

    private protected override IReadOnlyCollection<string> ReportedNames => DriverCalls.ClassMapRegistrations;

    private protected override string TitleOfOthers => "Move the other class maps into attributes, as far as possible";

    private protected override IEnumerable<Fix> Find(
        SyntaxNode node, SemanticModel model, Diagnostic diagnostic, CancellationToken cancellationToken)
    {
        var syntax = node is GenericNameSyntax ? node.FirstAncestorOrSelf<InvocationExpressionSyntax>() : null;
        if (syntax is not null &&
            FindClassMap(syntax, model, cancellationToken) is var (type, lambda) &&
            CanMove(syntax, type, model, cancellationToken) &&
            ClassMapSettings.Read(type, lambda, model.Compilation, cancellationToken) is { } map &&
            IsKept(map, RegistrationRisks.Of(model.Compilation, cancellationToken)) &&
            new ClassMapAttributes(type, map, model.Compilation).Find() is { } attributes)
        {
            yield return new Fix("MoveClassMap", $"Move the class map into attributes of '{type.Name}'", edits =>
            {
                edits.Empty(syntax.ArgumentList);
                foreach (var (declaration, attribute) in attributes)
                {
                    edits.Add(declaration, attribute);
                }
            });
        }
    }

    /// <summary>Finds the class of this compilation that a call registers, and the lambda that configures the map.</summary>
    private static (INamedTypeSymbol Type, IAnonymousFunctionOperation Lambda)? FindClassMap(
        InvocationExpressionSyntax syntax, SemanticModel model, CancellationToken cancellationToken)
    {
        if (model.GetOperation(syntax, cancellationToken) is not IInvocationOperation { Arguments.Length: 1 } call ||
            CodeOperations.FindArgument(call, 0) is not IDelegateCreationOperation { Target: IAnonymousFunctionOperation lambda })
        {
            return null;
        }

        var type = call.TargetMethod.TypeArguments.FirstOrDefault() as INamedTypeSymbol;
        return type is { TypeKind: TypeKind.Class, IsGenericType: false } &&
            type.ContainingAssembly.Is(model.Compilation.Assembly) &&
            lambda.Symbol.Parameters.Length == 1
                ? (type, lambda)
                : null;
    }

    /// <summary>Whether the call is the only one for the type, always runs, and stands in code without directives.</summary>
    private static bool CanMove(
        InvocationExpressionSyntax syntax, INamedTypeSymbol type, SemanticModel model, CancellationToken cancellationToken) =>
        !syntax.ArgumentList.DescendantTrivia().Any(trivia => trivia.HasStructure) &&
        !Directives.Surround(syntax.SyntaxTree.GetRoot(cancellationToken), syntax.SpanStart) &&
        IsUnconditional(syntax, type, model, cancellationToken) &&
        ClassMaps.GetValue(model.Compilation, FindClassMaps).All(other =>
            syntax.Contains(other.Place) || !other.Type.Is(type));

    /// <summary>
    /// Whether attributes have the effect of the calls. Some conventions apply after attributes, and attributes configure the
    /// serializers that are registered, where the calls replace them.
    /// </summary>
    private static bool IsKept(ClassMapSettings map, RegistrationRisks risks) =>
        !risks.HasUnknownConventions &&
        !(risks.RemovesIds && map.Id is not null) &&
        map.OfMembers.All(member =>
            !member.Value.ContainsKey(RegisteredSetting.Serializer) || !risks.MayServe(member.Key.GetMemberType()!));

    /// <summary>Whether the call runs whenever the function around it does.</summary>
    private static bool IsUnconditional(SyntaxNode call, ISymbol type, SemanticModel model, CancellationToken cancellationToken)
    {
        for (var (child, node) = (call, call.Parent); ; (child, node) = (node, node.Parent))
        {
            switch (node)
            {
                case null:
                case BaseMethodDeclarationSyntax or AccessorDeclarationSyntax:
                case BasePropertyDeclarationSyntax or BaseFieldDeclarationSyntax:
                case LocalFunctionStatementSyntax or AnonymousFunctionExpressionSyntax or GlobalStatementSyntax:
                    return true;

                case BlockSyntax or ExpressionStatementSyntax or ArrowExpressionClauseSyntax:
                case LockStatementSyntax or ReturnStatementSyntax:
                case LocalDeclarationStatementSyntax or VariableDeclarationSyntax or VariableDeclaratorSyntax:
                case EqualsValueClauseSyntax or AssignmentExpressionSyntax:
                case MemberAccessExpressionSyntax or InvocationExpressionSyntax:
                case TryStatementSyntax attempt when attempt.Block == child:
                case IfStatementSyntax condition
                    when condition.Statement == child &&
                        IsNotRegistered(model.GetOperation(condition.Condition, cancellationToken), type):
                    break;

                default:
                    return false;
            }
        }
    }

    // if (!BsonClassMap.IsClassMapRegistered(typeof(T)))
    private static bool IsNotRegistered(IOperation? condition, ISymbol type) =>
        condition is IUnaryOperation { OperatorKind: UnaryOperatorKind.Not, Operand: IInvocationOperation call } &&
        call is { TargetMethod.Name: "IsClassMapRegistered", Arguments.Length: 1 } &&
        call.TargetMethod.ContainingType.ToDriverName() == BsonClassMap &&
        CodeOperations.FindArgument(call, 0) is ITypeOfOperation { TypeOperand: var operand } && operand.Is(type);

    // A class map that is registered in another place may be the one that counts, and would get the attributes, too.
    private static List<(SyntaxNode Place, ISymbol Type)> FindClassMaps(Compilation compilation)
    {
        var found = new List<(SyntaxNode, ISymbol)>();
        foreach (var tree in compilation.SyntaxTrees)
        {
            var model = compilation.GetSemanticModel(tree);
            var mapped = tree.GetRoot().DescendantNodes().Select(node => node switch
            {
                GenericNameSyntax name when Names.Contains(name.Identifier.ValueText) => name.TypeArgumentList.Arguments[0],
                TypeOfExpressionSyntax { Parent.Parent.Parent: BaseObjectCreationExpressionSyntax made } operand when
                    model.GetTypeInfo(made).Type?.ToDriverName() == BsonClassMap => operand.Type,
                _ => null,
            });
            foreach (var place in mapped.OfType<TypeSyntax>())
            {
                if (model.GetTypeInfo(place).Type is { } type)
                {
                    found.Add((place, type));
                }
            }
        }

        return found;
    }
}
