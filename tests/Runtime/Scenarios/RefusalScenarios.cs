using BsonGen;
using MongoDB.Bson;
using MongoDB.Bson.Serialization;
using MongoDB.Bson.Serialization.Conventions;
using Runtime.Models;
using Runtime.Models.Refused;

namespace Runtime.Scenarios;

/// <summary>A type that the driver rejects at first can be used later.</summary>
public static class RefusalScenarios
{
    private static readonly byte[] ShapeBytes = new BsonDocument("Size", 3).ToBson();
    private static readonly byte[] DrawingBytes = new BsonDocument
    {
        { "Shape", new BsonDocument("Size", 3) },
        { "Shapes", new BsonArray { new BsonDocument("Size", 4) } },
    }.ToBson();

    public static void ReadingATypeWithABadKnownType() =>
        CheckEach(() => BsonSerializer.Deserialize<Shape>(ShapeBytes).Size, () => BsonSerializer.Deserialize<PlainShape>(ShapeBytes).Size);

    public static void WritingATypeWithABadKnownType() =>
        CheckEach(
            () => Convert.ToHexString(new Shape { Size = 3 }.ToBson()), () => Convert.ToHexString(new PlainShape { Size = 3 }.ToBson()));

    public static void ReadingAMemberWithABadKnownType() => CheckEach(
        () => BsonSerializer.Deserialize<Drawing>(DrawingBytes).Shapes![0].Size,
        () => BsonSerializer.Deserialize<PlainDrawing>(DrawingBytes).Shapes![0].Size);

    public static void WritingAMemberWithABadKnownType() => CheckEach(
        () => Convert.ToHexString(new Drawing { Shape = new() { Size = 3 } }.ToBson()),
        () => Convert.ToHexString(new PlainDrawing { Shape = new() { Size = 3 } }.ToBson()));

    public static void WritingADiscriminatorWithABadKnownType() => CheckEach(
        () => BsonSerializer.Deserialize<BsonDocument>(new Label { Text = "a" }.ToBson())["_t"].AsString,
        () => BsonSerializer.Deserialize<BsonDocument>(new PlainLabel { Text = "a" }.ToBson())["_t"].AsString.Replace("Plain", ""));

    public static void TheDirectApiWithABadKnownType()
    {
        Expect.Throws<BsonSerializationException>(() => BsonGenSerializer.Deserialize<Shape>(ShapeBytes), "first");
        Expect.Equal(3, BsonGenSerializer.Deserialize<Shape>(ShapeBytes).Size, "second");
        Expect.Equal(Convert.ToHexString(ShapeBytes), Convert.ToHexString(BsonGenSerializer.Serialize(new Shape { Size = 3 })), "written");
    }

    public static void ProviderThatFailsTemporarily()
    {
        var bytes = new BsonDocument
        {
            { "Key", new BsonBinaryData(Guid.Empty, GuidRepresentation.CSharpLegacy) },
            { "Any", 1 },
            { "Numbers", new BsonArray { 1 } },
        }.ToBson();
        var provider = new Failing { IsFailing = true };
        BsonSerializer.RegisterSerializationProvider(provider);
        Action[] uses =
        [
            () => BsonSerializer.Deserialize<Provided>(bytes), () =>
                BsonSerializer.Deserialize<Provided>(new BsonDocument("Any", 1).ToBson()),
            () => new Provided { Any = 1 }.ToBson(), () => new Provided().ToBson(),
        ];
        foreach (var use in uses)
        {
            CheckFailure(use, "The provider fails.");
        }

        provider.IsFailing = false;
        var read = BsonSerializer.Deserialize<Provided>(bytes);
        Expect.Equal<BsonValue>(1, read.Any!, "any");
        Expect.Equal(1, read.Numbers![0], "number");
        Expect.Equal(Convert.ToHexString(bytes), Convert.ToHexString(read.ToBson()), "written");
    }

    public static void ConventionFilterThatFailsTemporarily()
    {
        var bytes = new BsonDocument("Lines", new BsonArray { new BsonDocument("Text", "a") }).ToBson();
        var isFailing = true;
        ConventionRegistry.Register(
            "failing", new ConventionPack(), type =>
                type == typeof(Line) && isFailing ? throw new InvalidOperationException("The filter fails.") : false);
        for (var i = 0; i < 2; i++)
        {
            CheckFailure(() => BsonSerializer.Deserialize<Order>(bytes), "The filter fails.");
        }

        isFailing = false;
        Expect.Equal("a", BsonSerializer.Deserialize<Order>(bytes).Lines![0].Text!, "text");
    }

    public static void DefaultWhoseConstructorFailsTemporarily()
    {
        Moody.IsFailing = true;
        var mood = new Mood { Count = 1 };
        for (var i = 0; i < 2; i++)
        {
            CheckFailure(() => mood.ToBson(), "The constructor fails.");
        }

        Moody.IsFailing = false;
        Expect.Equal(2, BsonSerializer.Deserialize<BsonDocument>(mood.ToBson()).ElementCount, "elements");
        mood.Of = new Moody();
        Expect.Equal(1, BsonSerializer.Deserialize<BsonDocument>(mood.ToBson()).ElementCount, "elements without the default");
    }

    /// <summary>Does the same three times with a generated type and with a class-mapped one.</summary>
    private static void CheckEach<T>(Func<T> generated, Func<T> classMapped)
    {
        Expect.Equal(true, Describe(classMapped).Contains("already being used"), "refused");
        Expect.Equal(true, Describe(generated).Contains("already being used"), "refused");
        for (var i = 0; i < 2; i++)
        {
            Expect.Equal(Describe(classMapped), Describe(generated), "result");
        }
    }

    private static string Describe<T>(Func<T> act)
    {
        try
        {
            return act()!.ToString()!;
        }
        catch (Exception error)
        {
            return string.Join('\n', Chain(error).Select(each => $"{each.GetType()}: {each.Message.Replace("Plain", "")}"));
        }
    }

    private static IEnumerable<Exception> Chain(Exception? error)
    {
        for (; error is not null; error = error.InnerException)
        {
            yield return error;
        }
    }

    private static void CheckFailure(Action use, string message)
    {
        try
        {
            use();
        }
        catch (Exception error)
        {
            Expect.Equal(message, error.GetBaseException().Message, "message");
            Expect.Equal(false, Chain(error).Any(each => each is TypeInitializationException), "permanent");
            return;
        }

        throw new InvalidOperationException("It did not fail.");
    }

    private sealed class Failing : IBsonSerializationProvider
    {
        public bool IsFailing { get; set; }

        public IBsonSerializer? GetSerializer(Type type) =>
            IsFailing && (type == typeof(Guid) || type == typeof(BsonValue))
                ? throw new InvalidOperationException("The provider fails.")
                : null;
    }
}
