namespace BsonGen.CodeFixes;

/// <summary>An argument of an attribute that a fix adds.</summary>
/// <param name="Value">A value of an enum, a property whose name is the value, a type, or a constant.</param>
internal sealed record NewArgument(object Value)
{
    public string Write(ITypeNames names) => Value switch
    {
        IFieldSymbol field => $"{names.Write(field.ContainingType, field.ContainingType.Name)}.{field.Name}",
        IPropertySymbol property => $"nameof({property.Name})",
        ITypeSymbol type => $"typeof({names.Write(type)})",
        _ => Constants.Print(Value),
    };

    // Each project has symbols of its own for the types of others.
    public bool NamesSameType(NewArgument other) =>
        (Value as ITypeSymbol)?.ToDisplayString() == (other.Value as ITypeSymbol)?.ToDisplayString();
}

/// <summary>An attribute that a fix adds.</summary>
/// <param name="Type">The class of the attribute.</param>
/// <param name="Arguments">The arguments of its constructor.</param>
internal sealed record NewAttribute(INamedTypeSymbol Type, params NewArgument[] Arguments)
{
    /// <summary>What the attribute is for, if it is not what the declaration makes by default.</summary>
    public string? Target { get; init; }

    /// <summary>The attribute without brackets.</summary>
    public string Write(ITypeNames names) =>
        names.Write(Type, AttributeExtensions.Shorten(Type.Name)) +
        (Arguments.Length == 0 ? "" : $"({WriteArguments(names)})");

    public string WriteArguments(ITypeNames names) => string.Join(", ", Arguments.Select(argument => argument.Write(names)));

    /// <summary>Whether the constructor takes any number of types.</summary>
    public bool TakesTypes => Type.InstanceConstructors.Any(constructor =>
        constructor.Parameters is [{ IsParams: true, Type: IArrayTypeSymbol { ElementType.Name: nameof(System.Type) } }]);

    /// <summary>This attribute with the types of another one that it does not have.</summary>
    public NewAttribute With(NewAttribute other) =>
        TakesTypes
            ? this with
            {
                Arguments = [.. Arguments, .. other.Arguments.Where(argument => !Arguments.Any(argument.NamesSameType))],
            }
            : this;
}
