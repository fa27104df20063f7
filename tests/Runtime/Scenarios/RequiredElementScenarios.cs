using BsonGen;
using MongoDB.Bson;
using MongoDB.Bson.Serialization;
using MongoDB.Bson.Serialization.Conventions;
using Runtime.Models;

namespace Runtime.Scenarios;

/// <summary>
/// Class maps and conventions require elements that the attributes don't, or the other way around. Generated code serves the types.
/// </summary>
public static class RequiredElementScenarios
{
    private static readonly string[] Forms =
    [
        "{ Title: 'a', Number: 1, Parts: null }",
        "{ Number: 1, Title: null }",
        "{ Title: 'a' }",
        "{ Number: 1 }",
        "{ }",
        "{ Title: 1 }",
        "{ Title: 'a', Other: 1 }",
        "{ Title: 'a', Number: 1, Parts: [{ Title: 'b', Number: 2 }, { Title: 'c' }, { Number: 3 }] }",
        "{ Title: 'a', Number: 1, Parts: [{ Title: 'b', Number: 2, Parts: [{ Number: 3 }] }] }",
        "{ Number: 1, _t: 'SignedForm' }",
        "{ _t: 'SignedForm', Title: 'a', Number: 1 }",
        "{ _t: 'SignedForm', Title: 'a', Number: 1, Signature: 's' }",
        "{ Title: 'a', Signature: 's', Number: 1, Parts: [{ Title: 'b', Signature: 's', Number: 1, _t: 'SignedForm' }, { Signature: 's', " +
        "_t: 'SignedForm' }], _t: 'SignedForm' }",
    ];

    [Rule("8.5")]
    public static void RequiredByAClassMap() => Check(map => map.GetMemberMap(form => form.Number).SetIsRequired(true));

    [Rule("8.5")]
    public static void OptionalByAClassMap() => Check(map => map.GetMemberMap(form => form.Title).SetIsRequired(false));

    [Rule("8.5")]
    public static void ExchangedByAClassMap() => Check(map =>
    {
        map.GetMemberMap(form => form.Title).SetIsRequired(false);
        map.GetMemberMap(form => form.Number).SetIsRequired(true);
    });

    [Rule("8.5")]
    public static void RequiredByAClassMapOfADerivedType()
    {
        BsonClassMap.RegisterClassMap<SignedForm>(map =>
        {
            map.AutoMap();
            map.GetMemberMap(form => form.Signature).SetIsRequired(true);
        });
        Check(static _ => { });
        Expect.Throws<FormatException>(
            () => BsonGenSerializer.Deserialize<SignedForm>(new BsonDocument("Title", "a").ToBson()), "without a signature");
    }

    [Rule("3.2")]
    public static void RequiredByAConvention()
    {
        ConventionRegistry.Register("required", new ConventionPack { new AllRequired() }, type => type.IsAssignableTo(typeof(Form)));
        CheckForms();
        Expect.Throws<FormatException>(
            () => BsonGenSerializer.Deserialize<Form>(new BsonDocument { { "Title", "a" }, { "Number", 1 } }.ToBson()), "without parts");
    }

    [Rule("8.5")]
    public static void InMembersOfAnotherType()
    {
        Register(map => map.GetMemberMap(form => form.Number).SetIsRequired(true));
        foreach (var form in Forms)
        {
            SideBySide.Read<Folder>($"{{ First: {form}, More: 1 }}");
            SideBySide.Read<Folder>($"{{ Named: {{ a: {{ Title: 'a', Number: 1 }}, b: {form} }} }}");
        }

        SideBySide.Read<Folder>("{ Any: { _t: 'Form', Title: 'a', Number: 1 } }");
        SideBySide.Read<Folder>("{ Any: { _t: 'Form', Title: 'a' } }");
        Expect.Equal(0, BsonGenFallbacks.Observed.Count, "fallbacks");
    }

    [Rule("8.5")]
    public static void IntoAnExistingObject()
    {
        Register(map => map.GetMemberMap(form => form.Number).SetIsRequired(true));
        Form? form = new() { Title = "old", Number = 1, Parts = [] };
        var existing = form;
        BsonGenSerializer.Deserialize(new BsonDocument { { "Title", "new" }, { "Number", 2 } }.ToBson(), ref form);
        Expect.Equal("new 2 True", $"{form!.Title} {form.Number} {form.Parts is null}", "read");
        Expect.Equal(existing, form, "object");
        Expect.Throws<FormatException>(
            () => BsonGenSerializer.Deserialize(new BsonDocument("Title", "a").ToBson(), ref form), "without a number");
    }

    /// <summary>Elements without a member decide whether these are missing, so the class map reads all documents.</summary>
    [Rule("8.5")]
    public static void RequiredExtraElementsLeaveTheTypeToTheClassMap()
    {
        BsonClassMap.RegisterClassMap<Folder>(map =>
        {
            map.AutoMap();
            map.GetMemberMap(folder => folder.Rest).SetIsRequired(true);
        });
        SideBySide.Read<Folder>("{ More: 1 }");
        SideBySide.Read<Folder>("{ First: null }");
        Expect.Equal(
            "'Rest' holds extra elements, and is required or has a default value",
            BsonGenFallbacks.Observed.Single(fallback => fallback.Type == typeof(Folder)).Reason.Split(": ")[1],
            "reason");
    }

    private static void Check(Action<BsonClassMap<Form>> configure)
    {
        Register(configure);
        CheckForms();
    }

    private static void Register(Action<BsonClassMap<Form>> configure) => BsonClassMap.RegisterClassMap<Form>(map =>
    {
        map.AutoMap();
        configure(map);
    });

    private static void CheckForms()
    {
        foreach (var form in Forms)
        {
            SideBySide.Read<Form>(form);
            SideBySide.Read<SignedForm>(form);
        }

        Expect.Equal(0, BsonGenFallbacks.Observed.Count, "fallbacks");
    }

    private sealed class AllRequired : ConventionBase, IMemberMapConvention
    {
        public void Apply(BsonMemberMap memberMap) => memberMap.SetIsRequired(true);
    }
}
