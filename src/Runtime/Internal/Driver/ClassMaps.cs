using System.Collections.Concurrent;
using System.Diagnostics.CodeAnalysis;
using System.Reflection;
using MongoDB.Bson.Serialization;
using MongoDB.Bson.Serialization.Conventions;

namespace BsonGen.Internal.Driver;

/// <summary>
/// Class maps of types with generated serializers. The driver would make them on first use of a type; here they are made when something asks
/// for one, by the conventions of the first use, whatever was registered since.
/// </summary>
internal static class ClassMaps
{
    private static readonly ConcurrentDictionary<Type, List<IConvention>> Conventions = new();

    /// <summary>The conventions in force when this was first asked.</summary>
    public static List<IConvention> GetConventions(Type type) => Conventions.GetOrAdd(type, static key => [.. ConventionRegistry.Lookup(key).Conventions]);

    /// <summary>The class map of a type.</summary>
    public static BsonClassMap LookUp(Type type)
    {
        Prepare(type);
        return BsonClassMap.LookupClassMap(type);
    }

    /// <summary>Makes the class map of a type, before the driver does, if the driver would make it by conventions that came too late.</summary>
    [UnconditionalSuppressMessage(
        "AOT", "IL3050", Justification = "The class maps of classes share their code; for a struct there is none, which is an exception, as it is in the driver.")]
    public static void Prepare(Type type)
    {
        if (type.BaseType is { } parent)
        {
            Prepare(parent);
        }

        if (!Conventions.TryGetValue(type, out var conventions) ||
            BsonClassMap.IsClassMapRegistered(type) ||
            conventions.SequenceEqual(ConventionRegistry.Lookup(type).Conventions))
        {
            return;
        }

        var map = (BsonClassMap)Activator.CreateInstance(typeof(BsonClassMap<>).MakeGenericType(type))!;
        var pack = new ConventionPack();
        pack.AddRange(conventions);
        new ConventionRunner(pack).Apply(map);
        foreach (var member in map.DeclaredMemberMaps)
        {
            if (FindShouldSerialize(member) is { } method)
            {
                member.SetShouldSerializeMethod(value => (bool)method.Invoke(value, BindingFlags.DoNotWrapExceptions, binder: null, parameters: null, culture: null)!);
            }
        }

        try
        {
            BsonClassMap.RegisterClassMap(map);
        }
        catch (ArgumentException)
        {
            // Another thread was first.
            return;
        }

        // Since 3.0 the driver maps a class once more, by the conventions of now, while its class map is not frozen.
        map.Freeze();
    }

    // Looked up by the driver beside the conventions.
    [UnconditionalSuppressMessage("Trimming", "IL2075", Justification = "Serializers keep the methods of their types.")]
    private static MethodInfo? FindShouldSerialize(BsonMemberMap member) =>
        member.MemberInfo.DeclaringType!.GetMethod("ShouldSerialize" + member.MemberName, []) is { IsPublic: true } method && method.ReturnType == typeof(bool)
            ? method
            : null;
}
