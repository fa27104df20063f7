extern alias classmapped;
extern alias generated;

using System.Reflection;
using BsonGen;
using MongoDB.Bson;
using MongoDB.Bson.Serialization;
using MongoDB.Bson.Serialization.Serializers;

namespace Conformance.Harness;

/// <summary>The annotated types of the two assemblies, paired by name.</summary>
internal static class Pairs
{
    private static readonly Assembly[] Generated =
        [typeof(generated::Conformance.Models.Point).Assembly, typeof(generated::Conformance.Models.SharedEntity).Assembly];

    private static readonly Assembly[] ClassMapped =
        [typeof(classmapped::Conformance.Models.Point).Assembly, typeof(classmapped::Conformance.Models.SharedEntity).Assembly];

    public static IReadOnlyList<Pair> All { get; } = FindAll();

    public static Pair Find(string name) => All.Single(pair => pair.Name == name);

    /// <summary>Equal values of both types of a pair.</summary>
    public static (object Generated, object ClassMapped) CreateTwins(Pair pair, int seed) => (
        new ValueFactory(seed, pair.GeneratedModels).CreateRoot(pair.Generated),
        new ValueFactory(seed, pair.ClassMappedModels).CreateRoot(pair.ClassMapped));

    /// <inheritdoc cref="GeneratedSerializers.IsInCharge" />
    public static bool IsGenerated(Type type) => GeneratedSerializers.IsInCharge(type);

    /// <inheritdoc cref="GeneratedSerializers.IsRefused" />
    public static bool IsRefused(Type type) => GeneratedSerializers.IsRefused(type);

    private static List<Pair> FindAll()
    {
        // Guids are refused unless a representation is chosen, and with them every value of a type that has some.
        BsonSerializer.RegisterSerializer(new GuidSerializer(GuidRepresentation.CSharpLegacy));
        return Find(Generated, ClassMapped);
    }

    /// <summary>
    /// The types with a generated serializer of assemblies with the same types; the first one lists the closed generic types.
    /// </summary>
    public static List<Pair> Find(Assembly[] generatedAssemblies, Assembly[] classMappedAssemblies)
    {
        var generatedModels = FindModels(generatedAssemblies);
        var classMappedModels = FindModels(classMappedAssemblies);
        var named = generatedAssemblies.SelectMany(FindSerialized).ToHashSet();
        var pairs = generatedModels
            .Where(type =>
                named.Contains(type) || (type.IsDefined(typeof(BsonGeneratedAttribute), inherit: false) && !type.ContainsGenericParameters))
            .Select(type => (First: type, Second: classMappedModels.Single(candidate => candidate.FullName == type.FullName)))
            .Concat(GetClosedGenerics(generatedAssemblies[0]).Zip(GetClosedGenerics(classMappedAssemblies[0])))
            .Select(types => new Pair(types.First, types.Second, generatedModels, classMappedModels))
            .OrderBy(pair => pair.Name, StringComparer.Ordinal)
            .ToList();

        // Which types are known to the driver decides how discriminators are read, so all of them are known from the start. Derived
        // types come last: the driver maps a base class without its generated serializer if it maps the derived class first.
        foreach (var models in new[] { generatedModels, classMappedModels })
        {
            foreach (var type in models.Where(IsDocument).OrderBy(TypeDepth).ThenBy(type => type.FullName, StringComparer.Ordinal))
            {
                GeneratedSerializers.LookUp(type);
            }
        }

        return pairs;
    }

    /// <summary>The types whose serializers stand outside of them, since an attribute of the assembly requests them.</summary>
    public static IEnumerable<Type> FindSerialized(Assembly assembly) => assembly.GetTypes()
        .Where(type => type.Namespace == "BsonGen.Generated" && typeof(IBsonSerializer).IsAssignableFrom(type))
        .Select(type => type.BaseType!.GenericTypeArguments[0]);

    private static Type[] FindModels(Assembly[] assemblies) =>
        [.. assemblies.SelectMany(assembly => assembly.GetTypes())
            .Where(Dump.IsModel)
            .OrderBy(type => type.FullName, StringComparer.Ordinal)];

    private static Type[] GetClosedGenerics(Assembly assembly) => (Type[])assembly
        .GetType(typeof(generated::Conformance.Models.ClosedGenerics).FullName!, throwOnError: true)!
        .GetProperty(nameof(generated::Conformance.Models.ClosedGenerics.All))!
        .GetValue(null)!;

    private static bool IsDocument(Type type) =>
        type is { ContainsGenericParameters: false, IsEnum: false, IsInterface: false } &&
        !(type is { IsAbstract: true, IsSealed: true }) &&
        !typeof(IBsonSerializer).IsAssignableFrom(type) &&
        !typeof(System.Collections.IEnumerable).IsAssignableFrom(type) &&
        !type.Name.Contains('<');

    private static int TypeDepth(Type type) => type.BaseType is { } parent ? TypeDepth(parent) + 1 : 0;
}

/// <summary>One type, with a generated serializer and class-mapped.</summary>
/// <param name="Generated">The type with a generated serializer.</param>
/// <param name="ClassMapped">The class-mapped type.</param>
/// <param name="GeneratedModels">All types of its side, in the order of their names.</param>
/// <param name="ClassMappedModels">Those of the other side.</param>
internal sealed record Pair(Type Generated, Type ClassMapped, Type[] GeneratedModels, Type[] ClassMappedModels)
{
    public string Name { get; } = TypeNames.Of(Generated);

    public Side GeneratedSide { get; } = Side.Of(Generated);

    public Side ClassMappedSide { get; } = Side.Of(ClassMapped);

    public override string ToString() => Name;
}
