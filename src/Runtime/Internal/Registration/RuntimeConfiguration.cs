using System.Reflection;
using System.Runtime.CompilerServices;
using BsonGen.Internal.Documents;
using BsonGen.Internal.Driver;
using MongoDB.Bson.Serialization;
using MongoDB.Bson.Serialization.Conventions;

namespace BsonGen.Internal.Registration;

/// <summary>Finds what was configured at run time and makes the compiled serializer of a type untrue.</summary>
internal static class RuntimeConfiguration
{
    private static readonly Type[] DefaultPack =
    [
        typeof(ReadWriteMemberFinderConvention),
        typeof(NamedIdMemberConvention),
        typeof(NamedExtraElementsMemberConvention),
        typeof(IgnoreExtraElementsConvention),
        typeof(ImmutableTypeClassMapConvention),
        typeof(NamedParameterCreatorMapConvention),
        typeof(StringObjectIdIdGeneratorConvention),
        typeof(LookupIdGeneratorConvention),
    ];

    /// <summary>Why the type must go to the class map; null when it need not.</summary>
    /// <param name="type">The type.</param>
    /// <param name="assembly">The assembly that its serializer was generated in.</param>
    public static FallbackReason? FindReason(Type type, Assembly assembly)
    {
        for (var ancestor = type; ancestor is not null && ancestor != typeof(object) && ancestor != typeof(ValueType); ancestor = ancestor.BaseType)
        {
            if (FindConventions(ancestor, assembly) is { } conventions)
            {
                return new(FallbackKinds.Conventions, conventions);
            }

            if (BsonClassMap.IsClassMapRegistered(ancestor) &&
                !ClassMaps.IsLate(ancestor) &&
                !(ClassMaps.CanBeMapped(ancestor) && ClassMapComparison.IsAutoMap(BsonClassMap.LookupClassMap(ancestor))))
            {
                return new(FallbackKinds.ClassMap, $"a class map was registered at run time for {ancestor.FullName}");
            }

            if (ancestor.Assembly != assembly && UnseenMembers.FindReason(ancestor, isCreated: ancestor == type) is { } reason)
            {
                return new(FallbackKinds.UnseenMembers, reason);
            }
        }

        var discriminators = BsonSerializer.LookupDiscriminatorConvention(type);
        if (discriminators.ElementName != "_t" || discriminators.GetType().Assembly != typeof(BsonSerializer).Assembly)
        {
            return new(
                FallbackKinds.DiscriminatorConvention, $"another discriminator convention was registered at run time for {type.FullName}");
        }

        return null;
    }

    /// <summary>Why the conventions in force make the compiled code untrue: they mean something else than those declared.</summary>
    private static string? FindConventions(Type ancestor, Assembly assembly)
    {
        var declared = DeclaredConventions.Find(ancestor, assembly);
        if (declared is not null && ancestor.Assembly != assembly)
        {
            // They are registered when code of the assembly first runs.
            RuntimeHelpers.RunModuleConstructor(ancestor.Module.ModuleHandle);
        }

        var conventions = ClassMaps.GetConventions(ancestor);
        if (!HasDefaults(conventions))
        {
            return $"the driver's default conventions were replaced at run time for {ancestor.FullName}";
        }

        var others = conventions.GetRange(DefaultPack.Length, conventions.Count - DefaultPack.Length - 1);
        if (DefaultConventions.Of(others) is { } meaning && meaning == (declared is null ? DefaultConventions.None : declared.Meaning))
        {
            return null;
        }

        var names = others.Where(convention => declared?.Includes(convention) != true).Select(convention => convention.Name).ToList();
        return names.Count == 0
            ? $"the conventions that its assembly declares are not in force for {ancestor.FullName}"
            : $"conventions were registered at run time for {ancestor.FullName} that its assembly does not declare: {string.Join(", ", names)}";
    }

    /// <summary>The driver's default pack comes first, and the attribute conventions last.</summary>
    private static bool HasDefaults(List<IConvention> conventions) =>
        conventions.Count > DefaultPack.Length &&
        conventions.Take(DefaultPack.Length).Select(convention => convention.GetType()).SequenceEqual(DefaultPack) &&
        conventions[^1].Name == "Attribute";
}
