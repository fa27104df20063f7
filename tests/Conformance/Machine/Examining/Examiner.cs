using System.Reflection;
using System.Runtime.Loader;
using BsonGen;
using Conformance.Tests;
using MongoDB.Bson;
using MongoDB.Bson.Serialization;

namespace Conformance.Machine.Examining;

/// <summary>
/// Uses the types of one side. It is loaded with another driver, so its methods take and return only types of the framework: an outcome
/// consists of a label, a value or null, the exceptions, and their message.
/// </summary>
internal static class Examiner
{
    private static readonly Dictionary<(string Space, int Target), Side> Sides = [];
    private static Assembly[] _assemblies = [];

    public static void Load(byte[] library, byte[] types)
    {
        var context = AssemblyLoadContext.GetLoadContext(typeof(Examiner).Assembly)!;
        _assemblies = [context.LoadFromStream(new MemoryStream(types)), context.LoadFromStream(new MemoryStream(library))];
        _assemblies[0].GetType("Conformance.Models.World__")!.GetMethod("Configure")!.Invoke(null, null);
    }

    public static string[] FindTargets(string space) => [.. TargetsOf(space).Select(TypeNames.Of)];

    /// <summary>Whether generated code serves each target. The query is a first use of the types.</summary>
    public static bool[] AreGenerated(string space) => [.. TargetsOf(space).Select(GeneratedSerializers.IsInCharge)];

    /// <summary>
    /// How many targets the generator is asked to compile and the driver does not refuse, for how many of these there is a generated
    /// serializer, and how many of these generated code serves.
    /// </summary>
    public static int[] CountCompiled(string space)
    {
        Type[] compiled = [.. TargetsOf(space).Where(GeneratedSerializers.IsCompiled)];
        var asked = TargetsOf(space).Where(type =>
            type.IsDefined(typeof(BsonGeneratedAttribute), inherit: false) &&
            !GeneratedSerializers.IsRefused(type)).Union(compiled);
        return [asked.Count(), compiled.Length, compiled.Count(GeneratedSerializers.IsInCharge)];
    }

    /// <summary>The types of a sample that fell back for a reason that no document explains.</summary>
    public static string[] FindUnexplainedFallbacks(string space) =>
        [.. BsonGenFallbacks.Observed
            .Where(fallback => fallback.Type.Namespace == space && FallbackRows.Find(fallback.Reason) is null)
            .Select(fallback => fallback.ToString())];

    /// <summary>Whether the driver can't give a serializer for a target.</summary>
    public static bool[] AreRefused(string space) => [.. TargetsOf(space).Select(GeneratedSerializers.IsRefused)];

    /// <summary>Whether the driver can't give a serializer for a type of the sample, which need not be a target.</summary>
    public static bool IsRefused(string space, string name) =>
        ModelsOf(space).Any(type => type.Name == name && !type.ContainsGenericParameters && GeneratedSerializers.IsRefused(type));

    /// <summary>The exceptions with which the driver refuses types of a sample.</summary>
    public static string[] FindRefusals(string space) =>
        [.. TargetsOf(space).Concat(ModelsOf(space).Where(type => !type.ContainsGenericParameters))
            .Select(type => Outcome.Of(() => BsonSerializer.LookupSerializer(type).ValueType.Name)).Where(outcome => outcome.IsError)
                .Select(outcome => outcome.Message)
                .Distinct()];

    /// <summary>Runs the configuration of a sample before or after the first use of its types.</summary>
    public static (string, string?, string, string)[] Run(string space, string steps)
    {
        var all = (Func<object?>[])HostOf(space).GetProperty(steps)!.GetValue(null)!;
        return [.. all.Select((step, index) => Show($"{steps} {index}", Outcome.Of(() => Describe(step()))))];
    }

    public static (string, string?, string, string)[] LookUp(string space, int[] order)
    {
        var targets = TargetsOf(space);
        return [.. order.Select(index =>
            Show($"look up {index}", Outcome.Of(() => BsonSerializer.LookupSerializer(targets[index]).ValueType.Name)))];
    }

    /// <summary>Writes values in all ways.</summary>
    public static (string, string?, string, string)[] Write(string space, int target, int[] seeds, bool isGenerated) =>
        [.. new WritingSteps(
            TargetsOf(space)[target],
            SideOf(space, target),
            ModelsOf(space),
            isGenerated).Run(seeds).Select(step => Show(step.What, step.Outcome))];

    /// <summary>Reads documents; those with an even index in all ways.</summary>
    public static (string, string?, string, string)[] Read(string space, int target, byte[][] documents, int thorough, bool isGenerated) =>
        [.. new ReadingSteps(TargetsOf(space)[target], SideOf(space, target), isGenerated).Run(
            documents, thorough).Select(step => Show(step.What, step.Outcome))];

    /// <summary>Calls the methods of the serializer that the driver calls.</summary>
    public static (string, string?, string, string)[] Describe(string space, int target) =>
        [.. new MetadataSteps(TargetsOf(space)[target], ModelsOf(space)).Run().Select(step => Show(step.What, step.Outcome))];

    private static (string, string?, string, string) Show(string what, Outcome outcome) =>
        (what, outcome.Value, outcome.Errors, outcome.Message);

    private static object? Describe(object? value) => value switch
    {
        BsonClassMap map => $"map of {TypeNames.Of(map.ClassType)}",
        _ => value,
    };

    private static Type HostOf(string space) => _assemblies[0].GetType(space + ".Targets__", throwOnError: true)!;

    private static Type[] TargetsOf(string space) => (Type[])HostOf(space).GetProperty("All")!.GetValue(null)!;

    private static Side SideOf(string space, int target)
    {
        if (!Sides.TryGetValue((space, target), out var side))
        {
            side = Side.Of(TargetsOf(space)[target]);
            Sides.Add((space, target), side);
        }

        return side;
    }

    private static Type[] ModelsOf(string space) =>
        [.. _assemblies.SelectMany(assembly => assembly.GetTypes())
            .Where(type =>
                (type.Namespace == space || type.FullName == "Conformance.Models.Point") &&
                !type.Name.EndsWith("__", StringComparison.Ordinal) &&
                !typeof(IBsonSerializer).IsAssignableFrom(type))
            .OrderBy(type => type.FullName, StringComparer.Ordinal)];
}
