namespace BsonGen.Internal.Documents;

/// <summary>A generated serializer whose type is known only at run time.</summary>
internal interface IGeneratedSerializer
{
    /// <summary>Why the class map serves the type instead of generated code; null if generated code does.</summary>
    string? FallbackReason { get; }

    /// <summary>Writes a document into the writer of the context.</summary>
    /// <param name="reportedType">The type that the metrics report: this type, or the base class that the driver serializes.</param>
    void Serialize(BsonSerializationContext context, BsonSerializationArgs args, object value, Type reportedType);

    /// <inheritdoc cref="GeneratedBsonSerializer{T}.ReadDocument(ref BsonSpanReader)" />
    object ReadObject(ref BsonSpanReader reader);

    /// <inheritdoc cref="GeneratedBsonSerializer{T}.WriteMembers" />
    void WriteObject(ref BsonSpanWriter writer, int document, object value);

    /// <inheritdoc cref="GeneratedSerializer.CanRead" />
    bool CanRead { get; }

    /// <summary>Reads a document from bytes. Only for a serializer that is active.</summary>
    /// <param name="document">The document; bytes after it are ignored.</param>
    /// <param name="isLenient">Whether invalid UTF-8 is replaced; otherwise it throws.</param>
    /// <param name="offset">The offset of the document in the input of the user, for exceptions.</param>
    object ReadDirectly(ReadOnlySpan<byte> document, int maxDepth, bool isLenient, long offset, object? reused);

    /// <summary>Writes a document to a buffer or a new array. Only for a serializer that is active.</summary>
    /// <param name="output">The buffer; after an exception, it has not advanced.</param>
    /// <param name="value">The object, exactly of the type of the serializer.</param>
    /// <returns>The array; null if there is a buffer.</returns>
    byte[]? WriteDirectly(IBufferWriter<byte>? output, object value, int maxDepth, out int size);
}
