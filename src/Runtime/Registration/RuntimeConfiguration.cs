using System.Reflection;
using MongoDB.Bson.Serialization;
using MongoDB.Bson.Serialization.Conventions;

namespace BsonGen.Registration;

/// <summary>Finds what was configured at run time and makes the compiled serializer of a type untrue.</summary>
internal static class RuntimeConfiguration
{
    private static readonly Type[] DefaultConventions =
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
    public static string? FindReason(Type type, Assembly assembly)
    {
        for (var level = type; level is not null && level != typeof(object) && level != typeof(ValueType); level = level.BaseType)
        {
            if (!HasDefaultConventions(level))
            {
                return $"conventions were registered at run time for {level.FullName}";
            }

            if (BsonClassMap.IsClassMapRegistered(level) && !ClassMapComparison.IsAutoMap(BsonClassMap.LookupClassMap(level)))
            {
                return $"a class map was registered at run time for {level.FullName}";
            }

            if (level.Assembly != assembly && UnseenMembers.FindReason(level, isCreated: level == type) is { } reason)
            {
                return reason;
            }
        }

        return BsonSerializer.LookupDiscriminatorConvention(type).ElementName == "_t"
            ? null
            : $"a discriminator convention with an element name of its own was registered at run time for {type.FullName}";
    }

    /// <summary>The driver's default pack, and the attribute conventions after it, are all that applies.</summary>
    private static bool HasDefaultConventions(Type type)
    {
        var count = 0;
        foreach (var convention in ConventionRegistry.Lookup(type).Conventions)
        {
            var isExpected = count < DefaultConventions.Length
                ? convention.GetType() == DefaultConventions[count]
                : count == DefaultConventions.Length && convention.Name == "Attribute";
            if (!isExpected)
            {
                return false;
            }

            count++;
        }

        return count == DefaultConventions.Length + 1;
    }
}
