using System.Diagnostics.CodeAnalysis;
using System.Runtime.CompilerServices;
using System.Runtime.ExceptionServices;
using BsonGen.Internal.Driver;

namespace BsonGen.CodeGeneration;

// The calls of generated code that depend on the type. BsonSpanReader and BsonSpanWriter have them as generic methods, for code that an older version
// generated: the runtime creates each generic method anew for each type, when it compiles or loads a method that names it.
public abstract partial class GeneratedBsonSerializer<T>
{
    /// <inheritdoc cref="BsonSpanReader.TryReadStartDocument{T}" />
    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    protected static bool TryReadStartDocument(ref BsonSpanReader reader, out BsonFrame document) => reader.TryEnterDocument(IsActive, out document);

    /// <summary>Reads a nested document with the active serializer. The JIT knows the type of that serializer, so it calls the method of that type.</summary>
    /// <param name="reader">The reader, at the start of the value.</param>
    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    protected static T ReadActive(ref BsonSpanReader reader) =>
        Active is { } active ? active.ReadDocument(ref reader) : ReadDocumentSlow(ref reader);

    /// <param name="reader">The reader, at the start of the value.</param>
    /// <param name="reused">The object to read into, or null.</param>
    /// <inheritdoc cref="ReadActive(ref BsonSpanReader)" />
    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    protected static T ReadActive(ref BsonSpanReader reader, T? reused) =>
        Active is { } active ? active.ReadDocument(ref reader, reused) : ReadDocumentSlow(ref reader);

    /// <typeparam name="TSerializer">The serializer of a generic type. In native code, this type argument keeps the serializer for these type arguments.</typeparam>
    /// <inheritdoc cref="ReadActive(ref BsonSpanReader)" />
    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    protected static T ReadActive<[DynamicallyAccessedMembers(DynamicallyAccessedMemberTypes.PublicConstructors)] TSerializer>(ref BsonSpanReader reader)
        where TSerializer : GeneratedBsonSerializer<T>, new()
    {
        DriverReflection.KeepGeneric<TSerializer>();
        return ReadActive(ref reader);
    }

    /// <typeparam name="TSerializer">The serializer of a generic type. In native code, this type argument keeps the serializer for these type arguments.</typeparam>
    /// <inheritdoc cref="ReadActive(ref BsonSpanReader, T)" />
    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    protected static T ReadActive<[DynamicallyAccessedMembers(DynamicallyAccessedMemberTypes.PublicConstructors)] TSerializer>(
        ref BsonSpanReader reader, T? reused)
        where TSerializer : GeneratedBsonSerializer<T>, new()
    {
        DriverReflection.KeepGeneric<TSerializer>();
        return ReadActive(ref reader, reused);
    }

    /// <inheritdoc cref="BsonSpanReader.ReadDocumentSlow{T}" />
    protected static T ReadDocumentSlow(ref BsonSpanReader reader) => reader.ReadDocumentSlow<T>();

    /// <inheritdoc cref="BsonSpanReader.ReadByClassMap{T}" />
    protected static T ReadByClassMap(ref BsonSpanReader reader, BsonFrame document) => reader.ReadByClassMap<T>(document);

    /// <inheritdoc cref="BsonSpanReader.IsDerived{T}" />
    protected static bool IsDerived(ref BsonSpanReader reader, BsonFrame document) => reader.IsDerived<T>(document);

    /// <inheritdoc cref="BsonSpanReader.TryReadDerived{T}" />
    protected static bool TryReadDerived(ref BsonSpanReader reader, BsonFrame document, [MaybeNullWhen(false)] out T value) =>
        reader.TryReadDerived(document, out value);

    /// <inheritdoc cref="BsonSpanReader.ReadDerived{T}" />
    protected static T ReadDerived(ref BsonSpanReader reader, BsonFrame document) => reader.ReadDerived<T>(document);

    /// <inheritdoc cref="BsonSpanReader.ReadDerivedOrThrow{T}" />
    protected static T ReadDerivedOrThrow(ref BsonSpanReader reader, BsonFrame document, Exception error) => reader.ReadDerivedOrThrow<T>(document, error);

    /// <inheritdoc cref="BsonSpanReader.ReadDerivedOrRethrow{T}" />
    protected static T ReadDerivedOrRethrow(ref BsonSpanReader reader, BsonFrame document, Exception error) =>
        reader.ReadDerivedOrRethrow<T>(document, error);

    /// <inheritdoc cref="BsonSpanReader.ReadUnknownElement{T}" />
    protected static int ReadUnknownElement(ref BsonSpanReader reader) => reader.ReadUnknownElement(typeof(T));

    /// <inheritdoc cref="BsonSpanReader.RequiredElementMissing{T}" />
    protected static Exception RequiredElementMissing(ref BsonSpanReader reader, string elementName, string member) =>
        reader.RequiredElementMissing<T>(elementName, member);

    /// <inheritdoc cref="BsonSpanReader.NoMatchingCreator{T}" />
    protected static Exception NoMatchingCreator(ref BsonSpanReader reader) => reader.NoMatchingCreator<T>();

    /// <inheritdoc cref="BsonSpanReader.Recover{T, TSerializer}" />
    protected static T Recover(ref BsonSpanReader reader, BsonFrame document, Exception error) =>
        reader.TryReadAsDerived<T>(document, error, out var value) ? value : throw MemberException(ref reader, document, error);

    /// <inheritdoc cref="BsonSpanReader.MemberException{TSerializer}" />
    protected static Exception MemberException(ref BsonSpanReader reader, BsonFrame document, Exception error)
    {
        reader.RethrowOfDocument(document, error);
        return reader.MemberException(DescribeActive(reader.FindFailedElement(document), error), error);
    }

    /// <inheritdoc cref="BsonSpanWriter.TryWriteStartDocument{T}" />
    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    protected static bool TryWriteStartDocument(ref BsonSpanWriter writer, ReadOnlySpan<byte> name, [NotNullWhen(true)] T? value, out int document) =>
        writer.TryStartDocument(IsActive, name, value, out document);

    /// <summary>Writes a nested document, or the value that stands for it; see <see cref="ReadActive(ref BsonSpanReader)"/>.</summary>
    /// <param name="writer">The writer.</param>
    /// <param name="name">The element's name and the NUL after it.</param>
    /// <param name="value">The value, or null.</param>
    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    protected static void WriteActive(ref BsonSpanWriter writer, ReadOnlySpan<byte> name, T? value)
    {
        if (writer.TryStartDocument(IsActive, name, value, out var document))
        {
            Active!.WriteMembers(ref writer, document, value);
        }
    }

    /// <typeparam name="TSerializer">The serializer of a generic type. In native code, this type argument keeps the serializer for these type arguments.</typeparam>
    /// <inheritdoc cref="WriteActive(ref BsonSpanWriter, ReadOnlySpan{byte}, T)" />
    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    protected static void WriteActive<[DynamicallyAccessedMembers(DynamicallyAccessedMemberTypes.PublicConstructors)] TSerializer>(
        ref BsonSpanWriter writer, ReadOnlySpan<byte> name, T? value)
        where TSerializer : GeneratedBsonSerializer<T>, new()
    {
        DriverReflection.KeepGeneric<TSerializer>();
        WriteActive(ref writer, name, value);
    }

    /// <inheritdoc cref="BsonSpanWriter.WriteDiscriminator{T}" />
    protected static void WriteDiscriminator(ref BsonSpanWriter writer, int document) => writer.WriteDiscriminator<T>(document);

    /// <inheritdoc cref="BsonSpanWriter.MemberException{TSerializer}" />
    protected static Exception MemberException(ref BsonSpanWriter writer, int document, Exception error) =>
        writer.MemberException(DescribeActive(writer.FindFailedElement(document), error), error);

    /// <summary>Finds the member that an element belongs to. It is called only to describe an exception.</summary>
    /// <param name="name">The name of the element.</param>
    protected virtual BsonMember DescribeElement(ReadOnlySpan<byte> name) => default;

    /// <summary>Generated code of a type that another serializer serves passes the exception on.</summary>
    private static BsonMember DescribeActive(ReadOnlySpan<byte> name, Exception error)
    {
        if (Active is null)
        {
            ExceptionDispatchInfo.Throw(error);
        }

        return Active.DescribeElement(name);
    }
}
