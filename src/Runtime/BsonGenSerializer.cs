using System.Buffers;
using System.Diagnostics.CodeAnalysis;
using BsonGen.CodeGeneration;
using BsonGen.Internal.Documents;
using BsonGen.Internal.Driver;
using BsonGen.Internal.Elements;
using BsonGen.Internal.Metrics;
using BsonGen.Internal.Memory;
using BsonGen.Internal.Reading;
using MongoDB.Bson;
using MongoDB.Bson.IO;
using MongoDB.Bson.Serialization;

namespace BsonGen;

/// <summary>
/// Reads and writes BSON bytes with generated serializers, without the driver's readers and writers.
/// </summary>
/// <remarks>
/// The driver's registrations apply here, too: if a class map or another serializer serves the type, it reads and writes the document. A type without a
/// generated serializer causes an <see cref="InvalidOperationException"/>. All methods are thread-safe.
/// </remarks>
[UnconditionalSuppressMessage("Trimming", "IL2091", Justification = MappedMembers.Kept)]
public static partial class BsonGenSerializer
{
    private static int? _maxDepth;

    /// <summary>
    /// The maximum nesting depth of documents and arrays that this class reads, including the document itself. A call can set another limit. The default is
    /// <see cref="BsonDefaults.MaxSerializationDepth"/>, the limit of writers. The limit does not apply to documents in readers of the driver.
    /// </summary>
    /// <exception cref="ArgumentOutOfRangeException">The value is less than 1.</exception>
    public static int MaxDepth
    {
        get => _maxDepth ?? BsonDefaults.MaxSerializationDepth;
        set
        {
            ArgumentOutOfRangeException.ThrowIfLessThan(value, 1);
            _maxDepth = value;
        }
    }

    /// <summary>Reads one document.</summary>
    /// <typeparam name="T">A type with a generated serializer.</typeparam>
    /// <param name="bytes">The document. Bytes after it are ignored.</param>
    /// <returns>The object; never null.</returns>
    /// <exception cref="FormatException">
    /// The bytes are not BSON, do not match the type, or are nested deeper than <see cref="MaxDepth"/>. The message has the element and the offset.
    /// </exception>
    /// <exception cref="EndOfStreamException">The bytes end before the document does.</exception>
    /// <exception cref="BsonSerializationException">The discriminator is unknown, or no constructor fits the elements.</exception>
    /// <exception cref="System.Text.DecoderFallbackException">The name of an element that the type does not know is not UTF-8.</exception>
    /// <exception cref="InsufficientExecutionStackException">The document is nested too deeply for the stack of the thread.</exception>
    /// <exception cref="InvalidOperationException"><typeparamref name="T"/> has no generated serializer.</exception>
    public static T Deserialize<T>(ReadOnlySpan<byte> bytes) => Deserialize<T>(bytes, MaxDepth, offset: 0);

    /// <param name="bytes">The document. Bytes after it are ignored.</param>
    /// <param name="maxDepth">The maximum nesting depth of documents and arrays, including the document itself, instead of <see cref="MaxDepth"/>.</param>
    /// <inheritdoc cref="Deserialize{T}(ReadOnlySpan{byte})" />
    public static T Deserialize<T>(ReadOnlySpan<byte> bytes, int maxDepth) => Deserialize<T>(bytes, maxDepth, offset: 0);

    /// <param name="document">The document; bytes after it are ignored.</param>
    /// <param name="maxDepth">The maximum nesting depth of documents and arrays.</param>
    /// <param name="offset">The offset of the document in the input of the user, for exceptions.</param>
    /// <param name="reused">The object to read into, or null.</param>
    private static T Deserialize<T>(ReadOnlySpan<byte> document, int maxDepth, long offset, T? reused = default)
    {
        if (ActiveSerializer<T>.Generated is not { } serializer)
        {
            return DeserializeWithFallback<T>(BsonDocumentSize.Clamp(document));
        }

        var reader = new BsonSpanReader(document, context: null, maxDepth);
        try
        {
            return serializer.ReadOutermost(ref reader, reused);
        }
        catch (Exception error) when (DirectApiExceptions.AreLocated(error))
        {
            throw DirectApiExceptions.Locate(error, document, reader.Position, offset);
        }
    }

    /// <summary>Reads a document of a type that fell back, with the serializer that serves it.</summary>
    private static T DeserializeWithFallback<T>(ReadOnlySpan<byte> bytes)
    {
        var serializer = ActiveSerializer<T>.Current;
        using var stream = new ByteBufferStream(new ByteArrayBuffer(bytes.ToArray(), isReadOnly: true), ownsBuffer: true);
        using var reader = new GuardedReader(stream, BsonBinaryReaderSettings.Defaults);
        return serializer.Deserialize(BsonDeserializationContext.CreateRoot(reader));
    }

    /// <summary>Reads one document. A document in several segments is copied first.</summary>
    /// <inheritdoc cref="Deserialize{T}(ReadOnlySpan{byte})" />
    public static T Deserialize<T>(in ReadOnlySequence<byte> bytes) => Deserialize<T>(bytes, MaxDepth);

    /// <param name="bytes">The document. Bytes after it are ignored.</param>
    /// <param name="maxDepth">The maximum nesting depth of documents and arrays, including the document itself, instead of <see cref="MaxDepth"/>.</param>
    /// <inheritdoc cref="Deserialize{T}(in ReadOnlySequence{byte})" />
    public static T Deserialize<T>(in ReadOnlySequence<byte> bytes, int maxDepth)
    {
        if (bytes.IsSingleSegment)
        {
            return Deserialize<T>(bytes.FirstSpan, maxDepth);
        }

        var size = BsonDocumentSize.Clamp(bytes);
        try
        {
            return DeserializeCopy<T>(bytes, maxDepth, size);
        }
        catch (Exception error) when (size < bytes.Length && TruncatedBytes.IsCutShort(error))
        {
            // If a document declares too small a size, the driver reads beyond it, and the bytes there decide which exception it throws.
            return DeserializeCopy<T>(bytes, maxDepth, (int)Math.Min(bytes.Length, size + (long)BsonDocumentSize.LookAhead));
        }
    }

    private static T DeserializeCopy<T>(in ReadOnlySequence<byte> bytes, int maxDepth, int size)
    {
        var copy = Buffers.Pool.Rent(size);
        try
        {
            bytes.Slice(0, size).CopyTo(copy);
            return Deserialize<T>(copy.AsSpan(0, size), maxDepth, offset: 0);
        }
        finally
        {
            Buffers.Pool.Return(copy);
        }
    }

    /// <summary>Writes one document.</summary>
    /// <typeparam name="T">A type with a generated serializer.</typeparam>
    /// <param name="value">The object. An object of a type derived from <typeparamref name="T"/> is written with its discriminator.</param>
    /// <returns>A new array with the document.</returns>
    /// <exception cref="ArgumentNullException"><paramref name="value"/> is null.</exception>
    /// <exception cref="BsonSerializationException">The object can't be written, or is nested too deeply.</exception>
    /// <exception cref="InvalidOperationException"><typeparamref name="T"/> has no generated serializer.</exception>
    public static byte[] Serialize<T>(T value)
    {
        ArgumentNullException.ThrowIfNull(value);
        if (!TryGetSerializer(value, out var serializer))
        {
            return value.ToBson(serializer: ActiveSerializer<T>.Current);
        }

        var writer = new BsonSpanWriter(context: null);
        try
        {
            serializer.WriteMembers(ref writer, writer.WriteStartDocument(), value);
            CountWritten<T>(writer.Written);
            return writer.Written.ToArray();
        }
        finally
        {
            writer.Dispose();
        }
    }

    /// <summary>Writes one document.</summary>
    /// <typeparam name="T">A type with a generated serializer.</typeparam>
    /// <param name="output">
    /// The buffer that the complete document is written to. After an exception, it has not advanced. Getters of the object must not write to it.
    /// </param>
    /// <param name="value">The object. An object of a type derived from <typeparamref name="T"/> is written with its discriminator.</param>
    /// <exception cref="ArgumentNullException"><paramref name="output"/> or <paramref name="value"/> is null.</exception>
    /// <exception cref="BsonSerializationException">The object can't be written, or is nested too deeply.</exception>
    /// <exception cref="InvalidOperationException"><typeparamref name="T"/> has no generated serializer.</exception>
    public static void Serialize<T>(IBufferWriter<byte> output, T value)
    {
        ArgumentNullException.ThrowIfNull(output);
        ArgumentNullException.ThrowIfNull(value);
        if (!TryGetSerializer(value, out var serializer))
        {
            output.Write(value.ToBson(serializer: ActiveSerializer<T>.Current));
            return;
        }

        // A document that fits the output's memory is written there without a copy.
        var writer = new BsonSpanWriter(output.GetSpan());
        try
        {
            serializer.WriteMembers(ref writer, writer.WriteStartDocument(), value);
            if (writer.IsWrittenToCaller)
            {
                output.Advance(writer.Written.Length);
            }
            else
            {
                output.Write(writer.Written);
            }

            CountWritten<T>(writer.Written);
        }
        finally
        {
            writer.Dispose();
        }
    }

    private static void CountWritten<T>(ReadOnlySpan<byte> document)
    {
        if (DocumentInstruments.AreWritesCounted)
        {
            DocumentInstruments.CountWritten(typeof(T), isDirect: true, document.Length);
        }
    }

    /// <summary>Returns false if the driver must write the object: it is of a derived type, or the type fell back.</summary>
    private static bool TryGetSerializer<T>(T value, [NotNullWhen(true)] out GeneratedBsonSerializer<T>? serializer)
    {
        serializer = ActiveSerializer<T>.Generated;
        return serializer is not null && value!.GetType() == typeof(T);
    }
}
