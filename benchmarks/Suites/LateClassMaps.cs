using System.Reflection;
using Benchmarks.Models;
using MongoDB.Bson.Serialization;
using MongoDB.Bson.Serialization.Attributes;

namespace Benchmarks.Suites;

/// <summary>
/// Class maps as a library registers them: only the running program knows for which types. So generated code takes from them which elements
/// are required, and the default values.
/// </summary>
internal static class LateClassMaps
{
    public static void Register()
    {
        if (BsonClassMap.IsClassMapRegistered(typeof(LateRequiredItem)))
        {
            return;
        }

        foreach (var member in Map(nameof(LateRequiredItem)))
        {
            member.SetIsRequired(true);
        }

        foreach (var member in Map(nameof(LateDefaultedItem)))
        {
            var attribute = typeof(DefaultedItem).GetProperty(member.MemberName)!
                .GetCustomAttribute<BsonDefaultValueAttribute>();
            if (attribute is not null)
            {
                member.SetDefaultValue(attribute.DefaultValue);
            }
        }
    }

    private static List<BsonMemberMap> Map(string name)
    {
        var type = typeof(LateClassMaps).Assembly.GetType($"{typeof(DefaultedItem).Namespace}.{name}", throwOnError: true)!;
        var map = new BsonClassMap(type);
        map.AutoMap();
        BsonClassMap.RegisterClassMap(map);
        return [.. map.DeclaredMemberMaps];
    }
}
