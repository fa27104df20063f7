using System.Collections;
using System.Collections.Immutable;
using System.Globalization;
using System.Net;
using System.Reflection;
using System.Runtime.CompilerServices;
using System.Runtime.InteropServices;
using MongoDB.Bson;
using MongoDB.Bson.Serialization.Attributes;

namespace Benchmarks.Harness;

/// <summary>Makes objects full of values, the same ones at each run.</summary>
public sealed class Filler(int seed)
{
    private const string Letters = "abcdefghijklmnopqrstuvwxyz ABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789-";

    private static readonly string[] Languages = ["en", "de", "fr", "it", "es", "pt", "nl", "pl", "cs", "sv"];

    public Random Random { get; } = new(seed);

    /// <summary>Makes a string.</summary>
    public Func<Filler, string> Text { get; init; } = static filler => filler.Ascii(3, 24);

    /// <summary>How many items a collection gets.</summary>
    public Func<Filler, int> Count { get; init; } = static filler => filler.Random.Next(2, 7);

    /// <summary>Makes a document for a member of type <see cref="BsonDocument"/>.</summary>
    public Func<Filler, BsonDocument> Document { get; init; } = static _ => [];

    /// <summary>The share of nulls among values that may be null.</summary>
    public double NullShare { get; init; }

    public IReadOnlyList<byte[]> Documents<T>(int count) => Many<T>(count).Select(BsonGenSerializerOf).ToList();

    public List<T> Many<T>(int count) => Enumerable.Range(0, count).Select(_ => (T)Create(typeof(T))!).ToList();

    public string Ascii(int minLength, int maxLength) =>
        string.Create(Random.Next(minLength, maxLength + 1), Random, static (span, random) =>
    {
        for (var i = 0; i < span.Length; i++)
        {
            span[i] = Letters[random.Next(Letters.Length)];
        }
    });

    public string Hexadecimal(int length) => Convert.ToHexStringLower(Bytes(length / 2));

    public T Pick<T>(IReadOnlyList<T> choices) => choices[Random.Next(choices.Count)];

    private static byte[] BsonGenSerializerOf<T>(T value) => BsonGen.BsonGenSerializer.Serialize(value);

    private object? Create(Type type) => Type.GetTypeCode(Nullable.GetUnderlyingType(type) ?? type) switch
    {
        _ when Nullable.GetUnderlyingType(type) is { IsEnum: true } value => Create(value),
        _ when type.IsEnum => Pick(type.GetEnumValues().Cast<object>().ToList()),
        TypeCode.Boolean => Random.Next(2) == 0,
        TypeCode.Int32 => Random.Next(3) == 0 ? Random.Next() : Random.Next(1000),
        TypeCode.Int64 => Random.Next(3) == 0 ? Random.NextInt64() : Random.NextInt64(1_000_000),
        TypeCode.Double => Math.Round(Random.NextDouble() * 1000, 3),
        TypeCode.DateTime => DateTime.UnixEpoch.AddMilliseconds(Random.NextInt64(1_700_000_000_000)),
        TypeCode.String => Text(this),
        TypeCode.Char => Letters[Random.Next(Letters.Length)],
        TypeCode.Byte => (byte)Random.Next(byte.MaxValue + 1),
        TypeCode.Int16 => (short)Random.Next(short.MinValue, short.MaxValue + 1),
        TypeCode.Single => MathF.Round(Random.NextSingle() * 1000, 3),
        TypeCode.Decimal => new decimal(Random.Next(10_000_000)) / 100,
        _ => CreateBson(type) ?? CreateValue(type) ?? CreateCollection(type) ?? CreateObject(type),
    };

    private object? CreateValue(Type type) =>
        Nullable.GetUnderlyingType(type) is { } value ? Create(value) :
        type == typeof(Guid) ? new Guid(Bytes(16)) :
        type == typeof(TimeSpan) ? TimeSpan.FromMilliseconds(Random.NextInt64(1_000_000_000)) :
        type == typeof(DateTimeOffset) ? new DateTimeOffset((DateTime)Create(typeof(DateTime))!).ToOffset(
            TimeSpan.FromHours(Random.Next(-11, 12))) :
        type == typeof(CultureInfo) ? new CultureInfo(Pick(Languages)) :
        type == typeof(Uri) ? new Uri($"https://example.com/{Random.Next()}/{Random.Next()}?page={Random.Next(100)}") :
        type == typeof(IPAddress) ? new IPAddress(Bytes(4)) :
        type == typeof(Version) ? new Version(Random.Next(20), Random.Next(20), Random.Next(1000), Random.Next(10_000)) :
        type.IsGenericType && (typeof(ITuple).IsAssignableFrom(type) || type.GetGenericTypeDefinition() == typeof(KeyValuePair<,>))
            ? Activator.CreateInstance(type, [.. type.GetGenericArguments().Select(Create)])
            : null;

    private object? CreateBson(Type type) => type.Name switch
    {
        nameof(ObjectId) => new ObjectId(Bytes(12)),
        nameof(Decimal128) => new Decimal128(new decimal(Random.Next(10_000_000)) / 100),
        nameof(BsonDocument) => Document(this),
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

        if (type == typeof(object))
        {
            return CreateAny(depth: 2);
        }

        if (!type.IsGenericType)
        {
            return null;
        }

        if (CreateReadOnly(type) is { } readOnly)
        {
            return readOnly;
        }

        var collection = Activator.CreateInstance(type);
        for (var i = 0; i < count; i++)
        {
            var item = Create(type.GetGenericArguments()[^1]);
            if (collection is IDictionary dictionary)
            {
                dictionary[type.GetGenericArguments()[0] is var key && key == typeof(string) ? Ascii(4, 12) + i : Create(key)!] = item;
            }
            else if (collection is IList list)
            {
                list.Add(item);
            }
            else
            {
                collection!.GetType().GetMethod("Add")!.Invoke(collection, [item]);
            }
        }

        return collection;
    }

    /// <summary>Makes an immutable collection, or one for an interface of a read-only collection; null for other types.</summary>
    private object? CreateReadOnly(Type type)
    {
        var arguments = type.GetGenericArguments();
        var definition = type.GetGenericTypeDefinition();
        if (definition == typeof(ImmutableArray<>))
        {
            var items = Create(arguments[0].MakeArrayType());
            return typeof(ImmutableCollectionsMarshal).GetMethod(
                nameof(ImmutableCollectionsMarshal.AsImmutableArray))!.MakeGenericMethod(arguments).Invoke(null, [items]);
        }

        return
            definition == typeof(IReadOnlyList<>) ? Create(typeof(List<>).MakeGenericType(arguments)) :
            definition == typeof(IReadOnlyDictionary<,>) ? Create(typeof(Dictionary<,>).MakeGenericType(arguments)) :
            null;
    }

    /// <summary>Makes a value as it may be in a member of type <see cref="object"/>.</summary>
    /// <param name="depth">How many levels of maps and lists the value may have.</param>
    private object CreateAny(int depth) => Random.Next(depth > 0 ? 8 : 6) switch
    {
        0 => Random.Next(1000),
        1 => Random.NextInt64(1_000_000),
        2 => Math.Round(Random.NextDouble() * 1000, 3),
        3 => Random.Next(2) == 0,
        4 or 5 => Text(this),
        6 => Enumerable.Range(0, Count(this)).ToDictionary(_ => Ascii(4, 12), _ => CreateAny(depth - 1)),
        _ => Enumerable.Range(0, Count(this)).Select(_ => CreateAny(depth - 1)).ToList(),
    };

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
            var isNull = NullShare > 0 &&
                nullability.Create(property).WriteState == NullabilityState.Nullable &&
                Random.NextDouble() < NullShare;
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
