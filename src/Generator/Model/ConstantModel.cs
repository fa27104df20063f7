namespace BsonGen.Generator.Model;

/// <summary>A constant: of <c>[BsonDefaultValue]</c>, or one that configures a representation.</summary>
internal abstract record ConstantModel;

internal sealed record NullConstant(string TypeName) : ConstantModel;

/// <summary>A boolean, number, character or string; the type of the value is the type of the constant.</summary>
internal sealed record PrimitiveConstant(object Value) : ConstantModel
{
    // Negative zero equals zero, but is a different constant.
    private bool IsNegativeZero =>
        Value is double or float && Value is IConvertible number && number.ToDouble(provider: null) is 0 and var zero && 1 / zero < 0;

    public bool Equals(PrimitiveConstant? other) => other is not null && Value.Equals(other.Value) && IsNegativeZero == other.IsNegativeZero;

    public override int GetHashCode() => Value.GetHashCode();
}

/// <summary>A value of an enum, which may have no name.</summary>
/// <param name="Number">The value as a number of the underlying type.</param>
internal sealed record EnumConstant(string TypeName, object Number) : ConstantModel;

/// <summary>A value of a known enum by its name.</summary>
/// <param name="TypeName">The enum's name with its namespace.</param>
internal sealed record NamedConstant(string TypeName, string Name) : ConstantModel;
