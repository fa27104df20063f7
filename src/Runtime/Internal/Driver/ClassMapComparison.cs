using System.Diagnostics.CodeAnalysis;
using System.Reflection;
using BsonGen.Internal.Rules;
using MongoDB.Bson.Serialization;

namespace BsonGen.Internal.Driver;

/// <summary>
/// Compares a registered class map with the one that automatic mapping creates, which the generated serializer matches.
/// </summary>
internal static class ClassMapComparison
{
    // No version of the driver has public properties for these.
    private static readonly FieldInfo? Creator = typeof(BsonClassMap).GetField("_creator", BindingFlags.Instance | BindingFlags.NonPublic);
    private static readonly FieldInfo? Convention = typeof(BsonClassMap).GetField("_discriminatorConvention", BindingFlags.Instance | BindingFlags.NonPublic);

    /// <summary>Whether the class map equals the one that automatic mapping creates.</summary>
    public static bool IsAutoMap(BsonClassMap classMap)
    {
        var automatic = new BsonClassMap(classMap.ClassType);
        automatic.AutoMap();
        return IsSame(classMap, automatic);
    }

    /// <summary>Whether the class map equals an automatic one that is not frozen.</summary>
    public static bool IsSame(BsonClassMap classMap, BsonClassMap automatic)
    {
        // Freezing copies settings of the base class, so a frozen map may have more of them than a new one.
        return !HasCreator(classMap) &&
            !HasDiscriminatorConvention(classMap) &&
            classMap.Discriminator == automatic.Discriminator &&
            (classMap.DiscriminatorIsRequired == automatic.DiscriminatorIsRequired || classMap.BaseClassMap?.DiscriminatorIsRequired == true) &&
            classMap.IsRootClass == automatic.IsRootClass &&
            (classMap.IgnoreExtraElementsIsInherited == automatic.IgnoreExtraElementsIsInherited || classMap.BaseClassMap?.IgnoreExtraElementsIsInherited == true) &&
            (classMap.IgnoreExtraElements == automatic.IgnoreExtraElements || classMap.BaseClassMap?.IgnoreExtraElementsIsInherited == true) &&
            classMap.IdMemberMap?.MemberName == (automatic.IdMemberMap ?? classMap.BaseClassMap?.IdMemberMap)?.MemberName &&
            classMap.ExtraElementsMemberMap?.MemberName == (automatic.ExtraElementsMemberMap ?? classMap.BaseClassMap?.ExtraElementsMemberMap)?.MemberName &&
            classMap.CreatorMaps.Count() == automatic.CreatorMaps.Count() &&
            classMap.CreatorMaps.Zip(automatic.CreatorMaps, IsSame).All(isSame => isSame) &&
            GetNames(classMap).SequenceEqual(GetNames(automatic)) &&
            classMap.DeclaredMemberMaps.All(member => IsSame(member, automatic.GetMemberMap(member.MemberName), automatic));
    }

    /// <summary>The members in the order in which they are written.</summary>
    private static IEnumerable<string> GetNames(BsonClassMap classMap) =>
        classMap.DeclaredMemberMaps.OrderBy(member => member.Order).Select(member => member.MemberName);

    private static bool IsSame(BsonCreatorMap creator, BsonCreatorMap automatic) =>
        Equals(creator.MemberInfo, automatic.MemberInfo) &&
        (creator.Arguments ?? []).SequenceEqual(automatic.Arguments ?? []);

    private static bool IsSame(BsonMemberMap member, BsonMemberMap? automatic, BsonClassMap automaticMap) =>
        automatic is not null &&
        member.ElementName == (automatic == automaticMap.IdMemberMap ? ClassMapRules.IdElementName : automatic.ElementName) &&
        member.Order == automatic.Order &&
        member.IgnoreIfNull == automatic.IgnoreIfNull &&
        member.IgnoreIfDefault == automatic.IgnoreIfDefault &&
        member.IsRequired == automatic.IsRequired &&
        member.IsDefaultValueSpecified == automatic.IsDefaultValueSpecified &&
        Equals(member.DefaultValue, automatic.DefaultValue) &&
        IsSame(member.ShouldSerializeMethod, automatic.ShouldSerializeMethod) &&
        member.IdGenerator?.GetType() == automatic.IdGenerator?.GetType() &&
        HasSameSerializer(member, automatic);

    private static bool HasSameSerializer(BsonMemberMap member, BsonMemberMap automatic) =>
        (FindSerializer(member), FindSerializer(automatic)) is ({ } serializer, { } other)
            ? SerializerComparison.IsSame(serializer, other)
            : FindSerializer(member) == FindSerializer(automatic);

    /// <summary>The serializer of a member; null if the driver has none for the member's type.</summary>
    private static IBsonSerializer? FindSerializer(BsonMemberMap member)
    {
        try
        {
            return member.GetSerializer();
        }
        catch (Exception)
        {
            return null;
        }
    }

    /// <summary>The driver and <see cref="ClassMaps"/> create a new delegate for each class map. A delegate of the user belongs to a class of the user.</summary>
    private static bool IsSame(Delegate? method, Delegate? automatic) =>
        (method is null || automatic is null)
            ? method == automatic
            : method.Method.DeclaringType == automatic.Method.DeclaringType || method.Method.DeclaringType?.Assembly == typeof(ClassMaps).Assembly;

    /// <summary>Whether the user set a method that creates objects. The driver stores its own in the same field after the first object.</summary>
    [DynamicDependency("_creator", typeof(BsonClassMap))]
    private static bool HasCreator(BsonClassMap classMap) =>
        Creator is null || (Creator.GetValue(classMap) is Delegate creator && creator.Method.DeclaringType?.Assembly != typeof(BsonClassMap).Assembly);

    /// <summary>Whether the user set a discriminator convention, as is possible since 3.0. The driver stores the looked-up one in the same field.</summary>
    [DynamicDependency("_discriminatorConvention", typeof(BsonClassMap))]
    private static bool HasDiscriminatorConvention(BsonClassMap classMap) =>
        Convention is null || (Convention.GetValue(classMap) is { } convention && !convention.Equals(BsonSerializer.LookupDiscriminatorConvention(classMap.ClassType)));
}
