namespace Conformance.Machine.Declarations;

/// <summary>A parameter of a constructor or factory method.</summary>
/// <param name="Name">Its name.</param>
/// <param name="Type">Its type.</param>
/// <param name="Member">The member that it is assigned to; null for a parameter of a base constructor, and for an unused one.</param>
internal sealed record ParameterDeclaration(string Name, TypeName Type, string? Member)
{
    public string Default { get; init; } = "";

    public string Attributes { get; init; } = "";

    public override string ToString() => $"{Attributes}{Type} {Name}{Default}";
}

/// <summary>A constructor, or a factory method that calls the constructor with the same parameters.</summary>
internal sealed record ConstructorDeclaration(IReadOnlyList<ParameterDeclaration> Parameters)
{
    public IReadOnlyList<string> Attributes { get; init; } = [];

    public string Modifiers { get; init; } = "public";

    /// <summary>The names of the parameters that the base constructor takes; null if the source has no call.</summary>
    public IReadOnlyList<string>? BaseArguments { get; init; }

    /// <summary>The name of the factory method; null for a constructor.</summary>
    public string? Factory { get; init; }

    /// <summary>Statements after the assignments.</summary>
    public string Extra { get; init; } = "";

    public string Print(string typeName, string typeWithParameters)
    {
        var attributes = string.Concat(Attributes.Select(attribute => $"[{attribute}] "));
        var parameters = string.Join(", ", Parameters);
        if (Factory is not null)
        {
            return $"{attributes}{Modifiers} static {typeWithParameters} {Factory}({parameters}) => new " +
                $"{typeWithParameters}({string.Join(", ", Parameters.Select(parameter => parameter.Name))});";
        }

        var assignments = Parameters.Where(parameter =>
            parameter.Member is not null).Select(parameter => $"this.{parameter.Member} = {parameter.Name}; ");
        var baseCall = BaseArguments is null ? "" : $" : base({string.Join(", ", BaseArguments)})";
        return $"{attributes}{Modifiers} {typeName}({parameters}){baseCall} {{ {string.Concat(assignments)}{Extra}}}";
    }
}
