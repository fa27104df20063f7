extern alias ClassMapped;

using Benchmarks.Harness;
using BsonGen;
using MongoDB.Bson;
using MongoDB.Bson.Serialization;
using Generated = Benchmarks.Models;
using Mapped = ClassMapped::Benchmarks.Models;

namespace Benchmarks.Suites;

/// <summary>The same documents read as types whose objects are made in different ways: by setters, by constructors.</summary>
public static class CreationSuite
{
    private const string GetOnly = "get-only class";

    public static IEnumerable<Case> GetCases()
    {
        var items = new Filler(101).Documents<Generated.MutableItem>(5_000);
        yield return new Case(
            "read flat",
            [
                .. Mutable<Mapped.MutableItem, Generated.MutableItem>(items),
                Of<Generated.RecordItem>("record", items),
                Of<Generated.InitItem>("init", items),
                Of<Generated.RequiredItem>("required", items),
                Of<Generated.DemandingItem>("BsonRequired", items),
                Of<Generated.DerivedItem>("base class", items),
                Of<Generated.GetOnlyItem>(GetOnly, items),
            ]);
        LateClassMaps.Register();
        yield return new Case(
            "read required and default",
            [
                .. Mutable<Mapped.MutableItem, Generated.MutableItem>(items),
                Of<Generated.DemandingItem>("BsonRequired", items),
                Of<Generated.LateRequiredItem>("required at run time", items),
                Of<Generated.DefaultedItem>("BsonDefaultValue", items),
                Of<Generated.LateDefaultedItem>("default at run time", items),
            ]);
        var parcels = new Filler(103).Documents<Generated.MutableParcel>(2_000);
        yield return new Case(
            "read nested", [
                .. Mutable<Mapped.MutableParcel, Generated.MutableParcel>(parcels),
                Of<Generated.GetOnlyParcel>(GetOnly, parcels),
            ]);
        var wide = new Filler(107).Documents<Generated.MutableWide>(5_000);
        yield return new Case(
            "read wide", [.. Mutable<Mapped.MutableWide, Generated.MutableWide>(wide), Of<Generated.GetOnlyWide>(GetOnly, wide)]);
    }

    /// <summary>A class with setters.</summary>
    private static Subject[] Mutable<TMapped, TGenerated>(IReadOnlyList<byte[]> documents) =>
    [
        new Subject<byte[], TMapped>(Subject.ClassMap, documents, static bytes => BsonSerializer.Deserialize<TMapped>(bytes))
        {
            PayloadBytes = documents.Average(document => document.Length),
            Normalize = static value => BsonGenSerializer.Serialize(BsonSerializer.Deserialize<TGenerated>(value.ToBson())),
        },
        Of<TGenerated>(Subject.Direct, documents),
        new Subject<TGenerated, TGenerated>(
            Subject.Floor, [.. documents.Select(document => BsonGenSerializer.Deserialize<TGenerated>(document))], Copier<TGenerated>.Copy)
        {
            Normalize = static value => BsonGenSerializer.Serialize(value),
        },
    ];

    /// <summary>The types differ, so the results are compared as documents.</summary>
    private static Subject Of<T>(string name, IReadOnlyList<byte[]> documents) =>
        new Subject<byte[], T>(name, documents, static bytes => BsonGenSerializer.Deserialize<T>(bytes))
        {
            PayloadBytes = documents.Average(document => document.Length),
            Normalize = static value => BsonGenSerializer.Serialize(value),
        };
}
