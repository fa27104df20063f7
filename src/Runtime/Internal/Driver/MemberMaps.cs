using System.Collections.Concurrent;
using System.Diagnostics.CodeAnalysis;
using System.Reflection;
using MongoDB.Bson.Serialization;
using MongoDB.Bson.Serialization.Conventions;

namespace BsonGen.Internal.Driver;

/// <summary>
/// The member maps of single members, as the class map of their class would hold them, by the conventions of the first use. No other member
/// is mapped, and the driver keeps no class map.
/// </summary>
internal static class MemberMaps
{
    private const BindingFlags Declared = BindingFlags.Instance | BindingFlags.Public | BindingFlags.NonPublic | BindingFlags.DeclaredOnly;

    private static readonly ConcurrentDictionary<(Type DeclaringType, string Name), BsonMemberMap> Members = new();

    /// <summary>The member map, which is created on first request.</summary>
    /// <param name="declaringType">The class that declares the member.</param>
    /// <param name="name">The member's name.</param>
    public static BsonMemberMap Find(Type declaringType, string name) =>
        Members.GetOrAdd((declaringType, name), static key => Create(key.DeclaringType, key.Name));

    /// <summary>Whether the driver accepts the attributes of a member.</summary>
    /// <inheritdoc cref="Find" />
    public static bool IsAccepted(Type declaringType, string name)
    {
        try
        {
            Find(declaringType, name).GetSerializer();
            return true;
        }
        catch (Exception)
        {
            return false;
        }
    }

    private static BsonMemberMap Create(Type declaringType, string name)
    {
        if (ClassMaps.HadClassMap(declaringType))
        {
            return BsonClassMap.LookupClassMap(declaringType).GetMemberMap(name);
        }

        var classMap = new BsonClassMap(declaringType);
        var conventions = ClassMaps.GetConventions(declaringType);
        if (name is "Id" or "id" or "_id")
        {
            // Conventions of members check whether the member is the id.
            conventions.OfType<NamedIdMemberConvention>().FirstOrDefault()?.Apply(classMap);
        }

        var member = classMap.MapMember(FindMember(declaringType, name));
        foreach (var convention in conventions.OfType<IMemberMapConvention>())
        {
            convention.Apply(member);
        }

        if (classMap.IdMemberMap == member)
        {
            foreach (var convention in conventions.Where(convention => convention is StringObjectIdIdGeneratorConvention or LookupIdGeneratorConvention))
            {
                ((IPostProcessingConvention)convention).PostProcess(classMap);
            }
        }

        return member;
    }

    [UnconditionalSuppressMessage("Trimming", "IL2070", Justification = "Serializers keep the members of their types.")]
    private static MemberInfo FindMember(Type declaringType, string name) =>
        declaringType.GetField(name, Declared) ??
        (MemberInfo)declaringType.GetProperties(Declared).First(property => property.Name == name && property.GetIndexParameters().Length == 0);
}
