using MongoDB.Bson;
using MongoDB.Bson.Serialization;
using MongoDB.Bson.Serialization.Conventions;

namespace Conformance.Machine.Playing;

/// <summary>Conventions that users register: the driver's, and some of their own.</summary>
internal static class Conventions
{
    public static readonly string[] Kinds =
    [
        "camel", "lenient", "ignore-null", "ignore-default", "enum-text", "text-as-object-id", "key-as-id", "no-effect",
        "class-without-effect", "upper", "full-discriminator",
        "required-text", "default-numbers", "default-guids", "default-text", "discriminated", "inherited-lenient", "root", "root-object",
        "last-discriminated", "last-renamed", "last-unmapped",
    ];

    public static IConvention Create(string kind) => kind switch
    {
        "camel" => new CamelCaseElementNameConvention(),
        "lenient" => new IgnoreExtraElementsConvention(true),
        "ignore-null" => new IgnoreIfNullConvention(true),
        "ignore-default" => new IgnoreIfDefaultConvention(true),
        "enum-text" => new EnumRepresentationConvention(BsonType.String),
        "text-as-object-id" => new StringIdStoredAsObjectIdConvention(),
        "key-as-id" => new NamedIdMemberConvention("Id", "Name"),
        "class-without-effect" => new OnClasses(_ => { }),
        "upper" => new OnMembers(member => member.SetElementName(member.ElementName.ToUpperInvariant())),
        "full-discriminator" => new OnClasses(map => map.SetDiscriminator(map.ClassType.FullName)),
        "required-text" => new OnMembers(member => member.SetIsRequired(member.MemberType == typeof(string))),
        "default-guids" => new MemberDefaultValueConvention(typeof(Guid), Guid.Empty),
        "default-text" => new MemberDefaultValueConvention(typeof(string), null!),
        "discriminated" => new OnClasses(map => map.SetDiscriminatorIsRequired(true)),
        "inherited-lenient" => new OnClasses(map =>
        {
            map.SetIgnoreExtraElements(true);
            map.SetIgnoreExtraElementsIsInherited(true);
        }),
        "root" => new OnClasses(map => map.SetIsRootClass(map.ClassType.BaseType == typeof(object))),
        "root-object" => new OnClasses(map => map.SetIsRootClass(map.IsRootClass || map.ClassType == typeof(object))),
        "last-discriminated" => new Last(map => map.SetDiscriminatorIsRequired(true)),
        "last-renamed" => new Last(map => _ = map.DeclaredMemberMaps.LastOrDefault()?.SetElementName("last")),
        "last-unmapped" => new Last(map =>
        {
            if (map.DeclaredMemberMaps.LastOrDefault() is { } last)
            {
                map.UnmapMember(last.MemberInfo);
            }
        }),
        "default-numbers" => new OnMembers(member => _ = member.MemberType == typeof(int) ? member.SetDefaultValue(5) : null),
        // As a convention for attributes of a library that most types do not use.
        _ => new OnMembers(member =>
        {
            if (member.MemberName.StartsWith("__", StringComparison.Ordinal))
            {
                member.SetShouldSerializeMethod(_ => false);
            }
        }),
    };

    private sealed class OnMembers(Action<BsonMemberMap> apply) : ConventionBase("OnMembers"), IMemberMapConvention
    {
        public void Apply(BsonMemberMap memberMap) => apply(memberMap);
    }

    private sealed class Last(Action<BsonClassMap> apply) : ConventionBase("Last"), IPostProcessingConvention
    {
        public void PostProcess(BsonClassMap classMap) => apply(classMap);
    }

    private sealed class OnClasses(Action<BsonClassMap> apply) : ConventionBase("OnClasses"), IClassMapConvention
    {
        public void Apply(BsonClassMap classMap) => apply(classMap);
    }
}
