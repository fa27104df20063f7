using MongoDB.Bson.Serialization.Conventions;

namespace Conformance.Machine.Playing;

/// <summary>Registers and removes convention packs.</summary>
internal static class ConventionVerbs
{
    private static readonly string[] Packs = ["pack1", "pack2"];

    public static readonly Verb[] All =
    [
        new("pack", 5, [
            Packs,
            Conventions.Kinds,
            ["all", "all", "none", "derived", "namespace", "not-object", "object", "ValueType", $"below:{Family.Model}", Family.Model],
        ], words =>
        {
            ConventionRegistry.Register(words[0], new ConventionPack { Conventions.Create(words[1]) }, Filter(words[2]));
            return null;
        }),
        new("remove-pack", 1, [[.. Packs, "__defaults__"]], words =>
        {
            ConventionRegistry.Remove(words[0]);
            return null;
        }),
    ];

    private static Func<Type, bool> Filter(string filter) => filter switch
    {
        "all" => _ => true,
        "none" => _ => false,
        "derived" => type => type.BaseType != typeof(object),
        "namespace" => type => type.Namespace == Types.Namespace,
        "not-object" => type => type != typeof(object),
        ['b', 'e', 'l', 'o', 'w', ':', .. var model] => Types.Find(model).IsAssignableFrom,
        _ => type => type == Types.Find(filter),
    };
}
