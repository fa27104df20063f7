using System.Net;
using Objects = System.Collections.Generic.Dictionary<string, object>;

namespace BsonGen.CodeGeneration;

/// <summary>The codec of values that no attribute configures.</summary>
internal static class DefaultCodec<T>
{
    /// <value>
    /// Null for a type that <see cref="AnyValue"/> reads and writes before it asks for the codec, for documents, and for types
    /// that the driver serves.
    /// </value>
    public static readonly BsonCodec<T>? Instance = (BsonCodec<T>?)Create(RegisteredSerializer<T>.Representation);

    // The JIT keeps one line for each value type. The registered serializer reads and writes what the codec leaves.
    private static object? Create(BsonType type) =>
        typeof(T) == typeof(byte) ? new ByteCodec<byte>(typeof(T), "", type) :
        typeof(T) == typeof(sbyte) ? new ByteCodec<sbyte>(typeof(T), "", type) :
        typeof(T) == typeof(short) ? new NumberCodec<short>(typeof(T), "", type) :
        typeof(T) == typeof(ushort) ? new NumberCodec<ushort>(typeof(T), "", type) :
        typeof(T) == typeof(uint) ? new NumberCodec<uint>(typeof(T), "", type) :
        typeof(T) == typeof(ulong) ? new NumberCodec<ulong>(typeof(T), "", type) :
        typeof(T) == typeof(float) ? new NumberCodec<float>(typeof(T), "", type) :
        typeof(T) == typeof(Half) ? new NumberCodec<Half>(typeof(T), "", type) :
        typeof(T) == typeof(Decimal128) ? new Decimal128Codec(typeof(T), "", type) :
        typeof(T) == typeof(char) ? new CharCodec(typeof(T), "", type) :
        typeof(T) == typeof(DateTimeOffset) ? new DateTimeOffsetCodec(typeof(T), "", type) :
        typeof(T) == typeof(DateOnly) ? new DateOnlyCodec(typeof(T), "", type) :
        typeof(T) == typeof(TimeOnly) ? new TimeOnlyCodec(typeof(T), "", type) :
        typeof(T) == typeof(TimeSpan) ? new TimeSpanCodec(typeof(T), "", type) :
        typeof(T) == typeof(bool?) ? DefaultCodec.OfNullable<bool>() :
        typeof(T) == typeof(int?) ? DefaultCodec.OfNullable<int>() :
        typeof(T) == typeof(long?) ? DefaultCodec.OfNullable<long>() :
        typeof(T) == typeof(double?) ? DefaultCodec.OfNullable<double>() :
        typeof(T) == typeof(decimal?) ? DefaultCodec.OfNullable<decimal>() :
        typeof(T) == typeof(DateTime?) ? DefaultCodec.OfNullable<DateTime>() :
        typeof(T) == typeof(Guid?) ? DefaultCodec.OfNullable<Guid>() :
        typeof(T) == typeof(ObjectId?) ? DefaultCodec.OfNullable<ObjectId>() :
        typeof(T) == typeof(Memory<byte>) || typeof(T) == typeof(ReadOnlyMemory<byte>)
            ? new MemoryCodec<T>(typeof(T), "", type) :
        typeof(T) == typeof(byte[]) ? new BytesCodec(typeof(T), "", type) :
        typeof(T) == typeof(Uri) ? new UriCodec(typeof(T), "") :
        typeof(T) == typeof(Version) ? new VersionCodec(typeof(T), "", type) :
        typeof(T) == typeof(CultureInfo) ? new CultureInfoCodec(typeof(T), "") :
        typeof(T) == typeof(IPAddress) ? new IPAddressCodec(typeof(T), "") :
        typeof(T) == typeof(object[]) ? new CollectionCodec<object[], object[], object>(
            typeof(T), "", new AnyCodec<object>(typeof(T), ""), static items => [.. items]) :
        typeof(T) == typeof(Objects) ? new DictionaryCodec<Objects, Objects, string, object>(
            typeof(T),
            "",
            new AnyCodec<string>(typeof(T), ""),
            new AnyCodec<object>(typeof(T), ""),
            DictionaryRepresentation.Document) :
        null;
}

/// <summary>What codecs of all types share.</summary>
internal static class DefaultCodec
{
    public static NullableCodec<T> OfNullable<T>()
        where T : struct => new(new AnyCodec<T>(typeof(T?), ""));
}
