using System.Reflection;
using System.Runtime.CompilerServices;
using BsonGen.Internal.Documents;
using BsonGen.Internal.Driver;
using BsonGen.Internal.Rules;
using MongoDB.Bson.Serialization;
using MongoDB.Bson.Serialization.Conventions;

namespace BsonGen.Internal.Registration;

/// <summary>Finds run-time configuration that the generated serializer of a type does not match.</summary>
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

    /// <summary>Finds why the class map must serve the type; null if generated code can.</summary>
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
        if (discriminators.ElementName != ClassMapRules.DiscriminatorElementName || discriminators.GetType().Assembly != typeof(BsonSerializer).Assembly)
        {
            return new(
                FallbackKinds.DiscriminatorConvention, $"another discriminator convention was registered at run time for {type.FullName}");
        }

        return null;
    }

    /// <summary>Finds why the registered conventions differ in effect from the declared ones; null if they don't.</summary>
    private static string? FindConventions(Type ancestor, Assembly assembly)
    {
        var declared = DeclaredConventions.Find(ancestor, assembly);
        if (declared is not null)
        {
            // The module initializer of the assembly registers them. It may not have run yet if the class is of another assembly.
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

    /// <summary>Whether the driver's default pack comes first and the attribute conventions last.</summary>
    private static bool HasDefaults(List<IConvention> conventions)
    {
        if (conventions.Count <= DefaultPack.Length || conventions[^1].Name != "Attribute")
        {
            return false;
        }

        for (var i = 0; i < DefaultPack.Length; i++)
        {
            if (conventions[i].GetType() != DefaultPack[i])
            {
                return false;
            }
        }

        return true;
    }
}
