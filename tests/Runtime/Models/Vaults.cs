using BsonGen;
using MongoDB.Bson.Serialization;

namespace Runtime.Models;

/// <summary>A type with members that only code maps: a call in this assembly names the first two, and the attribute the last.</summary>
[BsonGenerated(Members = ["_owner"])]
public partial class Vault
{
    private int _code;
    private string? _owner;

    public int Id { get; set; }

    public int Doors { get; set; }

    public int Twice => 2 * Doors;

    public int Code
    {
        get => _code;
        init => _code = value;
    }

    public void Give(string owner) => _owner = owner;

    public string? FindOwner() => _owner;
}

/// <summary>A type whose class map must not store a member, since its getter throws.</summary>
[BsonGenerated]
public partial class Relic
{
    public int Id { get; set; }

    public string? Name
    {
        get => throw new InvalidOperationException("The getter was called.");
        set => Id = value?.Length ?? 0;
    }

    public int Age { get; set; }

    public bool ShouldSerializeAge() => throw new InvalidOperationException("The method was called.");
}

/// <summary>Maps members of <see cref="Vault"/>.</summary>
public static class VaultMaps
{
    public static void Map(BsonClassMap<Vault> map)
    {
        map.AutoMap();
        map.UnmapMember(vault => vault.Code);
        map.MapField("_code").SetElementName("code");
        map.MapProperty(vault => vault.Twice);
    }
}
