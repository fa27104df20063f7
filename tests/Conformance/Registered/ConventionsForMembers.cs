using BsonGen;
using MongoDB.Bson;
using MongoDB.Bson.Serialization;
using MongoDB.Bson.Serialization.Attributes;
using MongoDB.Bson.Serialization.Conventions;
using MongoDB.Bson.Serialization.Options;

namespace Conformance.Models.Members;

/// <summary>Ids and extra elements by name, enums in collections, dictionaries and default values, with and without an effect.</summary>
public static class Start
{
    public static void Run() => ConventionRegistry.Register(
        "members",
        new ConventionPack
        {
            new NamedIdMemberConvention("Key", "Number"),
            new NamedExtraElementsMemberConvention(new[] { "Rest" }),
            new EnumRepresentationConvention(BsonType.String, topLevelOnly: false),
            new DelegateMemberMapConvention("arrays", member =>
            {
                if (member.GetSerializer() is IDictionaryRepresentationConfigurable dictionary)
                {
                    member.SetSerializer(dictionary.WithDictionaryRepresentation(DictionaryRepresentation.ArrayOfArrays));
                }
            }),
            new MemberDefaultValueConvention(typeof(int), 7),
            new MemberDefaultValueConvention(typeof(Guid), Guid.Empty),
        },
        IsChosen);

    private static bool IsChosen(Type type)
    {
        return IsIn(type, "Conformance.Models.Members") && !type.IsEnum;
    }

    private static bool IsIn(Type type, string ns) => type.Namespace == ns;
}

public enum Colour
{
    Red,
    Green = 4,
    Blue,
}

[BsonGenerated]
public partial class Paint
{
    public string? Key { get; set; }

    public int Id { get; set; }

    public Colour Main { get; set; }

    public Colour? Other { get; set; }

    public List<Colour>? All { get; set; }

    public Colour[]? Array { get; set; }

    public Colour?[][]? Nested { get; set; }

    public HashSet<Colour>? Set { get; set; }

    public IEnumerable<Colour>? Any { get; set; }

    public IList<Colour>? Interface { get; set; }

    [BsonRepresentation(BsonType.Int64)]
    public List<Colour>? AsNumbers { get; set; }

    public Queue<Colour>? Waiting { get; set; }

    public KeyValuePair<Colour, Colour> Pair { get; set; }
}

[BsonGenerated]
public partial class Shelf
{
    public int Number { get; set; }

    public Dictionary<int, string>? Names { get; set; }

    public Dictionary<string, Colour>? Values { get; set; }

    [BsonDictionaryOptions(DictionaryRepresentation.ArrayOfDocuments)]
    public Dictionary<string, Colour>? ValuesAsDocuments { get; set; }

    public Dictionary<Colour, int>? Keys { get; set; }

    public SortedDictionary<string, List<Colour>>? Lists { get; set; }

    public IDictionary<string, int>? Interface { get; set; }

    [BsonDictionaryOptions(DictionaryRepresentation.Document)]
    public Dictionary<string, int>? AsDocument { get; set; }

    public List<Dictionary<string, int>>? InList { get; set; }

    public BsonDocument? Rest { get; set; }
}

[BsonGenerated]
public partial class Plain
{
    public string? Text { get; set; }

    public long Length { get; set; }
}

[BsonGenerated]
public partial struct Spot
{
    public double Number { get; set; }

    public Guid? Reference { get; set; }
}

[BsonGenerated]
public partial class Holder<T>
{
    public T? Value { get; set; }

    public List<T>? Values { get; set; }

    public Dictionary<string, T>? Named { get; set; }
}

[BsonGenerated]
public partial class Closed
{
    public Holder<Colour>? OfEnum { get; set; }

    public Holder<List<Colour>>? OfList { get; set; }

    public Holder<Dictionary<int, int>>? OfDictionary { get; set; }
}
