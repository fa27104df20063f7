using MongoDB.Bson.Serialization;

namespace BsonGen.Registration;

/// <summary>
/// Tells a class map that the driver made by itself, which says what the compiled serializer says, from one that a user configured.
/// </summary>
internal static class ClassMapComparison
{
    /// <summary>Whether the class map says what mapping the type automatically says.</summary>
    public static bool IsAutoMap(BsonClassMap classMap)
    {
        var automatic = new BsonClassMap(classMap.ClassType);
        automatic.AutoMap();

        // Freezing inherits these, so a frozen map may have more of them than a fresh one.
        return classMap.Discriminator == automatic.Discriminator &&
            (classMap.DiscriminatorIsRequired == automatic.DiscriminatorIsRequired || classMap.BaseClassMap?.DiscriminatorIsRequired == true) &&
            classMap.IsRootClass == automatic.IsRootClass &&
            (classMap.IgnoreExtraElements == automatic.IgnoreExtraElements || classMap.BaseClassMap?.IgnoreExtraElementsIsInherited == true) &&
            classMap.IdMemberMap?.MemberName == (automatic.IdMemberMap ?? classMap.BaseClassMap?.IdMemberMap)?.MemberName &&
            classMap.ExtraElementsMemberMap?.MemberName == (automatic.ExtraElementsMemberMap ?? classMap.BaseClassMap?.ExtraElementsMemberMap)?.MemberName &&
            classMap.CreatorMaps.Count() == automatic.CreatorMaps.Count() &&
            classMap.CreatorMaps.Zip(automatic.CreatorMaps, IsSame).All(isSame => isSame) &&
            classMap.DeclaredMemberMaps.Count() == automatic.DeclaredMemberMaps.Count() &&
            classMap.DeclaredMemberMaps.All(member => IsSame(member, automatic.GetMemberMap(member.MemberName), automatic));
    }

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
        (member.ShouldSerializeMethod is null) == (automatic.ShouldSerializeMethod is null) &&
        member.IdGenerator?.GetType() == automatic.IdGenerator?.GetType() &&
        IsSame(member.GetSerializer(), automatic.GetSerializer());

    private static bool IsSame(IBsonSerializer serializer, IBsonSerializer automatic) =>
        serializer.Equals(automatic) ||
        (serializer.GetType() == automatic.GetType() &&
            (serializer is not IBsonDocumentSerializer || IsNullKeeping(serializer)) &&
            (serializer as IRepresentationConfigurable)?.Representation == (automatic as IRepresentationConfigurable)?.Representation &&
            HasSameChild(serializer as IChildSerializerConfigurable, automatic as IChildSerializerConfigurable));

    // Each member of a BsonValue type gets an instance of its own, so these are never equal.
    private static bool IsNullKeeping(IBsonSerializer serializer) =>
        typeof(MongoDB.Bson.BsonValue).IsAssignableFrom(serializer.ValueType) && serializer.GetType().Assembly == typeof(BsonClassMap).Assembly;

    private static bool HasSameChild(IChildSerializerConfigurable? serializer, IChildSerializerConfigurable? automatic) =>
        serializer is null || automatic is null || IsSame(serializer.ChildSerializer, automatic.ChildSerializer);
}
