using MongoDB.Bson.Serialization;

namespace Fuzz.Checks;

/// <summary>The memory and the types that stay allocated after inputs were read.</summary>
internal static class Retention
{
    /// <summary>The bytes that the process may keep for other reasons, such as code that runs for the first time.</summary>
    public const long MostBytes = 2_000_000;

    /// <summary>The number of inputs that are read for one measurement.</summary>
    public const int Inputs = 5_000;

    /// <summary>
    /// The class maps that the inputs may leave behind. The types that discriminators create are limited for the whole process.
    /// </summary>
    public const int MostClassMaps = 200;

    /// <summary>The increase of live bytes and of class maps after that number of new inputs was read and discarded.</summary>
    public static (long Bytes, int ClassMaps) Measure(Fuzzer fuzzer)
    {
        var classMaps = BsonClassMap.GetRegisteredClassMaps().Count();
        var before = GC.GetTotalMemory(forceFullCollection: true);
        for (var i = 0; i < Inputs; i++)
        {
            var target = fuzzer.Targets[i % fuzzer.Targets.Count];
            target.Read(fuzzer.Create(target), isAtEnd: true, out _);
        }

        return (GC.GetTotalMemory(forceFullCollection: true) - before, BsonClassMap.GetRegisteredClassMaps().Count() - classMaps);
    }
}
