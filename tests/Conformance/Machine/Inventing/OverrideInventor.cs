using Conformance.Machine.Declarations;

namespace Conformance.Machine.Inventing;

/// <summary>
/// Makes members that override others, with the same type or with a derived one, and members that such members can override.
/// </summary>
/// <param name="dice">Chooses.</param>
/// <param name="attributes">Chooses the attributes.</param>
/// <param name="areCommon">Whether the sample has many overrides with derived types.</param>
internal sealed class OverrideInventor(Dice dice, AttributeInventor attributes, bool areCommon)
{
    private const string Id = "Id";

    // By type: types that derive from it or implement it.
    private static readonly Dictionary<string, string[]> Derived = new()
    {
        ["object"] = ["string", "Version", "BsonDocument", "byte[]", "List<int>"],
        ["BsonValue"] = ["BsonDocument", "BsonString"],
        ["IEnumerable<int>"] = ["List<int>", "int[]", "IList<int>", "HashSet<int>"],
        ["IDictionary<string, int>"] = ["Dictionary<string, int>", "SortedDictionary<string, int>"],
        ["System.Collections.IEnumerable"] = ["string", "List<string>", "BsonArray"],
    };

    /// <summary>How many virtual members of the base classes a class overrides.</summary>
    public int PercentOfOverrides => areCommon ? 65 : 40;

    /// <summary>A name by which the driver maps a property without a setter, and its override; null in most samples.</summary>
    public string? ChooseName(HashSet<string> taken) => areCommon && dice.Chance(25) && taken.Add(Id) ? Id : null;

    /// <summary>A property that a derived class can override with a derived type; null in most samples.</summary>
    public MemberDeclaration? MakeReplaceable(TypeDeclaration type, IReadOnlyList<TypeDeclaration> declared, string name)
    {
        if (!areCommon || !type.IsClass || type.IsSealed || (name != Id && !dice.Chance(50)))
        {
            return null;
        }

        // The driver may overflow the stack over an id of a type of the sample.
        var canBeDeclared = !name.Contains("ID", StringComparison.OrdinalIgnoreCase);
        var classes = declared.Where(other => canBeDeclared && other is { IsClass: true, TypeParameters.Count: 0 }).ToList();
        var memberType = classes.Count > 0 && dice.Chance(50)
            ? dice.Pick(classes).Reference()
            : new TypeName(dice.Pick<string>([.. Derived.Keys]));
        return new MemberDeclaration(name, dice.Chance(50) ? new TypeName("{0}?", memberType) : memberType)
        {
            Attributes = name == Id ? [] : Choose(memberType),
            Modifiers = (name == Id ? "public" : dice.Pick("public", "public", "public", "protected")) +
                (type.IsAbstract && dice.Chance(60) ? " abstract" : " virtual"),
            Body = name == Id || dice.Chance(80) ? "{ get; }" : "{ get; set; }",
        };
    }

    /// <summary>Overrides a member, possibly with a derived type.</summary>
    public MemberDeclaration Make(MemberDeclaration above, IReadOnlyList<TypeDeclaration> declared)
    {
        var memberType = above.Type;
        if (above.Body is "{ get; }" && dice.Chance(areCommon ? 85 : 60))
        {
            var plain = memberType.ToString().TrimEnd('?');
            // Only classes can be replaced by classes derived from them.
            var derived = declared.Where(candidate =>
                candidate is { IsClass: true, TypeParameters.Count: 0 } && candidate.Base?.ToString() == plain).ToList();
            memberType =
                Derived.TryGetValue(plain, out var types) ? new TypeName(dice.Pick(types)) :
                derived.Count > 0 ? dice.Pick(derived).Reference() : memberType;
        }

        var modifiers = above.Modifiers.Replace("new ", "", StringComparison.Ordinal).Replace(
            "virtual", "override", StringComparison.Ordinal)
            .Replace("abstract", "override", StringComparison.Ordinal).Replace("required ", "", StringComparison.Ordinal);
        if (!modifiers.Contains("override", StringComparison.Ordinal))
        {
            modifiers += " override";
        }

        return new MemberDeclaration(above.Name, memberType)
        {
            Attributes =
                areCommon ? (above.Name == Id && dice.Chance(60) ? [] : Choose(memberType)) :
                dice.Chance(35) ? attributes.OfMember(memberType, isHidden: false, isDeclared: true) : [],
            Modifiers = (dice.Chance(10) ? "sealed " : "") + modifiers,
            Body = above.Body is "{ get; }" && dice.Chance(20)
                ? "=> default!;"
                : above.Body.Replace("= default!;", "", StringComparison.Ordinal),
        };
    }

    // Without a setter, only an attribute or a constructor gets a property mapped.
    private List<string> Choose(TypeName memberType) =>
        dice.Chance(25) ? [] : attributes.OfMember(memberType, isHidden: dice.Chance(60), isDeclared: true);
}
