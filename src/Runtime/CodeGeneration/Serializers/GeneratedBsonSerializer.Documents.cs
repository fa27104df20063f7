namespace BsonGen.CodeGeneration;

// The calls of generated code that depend on the type. The runtime would create generic methods of the reader and the writer anew
// for each type, when it compiles or loads a caller.
public abstract partial class GeneratedBsonSerializer<T>
{
    /// <summary>Reads a nested document. The JIT knows the class of the active serializer, and calls it directly.</summary>
    [MethodImpl(AggressiveInlining)]
    protected static T ReadActive(ref BsonSpanReader reader) =>
        Active is { } active ? active.ReadDocument(ref reader) : ReadDocumentSlow(ref reader);

    /// <inheritdoc cref="ReadActive(ref BsonSpanReader)" />
    [MethodImpl(AggressiveInlining)]
    protected static T ReadActive(ref BsonSpanReader reader, T? reused) =>
        Active is { } active ? active.ReadDocument(ref reader, reused) : ReadDocumentSlow(ref reader);

    /// <inheritdoc cref="ReadActive(ref BsonSpanReader)" />
    /// <typeparam name="TSerializer">Keeps the serializer of a generic type for these type arguments in native code.</typeparam>
    [MethodImpl(AggressiveInlining)]
    protected static T ReadActive<[DynamicallyAccessedMembers(PublicConstructors)] TSerializer>(ref BsonSpanReader reader)
        where TSerializer : GeneratedBsonSerializer<T>, new()
    {
        DriverReflection.KeepGeneric<TSerializer>();
        return ReadActive(ref reader);
    }

    /// <inheritdoc cref="ReadActive{TSerializer}(ref BsonSpanReader)" />
    [MethodImpl(AggressiveInlining)]
    protected static T ReadActive<[DynamicallyAccessedMembers(PublicConstructors)] TSerializer>(
        ref BsonSpanReader reader, T? reused)
        where TSerializer : GeneratedBsonSerializer<T>, new()
    {
        DriverReflection.KeepGeneric<TSerializer>();
        return ReadActive(ref reader, reused);
    }

    /// <summary>Creates an object without a constructor, as the class map does if none is parameterless.</summary>
    protected static T CreateUninitialized() => (T)RuntimeHelpers.GetUninitializedObject(typeof(T));

    /// <summary>Reads a value that <see cref="GeneratedSerializer.TryReadStartDocument"/> does not enter.</summary>
    protected static T ReadDocumentSlow(ref BsonSpanReader reader) =>
        reader.TryTakeDerived(out var derived) ? reader.ReadAs<T>(derived) :
        Enters(ref reader, Active) ? reader.ReadByDriver<T>(Active!.ClassMapSerializer) : ReadUnentered(ref reader);

    // Reads a value that is no document or that another serializer serves, or a document that is searched first.
    internal static T ReadUnentered(ref BsonSpanReader reader)
    {
        reader.ThrowIfUnknownType();
        if (Active is not { } active || (reader.Type != BsonType.Null && !active.CanRead))
        {
            return reader.ReadByDriver<T>(RegisteredSerializer<T>.Current);
        }

        if (reader.Type == BsonType.Null)
        {
            return default!;
        }

        if (reader.Type != BsonType.Document)
        {
            throw ReadExceptions.NotADocument(typeof(T), reader.Type);
        }

        // Nested documents follow this position, and are searched when they are read.
        reader._search.To = reader._position;

        // If the size is wrong, the serializer reports it.
        var derived = reader.FindDerived<T>();
        return derived is null ? active.ReadDocument(ref reader) : reader.ReadAs<T>(derived);
    }

    private protected override IBsonSerializer? FindDerived(ref BsonSpanReader reader) => reader.FindDerived<T>();

    /// <summary>Reads a document of an abstract type with the class map, which reports why it can't be created.</summary>
    protected static T ReadByClassMap(ref BsonSpanReader reader, BsonFrame document)
    {
        reader.Rewind(document);
        return reader.ReadByDriver<T>(Active!.ClassMapSerializer);
    }

    /// <summary>Whether the next element is a discriminator that names a derived type.</summary>
    protected static bool IsDerived(ref BsonSpanReader reader, BsonFrame document) =>
        reader.PeekName().SequenceEqual("_t"u8) && reader.FindDerived<T>(document) is not null;

    /// <summary>Reads the document as the derived type that its first element names; otherwise skips a discriminator.</summary>
    protected static bool TryReadDerived(
        ref BsonSpanReader reader, BsonFrame document, [MaybeNullWhen(false)] out T value) =>
        reader.TryReadFirstDerived(document, out value);

    /// <summary>Reads the document again as the type that its discriminator names.</summary>
    protected static T ReadDerived(ref BsonSpanReader reader, BsonFrame document)
    {
        Active!.SearchFromNowOn();
        return reader.ReadAgainAsDerived<T>(document);
    }

    /// <summary>Reads the document as its discriminator says; otherwise wraps the exception, as reflection does.</summary>
    protected static T ReadDerivedOrThrow(ref BsonSpanReader reader, BsonFrame document, Exception error) =>
        TryReadAsDerived(ref reader, document, error, out var value) ? value : throw new TargetInvocationException(error);

    /// <summary>Reads the document as the type that its discriminator names; otherwise rethrows the exception.</summary>
    protected static T ReadDerivedOrRethrow(ref BsonSpanReader reader, BsonFrame document, Exception error)
    {
        if (TryReadAsDerived(ref reader, document, error, out var value))
        {
            return value;
        }

        // For an enclosing document, this is an exception in the value of a member.
        reader.LeaveDocumentScope();
        ExceptionDispatchInfo.Throw(error);
        return default;
    }

    /// <summary>Skips a discriminator or an ignored element, and returns the position after it; otherwise throws.</summary>
    protected static int ReadUnknownElement(ref BsonSpanReader reader) =>
        reader.SkipOrRefuse(typeof(T), isIgnored: Active is { IgnoresExtraElements: true });

    /// <summary>Creates the exception for a required element that is missing.</summary>
    protected Exception RequiredElementMissing(ref BsonSpanReader reader, int member)
    {
        reader.EnterUserCode();
        var missing = Elements[member];
        return ReadExceptions.RequiredElementMissing(missing.ElementName, missing.Kind, missing.Name, typeof(T));
    }

    /// <summary>Creates the exception for a document that matches no creator.</summary>
    protected static Exception NoMatchingCreator(ref BsonSpanReader reader) => ReadExceptions.NoMatchingCreator(typeof(T));

    /// <summary>Reads the document as the type that its discriminator names, which a class map finds first, or throws.</summary>
    protected static T Recover(ref BsonSpanReader reader, BsonFrame document, Exception error) =>
        TryReadAsDerived(ref reader, document, error, out var value)
            ? value
            : throw MemberException(ref reader, document, error);

    /// <summary>Creates a class map's exception for a member; rethrows one of the document itself or of user code.</summary>
    protected static Exception MemberException(ref BsonSpanReader reader, BsonFrame document, Exception error)
    {
        reader.RethrowOfDocument(document, error);
        var member = FindFailedMember(reader.FindFailedElement(document), error);
        return MemberExceptions.Reading(member.Description, member.DeclaringType, error);
    }

    /// <summary>Writes a nested document, or the value that stands for it.</summary>
    [MethodImpl(AggressiveInlining)]
    protected static void WriteActive(ref BsonSpanWriter writer, ReadOnlySpan<byte> name, T? value)
    {
        if (ActiveWriter is { } active && value is not null && value.GetType() == typeof(T))
        {
            active.WriteMembers(ref writer, writer.StartFrame(BsonType.Document, name), value);
        }
        else
        {
            WriteOtherDocument(ref writer, name, value);
        }
    }

    /// <inheritdoc cref="WriteActive(ref BsonSpanWriter, ReadOnlySpan{byte}, T)" />
    [MethodImpl(AggressiveInlining)]
    protected static void WriteActive<[DynamicallyAccessedMembers(PublicConstructors)] TSerializer>(
        ref BsonSpanWriter writer, ReadOnlySpan<byte> name, T? value)
        where TSerializer : GeneratedBsonSerializer<T>, new()
    {
        DriverReflection.KeepGeneric<TSerializer>();
        WriteActive(ref writer, name, value);
    }

    /// <summary>Writes a struct that another serializer serves.</summary>
    protected static void WriteDocumentSlow(ref BsonSpanWriter writer, ReadOnlySpan<byte> name, T? value) =>
        WriteOtherDocument(ref writer, name, value);

    // Writes null, an object of a derived type, or a value that another serializer serves.
    [MethodImpl(NoInlining)]
    internal static void WriteOtherDocument(ref BsonSpanWriter writer, ReadOnlySpan<byte> name, T? value)
    {
        // A null is written without code of the user.
        if (value is null && IsActive)
        {
            writer.WriteNull(name);
            return;
        }

        writer.FetchMember(name);
        if (IsActive && DerivedTypes<T>.FindWrite(value!.GetType()) is { } derived)
        {
            writer.WriteNamed(name, derived, value);
        }
        else
        {
            writer.WriteByDriver(name, RegisteredSerializer<T>.Current, value!);
        }
    }

    /// <summary>Writes the discriminator of a type whose documents always have one, unless it is written.</summary>
    protected static void WriteDiscriminator(ref BsonSpanWriter writer, int document)
    {
        if (writer.Position == document + sizeof(int))
        {
            writer.WriteElement(OwnDiscriminator<T>.Element);
        }
    }

    /// <summary>Creates a class map's exception for a member that could not be written.</summary>
    protected static Exception MemberException(ref BsonSpanWriter writer, int document, Exception error)
    {
        var member = FindFailedMember(writer.FindFailedElement(document), error);
        return MemberExceptions.Writing(member.Description, member.DeclaringType, error);
    }

    // Reading may have failed only because the document was not searched for its discriminator first. Later documents are.
    private static bool TryReadAsDerived(
        ref BsonSpanReader reader, BsonFrame document, Exception error, [MaybeNullWhen(false)] out T value)
    {
        Active?.SearchFromNowOn();
        return reader.TryReadAsDerived(document, error, out value);
    }

    // If another serializer serves the type, the exception passes unchanged.
    private static BsonMember FindFailedMember(ReadOnlySpan<byte> name, Exception error)
    {
        if (Active is null)
        {
            ExceptionDispatchInfo.Throw(error);
        }

        return Active.FindMember(name);
    }
}
