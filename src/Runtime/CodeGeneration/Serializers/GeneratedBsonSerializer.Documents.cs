namespace BsonGen.CodeGeneration;

// The calls of generated code that depend on the type. The runtime would create generic methods of the reader and the writer anew for each type, when
// it compiles or loads a method that names them.
public abstract partial class GeneratedBsonSerializer<T>
{
    /// <summary>Reads a nested document with the active serializer. The JIT knows the type of that serializer, so it calls the method of that type.</summary>
    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    protected static T ReadActive(ref BsonSpanReader reader) =>
        Active is { } active ? active.ReadDocument(ref reader) : ReadDocumentSlow(ref reader);

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

    /// <inheritdoc cref="ReadActive{TSerializer}(ref BsonSpanReader)" />
    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    protected static T ReadActive<[DynamicallyAccessedMembers(DynamicallyAccessedMemberTypes.PublicConstructors)] TSerializer>(
        ref BsonSpanReader reader, T? reused)
        where TSerializer : GeneratedBsonSerializer<T>, new()
    {
        DriverReflection.KeepGeneric<TSerializer>();
        return ReadActive(ref reader, reused);
    }

    /// <summary>Creates an object without a call of a constructor, as the class map does for a class that has none without parameters.</summary>
    protected static T CreateUninitialized() => (T)RuntimeHelpers.GetUninitializedObject(typeof(T));

    /// <summary>Reads a value that is not a document or that another serializer must read, a document that is searched first, or one without a needed element.</summary>
    protected static T ReadDocumentSlow(ref BsonSpanReader reader) =>
        reader.IsReadableBy(Active) ? reader.ReadByDriver<T>(Active!.ClassMapSerializer) : reader.ReadDocumentSlow<T>();

    /// <summary>Reads the document with the driver's class map, which reports why the abstract type can't be created.</summary>
    protected static T ReadByClassMap(ref BsonSpanReader reader, BsonFrame document) => reader.ReadByClassMap<T>(document);

    /// <summary>Whether the next element is a discriminator that names a derived type, so that the document must be read as that type.</summary>
    protected static bool IsDerived(ref BsonSpanReader reader, BsonFrame document) =>
        reader.PeekName().SequenceEqual("_t"u8) && reader.FindDerived<T>(document) is not null;

    /// <summary>
    /// Reads the entered document as a derived type if its first element is a discriminator that names one. Returns false if the document is to be read as
    /// <typeparamref name="T"/>; a discriminator that names that is skipped.
    /// </summary>
    protected static bool TryReadDerived(ref BsonSpanReader reader, BsonFrame document, [MaybeNullWhen(false)] out T value) =>
        reader.TryReadDerived(document, out value);

    /// <summary>Reads the document again as the type that its discriminator names.</summary>
    protected static T ReadDerived(ref BsonSpanReader reader, BsonFrame document) => reader.ReadDerived<T>(document);

    /// <summary>
    /// Reads a document as the derived type that its discriminator names. If it names none, throws the exception of the constructor as a class map
    /// does, which calls constructors by reflection.
    /// </summary>
    protected static T ReadDerivedOrThrow(ref BsonSpanReader reader, BsonFrame document, Exception error) =>
        reader.TryReadAsDerived<T>(document, error, out var value) ? value : throw new TargetInvocationException(error);

    /// <summary>Reads a document without members as the derived type that its discriminator names. If it names none, throws the exception again.</summary>
    protected static T ReadDerivedOrRethrow(ref BsonSpanReader reader, BsonFrame document, Exception error) =>
        reader.ReadDerivedOrRethrow<T>(document, error);

    /// <summary>Skips a discriminator, and throws for any other element unless a convention or class map ignores extra elements.</summary>
    /// <returns>The position after the element.</returns>
    protected static int ReadUnknownElement(ref BsonSpanReader reader) =>
        reader.ReadUnknownElement(typeof(T), isIgnored: Active is { IgnoresExtraElements: true });

    /// <summary>Creates the exception for a required element that is missing.</summary>
    protected Exception RequiredElementMissing(ref BsonSpanReader reader, int member)
    {
        reader.EnterUserCode();
        var missing = Elements[member];
        return ReadExceptions.RequiredElementMissing(missing.ElementName, missing.Kind, missing.Name, typeof(T));
    }

    /// <summary>Creates the exception for a document that matches no constructor or factory method of the type.</summary>
    protected static Exception NoMatchingCreator(ref BsonSpanReader reader) => ReadExceptions.NoMatchingCreator(typeof(T));

    /// <summary>Reads the document as the derived type that its discriminator names. If it names none, throws what a class map throws.</summary>
    /// <remarks>A class map looks for a discriminator before it reads any member, so a derived type takes precedence over the exception.</remarks>
    protected static T Recover(ref BsonSpanReader reader, BsonFrame document, Exception error) =>
        reader.TryReadAsDerived<T>(document, error, out var value) ? value : throw MemberException(ref reader, document, error);

    /// <summary>
    /// The exception that a class map throws for a member whose value could not be read. An exception of the document itself, or of the
    /// user's code, is thrown again unchanged. For an enclosing document, it is an exception in the value of a member.
    /// </summary>
    protected static Exception MemberException(ref BsonSpanReader reader, BsonFrame document, Exception error)
    {
        reader.RethrowOfDocument(document, error);
        var member = FindActive(reader.FindFailedElement(document), error);
        return MemberExceptions.Reading(member.Description, member.DeclaringType, error);
    }

    /// <summary>Writes a nested document, or the value that stands for it; see <see cref="ReadActive(ref BsonSpanReader)"/>.</summary>
    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    protected static void WriteActive(ref BsonSpanWriter writer, ReadOnlySpan<byte> name, T? value)
    {
        if (IsActive && value is not null && value.GetType() == typeof(T))
        {
            Active!.WriteMembers(ref writer, writer.StartFrame(BsonType.Document, name), value);
        }
        else
        {
            writer.WriteDocumentSlow(name, value);
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

    /// <summary>Writes a struct that another serializer serves.</summary>
    protected static void WriteDocumentSlow(ref BsonSpanWriter writer, ReadOnlySpan<byte> name, T? value) => writer.WriteDocumentSlow(name, value);

    /// <summary>Writes the discriminator of a type whose documents always have one, unless the document has one already.</summary>
    protected static void WriteDiscriminator(ref BsonSpanWriter writer, int document) => writer.WriteDiscriminator<T>(document);

    /// <summary>The exception that a class map throws for a member that could not be written.</summary>
    /// <param name="error">The exception that writing the member threw.</param>
    protected static Exception MemberException(ref BsonSpanWriter writer, int document, Exception error)
    {
        var member = FindActive(writer.FindFailedElement(document), error);
        return MemberExceptions.Writing(member.Description, member.DeclaringType, error);
    }

    /// <summary>Finds the member that an element belongs to. Generated code of a type that another serializer serves passes the exception on.</summary>
    private static BsonMember FindActive(ReadOnlySpan<byte> name, Exception error)
    {
        if (Active is null)
        {
            ExceptionDispatchInfo.Throw(error);
        }

        return Active.FindMember(name);
    }
}
