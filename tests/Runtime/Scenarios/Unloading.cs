using BsonGen;
using MongoDB.Bson;
using MongoDB.Bson.Serialization;
using Runtime.Models;

namespace Runtime.Scenarios;

/// <summary>Uses what could keep an assembly alive that can be unloaded.</summary>
public static class Unloading
{
    /// <summary>
    /// Reads and writes, with shared strings, kept discriminators, metrics, a type that falls back, and names of generic types.
    /// </summary>
    public static void UseAll()
    {
        using var recorder = new MeterRecorder();
        BsonGenFallbacks.FellBack += static _ => { };
        BsonClassMap.RegisterClassMap<Tree>(map => map.MapMember(tree => tree.Value).SetElementName("v"));
        new Tree().ToBson();
        for (var i = 0; i < 3; i++)
        {
            BsonSerializer.Deserialize<Interned>(new BsonDocument("Shared", "text").ToBson());
            BsonGenSerializer.Deserialize<Widget>(new Button { Size = 3 }.ToBson<Widget>());
        }

        UseNames();
        Expect.Equal(true, recorder.Show().Length > 0, "counted");
    }

    /// <summary>Reads a document that names a type and assemblies.</summary>
    /// <param name="levels">The number of generic types in the name. Each name is resolved once.</param>
    public static void UseNames(int levels = 1)
    {
        var name = "System.Object, System.Private.CoreLib";
        for (var i = 0; i < levels; i++)
        {
            name = $"System.Collections.Generic.List`1[[{name}]], System.Private.CoreLib";
        }

        BsonGenSerializer.Deserialize<Untyped>(
            new BsonDocument("Value", new BsonDocument { { "_t", name }, { "_v", new BsonArray() } }).ToBson());
    }
}
