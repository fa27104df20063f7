using BsonGen;
using MongoDB.Bson;
using MongoDB.Bson.Serialization;
using Runtime.Models;

namespace Runtime.Scenarios;

/// <summary>Private and read-only members of <see cref="Vault"/>, which only code maps.</summary>
public static class CodeMappedMemberScenarios
{
    public static void ACallInTheAssemblyNamesMembers()
    {
        BsonClassMap.RegisterClassMap<Vault>(VaultMaps.Map);
        Expect.Equal("""{ "_id" : 0, "Doors" : 2, "code" : 7, "Twice" : 4 }""", Write(), "written");
        CompareAll();
        var read = BsonSerializer.Deserialize<Vault>(BsonDocument.Parse("{ Doors: 1, code: 5, Twice: 9 }").ToBson());
        Expect.Equal((1, 5, 2), (read.Doors, read.Code, read.Twice), "read");
    }

    public static void AnAttributeNamesMembers()
    {
        BsonClassMap.RegisterClassMap<Vault>(static map =>
        {
            map.AutoMap();
            map.MapField("_owner");
        });
        var vault = Create();
        vault.Give("Ann");
        var bytes = vault.ToBson();
        Expect.Equal("Ann", BsonSerializer.Deserialize<BsonDocument>(bytes)["_owner"].AsString, "written");
        Expect.Equal("Ann", BsonSerializer.Deserialize<Vault>(bytes).FindOwner(), "read");
        SideBySide.Write(vault, "a vault");
        Expect.Equal(0, BsonGenFallbacks.Observed.Count, "fallbacks");
    }

    public static void WithoutARegistrationTheyAreNotStored()
    {
        Expect.Equal("""{ "_id" : 0, "Doors" : 2, "Code" : 7 }""", Write(), "written");
        CompareAll();
        SideBySide.Read<Vault>("{ _owner: 'Ann' }");
        SideBySide.Read<Vault>("{ Twice: 3 }");
    }

    public static void CodeOfUnmappedMembersIsNotCalled()
    {
        BsonClassMap.RegisterClassMap<Relic>(static map =>
        {
            map.AutoMap();
            map.UnmapMember(relic => relic.Name);
            map.UnmapMember(relic => relic.Age);
        });
        Expect.Equal("""{ "_id" : 3 }""", BsonSerializer.Deserialize<BsonDocument>(new Relic { Id = 3 }.ToBson()).ToJson(), "written");
        Expect.Equal(0, BsonGenFallbacks.Observed.Count, "fallbacks");
    }

    private static Vault Create() => new() { Doors = 2, Code = 7 };

    private static string Write() => BsonSerializer.Deserialize<BsonDocument>(Create().ToBson()).ToJson();

    private static void CompareAll()
    {
        SideBySide.Write(Create(), "a vault");
        SideBySide.Read<Vault>("{ Doors: 1, code: 5, Twice: 9 }");
        SideBySide.Read<Vault>("{ code: 'x' }");
        SideBySide.Read<Vault>("{ Code: 4, Doors: 3 }");
        Expect.Equal(0, BsonGenFallbacks.Observed.Count, "fallbacks");
    }
}
