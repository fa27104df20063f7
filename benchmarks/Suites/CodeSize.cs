using System.Reflection;
using Benchmarks.Harness;
using Markets;

namespace Benchmarks.Suites;

/// <summary>How much IL serializers are: what is loaded and compiled for each type before anything is read.</summary>
public static class CodeSize
{
    private const BindingFlags Declared =
        BindingFlags.Static | BindingFlags.Instance | BindingFlags.Public | BindingFlags.NonPublic | BindingFlags.DeclaredOnly;

    // What the driver asks about members and ids, which is compiled when it first does; the code by hand has nothing of it.
    private static readonly string[] Contracts = ["FindMember", "GetIdOf", "SetIdOf"];

    /// <summary>The bytes of IL that were generated for the market and its selections.</summary>
    public static int Generated => Count(SerializerOf(typeof(Market))) + Count(SerializerOf(typeof(Selection)));

    /// <summary>The bytes of IL that the same takes by hand, without what is shared between types.</summary>
    public static int HandWritten => Count(typeof(MarketSpans));

    public static IEnumerable<IReadOnlyList<Measurement>> Measure(string suite)
    {
        yield return [Of("BsonGen", Generated), Of(MarketsSuite.HandWrittenSpans, HandWritten)];

        Measurement Of(string subject, int size) =>
            new(suite, "bytes of IL, as payload, that read and write a market", subject, null, null, null, null, null, size);
    }

    private static Type SerializerOf(Type type) => type.GetNestedType(type.Name + "BsonSerializer", BindingFlags.NonPublic)!;

    private static int Count(Type type) =>
        type.GetMethods(Declared).Concat<MethodBase>(type.GetConstructors(Declared)).Where(method => !Contracts.Contains(method.Name)).Sum(method => method.GetMethodBody()?.GetILAsByteArray()?.Length ?? 0) +
        type.GetNestedTypes(Declared).Sum(Count);
}
