namespace BsonGen.Generator.Model;

/// <summary>A constant of <c>[BsonDefaultValue]</c>, or an argument of a codec.</summary>
internal abstract record ConstantModel;

internal sealed record NullConstant(string TypeName) : ConstantModel;

/// <summary>A boolean, number, character or string.</summary>
internal sealed record PrimitiveConstant(object Value) : ConstantModel
{
    // Negative zero equals zero, but is a different constant.
    private bool IsNegativeZero =>
        Value is double or float && Value is IConvertible number && number.ToDouble(provider: null) is 0 and var zero && 1 / zero < 0;

    public bool Equals(PrimitiveConstant? other) => other is not null && Value.Equals(other.Value) && IsNegativeZero == other.IsNegativeZero;

    public override int GetHashCode() => Value.GetHashCode();
}

/// <summary>A value of an enum, which may have no name.</summary>
internal sealed record EnumConstant(string TypeName, object Number) : ConstantModel;

/// <param name="TypeName">With the namespace.</param>
internal sealed record NamedConstant(string TypeName, string Name) : ConstantModel;
