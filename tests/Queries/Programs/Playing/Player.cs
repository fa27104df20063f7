using System.Reflection;
using System.Runtime.Loader;
using Driver.Tests.Server;
using MongoDB.Bson;
using MongoDB.Bson.IO;
using MongoDB.Bson.Serialization;
using MongoDB.Driver;

namespace Queries.Programs.Playing;

/// <summary>
/// Plays a program on one side. It is loaded with a driver of its own, so its methods take and return types of the framework.
/// </summary>
internal static class Player
{
    // What a session adds to a command depends on its earlier uses.
    private static readonly string[] OfTheSession = ["lsid", "txnNumber", "$clusterTime"];

    private static readonly JsonWriterSettings Json = new() { OutputMode = JsonOutputMode.CanonicalExtendedJson };

    private static Assembly _types = null!;
    private static RecordingServer _server = null!;
    private static MongoClient _client = null!;

    public static void Load(byte[] types)
    {
        _types = AssemblyLoadContext.GetLoadContext(typeof(Player).Assembly)!.LoadFromStream(new MemoryStream(types));
        BsonSerializer.RegisterSerializationProvider(new AskedTypes());
        _server = new RecordingServer();
        _client = new MongoClient(_server.ConnectionString);
    }

    public static void Stop()
    {
        _client.Dispose();
        _server.Dispose();
    }

    /// <summary>A document of a type, as it is stored.</summary>
    public static byte[] MakeDocument(string type, int number) =>
        FindType(type).GetMethod("Make")!.Invoke(null, [number])!.ToBson(FindType(type));

    /// <summary>
    /// Does an operation: <c>call Place3 2</c> calls a method with a captured value, <c>convention camel Result1</c>, <c>remove all</c>,
    /// <c>map Result1 lenient</c> and <c>serializer Result1</c> register.
    /// </summary>
    /// <param name="operation">The operation.</param>
    /// <param name="documents">What the server returns.</param>
    /// <returns>The commands as JSON, one a line; and the result or the exception.</returns>
    public static (string Commands, string Outcome) Play(string operation, byte[][] documents)
    {
        _server.Start(
            new Dictionary<string, BsonDocument[]> { ["docs"] = [.. documents.Select(document => new RawBsonDocument(document))] });
        string outcome;
        try
        {
            outcome = Dump.Of(Do(operation.Split(' ')));
        }
        catch (Exception error)
        {
            outcome = Describe(error);
        }

        var commands = _server.TakeCommands().Select(command =>
            new BsonDocument(command.Where(element => !OfTheSession.Contains(element.Name))).ToJson(Json));
        return (string.Join('\n', commands), outcome);
    }

    /// <summary>What is registered with the driver, a line for each entry.</summary>
    public static string[] GetState() => [.. Configuration.Describe(_types), .. AskedTypes.Describe()];

    /// <summary>The names of the types with class maps.</summary>
    public static string[] GetMapped() => [.. BsonClassMap.GetRegisteredClassMaps().Select(map => map.ClassType.Name)];

    /// <summary>The places that are rendered for each call, or whose results the driver's serializer reads.</summary>
    public static string[] GetFallbacks() => [.. BsonGen.BsonGenFallbacks.ObservedProjections.Select(fallback => fallback.ToString())];

    private static object? Do(string[] words)
    {
        switch (words[0])
        {
            case "call":
                object[] arguments = [_client.GetDatabase("shop"), int.Parse(words[2])];
                return FindType("Places").GetMethod(words[1], [
                    typeof(IMongoDatabase),
                    typeof(int),
                ])!.Invoke(null, BindingFlags.DoNotWrapExceptions, binder: null, arguments, culture: null);
            case "convention":
                Configuration.RegisterConvention(words[1], words[2]);
                return null;
            case "use":
                return Use(FindType(words[1]));
            case "read":
                var document = new BsonDocument("_t", words[2]).ToBson();
                return BsonSerializer.Deserialize(document, FindType(words[1])).GetType().Name;
            case "collect":
                return FindType("Scope", "").GetMethod("CountAlive")!.Invoke(null, null);
            case "remove":
                Configuration.RemoveConventions();
                return null;
            case "map":
                Configuration.RegisterClassMap(FindType(words[1]), words[2]);
                return null;
            case "serializer":
                Configuration.RegisterSerializer(FindType(words[1]));
                return null;
            default:
                throw new ArgumentException($"There is no operation '{words[0]}'.");
        }
    }

    // The first use of a type that is not a projection.
    private static string Use(Type type)
    {
        var document = System.Runtime.CompilerServices.RuntimeHelpers.GetUninitializedObject(type).ToBson(type);
        var read = BsonSerializer.Deserialize(document, type);
        return $"{new RawBsonDocument(document).ToJson(Json)} {Dump.Of(read)}";
    }

    private static Type FindType(string name, string prefix = "Invented.") => _types.GetType(prefix + name, throwOnError: true)!;

    private static string Describe(Exception error) =>
        $"{error.GetType().Name}: {error.Message}" + (error.InnerException is { } inner ? " < " + Describe(inner) : "");
}
