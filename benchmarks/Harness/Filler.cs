using System.Collections;
using System.Reflection;
using MongoDB.Bson;
using MongoDB.Bson.Serialization.Attributes;

namespace Benchmarks.Harness;

/// <summary>Makes objects full of values, the same ones at each run.</summary>
public sealed class Filler(int seed)
{
    private const string Letters = "abcdefghijklmnopqrstuvwxyz ABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789-";

    public Random Random { get; } = new(seed);

    /// <summary>Makes a string.</summary>
    public Func<Filler, string> Text { get; init; } = static filler => filler.Ascii(3, 24);

    /// <summary>How many items a collection gets.</summary>
    public Func<Filler, int> Count { get; init; } = static filler => filler.Random.Next(2, 7);

    /// <summary>How often what may be null is null.</summary>
    public double NullShare { get; init; }

    public IReadOnlyList<byte[]> Documents<T>(int count) => Many<T>(count).Select(BsonGenSerializerOf).ToList();

    public List<T> Many<T>(int count) => Enumerable.Range(0, count).Select(_ => (T)Create(typeof(T))!).ToList();

    public string Ascii(int minLength, int maxLength) => string.Create(Random.Next(minLength, maxLength + 1), Random, static (span, random) =>
    {
        for (var i = 0; i < span.Length; i++)
        {
            span[i] = Letters[random.Next(Letters.Length)];
        }
    });

    public T Pick<T>(IReadOnlyList<T> choices) => choices[Random.Next(choices.Count)];

    private static byte[] BsonGenSerializerOf<T>(T value) => BsonGen.BsonGenSerializer.Serialize(value);

    private object? Create(Type type) => Type.GetTypeCode(Nullable.GetUnderlyingType(type) ?? type) switch
    {
        _ when type.IsEnum => Pick(type.GetEnumValues().Cast<object>().ToList()),
        TypeCode.Boolean => Random.Next(2) == 0,
        TypeCode.Int32 => Random.Next(3) == 0 ? Random.Next() : Random.Next(1000),
        TypeCode.Int64 => Random.Next(3) == 0 ? Random.NextInt64() : Random.NextInt64(1_000_000),
        TypeCode.Double => Math.Round(Random.NextDouble() * 1000, 3),
        TypeCode.DateTime => DateTime.UnixEpoch.AddMilliseconds(Random.NextInt64(1_700_000_000_000)),
        TypeCode.String => Text(this),
        _ => CreateBson(type) ?? CreateCollection(type) ?? CreateObject(type),
    };

    private object? CreateBson(Type type) => type.Name switch
    {
        nameof(ObjectId) => new ObjectId(Bytes(12)),
        nameof(BsonDocument) => new BsonDocument(),
        nameof(BsonMinKey) => BsonMinKey.Value,
        nameof(BsonMaxKey) => BsonMaxKey.Value,
        nameof(BsonTimestamp) => new BsonTimestamp(Random.NextInt64()),
        nameof(BsonRegularExpression) => new BsonRegularExpression(Ascii(5, 20), "i"),
        nameof(BsonJavaScriptWithScope) => new BsonJavaScriptWithScope(Ascii(10, 30), new BsonDocument("x", Random.Next())),
        _ => null,
    };

    private object? CreateCollection(Type type)
    {
        if (type == typeof(byte[]))
        {
            return Bytes(Random.Next(20, 40));
        }

        var count = typeof(IEnumerable).IsAssignableFrom(type) ? Count(this) : 0;
        if (type.IsArray)
        {
            var array = Array.CreateInstance(type.GetElementType()!, count);
            for (var i = 0; i < count; i++)
            {
                array.SetValue(Create(type.GetElementType()!), i);
            }

            return array;
        }

        if (!type.IsGenericType)
        {
            return null;
        }

        var collection = Activator.CreateInstance(type);
        for (var i = 0; i < count; i++)
        {
            var item = Create(type.GetGenericArguments()[^1]);
            if (collection is IDictionary dictionary)
            {
                dictionary[Ascii(4, 12) + i] = item;
            }
            else
            {
                ((IList)collection!).Add(item);
            }
        }

        return collection;
    }

    private object CreateObject(Type type)
    {
        if (type.GetCustomAttribute<BsonKnownTypesAttribute>(inherit: false) is { } known)
        {
            type = Pick(known.KnownTypes);
        }

        var nullability = new NullabilityInfoContext();
        var value = Activator.CreateInstance(type)!;
        foreach (var property in type.GetProperties().OrderBy(property => property.MetadataToken))
        {
            var isNull = NullShare > 0 && nullability.Create(property).WriteState == NullabilityState.Nullable && Random.NextDouble() < NullShare;
            property.SetValue(value, isNull ? null : Create(property.PropertyType));
        }

        return value;
    }

    private byte[] Bytes(int count)
    {
        var bytes = new byte[count];
        Random.NextBytes(bytes);
        return bytes;
    }
}
