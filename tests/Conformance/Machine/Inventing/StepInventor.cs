using Conformance.Machine.Declarations;

namespace Conformance.Machine.Inventing;

/// <summary>Creates the configuration and the queries of a program before and after the first use of its types.</summary>
internal sealed class StepInventor(Dice dice)
{
    private static readonly string[] Conventions =
    [
        "new CamelCaseElementNameConvention()", "new IgnoreExtraElementsConvention(true)",
        "new EnumRepresentationConvention(BsonType.String)", "new IgnoreIfNullConvention(true)",
        "new IgnoreIfDefaultConvention(true)", "new NoIdMemberConvention()", "new StringIdStoredAsObjectIdConvention()",
        "new NamedExtraElementsMemberConvention(\"Rest\")", "new ImmutableTypeClassMapConvention()",
        "new StringObjectIdIdGeneratorConvention()",
        "new DelegateClassMapConvention(\"x\", map => map.SetIgnoreExtraElements(true))",
        "new DelegateMemberMapConvention(\"x\", map => map.SetElementName(map.MemberName + \"_\"))",
        "new MemberNameElementNameConvention()", "new ReadWriteMemberFinderConvention()",
    ];

    private static readonly string[] MapChanges =
    [
        "map.SetIgnoreExtraElements(true);", "map.SetDiscriminator(\"mapped\");", "map.SetIsRootClass(true);",
        "map.SetDiscriminatorIsRequired(true);", "map.SetIgnoreExtraElementsIsInherited(true);",
        "map.SetIdMember(null);", "", "", "map.UnmapMember(map.DeclaredMemberMaps.First().MemberInfo);",
        "map.DeclaredMemberMaps.First().SetElementName(\"first\");",
        "map.DeclaredMemberMaps.Last().SetIgnoreIfNull(true);", "map.DeclaredMemberMaps.Last().SetIsRequired(true);",
        "map.DeclaredMemberMaps.First().SetOrder(50);",
        "foreach (var member in map.DeclaredMemberMaps.ToList()) member.SetElementName(member.MemberName + \"_\");",
        "map.DeclaredMemberMaps.First().SetShouldSerializeMethod(_ => false);",
        "map.DeclaredMemberMaps.Last().SetIgnoreIfDefault(true);", "map.SetIdMember(map.DeclaredMemberMaps.Last());",
        "map.IdMemberMap?.SetIdGenerator(MongoDB.Bson.Serialization.IdGenerators.NullIdChecker.Instance);",
        ForEach("member.MemberType == typeof(BsonDocument)", "map.SetExtraElementsMember(member);"),
        ForEach(
            "true", "member.SetDefaultValue(member.MemberType.IsValueType ? Activator.CreateInstance(member.MemberType) : null);"),
        ForEach(
            "member.MemberType == typeof(int)",
            "member.SetSerializer(new MongoDB.Bson.Serialization.Serializers.Int32Serializer(BsonType.String));"),
        ForEach(
            "member.MemberType.IsEnum",
            "member.SetSerializer((IBsonSerializer)Activator.CreateInstance(" +
            "typeof(MongoDB.Bson.Serialization.Serializers.EnumSerializer<>).MakeGenericType(member.MemberType), BsonType.String)!);"),
        ForEach("true", "member.SetSerializer(BsonSerializer.LookupSerializer(member.MemberType));"),
        "map.SetCreator(() => System.Runtime.CompilerServices.RuntimeHelpers.GetUninitializedObject(map.ClassType));",
        "map.Reset();",
        "map.Reset(); foreach (var property in map.ClassType.GetProperties()) if (property.DeclaringType == map.ClassType && " +
        "property.CanRead && property.CanWrite) map.MapProperty(property.Name);",
    ];

    private static readonly string[] Questions =
    [
        "BsonClassMap.IsClassMapRegistered(typeof({0}))",
        "BsonClassMap.GetRegisteredClassMaps().Count(map => map.ClassType == typeof({0}))",
        "BsonClassMap.LookupClassMap(typeof({0})).Discriminator",
        "BsonClassMap.LookupClassMap(typeof({0})).IsFrozen", "BsonSerializer.LookupSerializer(typeof({0})).ValueType.Name",
        "BsonSerializer.LookupDiscriminatorConvention(typeof({0})).ElementName",
        "BsonSerializer.IsTypeDiscriminated(typeof({0}))", "BsonSerializer.LookupActualType(typeof({0}), \"x\").Name",
    ];

    private static readonly string[] Registrations =
    [
        "BsonClassMap.RegisterClassMap<{0}>()",
        "{{ BsonSerializer.RegisterSerializer(typeof({0}), new Acme.Mapped<{0}>()); return null; }}",
        "{{ BsonSerializer.RegisterDiscriminatorConvention(typeof({0}), new ScalarDiscriminatorConvention(\"kind\")); return null; }}",
        "{{ BsonSerializer.RegisterDiscriminatorConvention(typeof({0}), new HierarchicalDiscriminatorConvention(\"_t\")); return null; }}",
        "{{ BsonSerializer.RegisterDiscriminatorConvention(typeof({0}), new HierarchicalDiscriminatorConvention(\"kind\")); return null; " +
        "}}",
        "{{ BsonSerializer.RegisterDiscriminator(typeof({0}), \"late\"); return null; }}",
        "{{ ConventionRegistry.Remove(\"p\" + typeof({0}).FullName); return null; }}",
    ];

    public IReadOnlyList<string> Make(IReadOnlyList<TypeName> types) =>
        types.Count == 0 || dice.Chance(70)
            ? []
            : [.. Enumerable.Range(0, 1 + dice.Next(3)).Select(_ => MakeOne(dice.Pick(types).ToString()))];

    private string MakeOne(string type) => dice.Next(100) switch
    {
        < 35 => Format(dice.Pick(Questions), type),
        < 60 => Format(dice.Pick(Registrations), type),
        < 80 => $"BsonClassMap.RegisterClassMap<{type}>(map => {{ map.AutoMap(); {dice.Pick(MapChanges)} }})",
        _ =>
            $"{{ ConventionRegistry.Register(\"p\" + typeof({type}).FullName, new ConventionPack {{ {dice.Pick(Conventions)} }}, type => " +
            $"{dice.Pick("type", "type.Namespace")} == typeof({type}){{0}}); return null; }}"
            is var text && text.Contains("type.Namespace ==", StringComparison.Ordinal)
                ? text.Replace("{0}", ".Namespace", StringComparison.Ordinal)
                : text.Replace("{0}", "", StringComparison.Ordinal),
    };

    private static string ForEach(string condition, string change) =>
        $"foreach (var member in map.DeclaredMemberMaps.Where(member => {condition}).ToList()) {{ {change} }}";

    private static string Format(string format, string type) =>
        string.Format(System.Globalization.CultureInfo.InvariantCulture, format, type);
}
