using BsonGen.Tests.Shared;
using Conformance.Machine.Declarations;

namespace Conformance.Machine.Inventing;

/// <summary>Chooses the types of members and of type arguments.</summary>
internal sealed class TypePool(Dice dice)
{
    private static readonly string[] CommonScalars =
        ["int", "string?", "bool", "double", "long", "decimal", "DateTime", "ObjectId", "Guid", "byte", "byte[]", "string", "int?"];

    private static readonly string[] RareScalars =
    [
        .. ValueTypes.All.SelectMany(GetForms).Except(CommonScalars),
        "BsonDocument?", "BsonValue?", "BsonArray?", "BsonString?", "BsonInt32?", "BsonBoolean?", "BsonDateTime?",
        "BsonRegularExpression?", "BsonNull?", "RawBsonDocument?", "object?", "object", "dynamic?", "nint", "Enum?", "IComparable?",
        "(int A, string? B)", "KeyValuePair<string, int>", "Tuple<int, string>?", "ValueTuple<int>",
        "System.Collections.ArrayList?", "System.Collections.Hashtable?", "System.Dynamic.ExpandoObject?",
    ];

    private static readonly string[] Wrappers =
    [
        "{0}[]", "List<{0}>", "{0}[]?", "List<{0}>?", "IList<{0}>?", "IEnumerable<{0}>?", "ICollection<{0}>", "IReadOnlyList<{0}>?",
        "HashSet<{0}>?", "ISet<{0}>?",
        "Dictionary<string, {0}>", "Dictionary<string, {0}>?", "IDictionary<string, {0}>?", "IReadOnlyDictionary<string, {0}>?", "{0}[,]",
        "{0}[][]", "Queue<{0}>?", "Stack<{0}>?",
        "LinkedList<{0}>?", "SortedDictionary<string, {0}>?", "System.Collections.ObjectModel.Collection<{0}>?",
        "System.Collections.ObjectModel.ReadOnlyCollection<{0}>?",
        "System.Collections.ObjectModel.ObservableCollection<{0}>?", "System.Collections.Immutable.ImmutableList<{0}>?",
        "Dictionary<int, {0}>?", "KeyValuePair<string, {0}>", "KeyValuePair<{0}, int>",
        "IReadOnlyCollection<{0}>?", "SortedList<string, {0}>?", "Tuple<{0}>?", "({0}, int)", "Lazy<{0}>?",
        "System.Collections.Immutable.ImmutableArray<{0}>",
    ];

    private static readonly string[] ClosingArguments =
        [
            "byte",
            "byte",
            "int",
            "string",
            "int?",
            "object",
            "DateTime",
            "Guid",
            "char",
            "bool",
            "BsonDocument",
            "BsonValue",
            "DayOfWeek",
            "List<int>",
            "byte[]",
            "decimal?",
            "ObjectId",
            "sbyte",
            "dynamic",
            "KeyValuePair<string, int>",
        ];

    /// <summary>A type for a member.</summary>
    /// <param name="declared">The types of the sample that can be named.</param>
    /// <param name="parameters">The type parameters in scope.</param>
    /// <param name="depth">The number of types that contain it.</param>
    public TypeName Choose(IReadOnlyList<TypeDeclaration> declared, IReadOnlyList<string> parameters, int depth = 0)
    {
        if (parameters.Count > 0 && dice.Chance(45))
        {
            var parameter = new TypeName(dice.Pick(parameters));
            return
                dice.Chance(55 - (depth * 20)) ? new TypeName(dice.Pick(Wrappers), parameter) :
                dice.Chance(15) ? new TypeName("{0}?", parameter) : parameter;
        }

        if (declared.Count > 0 && dice.Chance(30))
        {
            var reference = Close(dice.Pick(declared), declared, parameters, depth + 1);
            return dice.Chance(30) ? new TypeName("{0}?", reference) : reference;
        }

        return depth < 3 && dice.Chance(35) ? new TypeName(dice.Pick(Wrappers), Choose(declared, parameters, depth + 1))
            : new TypeName(dice.Pick(dice.Chance(75) ? CommonScalars : RareScalars));
    }

    /// <summary>
    /// Whether the driver may overflow the stack when a member of this type is the id: it maps the type while it maps the declaring one.
    /// </summary>
    public static bool IsUnfitForId(
        TypeName type, IReadOnlyList<TypeDeclaration> declared, IReadOnlyList<string> parameters, string constraints) =>
        type.Format.Contains("{0}", StringComparison.Ordinal) && type.Format != "{0}?" ? false
        : IsDeclared(type, declared) ||
            (parameters.Contains(type.ToString().TrimEnd('?')) &&
                !constraints.Contains("struct", StringComparison.Ordinal) &&
                !constraints.Contains("unmanaged", StringComparison.Ordinal));

    /// <summary>Whether a type of the sample is part of the type.</summary>
    public static bool IsDeclared(TypeName type, IReadOnlyList<TypeDeclaration> declared) =>
        type.Arguments.Any(argument => IsDeclared(argument, declared)) ||
        declared.Any(other => other.Kind != "enum" && type.Format.Split('<')[0] == other.Reference().Format);

    /// <summary>A reference to a declared type, closed if it is generic.</summary>
    public TypeName Close(TypeDeclaration type, IReadOnlyList<TypeDeclaration> declared, IReadOnlyList<string> parameters, int depth = 0) =>
        type.Reference(
            [.. type.TypeParameters.Select(_ => ChooseFitting(type.Constraints) ?? ChooseArgument(declared, parameters, depth))]);

    /// <summary>An argument for a constraint; null if there is no constraint.</summary>
    private TypeName? ChooseFitting(string constraints) =>
        constraints.Split(" : ") is not [_, var constraint] || constraint == "notnull" ? null
        : new TypeName(constraint switch
        {
            "struct, Enum" => "DayOfWeek",
            "struct" or "unmanaged" => dice.Pick("byte", "int", "DateTime", "Guid", "char", "bool", "DayOfWeek", "ObjectId", "sbyte"),
            "new()" => dice.Pick("int", "object", "BsonDocument", "List<int>", "byte"),
            _ => dice.Pick("string", "object", "BsonDocument", "List<int>", "byte[]"),
        });

    private static IEnumerable<string> GetForms(KindOfValue kind) =>
        kind.Type.IsValueType ? [kind.Code, kind.Code + "?"] : [kind.Code + "?"];

    private TypeName ChooseArgument(IReadOnlyList<TypeDeclaration> declared, IReadOnlyList<string> parameters, int depth)
    {
        if (parameters.Count > 0 && dice.Chance(60))
        {
            return new TypeName(dice.Pick(parameters));
        }

        var plain = declared.Where(type => type.TypeParameters.Count == 0).ToList();
        return
            plain.Count > 0 && dice.Chance(25) ? dice.Pick(plain).Reference() :
            depth < 2 && dice.Chance(8) && declared.Count > 0 ? Close(dice.Pick(declared), declared, parameters, depth + 1) :
            new TypeName(dice.Pick(ClosingArguments));
    }
}
