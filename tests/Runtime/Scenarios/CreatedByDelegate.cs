using MongoDB.Bson.Serialization;
using MongoDB.Bson.Serialization.Conventions;

namespace Runtime.Scenarios;

/// <summary>Leaves types to their class maps: a delegate creates their objects, which generated code does not call.</summary>
internal static class CreatedByDelegate
{
    public const string Reason = "generated code can't follow its class map: a delegate creates its objects";

    /// <summary>By a class map.</summary>
    public static void RegisterClassMap<T>()
        where T : new() =>
        BsonClassMap.RegisterClassMap<T>(map =>
        {
            map.AutoMap();
            map.SetCreator(() => new T());
        });

    /// <summary>By a convention.</summary>
    public static void RegisterConvention<T>()
        where T : new()
    {
        var pack = new ConventionPack();
        pack.AddClassMapConvention("creator", map => map.SetCreator(() => new T()));
        ConventionRegistry.Register("mine", pack, type => type == typeof(T));
    }
}
