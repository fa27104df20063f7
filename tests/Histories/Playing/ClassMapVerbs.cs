using System.Reflection;
using MongoDB.Bson.Serialization;
using MongoDB.Bson.Serialization.IdGenerators;

namespace Histories.Playing;

/// <summary>Registers and looks up class maps.</summary>
internal static class ClassMapVerbs
{
    public const string LookUp = "look-up-map";
    public const string IsMapped = "is-mapped";
    public const string Register = "map";
    public const string TryRegister = "try-map";

    private static readonly string[] Changes =
    [
        "automatic", "automatic", "automatic", "frozen", "without-effect", "explicit", "lenient", "strict", "renamed", "ordered", "required", "default", "ignored", "unmapped", "id",
        "discriminator", "discriminated", "root", "known", "creator", "generator",
    ];

    public static readonly Verb[] All =
    [
        new(Register, 6, [[Family.Model], Changes], words =>
        {
            BsonClassMap.RegisterClassMap(Create(Types.Find(words[0]), words[1]));
            return null;
        }),
        new(TryRegister, 2, [[Family.Model], Changes], words => TryRegisterMap(Create(Types.Find(words[0]), words[1]))),
        new(LookUp, 3, [[Family.Model]], words => Describe(BsonClassMap.LookupClassMap(Types.Find(words[0])))),
        new(IsMapped, 2, [[Family.Model]], words => BsonClassMap.IsClassMapRegistered(Types.Find(words[0]))),
    ];

    /// <summary>Whether a change leaves a class map other than the driver would create it.</summary>
    public static bool HasEffect(Type type, string change) =>
        change == "creator" || !Outcome.Of(() => DescribeOrdered(Create(type, change).Freeze())).Equals(Outcome.Of(() => DescribeOrdered(Create(type, "automatic").Freeze())));

    public static string Describe(BsonClassMap map) => $"{DescribeOrdered(map)} {string.Join(", ", map.AllMemberMaps.Select(member => member.Order))}";

    // Without the numbers by which members are ordered: the order itself matters.
    private static string DescribeOrdered(BsonClassMap map) =>
        $"{map.Discriminator} {map.DiscriminatorIsRequired} {map.HasRootClass} {map.IsRootClass} {map.IgnoreExtraElements} {map.IdMemberMap?.MemberName} {map.ExtraElementsMemberMap?.MemberName} " +
        string.Join("; ", map.AllMemberMaps.Select(member =>
            $"{member.MemberName} {member.ElementName} {member.IsRequired} {member.IgnoreIfNull} {member.IgnoreIfDefault} {(member.IsDefaultValueSpecified ? Dump.Of(member.DefaultValue) : "")} {member.IdGenerator?.GetType().Name} {MemberDescription.Of(member.GetSerializer())}")) +
        $" {map.CreatorMaps.Count()} {string.Join(", ", map.KnownTypes.Where(known => known != map.ClassType).Select(TypeNames.Of))}";

    // There is a generic method only.
    private static object? TryRegisterMap(BsonClassMap map) =>
        typeof(BsonClassMap).GetMethods().Single(method => method.Name == nameof(BsonClassMap.TryRegisterClassMap) && method.GetParameters() is [{ ParameterType.IsGenericType: true } only] && only.ParameterType.GetGenericTypeDefinition() == typeof(BsonClassMap<>))
            .MakeGenericMethod(map.ClassType).Invoke(null, BindingFlags.DoNotWrapExceptions, null, [map], null);

    private static BsonClassMap Create(Type type, string change)
    {
        var map = (BsonClassMap)Activator.CreateInstance(typeof(BsonClassMap<>).MakeGenericType(type))!;
        if (change == "explicit")
        {
            _ = type.GetProperties().FirstOrDefault(property => property.DeclaringType == type) is { } property ? map.MapMember(property) : null;
            return map;
        }

        map.AutoMap();
        ChangeClass(map, change);
        if (map.DeclaredMemberMaps.Any())
        {
            ChangeMember(map, change);
        }

        return map;
    }

    private static object? ChangeClass(BsonClassMap map, string change) => change switch
    {
        "frozen" => map.Freeze(),
        "lenient" => Do(() => map.SetIgnoreExtraElements(true)),
        "strict" => Do(() => map.SetIgnoreExtraElements(false)),
        "discriminator" => Do(() => map.SetDiscriminator("other")),
        "discriminated" => Do(() => map.SetDiscriminatorIsRequired(true)),
        "root" => Do(() => map.SetIsRootClass(true)),
        "known" => Do(() => map.AddKnownType(Types.Concrete.FirstOrDefault(each => each != map.ClassType && map.ClassType.IsAssignableFrom(each)) ?? map.ClassType)),
        "creator" => Do(() => map.SetCreator(() => Activator.CreateInstance(map.ClassType))),
        "generator" => map.IdMemberMap?.SetIdGenerator(NullIdChecker.Instance),
        _ => null,
    };

    private static object? ChangeMember(BsonClassMap map, string change)
    {
        var last = map.DeclaredMemberMaps.Last();
        return change switch
        {
            "without-effect" => last.SetElementName(last.ElementName),
            "renamed" => last.SetElementName("renamed"),
            "ordered" => last.SetOrder(-1),
            "required" => last.SetIsRequired(true),
            "default" => last.SetDefaultValue(last.MemberType.IsValueType ? Activator.CreateInstance(last.MemberType) : null),
            "ignored" => last.SetIgnoreIfDefault(true),
            "unmapped" => Do(() => map.UnmapMember(last.MemberInfo)),
            "id" => map.MapIdMember(map.DeclaredMemberMaps.First().MemberInfo),
            _ => null,
        };
    }

    private static object? Do(Action act)
    {
        act();
        return null;
    }
}
