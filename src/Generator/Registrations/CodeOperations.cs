using Microsoft.CodeAnalysis.Operations;

namespace BsonGen.Generator.Registrations;

/// <summary>Finds parts of the operations that Roslyn makes of code.</summary>
internal static class CodeOperations
{
    /// <summary>The operations of the method around an operation.</summary>
    public static List<IOperation> FindAll(IOperation operation) =>
        operation.Parent is { } parent ? FindAll(parent) : [.. operation.Descendants()];

    /// <summary>The value in the declaration of a local variable.</summary>
    /// <returns>Null without one.</returns>
    public static IOperation? FindInitial(ILocalSymbol local, IEnumerable<IOperation> all)
    {
        var declarator = all.OfType<IVariableDeclaratorOperation>().FirstOrDefault(candidate => candidate.Symbol.Is(local));
        return declarator?.GetVariableInitializer()?.Value is { } initial ? Unwrap(initial) : null;
    }

    /// <summary>The argument of a parameter, without conversions.</summary>
    public static IOperation FindArgument(IInvocationOperation call, int parameter) =>
        Unwrap(call.Arguments.First(argument => argument.Parameter?.Ordinal == parameter).Value);

    /// <summary>The field of an enum with a constant value; null for other values.</summary>
    public static IFieldSymbol? FindEnumValue(IOperation value) =>
        value is { Type: { TypeKind: TypeKind.Enum } type, ConstantValue: { HasValue: true, Value: var number } }
            ? type.GetMembers().OfType<IFieldSymbol>().FirstOrDefault(field => Equals(field.ConstantValue, number))
            : null;

    /// <summary>The operand of conversions.</summary>
    public static IOperation Unwrap(IOperation value) =>
        value is IConversionOperation conversion ? Unwrap(conversion.Operand) : value;
}
