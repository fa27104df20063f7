using System.Text;

namespace Conformance.Machine.Declarations;

/// <summary>A class, struct, record, interface or enum.</summary>
/// <param name="Name">The name alone.</param>
/// <param name="Kind">The keywords of its kind.</param>
internal sealed record TypeDeclaration(string Name, string Kind)
{
    public IReadOnlyList<string> Attributes { get; init; } = [];

    public string Modifiers { get; init; } = "public";

    public IReadOnlyList<string> TypeParameters { get; init; } = [];

    public string Constraints { get; init; } = "";

    public TypeName? Base { get; init; }

    /// <summary>The arguments that the primary constructor passes to the base class.</summary>
    public IReadOnlyList<string>? BaseArguments { get; init; }

    public IReadOnlyList<TypeName> Interfaces { get; init; } = [];

    public IReadOnlyList<MemberDeclaration> Members { get; init; } = [];

    public IReadOnlyList<ConstructorDeclaration> Constructors { get; init; } = [];

    public IReadOnlyList<ParameterDeclaration>? PrimaryParameters { get; init; }

    /// <summary>The text between the braces of an enum, or of a class that is given as text.</summary>
    public string Raw { get; init; } = "";

    /// <summary>Whether the assembly of base classes declares it.</summary>
    public bool IsInLibrary { get; init; }

    public bool IsAnnotated { get; init; }

    /// <summary>Whether an attribute of the assembly of types requests its serializer.</summary>
    public bool IsNamed { get; init; }

    /// <summary>The containing class, with its keywords; null for a type of the namespace.</summary>
    public string? Container { get; init; }

    /// <summary>The qualifier of its name in other types.</summary>
    public string Qualifier { get; init; } = "";

    public bool IsClass => Kind is "class" or "record";

    public bool IsStruct => Kind.EndsWith("struct", StringComparison.Ordinal);

    public bool IsAbstract => Modifiers.Contains("abstract", StringComparison.Ordinal);

    public bool IsSealed => Modifiers.Contains("sealed", StringComparison.Ordinal);

    public string NameWithParameters => TypeParameters.Count == 0 ? Name : $"{Name}<{string.Join(", ", TypeParameters)}>";

    public TypeName Reference(params TypeName[] arguments) => arguments.Length == 0
        ? new TypeName(Qualifier + Name)
        : new TypeName($"{Qualifier}{Name}<{string.Join(", ", arguments.Select((_, index) => $"{{{index}}}"))}>", arguments);

    /// <summary>The name for <c>typeof</c> of the open type.</summary>
    public string OpenReference =>
        TypeParameters.Count == 0 ? Qualifier + Name : $"{Qualifier}{Name}<{new string(',', TypeParameters.Count - 1)}>";

    public string Print()
    {
        var text = new StringBuilder();
        var indent = Container is null ? "" : "    ";
        if (Container is not null)
        {
            text.Append(Container).Append("\n{\n");
        }

        if (IsAnnotated)
        {
            text.Append(indent).Append("[BsonGenerated]\n");
        }

        foreach (var attribute in Attributes)
        {
            text.Append(indent).Append('[').Append(attribute).Append("]\n");
        }

        var isPartial = Kind is not "enum";
        text.Append(indent).Append(Modifiers).Append(isPartial ? " partial " : " ").Append(Kind).Append(' ').Append(NameWithParameters);
        if (PrimaryParameters is not null)
        {
            text.Append('(').AppendJoin(", ", PrimaryParameters).Append(')');
        }

        List<string> bases = [
            .. Base is null ? [] : new[] { Base + (BaseArguments is null ? "" : $"({string.Join(", ", BaseArguments)})") },
            .. Interfaces.Select(type => type.ToString()),
        ];
        if (bases.Count > 0)
        {
            text.Append(" : ").AppendJoin(", ", bases);
        }

        text.Append(Constraints);
        text.Append('\n').Append(indent).Append("{\n");
        foreach (var line in Constructors.Select(constructor => constructor.Print(Name, NameWithParameters))
            .Concat(Members.Select(member => member.ToString())).Concat(Raw.Length > 0 ? Raw.Split('\n') : []))
        {
            text.Append(indent).Append("    ").Append(line).Append('\n');
        }

        text.Append(indent).Append("}\n");
        if (Container is not null)
        {
            text.Append("}\n");
        }

        return text.ToString();
    }
}
