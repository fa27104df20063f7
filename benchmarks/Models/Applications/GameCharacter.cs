using BsonGen;
using MongoDB.Bson.Serialization.Attributes;
using MongoDB.Bson.Serialization.Options;

namespace Benchmarks.Models.Applications;

/// <summary>A character of a game: more than a hundred small numbers in groups, and maps by number.</summary>
[BsonGenerated]
public sealed partial class GameCharacter
{
    public long Id { get; set; }

    public string Name { get; set; } = "";

    public int Level { get; set; }

    public long Experience { get; set; }

    public DateTime LastSeen { get; set; }

    public CharacterAttributes Attributes { get; set; } = new();

    public CharacterCombat Combat { get; set; } = new();

    public CharacterResistances Resistances { get; set; } = new();

    public CharacterCounters Counters { get; set; } = new();

    public CharacterAppearance Appearance { get; set; } = new();

    public CharacterProgress Progress { get; set; } = new();

    public CharacterSwitches Switches { get; set; } = new();

    public CharacterTimers Timers { get; set; } = new();

    public List<InventoryItem> Inventory { get; set; } = [];

    [BsonDictionaryOptions(DictionaryRepresentation.ArrayOfArrays)]
    public Dictionary<int, int> Materials { get; set; } = [];

    [BsonDictionaryOptions(DictionaryRepresentation.ArrayOfArrays)]
    public Dictionary<int, CharacterSkill> Skills { get; set; } = [];

    public Dictionary<string, int> Flags { get; set; } = [];

    public List<int> UnlockedRecipes { get; set; } = [];

    public List<long> Friends { get; set; } = [];
}

[BsonGenerated]
public sealed partial class InventoryItem
{
    public long Id { get; set; }

    public int Template { get; set; }

    public int Count { get; set; }

    public short Slot { get; set; }

    public byte Quality { get; set; }

    public bool IsBound { get; set; }

    public List<int> Enchantments { get; set; } = [];
}

[BsonGenerated]
public sealed partial class CharacterSkill
{
    public int Level { get; set; }

    public double Progress { get; set; }

    public bool IsEquipped { get; set; }
}

[BsonGenerated]
public sealed partial class CharacterAttributes
{
    public int Strength { get; set; }

    public int Dexterity { get; set; }

    public int Constitution { get; set; }

    public int Intelligence { get; set; }

    public int Wisdom { get; set; }

    public int Charisma { get; set; }

    public int Luck { get; set; }

    public int Speed { get; set; }

    public int Stamina { get; set; }

    public int Focus { get; set; }

    public int Courage { get; set; }

    public int Karma { get; set; }
}

[BsonGenerated]
public sealed partial class CharacterCombat
{
    public int Attack { get; set; }

    public int Defense { get; set; }

    public int Accuracy { get; set; }

    public int Evasion { get; set; }

    public int CriticalRate { get; set; }

    public int CriticalDamage { get; set; }

    public int Block { get; set; }

    public int Parry { get; set; }

    public int Range { get; set; }

    public int Reload { get; set; }

    public int Armor { get; set; }

    public int Shield { get; set; }

    public int Penetration { get; set; }

    public int Lifesteal { get; set; }

    public int Haste { get; set; }
}

[BsonGenerated]
public sealed partial class CharacterResistances
{
    public double Fire { get; set; }

    public double Water { get; set; }

    public double Earth { get; set; }

    public double Air { get; set; }

    public double Light { get; set; }

    public double Dark { get; set; }

    public double Poison { get; set; }

    public double Stun { get; set; }

    public double Sleep { get; set; }

    public double Silence { get; set; }

    public double Fear { get; set; }

    public double Charm { get; set; }
}

[BsonGenerated]
public sealed partial class CharacterCounters
{
    public long Kills { get; set; }

    public long Deaths { get; set; }

    public long Assists { get; set; }

    public long Quests { get; set; }

    public long Raids { get; set; }

    public long Duels { get; set; }

    public long Crafts { get; set; }

    public long Trades { get; set; }

    public long Steps { get; set; }

    public long Jumps { get; set; }

    public long Gold { get; set; }

    public long Gems { get; set; }

    public long Logins { get; set; }

    public long Minutes { get; set; }
}

[BsonGenerated]
public sealed partial class CharacterAppearance
{
    public byte Hair { get; set; }

    public byte HairColor { get; set; }

    public byte Eyes { get; set; }

    public byte EyeColor { get; set; }

    public byte Skin { get; set; }

    public byte Face { get; set; }

    public byte Beard { get; set; }

    public byte Voice { get; set; }

    public byte Height { get; set; }

    public byte Weight { get; set; }

    public byte Tattoo { get; set; }

    public byte Scar { get; set; }
}

[BsonGenerated]
public sealed partial class CharacterProgress
{
    public short Chapter { get; set; }

    public short Stage { get; set; }

    public short Region { get; set; }

    public short Rank { get; set; }

    public short Title { get; set; }

    public short Guild { get; set; }

    public short Season { get; set; }

    public short Tier { get; set; }

    public short Prestige { get; set; }

    public short Reputation { get; set; }

    public short Honor { get; set; }

    public short Mastery { get; set; }
}

[BsonGenerated]
public sealed partial class CharacterSwitches
{
    public bool ShowsHelmet { get; set; }

    public bool ShowsCloak { get; set; }

    public bool AutoLoot { get; set; }

    public bool AutoSell { get; set; }

    public bool LocksTarget { get; set; }

    public bool HidesNames { get; set; }

    public bool AllowsDuels { get; set; }

    public bool AllowsTrades { get; set; }

    public bool AllowsInvites { get; set; }

    public bool IsMentor { get; set; }

    public bool IsHidden { get; set; }

    public bool IsVeteran { get; set; }

    public bool SkipsIntro { get; set; }

    public bool MutesChat { get; set; }
}

[BsonGenerated]
public sealed partial class CharacterTimers
{
    public float Potion { get; set; }

    public float Mount { get; set; }

    public float Portal { get; set; }

    public float Dash { get; set; }

    public float Roll { get; set; }

    public float Ultimate { get; set; }

    public float Heal { get; set; }

    public float Revive { get; set; }

    public float Taunt { get; set; }

    public float Trap { get; set; }

    public float Ward { get; set; }

    public float Totem { get; set; }
}
