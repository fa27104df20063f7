namespace BsonGen.Internal.Documents;

/// <summary>A generated serializer whose type is known only at run time.</summary>
internal interface IGeneratedSerializer
{
    // It is null if generated code serves the type.
    FallbackReason? FallbackReason { get; }

    // It is null if generated code writes the type, or serves it in no way.
    FallbackReason? WritingReason { get; }

    /// <param name="reportedType">The type in the metrics: this type, or the base class that the driver serializes.</param>
    void Serialize(BsonSerializationContext context, BsonSerializationArgs args, object value, Type reportedType);

    bool CanRead { get; }

    /// <summary>Reads a document that other bytes may follow. Only for an active serializer.</summary>
    /// <param name="offset">The offset of the document in the input of the user, for exceptions.</param>
    /// <param name="isCutShort">Whether the bytes ended too soon, after an exception.</param>
    object ReadDirectly(
        ReadOnlySpan<byte> document, int maxDepth, bool isLenient, long offset, object? reused, ref bool isCutShort);

    /// <summary>Writes an object of exactly this type to a buffer or a new array. Only for an active serializer.</summary>
    /// <param name="output">The buffer; after an exception, it has not advanced.</param>
    byte[]? WriteDirectly(IBufferWriter<byte>? output, object value, int maxDepth, out int size);
}
