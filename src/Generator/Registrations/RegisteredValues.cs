using Microsoft.CodeAnalysis.Operations;

namespace BsonGen.Generator.Registrations;

/// <summary>Prints default values that code gives to members.</summary>
internal static class RegisteredValues
{
    /// <returns>Null if the value is not a constant of the member's type.</returns>
    public static string? PrintDefault(CodeValue value, ITypeSymbol memberType)
    {
        var type = memberType.GetNullableValue() ?? memberType;
        var given = value.Operation.Type;
        return value switch
        {
            { IsConstant: true, Constant: null } => memberType.IsNeverNull() ? null : $"default({memberType.ToCode()})!",
            { IsConstant: true, Constant: string text } when text.HasHalfPair() => null,
            { IsConstant: true, Constant: { } constant } when given.Is(type) =>
                given!.TypeKind == TypeKind.Enum ? $"({type.ToCode()})({constant})" : Constants.Print(constant),

            // Guid.Empty and the like, and default.
            _ when memberType.IsNeverNull() && given.Is(memberType) && IsZero(value.Operation) =>
                $"default({memberType.ToCode()})",
            _ => null,
        };
    }

    private static bool IsZero(IOperation value) => value switch
    {
        IDefaultValueOperation => true,
        IFieldReferenceOperation { Field: { Name: "Empty", IsStatic: true } field } =>
            field.Type.ToKnownName() is "System.Guid",
        IPropertyReferenceOperation { Property: { Name: "Empty", IsStatic: true } property } =>
            property.Type.ToKnownName() is ObjectId,
        _ => false,
    };
}
