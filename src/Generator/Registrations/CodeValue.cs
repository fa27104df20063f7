using Microsoft.CodeAnalysis.Operations;

namespace BsonGen.Generator.Registrations;

/// <summary>An expression, with the arguments of the calls that lead to it.</summary>
internal sealed record CodeValue(IOperation Operation, CallScope Scope)
{
    public object? Constant => Operation.ConstantValue.Value;

    public bool IsConstant => Operation.ConstantValue.HasValue;

    public CodeValue With(IOperation operation) => this with { Operation = operation };

    // Follows parameters and local variables to the expressions that set them, without conversions.
    public CodeValue Resolve()
    {
        if (IsConstant)
        {
            return this;
        }

        switch (Operation)
        {
            case IConversionOperation { OperatorMethod: null } conversion:
                return With(conversion.Operand).Resolve();

            case IDelegateCreationOperation creation:
                return With(creation.Target).Resolve();

            case IParenthesizedOperation parenthesized:
                return With(parenthesized.Operand).Resolve();

            case IParameterReferenceOperation { Parameter: var parameter } when Scope.Find(parameter) is { } argument:
                return argument.Resolve();

            case ILocalReferenceOperation { Local: var local } when FindOnlyValue(local) is { } value:
                return With(value).Resolve();

            default:
                return this;
        }
    }

    public ITypeSymbol? ResolveType() => Resolve().Operation is ITypeOfOperation { TypeOperand: var type }
        ? Scope.Substitute(type)
        : null;

    // The value of a local variable that is not assigned later.
    private IOperation? FindOnlyValue(ILocalSymbol local)
    {
        var all = CodeOperations.FindAll(Operation);
        var isAssigned = all.OfType<IAssignmentOperation>().Any(assignment =>
            assignment.Target is ILocalReferenceOperation target && target.Local.Is(local));
        return isAssigned ? null : CodeOperations.FindInitial(local, all);
    }

    // The elements of an array, a list or a collection expression; null if they can't be read.
    public IReadOnlyList<CodeValue>? GetItems() => Resolve() switch
    {
        { Operation: IArrayCreationOperation { Initializer: { } initializer } } array =>
            [.. initializer.ElementValues.Select(array.With)],
        { Operation: IArrayCreationOperation } => [],
        { Operation: IObjectCreationOperation { Arguments.IsEmpty: true, Initializer: { } initializer } } created =>
        [
            .. initializer.Initializers.Select(item =>
                created.With(item is IInvocationOperation { Arguments: [var only] } ? only.Value : item)),
        ],
        { Operation: IObjectCreationOperation { Arguments.IsEmpty: true } } => [],
        var other => CollectionExpressions.GetItems(other.Operation)?.Select(other.With).ToList(),
    };
}
