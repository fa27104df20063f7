using BsonGen;
using MongoDB.Bson;
using MongoDB.Bson.IO;
using MongoDB.Bson.Serialization;
using Runtime.Models;

namespace Runtime.Scenarios;

/// <summary>
/// Repeats each operation with generated code and with the class map, and expects the same bytes, objects and exceptions.
/// </summary>
internal static class SideBySide
{
    /// <summary>Writes a value, and reads it back.</summary>
    public static void Write<T>(T value, string what)
    {
        // This comes first, since a class map that exists at the first use has an effect.
        var direct = Attempt(() => Convert.ToHexString(BsonGenSerializer.Serialize(value)), isDirect: true);
        var written = Attempt(() => Convert.ToHexString(Write(ClassMapOf<T>(), value)));
        Expect.Equal(written, direct, $"writing {what}");
        Expect.Equal(written, Attempt(() => Convert.ToHexString(value.ToBson())), $"writing {what} by the driver");
        if (!written.Contains(' ', StringComparison.Ordinal))
        {
            Read<T>(Convert.FromHexString(written), $"reading {what}");
        }
    }

    /// <summary>Reads a document.</summary>
    public static void Read<T>(string document) => Read<T>(BsonDocument.Parse(document).ToBson(), document);

    public static T ReadByClassMap<T>(byte[] bytes)
    {
        using var stream = new MemoryStream(bytes);
        using var reader = new BsonBinaryReader(stream);
        return ClassMapOf<T>().Deserialize(BsonDeserializationContext.CreateRoot(reader));
    }

    public static BsonClassMapSerializer<T> ClassMapOf<T>() => new(BsonClassMap.LookupClassMap(typeof(T)));

    private static void Read<T>(byte[] bytes, string what)
    {
        var read = Attempt(() => Show(ReadByClassMap<T>(bytes)));
        Expect.Equal(read, Attempt(() => Show(BsonGenSerializer.Deserialize<T>(bytes)), isDirect: true), what);
        Expect.Equal(read, Attempt(() => Show(BsonSerializer.Deserialize<T>(bytes))), $"{what}, by the driver");
    }

    private static byte[] Write<T>(IBsonSerializer<T> serializer, T value)
    {
        using var stream = new MemoryStream();
        using var writer = new BsonBinaryWriter(stream);
        serializer.Serialize(BsonSerializationContext.CreateRoot(writer), value);
        return stream.ToArray();
    }

    private static string Attempt(Func<string> act, bool isDirect = false)
    {
        try
        {
            return act();
        }
        catch (Exception error)
        {
            // The direct API adds the place of the element, or of the document. It wraps an exception that is not about bytes in one that
            // starts with its message.
            var thrown = isDirect && error.InnerException is { } inner && error.Message.StartsWith(inner.Message, StringComparison.Ordinal)
                ? inner
                : error;
            return $"{thrown.GetType().Name}: {thrown.Message.Split(" (element ")[0].Split(" (offset ")[0]} " +
                $"{thrown.InnerException?.GetType().Name}";
        }
    }

    private static string Show(object? value) => value switch
    {
        null => "null",
        _ when value.GetType().Namespace == typeof(Order).Namespace && value.GetType() is { IsEnum: false, IsArray: false } =>
            ShowProperties(value),
        IDictionary<string, object?> members =>
            $"{value.GetType().Name}({string.Join(',', members.Select(member => $"{member.Key}={Show(member.Value)}"))})",
        string text => text,
        BsonValue bson => $"{bson.GetType().Name}({bson})",
        System.Collections.IEnumerable items => $"{value.GetType().Name}({string.Join(',', items.Cast<object?>().Select(Show))})",
        _ => $"{value.GetType().Name}({value})",
    };

    private static string ShowProperties(object value)
    {
        var properties = value.GetType().GetProperties().Select(property => Show(property.GetValue(value)));
        return $"{value.GetType().Name}({string.Join(',', properties)})";
    }
}
