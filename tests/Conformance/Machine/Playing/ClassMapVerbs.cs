using System.Reflection;
using MongoDB.Bson.Serialization;
using MongoDB.Bson.Serialization.Conventions;
using MongoDB.Bson.Serialization.IdGenerators;

namespace Conformance.Machine.Playing;

/// <summary>Registers and looks up class maps.</summary>
internal static class ClassMapVerbs
{
    public const string LookUp = "look-up-map";
    public const string IsMapped = "is-mapped";
    public const string Register = "map";
    public const string TryRegister = "try-map";

    private static readonly Dictionary<Type, BsonClassMap> Registered = [];

    private static readonly string[] Mapped = [
        Family.Model,
        Family.Model,
        Family.Model,
        Family.Model,
        Family.Model,
        Family.Model,
        Family.Model,
        "object",
        "ValueType",
    ];

    private static readonly string[] Changes =
    [
        "automatic", "automatic", "automatic", "frozen", "without-effect", "explicit", "lenient", "inherited-lenient", "strict", "renamed",
        "ordered", "required", "default", "other-default", "ignored", "unmapped", "id",
        "discriminator", "discriminated", "discriminator-convention", "root", "known", "creator", "generator",
    ];

    public static readonly Verb[] All =
    [
        new(Register, 6, [Mapped, Changes], words =>
        {
            var map = Create(Types.Find(words[0]), words[1]);
            BsonClassMap.RegisterClassMap(map);
            Registered[map.ClassType] = map;
            return null;
        }),
        new("change-registered-map", 1, [Mapped], words =>
            Registered.TryGetValue(Types.Find(words[0]), out var map) ? Do(() => map.SetDiscriminator("changed")) ?? true : Verb.Nothing),
        new(TryRegister, 2, [Mapped, Changes], words => TryRegisterMap(Create(Types.Find(words[0]), words[1]))),
        new(LookUp, 3, [Mapped], words => Describe(BsonClassMap.LookupClassMap(Types.Find(words[0])))),
        new(IsMapped, 2, [Mapped], words => BsonClassMap.IsClassMapRegistered(Types.Find(words[0]))),
    ];

    /// <summary>Whether a change leaves a class map other than the one that the driver has.</summary>
    /// <param name="other">The driver's class map, from <see cref="DescribeRegistered"/>.</param>
    public static bool HasEffect(Type type, string change, string other) =>
        change is "creator" or "discriminator-convention" or "inherited-lenient" ||
        Outcome.Of(() => DescribeOrdered(Create(type, change).Freeze())).ToString() != other;

    /// <summary>Describes the class map that the driver has.</summary>
    public static string DescribeRegistered(Type type) => Outcome.Of(() => DescribeOrdered(BsonClassMap.LookupClassMap(type))).ToString()!;

    public static string Describe(BsonClassMap map) =>
        $"{DescribeOrdered(map)} {string.Join(", ", map.AllMemberMaps.Select(member => $"{member.Order} {member.IgnoreIfNull}"))}";

    // Without the numbers by which members are ordered: the order itself matters.
    private static string DescribeOrdered(BsonClassMap map) =>
        $"{map.Discriminator} {map.DiscriminatorIsRequired} {map.HasRootClass} {map.IsRootClass} {map.IgnoreExtraElements} " +
        $"{map.IdMemberMap?.MemberName} {map.ExtraElementsMemberMap?.MemberName} " +
        string.Join("; ", map.AllMemberMaps.Select(MemberMapDescription.Of)) +
        $" {map.CreatorMaps.Count()} {string.Join(", ", map.KnownTypes.Where(known => known != map.ClassType).Select(TypeNames.Of))}";

    // There is a generic method only.
    private static object? TryRegisterMap(BsonClassMap map) =>
        typeof(BsonClassMap).GetMethods().Single(method =>
            method.Name == nameof(BsonClassMap.TryRegisterClassMap) &&
            method.GetParameters() is [{ ParameterType.IsGenericType: true } only] &&
            only.ParameterType.GetGenericTypeDefinition() == typeof(BsonClassMap<>))
            .MakeGenericMethod(map.ClassType).Invoke(null, BindingFlags.DoNotWrapExceptions, null, [map], null);

    private static BsonClassMap Create(Type type, string change)
    {
        var map = (BsonClassMap)Activator.CreateInstance(typeof(BsonClassMap<>).MakeGenericType(type))!;
        if (change == "explicit")
        {
            _ = type.GetProperties().FirstOrDefault(property => property.DeclaringType == type) is { } property
                ? map.MapMember(property)
                : null;
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
        "inherited-lenient" => Do(() =>
        {
            map.SetIgnoreExtraElements(true);
            map.SetIgnoreExtraElementsIsInherited(true);
        }),
        "discriminator-convention" => Do(() => map.SetDiscriminatorConvention(new ScalarDiscriminatorConvention("kind"))),
        "strict" => Do(() => map.SetIgnoreExtraElements(false)),
        "discriminator" => Do(() => map.SetDiscriminator("other")),
        "discriminated" => Do(() => map.SetDiscriminatorIsRequired(true)),
        "root" => Do(() => map.SetIsRootClass(true)),
        "known" =>
            Do(() =>
                map.AddKnownType(
                    Types.Concrete.FirstOrDefault(each => each != map.ClassType && map.ClassType.IsAssignableFrom(each)) ?? map.ClassType)),
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
            "other-default" => last.SetDefaultValue(last.MemberType == typeof(int) ? 5 : last.MemberType == typeof(string) ? "five" : null),
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
