using Conformance.Machine.Declarations;

namespace Conformance.Machine.Inventing;

/// <summary>Makes the members of one type.</summary>
/// <param name="dice">Chooses.</param>
/// <param name="types">Chooses the types of members.</param>
/// <param name="attributes">Chooses their attributes.</param>
/// <param name="overrides">Makes the members that override others.</param>
internal sealed class MemberInventor(Dice dice, TypePool types, AttributeInventor attributes, OverrideInventor overrides)
{
    private static readonly string[] HiddenAccess = ["private", "protected", "internal", "protected internal", "private protected"];

    /// <param name="type">The type without its members: kind, modifiers and base class.</param>
    /// <param name="declared">The types of the sample that can be named.</param>
    /// <param name="inherited">The members of its base classes that it can access.</param>
    /// <param name="taken">Names that are in use.</param>
    public List<MemberDeclaration> Make(
        TypeDeclaration type, IReadOnlyList<TypeDeclaration> declared, IReadOnlyList<MemberDeclaration> inherited, HashSet<string> taken)
    {
        var members = new List<MemberDeclaration>();
        foreach (var above in inherited.DistinctBy(member => member.Name).Where(member => member.IsVirtual))
        {
            if ((above.Modifiers.Contains("abstract", StringComparison.Ordinal) && !type.IsAbstract) ||
                dice.Chance(overrides.PercentOfOverrides))
            {
                members.Add(overrides.Make(above, declared));
                taken.Add(above.Name);
            }
        }

        if (inherited.Count > 0 && type.IsClass && dice.Chance(25))
        {
            var hidden = dice.Pick(inherited);
            if (taken.Add(hidden.Name) && !hidden.Modifiers.Contains("abstract", StringComparison.Ordinal))
            {
                members.Add(Hide(MakeOne(type, declared, hidden.Name)));
            }
        }

        var count = dice.Chance(4) ? 15 + dice.Next(8) : dice.Chance(8) ? 0 : 1 + dice.Next(6);
        for (var i = 0; i < count; i++)
        {
            var name = overrides.ChooseName(taken) ?? Names.OfMember(dice, taken, type.Name);
            members.Add(overrides.MakeReplaceable(type, declared, name) ?? MakeOne(type, declared, name));
        }

        foreach (var member in members.Where(member =>
            member.Modifiers.Contains("public", StringComparison.Ordinal) && !member.Name.Contains('[')).ToList())
        {
            if (dice.Chance(4) && taken.Add("ShouldSerialize" + member.Name.TrimStart('@')))
            {
                members.Add(ShouldSerialize(member));
            }
        }

        if (type.Kind is "class" or "struct" && dice.Chance(3))
        {
            var indexer = new MemberDeclaration(
                "this[int index]",
                new TypeName(dice.Pick("int", "string?", "ObjectId", "BsonDocument?")))
            { Body = "{ get => default!; set { } }" };
            if (dice.Chance(50))
            {
                var name = dice.Pick("Id", "ExtraElements", "Things");
                indexer = indexer with { Attributes = [$"System.Runtime.CompilerServices.IndexerName(\"{name}\")"] };
            }

            members.Add(indexer);
        }

        return members;
    }

    private MemberDeclaration MakeOne(TypeDeclaration type, IReadOnlyList<TypeDeclaration> declared, string name)
    {
        var isIdLike = name.TrimStart('@') is "Id" or "id" or "_id";
        var memberType =
            isIdLike && dice.Chance(60) ? new TypeName(dice.Pick("int", "ObjectId", "string?", "Guid", "object?", "long")) :
            name == "ExtraElements" && dice.Chance(60)
                ? new TypeName(dice.Pick("BsonDocument?", "IDictionary<string, object>?", "Dictionary<string, object>?")) :
            types.Choose(declared, type.TypeParameters);
        var isUnfitForId = TypePool.IsUnfitForId(memberType, declared, type.TypeParameters, type.Constraints);
        if (isIdLike && isUnfitForId)
        {
            memberType = TypeName.Int32;
        }

        var access = dice.Chance(80) ? "public" : type.IsStruct ? dice.Pick("private", "internal") : dice.Pick(HiddenAccess);
        var isHidden = access != "public";
        var isReadOnlyStruct = type.Modifiers.Contains("readonly", StringComparison.Ordinal);
        var kind = dice.Next(100);
        var (modifiers, body) = kind switch
        {
            _ when isReadOnlyStruct =>
                kind < 60 ? (access, "{ get; init; }") : kind < 80 ? (access, "{ get; }") : (access + " readonly", ";"),
            < 45 => (access, "{ get; set; }"),
            < 57 => (access, dice.Chance(25) && !type.IsStruct ? "= default!;" : ";"),
            < 63 => (access, "{ get; init; }"),
            < 67 => (access, "{ get; }"),
            < 72 when !isHidden =>
                (access, $"{{ get; {(type.IsStruct ? dice.Pick("private", "internal") : dice.Pick(HiddenAccess))} set; }}"),
            < 73 when !isHidden => (access, $"{{ {dice.Pick("private", "internal")} get; set; }}"),
            < 75 => (access, "=> default!;"),
            < 76 => (access + " readonly", ";"),
            < 77 => (access + " static", dice.Pick("{ get; set; } = default!;", "= default!;")),
            < 79 when !isHidden && !type.Constructors.Any() => (access + " required", dice.Pick("{ get; set; }", "{ get; init; }", ";")),
            < 80 => (access, "{ set { } }"),
            < 88 when type.IsClass && !type.IsSealed && access != "private" =>
                (access + " virtual", dice.Pick("{ get; set; }", "{ get; set; }", "{ get; }", "{ get; init; }", "{ get; protected set; }")),
            < 94 when type.IsClass && type.IsAbstract && access is not ("private" or "private protected") =>
                (access + " abstract", dice.Pick("{ get; set; }", "{ get; }", "{ get; }")),
            < 97 when !type.IsStruct => (access, "{ get; set; } = default!;"),
            _ => (access, "{ get => default!; set { } }"),
        };
        return new MemberDeclaration(name, memberType)
        {
            Attributes = attributes.OfMember(memberType, isHidden, isUnfitForId || TypePool.IsDeclared(memberType, declared)),
            Modifiers = modifiers,
            Body = body,
        };
    }

    private static MemberDeclaration Hide(MemberDeclaration member) => member with { Modifiers = "new " + member.Modifiers };

    private MemberDeclaration ShouldSerialize(MemberDeclaration member)
    {
        var instance = member.Modifiers.Contains("static", StringComparison.Ordinal) ? "" : "this.";
        return new MemberDeclaration("ShouldSerialize" + member.Name.TrimStart('@'), new TypeName(dice.Chance(95) ? "bool" : "int"))
        {
            Modifiers = dice.Pick("public", "public", "public", "public", "private", "public static", "internal"),
            Attributes = dice.Chance(8) ? ["Obsolete(\"gone\", error: true)"] : [],
            Body = dice.Chance(10)
                ? "() => throw new InvalidOperationException(\"no\");"
                : dice.Pick("() => true;", "() => false;", $"() => (object?){instance}{member.Name} is not null;"),
        };
    }
}
