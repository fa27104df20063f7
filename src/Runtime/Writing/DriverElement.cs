using BsonGen.Registration;
using MongoDB.Bson.IO;
using MongoDB.Bson.Serialization;

namespace BsonGen.Writing;

/// <summary>Has a serializer of the driver's or the user's write one value, in a small document around it.</summary>
internal static class DriverElement
{
    /// <summary>The type and the empty name before the value.</summary>
    public const int HeaderSize = 1 + 1;

    /// <param name="serializer">The serializer in charge of the value.</param>
    /// <param name="value">The value.</param>
    /// <param name="outer">The context of the whole document, or null.</param>
    /// <param name="depth">How many documents and arrays the value lies in.</param>
    /// <param name="maxDepth">How many there may be.</param>
    /// <returns>The element: a type, an empty name, the value.</returns>
    public static ReadOnlySpan<byte> Write<T>(
        IBsonSerializer<T> serializer,
        T value,
        BsonSerializationContext? outer,
        int depth,
        int maxDepth)
    {
        using var stream = new MemoryStream();
        using var writer = new BsonBinaryWriter(stream, GetSettings(outer, depth, maxDepth));
        writer.WriteStartDocument();
        writer.WriteName(string.Empty);
        serializer.Serialize(CreateContext(writer, outer), new BsonSerializationArgs { NominalType = serializer.ValueType }, value);
        writer.WriteEndDocument();
        return stream.GetBuffer().AsSpan(sizeof(int), (int)stream.Length - sizeof(int) - 1);
    }

    private static BsonBinaryWriterSettings GetSettings(BsonSerializationContext? outer, int depth, int maxDepth)
    {
        var settings = DriverSettings.ForWriting(outer?.Writer);

        // The document around the value stands for all that the value lies in.
        var depthLeft = maxDepth - depth + 1;
        if (settings.MaxSerializationDepth == depthLeft)
        {
            return settings;
        }

        var reduced = (BsonBinaryWriterSettings)settings.Clone();
        reduced.MaxSerializationDepth = depthLeft;
        return reduced;
    }

    private static BsonSerializationContext CreateContext(IBsonWriter writer, BsonSerializationContext? outer) =>
        outer is null
            ? BsonSerializationContext.CreateRoot(writer)
            : BsonSerializationContext.CreateRoot(writer, builder => builder.IsDynamicType = outer.IsDynamicType);
}
