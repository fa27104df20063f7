namespace BsonGen.Generator.Checks;

/// <summary>Default values that are not of the type of their member. The driver does not convert them.</summary>
internal sealed class DefaultValuesCheck : ITypeCheck
{
    public void Check(TypeUnderCheck type)
    {
        foreach (var member in type.Access.Members)
        {
            if (member.Attributes.Find(BsonDefaultValue) is { } attribute)
            {
                Check(type, member, attribute);
            }
        }
    }

    private static void Check(TypeUnderCheck type, MemberMap member, AttributeData attribute)
    {
        var constant = attribute.GetArgument();
        var place = attribute.FindArgumentLocation();
        if (IsNeverAssignable(type, constant, member))
        {
            type.Refuse(
                member.DeclaringType, BadDefaultValue, place,
                constant.ToCSharpString(), member.Name, member.Type.ToDisplayString());
        }
        else if (FindDoubt(constant, member.Type) is { } why)
        {
            type.LeaveToClassMap(
                $"[BsonDefaultValue] of '{member.Name}' {why}", member.DeclaringType.Is(type.Type) ? place : null);
        }
    }

    // No value equals a constant of another type, and setting it throws.
    private static string? FindDoubt(TypedConstant constant, ITypeSymbol type) => constant switch
    {
        { Kind: TypedConstantKind.Primitive, Value: string text } when text.HasHalfPair() =>
            "holds half of a surrogate pair",
        { IsNull: true } when type.IsNeverNull() => "is null, but the member's type can't be null",
        { IsNull: true } when type is ITypeParameterSymbol { IsReferenceType: false } =>
            $"is null, and '{type.Name}' may be a value type; constrain it to classes",
        { IsNull: true } => null,
        { Kind: TypedConstantKind.Primitive or TypedConstantKind.Enum }
            when constant.Type.Is(type.FindNullableValue() ?? type) => null,
        _ => "is not a constant of the member's type",
    };

    /// <summary>
    /// Whether setting the default throws. The driver takes a number for an enum of its underlying type, and vice versa.
    /// </summary>
    private static bool IsNeverAssignable(TypeUnderCheck type, TypedConstant constant, MemberMap member)
    {
        var memberType = member.Type.FindNullableValue() ?? member.Type;
        if (type.Access.Of(member).Set == MemberAccess.None ||
            type.Map.Creators.Count > 0 ||
            memberType is ITypeParameterSymbol ||
            constant.Type is not { } given)
        {
            return false;
        }

        if (constant.IsNull)
        {
            return member.Type.IsNeverNull();
        }

        if (!given.IsValueType || !memberType.IsValueType)
        {
            return !type.Context.Compilation.IsPassable(given, memberType);
        }

        return member.Type.IsNeverNull()
            ? GetNumber(given).SpecialType != GetNumber(memberType).SpecialType
            : !given.Is(memberType);
    }

    private static ITypeSymbol GetNumber(ITypeSymbol type) => (type as INamedTypeSymbol)?.EnumUnderlyingType ?? type;
}
