using Microsoft.CodeAnalysis.Operations;

namespace BsonGen.Generator.Registrations;

/// <summary>Reads the filter of a convention pack. What it does not understand, only the running program decides.</summary>
internal sealed class TypeFilterReader(MethodBodies bodies)
{
    private static readonly HashSet<string> Texts = ["Name", "Namespace", "FullName"];

    public TypeFilter Read(CodeValue filter) => filter.Resolve() switch
    {
        { Operation: IAnonymousFunctionOperation { Symbol.Parameters: [var parameter], Body: var body } } lambda =>
            ReadBody(body, lambda.Scope, parameter),
        { Operation: IMethodReferenceOperation { Method: { Parameters: [var parameter] } method } }
            when bodies.FindBlock(method) is { } body => ReadBody(body, CallScope.Empty, parameter.OriginalDefinition),
        _ => TypeFilter.Unknown,
    };

    private TypeFilter ReadBody(IOperation body, CallScope scope, IParameterSymbol type) =>
        body is IBlockOperation { Operations: [IReturnOperation { ReturnedValue: { } value }] }
            ? Read(new CodeValue(value, scope), type)
            : TypeFilter.Unknown;

    private TypeFilter Read(CodeValue condition, IParameterSymbol type)
    {
        var resolved = condition.Resolve();
        if (resolved.Constant is bool constant)
        {
            return new TypeFilter.Always(constant);
        }

        TypeFilter ReadPart(IOperation part) => Read(resolved.With(part), type);
        switch (resolved.Operation)
        {
            case IUnaryOperation { OperatorKind: UnaryOperatorKind.Not, Operand: var operand }:
                return new TypeFilter.Not(ReadPart(operand));

            case IBinaryOperation { OperatorKind: BinaryOperatorKind.ConditionalAnd or BinaryOperatorKind.And } both:
                return new TypeFilter.Both(ReadPart(both.LeftOperand), ReadPart(both.RightOperand));

            case IBinaryOperation { OperatorKind: BinaryOperatorKind.ConditionalOr or BinaryOperatorKind.Or } either:
                return new TypeFilter.Either(ReadPart(either.LeftOperand), ReadPart(either.RightOperand));

            case IBinaryOperation { OperatorKind: BinaryOperatorKind.Equals } equal:
                return ReadEquality(resolved.With(equal.LeftOperand), resolved.With(equal.RightOperand), type);

            case IBinaryOperation { OperatorKind: BinaryOperatorKind.NotEquals } different:
                return new TypeFilter.Not(
                    ReadEquality(resolved.With(different.LeftOperand), resolved.With(different.RightOperand), type));

            // type.Namespace?.StartsWith("Shop") ?? false
            case ICoalesceOperation { Value: var value, WhenNull.ConstantValue: { HasValue: true, Value: bool } }:
                return ReadPart(value);

            case IIsPatternOperation { Value: var value, Pattern: var pattern }:
                return ReadPattern(resolved.With(value), pattern, type);

            case IConditionalAccessOperation { WhenNotNull: IInvocationOperation call, Operation: var text }:
                return ReadTextCall(call, resolved.With(text), resolved, type);

            case IInvocationOperation call:
                return ReadCall(call, resolved, type);

            case IPropertyReferenceOperation { Property.Name: var name, Instance: { } instance }
                when IsType(resolved.With(instance), type):
                return new TypeFilter.OfKind(name);

            default:
                return TypeFilter.Unknown;
        }
    }

    private TypeFilter ReadPattern(CodeValue value, IPatternOperation pattern, IParameterSymbol type) => pattern switch
    {
        INegatedPatternOperation { Pattern: var inner } => new TypeFilter.Not(ReadPattern(value, inner, type)),
        IConstantPatternOperation { Value: var constant } => ReadEquality(value, value.With(constant), type),
        _ => TypeFilter.Unknown,
    };

    private TypeFilter ReadEquality(CodeValue left, CodeValue right, IParameterSymbol type)
    {
        left = left.Resolve();
        right = right.Resolve();

        // type.Namespace?.StartsWith("Shop") == true
        if (right.Constant is bool isTrue)
        {
            var condition = Read(left, type);
            return isTrue ? condition : new TypeFilter.Not(condition);
        }

        if (IsType(left, type) && right.ResolveType() is { } other)
        {
            return new TypeFilter.OneOf([other.ToCode()]);
        }

        if (IsType(right, type) && left.ResolveType() is { } first)
        {
            return new TypeFilter.OneOf([first.ToCode()]);
        }

        if (GetText(left, type) is { } property && right is { IsConstant: true, Constant: string or null })
        {
            return new TypeFilter.Named(property, "Equals", (string?)right.Constant, IgnoresCase: false);
        }

        return GetAssembly(left, type) is { } isOwn && GetAssembly(right, type) is { } assembly && isOwn != assembly
            ? new TypeFilter.Named("Assembly", "Equals", isOwn.Length == 0 ? assembly : isOwn, IgnoresCase: false)
            : TypeFilter.Unknown;
    }

    // The name of the assembly of another type; empty for that of the filtered type; null for other expressions.
    private static string? GetAssembly(CodeValue value, IParameterSymbol type) => value.Operation switch
    {
        IPropertyReferenceOperation { Property.Name: "Assembly", Instance: { } instance } =>
            IsType(value.With(instance), type) ? "" : value.With(instance).ResolveType()?.ContainingAssembly?.Name,
        IInvocationOperation { TargetMethod: { Name: "GetExecutingAssembly" } method } when
            method.ContainingType.ToKnownName() == "System.Reflection.Assembly" =>
            value.Operation.SemanticModel?.Compilation.AssemblyName,
        _ => null,
    };

    private TypeFilter ReadCall(IInvocationOperation call, CodeValue value, IParameterSymbol type)
    {
        var arguments = call.Arguments.Select(argument => value.With(argument.Value).Resolve()).ToList();
        switch (call)
        {
            // typeof(IEntity).IsAssignableFrom(type)
            case { TargetMethod.Name: "IsAssignableFrom", Instance: { } instance }
                when IsType(arguments[0], type) && value.With(instance).ResolveType() is { } target:
                return new TypeFilter.AssignableTo(target.ToCode());

            case { TargetMethod.Name: "IsAssignableTo", Instance: { } instance }
                when IsType(value.With(instance), type) && arguments[0].ResolveType() is { } target:
                return new TypeFilter.AssignableTo(target.ToCode());

            case { TargetMethod.Name: "IsSubclassOf", Instance: { } instance }
                when IsType(value.With(instance), type) && arguments[0].ResolveType() is { } ancestor:
                return new TypeFilter.Both(
                    new TypeFilter.AssignableTo(ancestor.ToCode()),
                    new TypeFilter.Not(new TypeFilter.OneOf([ancestor.ToCode()])));

            case { Instance: { } instance } when GetText(value.With(instance), type) is not null:
                return ReadTextCall(call, value.With(instance), value, type);

            // A method of the user that gets the type.
            case var _ when
                arguments.Exists(argument => IsType(argument, type)) &&
                !value.Scope.IsDeepest &&
                bodies.FindBlock(call.TargetMethod) is { } body:
                return ReadBody(body, CallScope.Of(call, value.Scope), type);

            // new[] { typeof(A), typeof(B) }.Contains(type)
            case { TargetMethod.Name: "Contains" } when IsType(arguments.Last(), type):
                var list = call.Instance is { } held ? value.With(held) : arguments[0];
                var types = list.GetItems()?.Select(item => item.ResolveType()?.ToCode()).ToList();
                return types is null || types.Contains(null)
                    ? TypeFilter.Unknown
                    : new TypeFilter.OneOf(types.OfType<string>().ToEquatableArray());

            default:
                return TypeFilter.Unknown;
        }
    }

    // A comparison that depends on the culture is taken as one of characters. Another result costs only the generated code.
    private static TypeFilter ReadTextCall(IInvocationOperation call, CodeValue text, CodeValue value, IParameterSymbol type)
    {
        var arguments = call.Arguments.Select(argument => value.With(argument.Value).Resolve()).ToList();
        var comparison = arguments.Count == 2 ? CodeOperations.FindEnumValue(arguments[1].Operation)?.Name : "Ordinal";
        return GetText(text, type) is { } property &&
            arguments is [{ Constant: string compared }, ..] &&
            comparison is not null
                ? new TypeFilter.Named(
                    property, call.TargetMethod.Name, compared, comparison.EndsWith("IgnoreCase", StringComparison.Ordinal))
                : TypeFilter.Unknown;
    }

    private static bool IsType(CodeValue value, IParameterSymbol type) =>
        value.Resolve().Operation is IParameterReferenceOperation { Parameter: var parameter } &&
        parameter.OriginalDefinition.Is(type);

    // The property of the type that an expression reads.
    private static string? GetText(CodeValue value, IParameterSymbol type) =>
        value.Resolve() is { Operation: IPropertyReferenceOperation { Property.Name: var name, Instance: { } instance } } read &&
        Texts.Contains(name) &&
        IsType(read.With(instance), type)
            ? name
            : null;
}
