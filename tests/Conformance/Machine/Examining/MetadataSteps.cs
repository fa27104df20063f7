using System.Reflection;
using Conformance.Tests;
using MongoDB.Bson.Serialization;
using MongoDB.Bson.Serialization.Conventions;

namespace Conformance.Machine.Examining;

/// <summary>Queries the driver for the metadata of one type: members, id, discriminators, class map.</summary>
internal sealed class MetadataSteps(Type type, Type[] models)
{
    private const BindingFlags AllMembers = BindingFlags.Instance |
        BindingFlags.Public |
        BindingFlags.NonPublic |
        BindingFlags.DeclaredOnly;

    public IEnumerable<(string What, Outcome Outcome)> Run()
    {
        yield return ("itself", Outcome.Of(DescribeItself));
        foreach (var name in MemberNames().Append("NoSuchMember"))
        {
            yield return ($"member {name}", Outcome.Of(() =>
                BsonSerializer.LookupSerializer(type) is IBsonDocumentSerializer serializer &&
                serializer.TryGetMemberSerializationInfo(name, out var info)
                    ? MemberDescription.Of(info)
                    : "none"));
        }

        for (var seed = 4; seed < 8 && ValueFactory.HasValues(type, models); seed++)
        {
            var (value, other) = (new ValueFactory(seed, models).CreateRoot(type), new ValueFactory(seed + 4, models).CreateRoot(type));
            yield return ($"id {seed}", Outcome.Of(() => DescribeId(value, other)));
        }

        yield return ("class map registered", Outcome.Of(() => BsonClassMap.IsClassMapRegistered(type)));
        yield return ("class map", Outcome.Of(() => DescribeMap(BsonClassMap.LookupClassMap(type))));
    }

    private string DescribeItself()
    {
        var serializer = BsonSerializer.LookupSerializer(type);
        var convention = BsonSerializer.LookupDiscriminatorConvention(type);
        return $"{TypeNames.Of(serializer.ValueType)} " +
            $"{(serializer as IBsonPolymorphicSerializer)?.IsDiscriminatorCompatibleWithObjectSerializer} {convention.GetType().Name} " +
            $"{BsonSerializer.IsTypeDiscriminated(type)} {convention.ElementName} {convention.GetDiscriminator(type, type)} " +
            $"{convention.GetDiscriminator(typeof(object), type)}";
    }

    private string DescribeId(object value, object other)
    {
        if (BsonSerializer.LookupSerializer(type) is not IBsonIdProvider provider)
        {
            return "no provider";
        }

        var text = IdDescription.Of(provider, value);
        provider.GetDocumentId(other, out var otherId, out _, out _);
        provider.SetDocumentId(value, otherId);
        provider.GetDocumentId(value, out var set, out _, out _);
        return $"{text} {Dump.Of(set)}";
    }

    /// <summary>
    /// A line for each fact about a class map. <see cref="Running.LateClassMaps"/> names them by the words before the colon.
    /// </summary>
    public static string DescribeMap(BsonClassMap map)
    {
        var members = map.AllMemberMaps.Select(member => $"{member.Order} {member.IgnoreIfNull} {MemberMapDescription.Of(member)}");
        string[] facts =
        [
            $"class: {TypeNames.Of(map.ClassType)}", $"discriminator: {map.Discriminator}",
            $"discriminator required: {map.DiscriminatorIsRequired}",
            $"root class: {map.HasRootClass} {map.IsRootClass}", $"extra elements ignored: {map.IgnoreExtraElements}",
            $"id: {map.IdMemberMap?.MemberName}",
            $"extra elements: {map.ExtraElementsMemberMap?.MemberName}", $"members: {string.Join("; ", members)}",
            $"creators: {map.CreatorMaps.Count()}",
            $"known types: {string.Join(", ", map.KnownTypes.Select(TypeNames.Of))}",
        ];
        return string.Join('\n', facts.Select(fact => fact.ReplaceLineEndings(" ")));
    }

    private IEnumerable<string> MemberNames()
    {
        for (var level = type; level is not null; level = level.BaseType)
        {
            foreach (var member in level.GetMembers(AllMembers).Where(member => member is FieldInfo or PropertyInfo))
            {
                yield return member.Name;
            }
        }
    }
}
