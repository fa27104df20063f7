using System.Reflection;
using System.Runtime.CompilerServices;
using BsonGen;
using BsonGen.CodeGeneration;
using MongoDB.Bson;
using MongoDB.Bson.IO;
using MongoDB.Bson.Serialization;
using Runtime.Models;

namespace Runtime.Scenarios;

/// <summary>
/// Whatever the driver's defaults are when a type is first used, its static constructor succeeds. Its exception would stay for the life of
/// the process.
/// </summary>
public static class DefaultsScenarios
{
    private static readonly Type[] Arguments =
    [
        typeof(object), typeof(string), typeof(int), typeof(Guid), typeof(Status), typeof(int?), typeof(List<int>),
        typeof(Dictionary<string, object>), typeof(BsonDocument), typeof(Line),
        typeof(IContent), typeof(Packed),
    ];

    public static void NoBytes() => CheckAll(static () => BsonDefaults.MaxDocumentSize = 0);

    public static void NegativeSize() => CheckAll(static () => BsonDefaults.MaxDocumentSize = int.MinValue);

    public static void FewBytes() => CheckAll(static () => BsonDefaults.MaxDocumentSize = 60);

    public static void NoLevels() => CheckAll(static () => BsonDefaults.MaxSerializationDepth = 0);

    public static void NegativeDepth() => CheckAll(static () => BsonDefaults.MaxSerializationDepth = int.MinValue);

    public static void NoDynamicTypes() => CheckAll(static () =>
    {
        BsonDefaults.DynamicArraySerializer = null;
        BsonDefaults.DynamicDocumentSerializer = null;
    });

    public static void SettingsOfReadersAndWriters() => CheckAll(static () =>
    {
        BsonBinaryWriterSettings.Defaults = new() { MaxDocumentSize = 1, MaxSerializationDepth = 0, Encoding = new(false, true) };
        BsonBinaryReaderSettings.Defaults = new() { MaxDocumentSize = 1, Encoding = new(false, true) };
    });

    /// <summary>Documents that the limit refused at the first use are read and written when it is restored.</summary>
    public static void ObjectsAfterASmallLimit()
    {
        var (size, depth) = (BsonDefaults.MaxDocumentSize, BsonDefaults.MaxSerializationDepth);
        foreach (var value in new object[]
        {
            1m,
            new Dictionary<string, object> { ["a"] = 1 },
            new Brick { Weight = 2 },
            new object[] { 1m },
        })
        {
            SetLimits(10, 1);
            Expect.Throws<Exception>(() => new Untold { Value = value }.ToBson(), "refused");
            SetLimits(size, depth);
            SideBySide.Write(new Untold { Value = value, Content = new Brick { Weight = 2 } }, $"{value}");
        }
    }

    // New settings have the limits at the time when they are created.
    private static void SetLimits(int size, int depth)
    {
        (BsonDefaults.MaxDocumentSize, BsonDefaults.MaxSerializationDepth) = (size, depth);
        BsonBinaryReaderSettings.Defaults = new();
        BsonBinaryWriterSettings.Defaults = new();
    }

    private static void CheckAll(Action set)
    {
        // The driver decides what it keeps of its defaults when they are first read, and generated code does not change that.
        set();
        var checkedTypes = Initialize(typeof(GeneratedSerializer).Assembly) + Initialize(typeof(Order).Assembly);
        Expect.Equal(true, checkedTypes > 500, $"more than 500 of {checkedTypes} types");
        foreach (var type in typeof(Order).Assembly.GetTypes().Where(static type =>
            type.IsDefined(typeof(BsonGeneratedAttribute)) && !type.IsAbstract))
        {
            Use(type);
        }
    }

    private static int Initialize(Assembly assembly)
    {
        var count = 0;
        foreach (var type in assembly.GetTypes().SelectMany(Close))
        {
            Check(() => RuntimeHelpers.RunClassConstructor(type.TypeHandle), type);
            count++;
        }

        return count;
    }

    // The type itself, or those that the arguments make of a generic type.
    private static IEnumerable<Type> Close(Type type)
    {
        if (!type.ContainsGenericParameters)
        {
            return [type];
        }

        return Arguments.Select(argument =>
        {
            try
            {
                return type.MakeGenericType([.. type.GetGenericArguments().Select(_ => argument)]);
            }
            catch (ArgumentException)
            {
                // The argument does not meet a constraint.
                return null;
            }
        }).OfType<Type>();
    }

    private static void Use(Type type)
    {
        foreach (var closed in Close(type))
        {
            Check(() => BsonGenSerializer.Serialize(closed, RuntimeHelpers.GetUninitializedObject(closed)), closed);
            Check(() => BsonGenSerializer.Deserialize(closed, new byte[] { 5, 0, 0, 0, 0 }), closed);
            Check(() => BsonSerializer.Deserialize([5, 0, 0, 0, 0], closed), closed);
        }
    }

    // Other exceptions are those of the limits.
    private static void Check(Action use, Type type)
    {
        try
        {
            use();
        }
        catch (Exception error)
        {
            for (Exception? inner = error; inner is not null; inner = inner.InnerException)
            {
                if (inner is TypeInitializationException)
                {
                    throw new InvalidOperationException($"The static constructor of {type} failed.", error);
                }
            }
        }
    }
}
