using Conformance.Machine.Declarations;

namespace Conformance.Machine.Inventing;

/// <summary>
/// Adds what few types have: base classes and members of .NET's types, requests on the assembly, inline arrays, structs whose getters
/// change them, and getters that throw. It has dice of its own, so that the other declarations of a seed stay the same.
/// </summary>
internal sealed class RareInventor(Dice dice)
{
    private static readonly string[] FrameworkBases = [
        "EventArgs",
        "System.ComponentModel.CancelEventArgs",
        "System.IO.EnumerationOptions",
        "System.Net.NetworkCredential",
    ];

    private static readonly string[] FrameworkTypes =
    [
        "System.Drawing.Size", "System.Drawing.Point?", "System.Drawing.RectangleF", "System.Numerics.Vector3", "System.Numerics.Complex",
        "System.ComponentModel.CancelEventArgs?",
        "System.IO.EnumerationOptions?", "MongoDB.Bson.Serialization.BsonSerializationArgs", "System.Index", "System.Numerics.BigInteger",
    ];

    public List<TypeDeclaration> Add(List<TypeDeclaration> types)
    {
        if (!dice.Chance(35))
        {
            return types;
        }

        List<TypeDeclaration> changed = [.. types.Select(Change)];
        return dice.Chance(25) ? AddInlineArray(changed) : changed;
    }

    private TypeDeclaration Change(TypeDeclaration type)
    {
        if (type.Kind is "enum" or "interface")
        {
            return type;
        }

        if (dice.Chance(20) && type is { Kind: "class", Base: null })
        {
            type = type with { Base = new TypeName(dice.Pick(FrameworkBases)) };
        }

        if (dice.Chance(50) && type.IsStruct && !type.Modifiers.Contains("readonly", StringComparison.Ordinal))
        {
            type = type with { Members = [.. type.Members, .. Changes] };
        }

        if (dice.Chance(15) && type is { TypeParameters.Count: 0, Container: null })
        {
            type = type with { IsAnnotated = false, IsNamed = true };
        }

        return type with { Members = [.. type.Members.Select(Change)] };
    }

    private MemberDeclaration Change(MemberDeclaration member) => member switch
    {
        { Body: "{ get => default!; set { } }" } when dice.Chance(20) =>
            member with { Body = "{ get => throw new InvalidOperationException(\"no\"); set { } }" },
        { Body: "{ get; set; }", Modifiers: "public", Attributes.Count: 0 }
            when member.Type == TypeName.Int32 && dice.Chance(50) && member.Name.TrimStart('@').ToUpperInvariant() is not ("ID" or "_ID") =>
            member with { Type = new TypeName(dice.Pick(FrameworkTypes)) },
        _ => member,
    };

    private List<TypeDeclaration> AddInlineArray(List<TypeDeclaration> types)
    {
        var index = types.FindLastIndex(type => type.IsClass && !type.IsInLibrary);
        if (index < 0)
        {
            return types;
        }

        var array = new TypeDeclaration("Inline__", "struct")
        {
            Attributes = [$"System.Runtime.CompilerServices.InlineArray({1 + dice.Next(3)})"],
            IsAnnotated = dice.Chance(70),
            Raw = dice.Pick(
                "public int Element;", "private int _element;", "[BsonElement] private string? _element;", "public string? Element;"),
        };
        var holder = types[index];
        var member = new MemberDeclaration("Inlined__", new TypeName(dice.Pick("Inline__", "Inline__?", "List<Inline__>?", "Inline__[]?")))
        {
            Attributes = dice.Chance(30) ? [dice.Pick("BsonIgnoreIfDefault", "BsonIgnoreIfNull", "BsonRequired")] : [],
        };
        types[index] = holder with { Members = [.. holder.Members, member] };
        types.Insert(index, array);
        return types;
    }

    private static readonly MemberDeclaration[] Changes =
    [
        new("changes__", TypeName.Int32) { Modifiers = "private", Body = ";" },
        new("Changes__", TypeName.Int32) { Body = "{ get => ++this.changes__; set => this.changes__ = value; }" },
        new("Seen__", new TypeName("string?"))
        {
            Body = "{ get => this.changes__++ % 3 > 0 ? \"seen\" : null; set { } }",
            Attributes = ["BsonIgnoreIfNull"],
        },
        new("Last__", TypeName.Int32) { Body = "{ get => this.changes__; set => this.changes__ = value; }" },
        new("ShouldSerializeLast__", new TypeName("bool")) { Body = "() => this.changes__++ % 2 == 0;" },
        new("ShouldSerializeSeen__", new TypeName("bool")) { Body = "() => ++this.changes__ % 5 > 0;" },
    ];
}
