using MongoDB.Bson;
using MongoDB.Bson.Serialization;
using Runtime.Models;

namespace Runtime.Scenarios;

/// <summary>A class that items have may be configured until a class map would have looked it up.</summary>
public static class ItemHistoryScenarios
{
    public static void NullsMapNoClass() => Compare(static () => new Crate(), static () => new PlainCrate());

    public static void EmptyListsAreLikeThoseOfClassMaps() =>
        Compare(static () => new Crate { Items = [] }, static () => new PlainCrate { Items = [] });

    public static void EmptyArraysAreLikeThoseOfClassMaps() =>
        Compare(static () => new Crate { Array = [] }, static () => new PlainCrate { Array = [] });

    public static void EmptyDictionariesAreLikeThoseOfClassMaps() =>
        Compare(static () => new Crate { ByName = [] }, static () => new PlainCrate { ByName = [] });

    public static void ItemsMapTheirClass() =>
        Compare(static () => new Crate { Items = [new()] }, static () => new PlainCrate { Items = [new()] });

    public static void ReadingNullsMapsNoClass() => CompareReading("{ Items : null, Array : null, ByName : null, One : null }");

    public static void ReadingNothingMapsNoClass() => CompareReading("{ }");

    public static void ReadingAnEmptyListIsLikeThatOfAClassMap() => CompareReading("{ Items : [] }");

    public static void ReadingAnEmptyArrayIsLikeThatOfAClassMap() => CompareReading("{ Array : [] }");

    public static void ReadingAnEmptyDictionaryIsLikeThatOfAClassMap() => CompareReading("{ ByName : { } }");

    private static void Compare(Func<Crate> generated, Func<PlainCrate> classMapped) =>
        History.Both(
            history => WriteThenMap<Crate, Thing>(history, generated),
            history => WriteThenMap<PlainCrate, PlainThing>(history, classMapped));

    private static void CompareReading(string json)
    {
        var document = BsonDocument.Parse(json).ToBson();
        History.Both(
            history => ReadThenMap<Crate, Thing>(history, document), history => ReadThenMap<PlainCrate, PlainThing>(history, document));
    }

    private static void WriteThenMap<TCrate, TThing>(History history, Func<TCrate> create)
    {
        history.Add(() => create().ToBson());
        Map<TThing>(history);
        history.Add(() => create().ToBson());
    }

    private static void ReadThenMap<TCrate, TThing>(History history, byte[] document)
    {
        history.Add(() => BsonSerializer.Deserialize<TCrate>(document).ToBson());
        Map<TThing>(history);
    }

    private static void Map<TThing>(History history)
    {
        history.Add(() => BsonClassMap.IsClassMapRegistered(typeof(TThing)));
        history.Add(() => BsonClassMap.TryRegisterClassMap<TThing>(static map =>
        {
            map.AutoMap();
            map.DeclaredMemberMaps.First().SetElementName("n");
        }));
    }
}
