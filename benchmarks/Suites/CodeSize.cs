using System.Reflection;
using Benchmarks.Harness;
using Markets;

namespace Benchmarks.Suites;

/// <summary>The size of serializers in IL, which is loaded and compiled for each type before the first document is read.</summary>
public static class CodeSize
{
    private const BindingFlags Declared =
        BindingFlags.Static | BindingFlags.Instance | BindingFlags.Public | BindingFlags.NonPublic | BindingFlags.DeclaredOnly;

    // Members and ids for the driver, compiled on first request. The code by hand has no such methods.
    private static readonly string[] Contracts = ["FindMember", "GetIdOf", "SetIdOf"];

    /// <summary>The bytes of IL of the generated serializers of the market and its selections.</summary>
    public static int Generated => Count(SerializerOf(typeof(Market))) + Count(SerializerOf(typeof(Selection)));

    /// <summary>The bytes of IL of each generated serializer of the benchmarks, by the name of its type.</summary>
    public static IEnumerable<KeyValuePair<string, int>> OfEachType => typeof(CodeSize).Assembly.GetTypes()
        .Where(type => type.IsDefined(typeof(BsonGen.BsonGeneratedAttribute), inherit: false))
        .Select(type => KeyValuePair.Create(type.FullName!, Count(SerializerOf(type))))
        .OrderBy(size => size.Key, StringComparer.Ordinal);

    /// <summary>The bytes of IL of the same serializers written by hand, without code that types share.</summary>
    public static int HandWritten => Count(typeof(MarketSpans));

    public static IEnumerable<IReadOnlyList<Measurement>> Measure(string suite)
    {
        yield return [Of("BsonGen", Generated), Of(MarketsSuite.HandWrittenSpans, HandWritten)];

        Measurement Of(string subject, int size) =>
            new(suite, "bytes of IL, as payload, that read and write a market", subject, null, null, null, null, null, size);
    }

    private static Type SerializerOf(Type type) => type.GetNestedType(type.Name + "BsonSerializer", BindingFlags.NonPublic)!;

    private static int Count(Type type) =>
        type.GetMethods(Declared)
            .Concat<MethodBase>(type.GetConstructors(Declared))
            .Where(method => !Contracts.Contains(method.Name))
            .Sum(method => method.GetMethodBody()?.GetILAsByteArray()?.Length ?? 0) +
        type.GetNestedTypes(Declared).Sum(Count);
}
