using System.Diagnostics.CodeAnalysis;
using BsonGen.Internal.Documents;

namespace BsonGen;

public static partial class BsonGenSerializer
{
    /// <summary>Reads one document into an existing object of a class with <see cref="BsonReusableAttribute"/>.</summary>
    /// <remarks>
    /// <para>
    /// The object then equals the object that <see cref="Deserialize{T}(ReadOnlySpan{byte})"/> returns. A new object replaces the existing one if the
    /// document is of another type than the object, if the class can't be reused, and if a class map or another serializer serves the type. The same holds
    /// for the objects in its members and lists.
    /// </para>
    /// <para>
    /// The object, its lists and the objects in them must not be used anywhere else, and none of them may be in the graph twice: they change. After an
    /// exception, <paramref name="target"/> is the same object. Its members have values of the old or of the new document, and its lists may hold nulls.
    /// It can be read into again.
    /// </para>
    /// <para>
    /// A list keeps its capacity for later documents, unless the capacity is above 1,024 items and less than a quarter of it is used.
    /// </para>
    /// </remarks>
    /// <typeparam name="T">A type with a generated serializer. Objects of types without the attribute are always new.</typeparam>
    /// <param name="bytes">The document. Bytes after it are ignored.</param>
    /// <param name="target">The object to read into, or null for a new object. After the call it is the object that was read; never null.</param>
    /// <inheritdoc cref="Deserialize{T}(ReadOnlySpan{byte})" path="/exception" />
    public static void DeserializeInto<T>(ReadOnlySpan<byte> bytes, [NotNull] ref T? target) =>
        target = Deserialize(bytes, MaxDepth, offset: 0, target)!;

    /// <param name="bytes">The document. Bytes after it are ignored.</param>
    /// <param name="maxDepth">The maximum nesting depth of documents and arrays, including the document itself, instead of <see cref="MaxDepth"/>.</param>
    /// <param name="target">The object to read into, or null for a new object. After the call it is the object that was read; never null.</param>
    /// <inheritdoc cref="DeserializeInto{T}(ReadOnlySpan{byte}, ref T)" />
    public static void DeserializeInto<T>(ReadOnlySpan<byte> bytes, int maxDepth, [NotNull] ref T? target) =>
        target = Deserialize(bytes, maxDepth, offset: 0, target)!;

    /// <summary>
    /// Reads a sequence of documents like <see cref="DeserializeAsync{T}(Stream, CancellationToken)"/>, but reads each document into the object of the
    /// document before, as <see cref="DeserializeInto{T}(ReadOnlySpan{byte}, ref T)"/> does.
    /// </summary>
    /// <returns>One object for each document, never null. It is valid until the next object is requested, which is often the same object.</returns>
    /// <inheritdoc cref="DeserializeAsync{T}(Stream, int, CancellationToken)" />
    public static IAsyncEnumerable<T> DeserializeReusedAsync<T>(Stream stream, CancellationToken cancellationToken = default) =>
        DeserializeReusedAsync<T>(stream, DefaultMaxDocumentSize, MaxDepth, cancellationToken);

    /// <param name="stream">The stream, which is read from its position to its end.</param>
    /// <param name="maxDocumentSize">The maximum size of a document, in bytes.</param>
    /// <param name="maxDepth">The maximum nesting depth of documents and arrays, including the document itself.</param>
    /// <param name="cancellationToken">Cancels the reading, before the next document at the latest.</param>
    /// <inheritdoc cref="DeserializeReusedAsync{T}(Stream, CancellationToken)" />
    public static IAsyncEnumerable<T> DeserializeReusedAsync<T>(
        Stream stream, int maxDocumentSize, int maxDepth, CancellationToken cancellationToken = default)
    {
        ArgumentNullException.ThrowIfNull(stream);
        ArgumentOutOfRangeException.ThrowIfLessThan(maxDocumentSize, SmallestDocument);
        _ = ActiveSerializer<T>.Current;
        return Enumerate<T>(stream, maxDocumentSize, maxDepth, isReused: true, cancellationToken);
    }
}
