using System.Diagnostics.CodeAnalysis;
using System.Reflection;
using MongoDB.Bson.Serialization;

namespace BsonGen.Internal.Driver;

/// <summary>
/// Tells a class map that the driver made by itself, which says what the compiled serializer says, from one that a user configured.
/// </summary>
internal static class ClassMapComparison
{
    // No version of the driver shows these.
    private static readonly FieldInfo? Creator = typeof(BsonClassMap).GetField("_creator", BindingFlags.Instance | BindingFlags.NonPublic);
    private static readonly FieldInfo? Convention = typeof(BsonClassMap).GetField("_discriminatorConvention", BindingFlags.Instance | BindingFlags.NonPublic);

    /// <summary>Whether the class map says what mapping the type automatically says.</summary>
    public static bool IsAutoMap(BsonClassMap classMap)
    {
        var automatic = new BsonClassMap(classMap.ClassType);
        automatic.AutoMap();
        return IsSame(classMap, automatic);
    }

    /// <summary>Whether the class map says what another one says, which was made automatically and is not frozen.</summary>
    public static bool IsSame(BsonClassMap classMap, BsonClassMap automatic)
    {
        // Freezing inherits these, so a frozen map may have more of them than a fresh one.
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
        member.ElementName == (automatic == automaticMap.IdMemberMap ? "_id" : automatic.ElementName) &&
        member.Order == automatic.Order &&
        member.IgnoreIfNull == automatic.IgnoreIfNull &&
        member.IgnoreIfDefault == automatic.IgnoreIfDefault &&
        member.IsRequired == automatic.IsRequired &&
        member.IsDefaultValueSpecified == automatic.IsDefaultValueSpecified &&
        Equals(member.DefaultValue, automatic.DefaultValue) &&
        IsSame(member.ShouldSerializeMethod, automatic.ShouldSerializeMethod) &&
        member.IdGenerator?.GetType() == automatic.IdGenerator?.GetType() &&
        SerializerComparison.IsSame(member.GetSerializer(), automatic.GetSerializer());

    /// <summary>The driver, and <see cref="ClassMaps"/>, make a new delegate for each class map; a user's is of a class of the user's.</summary>
    private static bool IsSame(Delegate? method, Delegate? automatic) =>
        (method is null || automatic is null)
            ? method == automatic
            : method.Method.DeclaringType == automatic.Method.DeclaringType || method.Method.DeclaringType?.Assembly == typeof(ClassMaps).Assembly;

    /// <summary>Whether the user gave it a method that creates objects. The driver keeps its own there, too, once it has created one.</summary>
    [DynamicDependency("_creator", typeof(BsonClassMap))]
    private static bool HasCreator(BsonClassMap classMap) =>
        Creator is null || (Creator.GetValue(classMap) is Delegate creator && creator.Method.DeclaringType?.Assembly != typeof(BsonClassMap).Assembly);

    /// <summary>Whether the user gave it a convention, as can be done since 3.0. The driver keeps the one that it found there, too.</summary>
    [DynamicDependency("_discriminatorConvention", typeof(BsonClassMap))]
    private static bool HasDiscriminatorConvention(BsonClassMap classMap) =>
        Convention is null || (Convention.GetValue(classMap) is { } convention && !convention.Equals(BsonSerializer.LookupDiscriminatorConvention(classMap.ClassType)));
}
