using Conformance.Machine.Declarations;

namespace Conformance.Machine.Inventing;

/// <summary>Makes the types of one sample, one after another.</summary>
internal sealed class TypeInventor(Dice dice, TypePool types, AttributeInventor attributes, OverrideInventor overrides)
{
    private static readonly string[] ClassKinds = ["class", "class", "class", "class", "record"];

    private static readonly string[] ClassModifiers =
    [
        "public", "public", "public", "public abstract", "public sealed",
        "public", "public", "public", "public abstract", "public sealed", "internal",
    ];

    private static readonly string[] Constraints =
    [
        .. Enumerable.Repeat("", 15),
        " where {0} : notnull",
        " where {0} : notnull",
        " where {0} : class",
        " where {0} : class?",
        " where {0} : struct",
        " where {0} : new()",
        " where {0} : unmanaged",
        " where {0} : struct, Enum",
    ];

    private static readonly string[] Containers =
    [
        "public static partial class Outer{0}",
        "public partial struct Holder{0}",
        "public abstract partial class Outer{0}",
        "internal static partial class Inside{0}",
    ];

    private readonly MemberInventor _members = new(dice, types, attributes, overrides);
    private readonly ConstructorInventor _constructors = new(dice);
    private readonly HashSet<string> _names = ["Targets__"];
    private readonly List<TypeDeclaration> _types = [];

    /// <summary>The types so far.</summary>
    public List<TypeDeclaration> Types => _types;

    public void AddEnum(bool isInLibrary)
    {
        var underlying = dice.Pick("", "", "", " : byte", " : long", " : ulong", " : sbyte", " : short", " : uint");
        _types.Add(new TypeDeclaration(Names.OfType(dice, _names), "enum")
        {
            Attributes = dice.Chance(15) ? ["Flags"] : [],
            Raw = dice.Pick("One, Two, Three", "None = 0, A = 1, B = 2, AB = 3", "A = 5, B = 5, C = 100", "a, A, b"),
            Constraints = underlying,
            IsInLibrary = isInLibrary,
        });
    }

    public void AddInterface(bool isInLibrary) =>
        _types.Add(new TypeDeclaration(Names.OfType(dice, _names), "interface") { IsInLibrary = isInLibrary });

    /// <summary>Adds a class or struct, possibly derived from one of those before.</summary>
    public void Add(bool isInLibrary, bool canDerive)
    {
        var visible = _types.Where(type => !isInLibrary || type.IsInLibrary).ToList();
        var parents = canDerive
            ? visible.Where(type => type.IsClass && !type.IsSealed && type.Modifiers.Contains("public", StringComparison.Ordinal)).ToList()
            : [];
        var parent = parents.Count > 0 && dice.Chance(65) ? dice.Pick(parents) : null;
        var isClass = parent is not null || dice.Chance(78);
        var name = Names.OfType(dice, _names);
        List<string> parameters =
            parent is { TypeParameters.Count: 0 } && dice.Chance(80) ? [] :
            dice.Chance(20) ? ["T"] :
            dice.Chance(4) ? ["TKey", "TValue"] : [];
        var type = new TypeDeclaration(
            name, parent?.Kind ?? (isClass ? dice.Pick(ClassKinds) : dice.Pick("struct", "struct", "record struct", "readonly struct")))
        {
            TypeParameters = parameters,
            IsInLibrary = isInLibrary,
            IsAnnotated = !isInLibrary ? dice.Chance(93) : dice.Chance(50),
        };
        if (type.Kind == "readonly struct")
        {
            type = type with { Kind = "struct", Modifiers = "public readonly" };
        }
        else if (isClass)
        {
            // The types of the project could not use an internal class of the library.
            var modifiers = dice.Pick(ClassModifiers);
            type = type with { Modifiers = isInLibrary && modifiers == "internal" ? "public" : modifiers };
        }

        if (parent is not null)
        {
            type = type with { Base = types.Close(parent, [.. visible.Where(other => other.Kind != "interface")], parameters) };
        }

        var interfaces = visible.Where(other => other.Kind == "interface").ToList();
        if (interfaces.Count > 0 && dice.Chance(50))
        {
            type = type with { Interfaces = [dice.Pick(interfaces).Reference()] };
        }

        if (parameters.Count == 1)
        {
            type = type with
            {
                Constraints = string.Format(
                System.Globalization.CultureInfo.InvariantCulture, dice.Pick(Constraints), parameters[0])
            };
        }

        if (!isInLibrary && dice.Chance(12))
        {
            var outer = string.Format(System.Globalization.CultureInfo.InvariantCulture, dice.Pick(Containers), _types.Count);
            type = type with { Container = outer, Qualifier = outer.Split(' ')[^1] + "." };
        }

        Fill(type, visible);
    }

    private void Fill(TypeDeclaration type, List<TypeDeclaration> visible)
    {
        var self = type.TypeParameters.Count == 0 && type.IsClass ? [.. visible, type] : visible;
        var inherited = Inherited(type);
        var isImmutable = dice.Chance(10);
        var taken = inherited.Select(member => member.Name).Append(type.Name).ToHashSet();
        type = type with { Attributes = attributes.OfType(type.IsClass), Members = [] };

        if (type.Kind.StartsWith("record", StringComparison.Ordinal) && dice.Chance(60))
        {
            type = AddPrimary(type, self, taken);
        }

        var members = _members.Make(type, self, [.. inherited], taken);
        if (isImmutable)
        {
            members = [.. members.Select(member =>
                member.Body is "{ get; set; }" && !member.Modifiers.Contains("required", StringComparison.Ordinal) && !member.IsVirtual
                    ? member with { Body = "{ get; }" }
                    : member)];
        }

        type = type with { Members = members };
        if (type.PrimaryParameters is null)
        {
            var above = Needed(type);
            type = isImmutable && above is null
                ? type with
                {
                    Constructors = [new(
                    [.. members.Where(member => member.Body is "{ get; }" && !member.IsVirtual)
                        .Select(member =>
                            new ParameterDeclaration(ConstructorInventor.ParameterName(member.Name), member.Type, member.Name))
                        .DistinctBy(parameter => parameter.Name)
                        .Take(ConstructorInventor.MostParameters)])]
                }
                : type with { Constructors = _constructors.Make(type, above) };
        }

        _types.Add(type);
    }

    private TypeDeclaration AddPrimary(TypeDeclaration type, List<TypeDeclaration> visible, HashSet<string> taken)
    {
        var above = Needed(type) ?? [];
        var inherited = above.Select(parameter => parameter with { Attributes = "", Default = "" }).ToList();
        foreach (var parameter in inherited)
        {
            taken.Add(parameter.Name);
        }

        var own = Enumerable.Range(0, dice.Next(4)).Select(_ =>
        {
            var memberType = types.Choose(visible, type.TypeParameters);
            var name = Names.OfMember(dice, taken, type.Name);
            memberType = name.ToUpperInvariant().Contains("ID", StringComparison.Ordinal) &&
                TypePool.IsUnfitForId(memberType, visible, type.TypeParameters, type.Constraints)
                ? TypeName.Int32
                : memberType;
            var targets = attributes.OfMember(
                memberType,
                isHidden: false,
                TypePool.IsDeclared(memberType, visible) ||
                TypePool.IsUnfitForId(memberType, visible, type.TypeParameters, type.Constraints));
            return new ParameterDeclaration(name, memberType, null)
            {
                Attributes = string.Concat(
                targets.Select(target => $"[property: {target}] "))
            };
        }).ToList();
        return type with
        {
            PrimaryParameters = [.. inherited, .. own],
            BaseArguments = above.Count > 0 ? [.. inherited.Select(parameter => parameter.Name)] : null,
        };
    }

    /// <summary>The parameters of the base constructor that must be called; null if it has none.</summary>
    private List<ParameterDeclaration>? Needed(TypeDeclaration type)
    {
        if (FindBase(type) is not { } parent)
        {
            return null;
        }

        var first = parent.PrimaryParameters ??
            (parent.Constructors.Count == 0 ||
                parent.Constructors.Any(constructor => constructor.Parameters.Count == 0 && constructor.Modifiers != "private")
                ? null
                : parent.Constructors.FirstOrDefault(constructor =>
                    constructor.Factory is null && constructor.Modifiers != "private")?.Parameters);
        return first is null or { Count: 0 }
            ? null
            : [.. first.Select(parameter => parameter with { Type = parameter.Type.Substitute(ArgumentsOf(type, parent)) })];
    }

    private List<MemberDeclaration> Inherited(TypeDeclaration type)
    {
        var members = new List<MemberDeclaration>();
        var arguments = new Dictionary<string, TypeName>();
        for (var level = type; FindBase(level) is { } parent; level = parent)
        {
            arguments = ArgumentsOf(level, parent).ToDictionary(pair => pair.Key, pair => pair.Value.Substitute(arguments));
            members.AddRange(parent.Members
                .Where(member =>
                    !member.Name.Contains('[') &&
                    !member.Modifiers.Contains("private", StringComparison.Ordinal) &&
                    !member.Body.StartsWith('('))
                .Select(member => member with { Type = member.Type.Substitute(arguments) }));
        }

        return members;
    }

    private TypeDeclaration? FindBase(TypeDeclaration type) =>
        type.Base is null ? null : _types.Find(candidate => candidate.Reference().Format == type.Base.Format.Split('<')[0]);

    private static Dictionary<string, TypeName> ArgumentsOf(TypeDeclaration type, TypeDeclaration parent) =>
        parent.TypeParameters.Zip(type.Base!.Arguments).ToDictionary(pair => pair.First, pair => pair.Second);
}
