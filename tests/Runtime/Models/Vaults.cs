using BsonGen;
using MongoDB.Bson.Serialization;
using MongoDB.Bson.Serialization.Attributes;
using MongoDB.Bson.Serialization.Serializers;

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

/// <summary>A type with a serializer that has a setting.</summary>
[BsonGenerated]
public partial class Parchment
{
    [BsonSerializer(typeof(Prefixing))]
    public string? Text { get; set; }
}

/// <summary>Writes a prefix. Its <c>Equals</c> compares classes only.</summary>
public sealed class Prefixing(string prefix) : SerializerBase<string?>
{
    public Prefixing()
        : this("a")
    {
    }

    public override string? Deserialize(BsonDeserializationContext context, BsonDeserializationArgs args) =>
        context.Reader.ReadString()[prefix.Length..];

    public override void Serialize(BsonSerializationContext context, BsonSerializationArgs args, string? value) =>
        context.Writer.WriteString(prefix + value);
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
