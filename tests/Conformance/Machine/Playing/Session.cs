using System.Diagnostics;
using System.Runtime.Loader;
using MongoDB.Bson;
using MongoDB.Bson.Serialization;

namespace Conformance.Machine.Playing;

/// <summary>
/// Plays a history on one side. Each session is loaded with a driver of its own, so its methods take and return types of the framework: an
/// outcome is a value or null, the exceptions, and their message.
/// </summary>
internal static class Session
{
    private static readonly Dictionary<string, Verb> Verbs = Verb.All.ToDictionary(verb => verb.Name);

    public static void Load(byte[] library, byte[] types)
    {
        var context = AssemblyLoadContext.GetLoadContext(typeof(Session).Assembly)!;
        Types.Assemblies = [context.LoadFromStream(new MemoryStream(library)), context.LoadFromStream(new MemoryStream(types))];
    }

    /// <summary>Does an operation.</summary>
    public static (string?, string, string) Play(string operation)
    {
        var words = operation.Split(' ');
        Exception? own = null;
        var outcome = Outcome.Of(() =>
        {
            try
            {
                return Verbs[words[0]].Act(words[1..]) is var value && value is byte[] bytes ? Convert.ToHexString(bytes) : value;
            }
            catch (Exception error) when (IsOwn(error))
            {
                own = error;
                throw;
            }
        });
        return own is null
            ? (outcome.Value, outcome.Errors, outcome.Message)
            : throw new InvalidOperationException($"'{operation}' does not reach the driver.", own);
    }

    /// <summary>
    /// Whether an exception comes from the code of the histories alone. It would be equal on both sides, so that the operation compares
    /// nothing.
    /// </summary>
    private static bool IsOwn(Exception error) =>
        new StackTrace(error).GetFrames().Select(frame => frame.GetMethod()?.DeclaringType).OfType<Type>()
        .All(type =>
            type.Assembly.FullName!.StartsWith("System.", StringComparison.Ordinal) ||
            (type.Assembly == typeof(Session).Assembly &&
                !type.GetInterfaces().Any(each => each.Assembly == typeof(BsonSerializer).Assembly)));

    /// <summary>What is registered with the driver, a line for each entry.</summary>
    public static string[] GetState() => [.. DriverState.Describe()];

    /// <summary>Whether a type is of the pool.</summary>
    public static bool IsModel(string name) => Types.Assemblies.Contains(Types.Find(name).Assembly);

    /// <summary>Whether the registry has a serializer of the type.</summary>
    public static bool IsLookedUp(string name) => DriverState.IsLookedUp(Types.Find(name));

    public static bool IsStruct(string name) => Types.Find(name).IsValueType;

    /// <summary>Whether generated code serves the type or a class derived from it. The query is a first use of the type.</summary>
    public static bool IsServed(string name) => AndDerived(name).Any(GeneratedSerializers.IsInCharge);

    /// <summary>Whether generated code serves the type itself. The query is a first use of the type.</summary>
    public static bool IsItselfServed(string name) => GeneratedSerializers.IsInCharge(Types.Find(name));

    /// <inheritdoc cref="ClassMapVerbs.HasEffect" />
    public static bool HasEffect(string name, string change, string other) => ClassMapVerbs.HasEffect(Types.Find(name), change, other);

    /// <inheritdoc cref="ClassMapVerbs.DescribeRegistered" />
    public static string DescribeClassMap(string name) => ClassMapVerbs.DescribeRegistered(Types.Find(name));

    /// <summary>Whether the type or a class derived from it has a generated serializer.</summary>
    public static bool IsAnnotated(string name) =>
        AndDerived(name).Any(IsAnnotatedItself);

    /// <summary>Whether generated code serves a base class of the type.</summary>
    public static bool IsBaseServed(string name)
    {
        for (var level = Types.Find(name).BaseType; level is not null; level = level.BaseType)
        {
            if (GeneratedSerializers.IsInCharge(level))
            {
                return true;
            }
        }

        return false;
    }

    /// <summary>
    /// Whether a type is reported to be served by something else; for a type without a generated serializer, whether a class derived from
    /// it is.
    /// </summary>
    public static bool IsReported(string name) =>
        BsonGen.BsonGenFallbacks.Observed.Select(fallback => fallback.Type)
            .Intersect(IsAnnotatedItself(Types.Find(name)) ? [Types.Find(name)] : AndDerived(name))
            .Any();

    /// <summary>Whether the driver has refused the class map of a type with a generated serializer.</summary>
    public static bool IsRefused(string name) =>
        BsonGen.BsonGenFallbacks.Observed.Any(fallback =>
            fallback.Type == Types.Find(name) && fallback.Reason.Contains("the driver re", StringComparison.Ordinal));

    private static bool IsAnnotatedItself(Type type) => type.IsDefined(typeof(BsonGen.BsonGeneratedAttribute), inherit: false);

    private static IEnumerable<Type> AndDerived(string name) =>
        Types.Models.Where(Types.Find(name).IsAssignableFrom).OrderBy(type => type != Types.Find(name));
}
