extern alias classmapped;
extern alias generated;

using System.Reflection;

namespace Conformance.Tests;

/// <summary>The part of <see cref="FirstUseTests"/> that runs with a newly loaded driver, without the test framework.</summary>
internal static class FirstUse
{
    private static readonly Assembly[] Generated =
        [typeof(generated::Conformance.Models.Point).Assembly, typeof(generated::Conformance.Models.SharedEntity).Assembly];

    private static readonly Assembly[] ClassMapped =
        [typeof(classmapped::Conformance.Models.Point).Assembly, typeof(classmapped::Conformance.Models.SharedEntity).Assembly];

    /// <summary>Reads the documents one after another, and returns the types of the objects.</summary>
    public static string[] ReadAll(string[] types, byte[][] documents, bool isGenerated) =>
        [.. types.Zip(documents, (name, document) => Read(Find(isGenerated ? Generated : ClassMapped, name), document))];

    private static string Read(Type type, byte[] document) =>
        $"{type.Name} of {System.Text.Encoding.ASCII.GetString(document)[11..^2]}: " +
        $"{Outcome.Of(() => Side.Of(type).Read(document)!.GetType().Name)}";

    private static Type Find(Assembly[] assemblies, string name) =>
        assemblies.Select(assembly => assembly.GetType(name)).Append(typeof(object)).OfType<Type>().First();
}
