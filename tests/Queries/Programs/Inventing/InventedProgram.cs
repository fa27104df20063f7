namespace Queries.Programs.Inventing;

/// <summary>A program, and what is done with it.</summary>
/// <param name="Source">Types of documents and results, and a method for each place that projects.</param>
/// <param name="Types">The types of results, as a part of the source.</param>
/// <param name="Places">The methods, each with its source and the type of its documents.</param>
/// <param name="Operations">A line each; see <see cref="Playing.Player"/>.</param>
/// <param name="Annotated">The names of the annotated types of results.</param>
/// <param name="Holders">The annotated types that hold a result as a member, or inside of one. Results without any are missing.</param>
internal sealed record InventedProgram(
    string Source,
    string Types,
    IReadOnlyDictionary<string, Place> Places,
    string[] Operations,
    IReadOnlySet<string> Annotated,
    IReadOnlyDictionary<string, string[]> Holders);

/// <summary>A method with one call that projects.</summary>
/// <param name="Source">The C# of the method.</param>
/// <param name="Document">The name of the type of the documents.</param>
internal sealed record Place(string Source, string Document);

/// <summary>How an invented type is declared.</summary>
internal enum Shape
{
    /// <summary>A class with setters.</summary>
    Settable,

    /// <summary>A struct with setters.</summary>
    Struct,

    /// <summary>A record with parameters.</summary>
    Record,

    /// <summary>A record whose body adds a property.</summary>
    RecordWithBody,

    /// <summary>A class with a constructor, and without setters.</summary>
    ReadOnly,
}

/// <summary>A member of an invented type.</summary>
internal sealed record InventedMember(string Type, string Name, string Attributes, string Initializer);

/// <summary>An invented type.</summary>
internal sealed record InventedType(string Name, Shape Shape, bool IsAnnotated, string Attributes, InventedMember[] Members)
{
    public bool IsSet => Shape is Shape.Settable or Shape.Struct;

    /// <summary>Whether a class derives from it.</summary>
    public bool HasDetails => Shape == Shape.Settable && IsAnnotated && Name.StartsWith("Result", StringComparison.Ordinal);

    /// <summary>The name of the class that derives from it.</summary>
    public string Details => Name + "Details";

    /// <summary>Prints the class that derives from it, if there is one.</summary>
    public string PrintDetails() =>
        HasDetails ? $"\n\n[BsonGenerated]\npublic partial class {Details} : {Name}\n{{\n    public int Extra {{ get; set; }}\n}}" : "";

    private string Annotation => IsAnnotated ? "[BsonGenerated]\n" : "";

    private string Parameters => string.Join(", ", Members.Select(member => $"{member.Type} {member.Name}"));

    /// <param name="more">Code that is added to the body.</param>
    public string Print(string more = "") => $"{Annotation}{Attributes}public partial " + Shape switch
    {
        Shape.Record => $"record {Name}({Parameters});",
        Shape.RecordWithBody => $"record {Name}({Parameters})\n{{\n    public string More {{ get; init; }} = \"more\";\n}}",
        Shape.ReadOnly =>
            $"class {Name}({string.Join(", ", Members.Select(member => $"{member.Type} {Lower(member.Name)}"))})\n{{\n" +
            string.Concat(Members.Select(member => $"    public {member.Type} {member.Name} {{ get; }} = {Lower(member.Name)};\n")) + "}",
        _ => $"{(Shape == Shape.Struct ? "struct" : "class")} {Name}\n{{\n" +
            string.Concat(Members.Select(member =>
                $"    {member.Attributes}public {member.Type} {member.Name} {{ get; set; " +
                $"}}{(Shape == Shape.Struct ? "" : member.Initializer)}\n")) + $"{more}}}",
    };

    private static string Lower(string name) => char.ToLowerInvariant(name[0]) + name[1..];
}
