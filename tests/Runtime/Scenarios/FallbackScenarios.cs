using System.Reflection;
using System.Reflection.Emit;
using BsonGen;
using BsonGen.CodeGeneration;
using MongoDB.Bson;
using MongoDB.Bson.Serialization;
using MongoDB.Bson.Serialization.Attributes;
using MongoDB.Bson.Serialization.Conventions;
using MongoDB.Bson.Serialization.Serializers;
using Runtime.ConventionModels;
using Runtime.Models;

namespace Runtime.Scenarios;

/// <summary>The lists of types that fall back, and the exception on request.</summary>
public static class FallbackScenarios
{
    public static void NothingIsListedWhenNothingIsConfigured()
    {
        Expect.SameAsClassMap();
        Expect.Equal(0, BsonGenFallbacks.Observed.Count, "met");
        Expect.Equal("", Show(FindInModels()), "found");
        Expect.Equal("", Show(BsonGenFallbacks.UseTypesAndFindFallbacks(typeof(Invoice).Assembly)), "found in another assembly");
    }

    public static void ConventionsAreAReason()
    {
        CreatedByDelegate.RegisterConvention<Line>();
        Expect.SameAsClassMap();
        Expect.Equal("Runtime.Models.Line: " + CreatedByDelegate.Reason, Show(BsonGenFallbacks.Observed), "met");
    }

    public static void EachReasonIsListed()
    {
        CreatedByDelegate.RegisterConvention<Order>();
        CreatedByDelegate.RegisterClassMap<Tree>();
        BsonSerializer.RegisterDiscriminatorConvention(typeof(Chain), new ScalarDiscriminatorConvention("kind"));
        BsonSerializer.RegisterSerializer(new LineSerializer());
        Expect.Equal(
            $"""
            Runtime.Models.Chain: another discriminator convention was registered at run time for Runtime.Models.Chain
            Runtime.Models.Line: Runtime.Scenarios.FallbackScenarios+LineSerializer is registered for it
            Runtime.Models.Order: {CreatedByDelegate.Reason}
            Runtime.Models.Tree: {CreatedByDelegate.Reason}
            """,
            Show(FindInModels()),
            "found");
        Expect.Equal(4, BsonGenFallbacks.Observed.Count(IsModel), "met");
    }

    public static void RefusedTypesAreListedWithTheOthers()
    {
        // The compiler would warn of the first one (BSONGEN006) and leave it to the class map.
        var types = AssemblyBuilder.DefineDynamicAssembly(
            new AssemblyName("Odd"), AssemblyBuilderAccess.RunAndCollect).DefineDynamicModule("Odd");
        var known = new CustomAttributeBuilder(typeof(BsonKnownTypesAttribute).GetConstructor([typeof(Type)])!, [typeof(Line)]);
        Define(types, "Refused", known);
        Define(types, "Plain");

        var found = BsonGenFallbacks.UseTypesAndFindFallbacks(types.Assembly);
        Expect.Equal("Plain Refused", string.Join(' ', found.Select(fallback => fallback.Type.Name)), "found");
        Expect.Equal(true, found[1].Reason.StartsWith("the driver rejects the type: ", StringComparison.Ordinal), found[1].Reason);
        Expect.Equal(true, found[1].Reason.Contains(nameof(Line), StringComparison.Ordinal), found[1].Reason);
        Expect.Equal(Show(found), Show(BsonGenFallbacks.Observed), "met");
    }

    public static void ThrowOnFallbackThrowsOnUse()
    {
        BsonGenFallbacks.ThrowOnFallback = true;
        CreatedByDelegate.RegisterConvention<Line>();
        foreach (var use in new Action[]
        {
            () => new Line().ToBson(),
            () => BsonGenSerializer.Serialize(new Line()),
            () => BsonSerializer.Deserialize<Line>(new BsonDocument()),
            () => BsonGenSerializer.Deserialize<Line>(new BsonDocument().ToBson()),
            () => ((IBsonDocumentSerializer)BsonSerializer.LookupSerializer<Line>()).TryGetMemberSerializationInfo("Text", out _),
        })
        {
            Expect.Equal(
                $"Runtime.Models.Line would use the class map instead of its generated serializer: {CreatedByDelegate.Reason}.",
                MessageOf(use),
                "message");
        }

        // The class map also applies to members: no order is written with such lines.
        Expect.Throws<Exception>(() => Sample.Order().ToBson(), "member");
        Expect.Throws<Exception>(() => BsonGenSerializer.Serialize(Sample.Order()), "member, direct");
        Expect.Equal(true, new Tree { Value = 1 }.ToBson().Length > 0, "another type");
    }

    public static void ARegisteredSerializerThrowsNothing()
    {
        BsonGenFallbacks.ThrowOnFallback = true;
        BsonSerializer.RegisterSerializer(new LineSerializer());
        Expect.Equal<BsonValue>("line a", Expect.SameAsClassMap()["Lines"][0], "line");
        Expect.Equal(
            "Runtime.Models.Line: Runtime.Scenarios.FallbackScenarios+LineSerializer is registered for it",
            Show(BsonGenFallbacks.Observed),
            "met");
    }

    [Rule("1.4.2")]
    public static void TypesWhoseIdDependsOnTheDriverAreCompiledForIt()
    {
        var takesRenamedId = typeof(BsonSerializer).Assembly.GetName().Version < new Version(3, 9);
        BsonSerializer.RegisterSerializer(new Compiled<Local>(takesRenamedId));
        Expect.Throws<NotSupportedException>(
            () => BsonSerializer.Deserialize<Local>(new BsonDocument().ToBson()), "read by the compiled code");

        var bytes = new BsonDocument("Value", 1).ToBson();
        BsonSerializer.RegisterSerializer(new Compiled<Unannotated>(!takesRenamedId));
        Expect.Equal(1, BsonSerializer.Deserialize<Unannotated>(bytes).Value, "read by the class map");
        Expect.Equal(Convert.ToHexString(bytes), Convert.ToHexString(new Unannotated { Value = 1 }.ToBson()), "written by the class map");
        Expect.Equal(
            "Runtime.Models.Unannotated: the driver chooses another id than the driver that the code was compiled with; see driver 3.9",
            Show(BsonGenFallbacks.Observed),
            "met");
    }

    // The driver refuses some of the models.
    private static IEnumerable<BsonGenFallback> FindInModels() =>
        BsonGenFallbacks.UseTypesAndFindFallbacks(typeof(Order).Assembly).Where(IsModel);

    private static bool IsModel(BsonGenFallback fallback) => fallback.Type.Namespace == typeof(Order).Namespace;

    private static string Show(IEnumerable<BsonGenFallback> fallbacks) => string.Join('\n', fallbacks);

    private static void Define(ModuleBuilder module, string name, params CustomAttributeBuilder[] attributes)
    {
        var type = module.DefineType(name, TypeAttributes.Public);
        type.SetCustomAttribute(new CustomAttributeBuilder(typeof(BsonGeneratedAttribute).GetConstructor([])!, []));
        foreach (var attribute in attributes)
        {
            type.SetCustomAttribute(attribute);
        }

        type.CreateType();
    }

    private static string MessageOf(Action use)
    {
        try
        {
            use();
        }
        catch (InvalidOperationException error)
        {
            return error.Message;
        }

        return "none";
    }

    [BsonGenerated]
    private sealed class Local;

    /// <summary>Simulates a serializer that was compiled with an older or a newer driver.</summary>
    private sealed class Compiled<T>(bool takesRenamedId) : GeneratedBsonSerializer<T>("")
    {
        protected override bool? TakesRenamedId => takesRenamedId;

        public override T ReadDocument(ref BsonSpanReader reader) => throw new NotSupportedException();

        public override void WriteMembers(ref BsonSpanWriter writer, int document, T value) => throw new NotSupportedException();
    }

    private sealed class LineSerializer : SerializerBase<Line>
    {
        public override Line Deserialize(BsonDeserializationContext context, BsonDeserializationArgs args) =>
            new() { Text = context.Reader.ReadString() };

        public override void Serialize(BsonSerializationContext context, BsonSerializationArgs args, Line value) =>
            context.Writer.WriteString("line " + value.Text);
    }
}
