using System.Reflection;
using MongoDB.Bson;
using MongoDB.Bson.Serialization;
using MongoDB.Bson.Serialization.Conventions;
using MongoDB.Bson.Serialization.Serializers;

namespace Conformance.Models.Events.Framework;

/// <summary>A library that finds class maps and serializers by reflection, and has a naming convention of its own.</summary>
public interface IClassMapFor<T>
{
    void Configure(BsonClassMap<T> map);
}

public static class Defaults
{
    public static void Use(Assembly assembly)
    {
        BsonSerializer.TryRegisterSerializer(new GuidSerializer(GuidRepresentation.Standard));
        var pack = new ConventionPack { new NamingConvention(), new IgnoreExtraElementsConvention(true) };
        ConventionRegistry.Register("naming", pack, type => type.Namespace != null && !type.Namespace.StartsWith("System"));
        foreach (var type in assembly.GetTypes())
        {
            foreach (var contract in type.GetInterfaces())
            {
                if (contract.IsGenericType && contract.GetGenericTypeDefinition() == typeof(IClassMapFor<>))
                {
                    typeof(Defaults).GetMethod("Register", BindingFlags.NonPublic | BindingFlags.Static)!
                        .MakeGenericMethod(contract.GetGenericArguments()[0])
                        .Invoke(null, new[] { Activator.CreateInstance(type) });
                }
            }
        }
    }

    private static void Register<T>(IClassMapFor<T> map)
    {
        if (!BsonClassMap.IsClassMapRegistered(typeof(T)))
        {
            BsonClassMap.RegisterClassMap<T>(map.Configure);
        }
    }
}

public sealed class NamingConvention : ConventionBase, IMemberMapConvention
{
    public void Apply(BsonMemberMap memberMap)
    {
        if (memberMap != memberMap.ClassMap.IdMemberMap)
        {
            memberMap.SetElementName(char.ToLowerInvariant(memberMap.MemberName[0]) + memberMap.MemberName.Substring(1));
        }
    }
}
