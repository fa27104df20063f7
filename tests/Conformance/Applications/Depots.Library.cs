using System.Reflection;
using MongoDB.Bson;
using MongoDB.Bson.Serialization;
using MongoDB.Bson.Serialization.Conventions;
using MongoDB.Bson.Serialization.IdGenerators;
using MongoDB.Bson.Serialization.Serializers;
using Conformance.Models.Depots.Domain;

namespace Conformance.Models.Depots.Storage;

/// <summary>
/// A library that maps base classes, its own and those of a third assembly, and the types of the application by reflection.
/// </summary>
public static class Storage
{
    public static void Use(Assembly application)
    {
        BsonSerializer.TryRegisterSerializer(new GuidSerializer(GuidRepresentation.Standard));
        BsonClassMap.RegisterClassMap<Stored>(map =>
        {
            map.AutoMap();
            map.MapIdMember(stored => stored.Number);
            map.MapExtraElementsMember(stored => stored.Others);
            map.UnmapMember(stored => stored.IsDirty);
            map.MapMember(stored => stored.ChangedAt).SetElementName("changed \"at\"").SetOrder(4);
            map.MapMember(stored => stored.Weight).SetSerializer(new DecimalSerializer(BsonType.String));
            map.MapMember(stored => stored.Revision).SetDefaultValue(1).SetIgnoreIfDefault(true);
            map.MapMember(stored => stored.Level)
                .SetSerializer(new NullableSerializer<Level>(new EnumSerializer<Level>(BsonType.String)))
                .SetIgnoreIfNull(true);
        });
        BsonClassMap.RegisterClassMap<Keyed<string, int>>(map =>
        {
            map.AutoMap();
            map.MapIdMember(keyed => keyed.Key).SetIdGenerator(StringObjectIdGenerator.Instance);
            map.MapMember(keyed => keyed.Note).SetElementName("n").SetIsRequired(true);
            map.SetIgnoreExtraElements(true);
            map.SetIgnoreExtraElementsIsInherited(true);
        });
        BsonClassMap.RegisterClassMap<Vehicle>(map =>
        {
            map.AutoMap();
            map.SetIsRootClass(true);
            map.SetDiscriminatorIsRequired(true);
        });

        // This class map has no AutoMap.
        BsonClassMap.RegisterClassMap<Tracked>(map =>
        {
            map.MapMember(tracked => tracked.Position);
            map.MapIdMember(tracked => tracked.Tag).SetIdGenerator(GuidGenerator.Instance);
        });
        foreach (var type in application.GetTypes().Where(type => typeof(IDocument).IsAssignableFrom(type)))
        {
            BsonClassMap.RegisterClassMap(Map(type));
        }
    }

    private static BsonClassMap Map(Type type)
    {
        var map = new BsonClassMap(type);
        map.AutoMap();
        map.MapIdProperty(nameof(IDocument.Code));
        map.SetDiscriminator("doc " + type.Name);
        foreach (var member in map.DeclaredMemberMaps.ToList())
        {
            if (member.MemberType == typeof(TimeSpan))
            {
                member.SetSerializer(new MinutesSerializer(10));
            }
            else if (member.MemberType == typeof(bool))
            {
                map.UnmapMember(member.MemberInfo);
            }
            else if (member.MemberName != nameof(IDocument.Code))
            {
                member.SetElementName("_" + member.MemberName);
            }
        }

        foreach (var field in type.GetFields(BindingFlags.NonPublic | BindingFlags.Instance).Where(field => field.Name == "_secret"))
        {
            map.MapField(field.Name).SetElementName("secret");
        }

        return map;
    }
}

public interface IDocument
{
    string? Code { get; }
}

public class Tracked
{
    public Guid Tag { get; set; }

    public int Position { get; set; }

    public string? Scratch { get; set; }
}

/// <summary>A serializer that compares by its setting.</summary>
public sealed class MinutesSerializer(int factor) : StructSerializerBase<TimeSpan>
{
    public override TimeSpan Deserialize(BsonDeserializationContext context, BsonDeserializationArgs args) =>
        TimeSpan.FromMinutes(context.Reader.ReadInt32() / factor);

    public override void Serialize(BsonSerializationContext context, BsonSerializationArgs args, TimeSpan value) =>
        context.Writer.WriteInt32((int)(value.Ticks % int.MaxValue) * factor);

    public override bool Equals(object? obj) => obj is MinutesSerializer other && other.GetHashCode() == GetHashCode();

    public override int GetHashCode() => factor;
}
