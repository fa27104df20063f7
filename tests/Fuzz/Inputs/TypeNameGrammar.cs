namespace Fuzz.Inputs;

/// <summary>Spells names of types, most of them in the grammar of assembly-qualified names, and some with an error.</summary>
/// <param name="random">The source of choices.</param>
internal sealed class TypeNameGrammar(Random random)
{
    private static readonly string[] Plain =
        [
            "System.Int32",
            "System.String",
            "System.Object",
            "System.Guid",
            "System.Void",
            "System.TypedReference",
            "System.Span`1",
            "System.Nullable`1",
            "Conformance.Models.Generated.Circle",
            "",
        ];

    private static readonly string[] Generic =
    [
        "System.Collections.Generic.List`1", "System.Collections.Generic.Dictionary`2", "System.Nullable`1", "System.Tuple`3",
        "System.ValueTuple`2",
        "System.Collections.Generic.SortedSet`1", "MongoDB.Bson.Serialization.Serializers.ArraySerializer`1", "No.Such`1",
    ];

    private static readonly string[] Assemblies =
    [
        "System.Private.CoreLib", "MongoDB.Bson", "Conformance.Generated", "mscorlib", "No.Such.Assembly",
        "System.Private.CoreLib, Version=x", "System.Private.CoreLib, Version=99.0.0.0",
        "System.Private.CoreLib, Version=8.0.0.0, Culture=neutral, PublicKeyToken=7cec85d7bea7798e",
        "System.Private.CoreLib, PublicKeyToken=0000000000000000", "",
    ];

    private static readonly string[] Suffixes = ["[]", "[,]", "[,,]", "[*]", "&", "*", "[", "]", ",", "\\"];

    public string Spell()
    {
        var name = Spell(random.Next(random.Next(10) == 0 ? 70 : 4));
        return random.Next(12) != 0 || name.Length == 0 ? name : name.Remove(random.Next(name.Length), 1);
    }

    private string Spell(int levels)
    {
        var name = levels == 0 ? Choose(Plain) : SpellGeneric(levels);
        while (random.Next(5) == 0)
        {
            name += Choose(Suffixes);
        }

        return random.Next(5) == 0 ? $"{name}, {Choose(Assemblies)}" : name;
    }

    private string SpellGeneric(int levels)
    {
        var definition = Choose(Generic);
        var count = random.Next(10) == 0 ? random.Next(4) : definition[^1] - '0';
        return $"{definition}[{string.Join(',', Enumerable.Range(0, count).Select(i => Bracket(Spell(i == 0 ? levels - 1 : 0))))}]";
    }

    private string Bracket(string name) => name.Contains(',', StringComparison.Ordinal) || random.Next(3) == 0 ? $"[{name}]" : name;

    private string Choose(string[] texts) => texts[random.Next(texts.Length)];
}
