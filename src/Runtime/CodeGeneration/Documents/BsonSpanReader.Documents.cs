using System.Diagnostics.CodeAnalysis;
using System.Runtime.CompilerServices;
using BsonGen.Internal.Documents;
using BsonGen.Internal.Driver;
using BsonGen.Internal.Elements;
using BsonGen.Internal.Metrics;
using BsonGen.Internal.Text;
using MongoDB.Bson;
using MongoDB.Bson.Serialization;
using MongoDB.Bson.Serialization.Serializers;

namespace BsonGen.CodeGeneration;

// What a document may hold beside the members of its class: other types, discriminators, unknown elements.
public ref partial struct BsonSpanReader
{
    /// <summary>Enters a document when the value is one and <typeparamref name="T"/>'s generated serializer is in charge of it.</summary>
    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    public bool TryReadStartDocument<T>(out BsonFrame document)
    {
        if (_type == BsonType.Document && _position <= _searchedTo && ActiveSerializer<T>.IsGenerated)
        {
            document = ReadFrame();
            return true;
        }

        document = default;
        return false;
    }

    /// <typeparam name="T">A generic type.</typeparam>
    /// <typeparam name="TSerializer">
    /// Its serializer, which no other code names for these type arguments; so it is kept where code is compiled ahead of time.
    /// </typeparam>
    /// <inheritdoc cref="TryReadStartDocument{T}" />
    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    public bool TryReadStartDocument<T, [DynamicallyAccessedMembers(DynamicallyAccessedMemberTypes.PublicConstructors)] TSerializer>(out BsonFrame document)
        where TSerializer : IBsonSerializer<T>, new()
    {
        DriverReflection.KeepGeneric<TSerializer>();
        return TryReadStartDocument<T>(out document);
    }

    /// <summary>Reads a document of a type whose serializer another assembly generated.</summary>
    [UnconditionalSuppressMessage("Trimming", "IL2091", Justification = MappedMembers.Kept)]
    public T ReadGenerated<T>() => ActiveSerializer<T>.Generated is { } serializer ? serializer.ReadDocument(ref this) : ReadDocumentSlow<T>();

    /// <summary>Reads a value that is no document, or whose type another serializer is in charge of.</summary>
    public T ReadDocumentSlow<T>()
    {
        if (!ActiveSerializer<T>.IsGenerated)
        {
            return ReadByDriver<T>(RegisteredSerializer<T>.Current);
        }

        if (_type == BsonType.Document)
        {
            return ReadSearched<T>();
        }

        ThrowIfUnknownType();
        return _type == BsonType.Null ? default! : throw ReadExceptions.NotADocument(typeof(T), _type);
    }

    /// <summary>Whether the next element is a discriminator that names another type than the class, so that the document must be read as that.</summary>
    /// <param name="document">The document being read.</param>
    public bool IsDerived<T>(BsonFrame document) => PeekName().SequenceEqual("_t"u8) && FindDerived<T>(document) is not null;

    /// <summary>For exception filters: whether derived types are known, one of which the document may be.</summary>
    /// <param name="error">What went wrong.</param>
    private readonly bool MayBeDerived<T>(Exception error) =>
        CanHandle(error) && BsonSerializer.IsTypeDiscriminated(typeof(T));

    /// <summary>Reads a document that could not be read as <typeparamref name="T"/> again, should its discriminator name another type.</summary>
    /// <param name="document">The document being read.</param>
    /// <param name="error">What went wrong.</param>
    /// <param name="value">What was read.</param>
    private bool TryReadAsDerived<T>(BsonFrame document, Exception error, [MaybeNullWhen(false)] out T value)
    {
        value = default;
        if (!MayBeDerived<T>(error) || document.Start >= _searchedFrom)
        {
            return false;
        }

        // What goes wrong in the search is the error that a class map reports, for it searches first.
        var wasDocumentScope = _isDocumentScope;
        LeaveDocumentScope();
        IBsonSerializer? derived;
        try
        {
            derived = FindDerived<T>(document);
        }
        catch (Exception) when (document.Start > 0)
        {
            // A class map searches the documents around this one first.
            RequestRestart(error);
            return false;
        }

        if (derived is null)
        {
            if (wasDocumentScope)
            {
                EnterDocumentScope();
            }

            return false;
        }

        DocumentInstruments.CountRestart(typeof(T));
        if (document.Start > 0)
        {
            RequestRestart(error);
        }

        RewindToSearch(document);
        value = ReadAs<T>(derived);
        return true;
    }

    /// <summary>Reads the document again, from its start, as the type that its discriminator names.</summary>
    /// <param name="document">The document being read.</param>
    public T ReadDerived<T>(BsonFrame document)
    {
        var serializer = FindDerived<T>(document)!;
        if (_position > document.Start + sizeof(int))
        {
            DocumentInstruments.CountRestart(typeof(T));
        }

        RewindToSearch(document);
        try
        {
            return ReadAs<T>(serializer);
        }
        catch (Exception)
        {
            // The exception is about the derived type, not about a member of the type being read.
            EnterDocumentScope();
            throw;
        }
    }

    private IBsonSerializer? FindDerived<T>(BsonFrame document) => DerivedTypes<T>.Find(_bytes.Slice(document.Start), _isLenient, ref _walkBudget);

    /// <summary>
    /// Reads the document just entered as the type that it names in a discriminator, where that is its first element, as drivers write it.
    /// Another discriminator is stepped over.
    /// </summary>
    /// <param name="document">The document just entered.</param>
    /// <param name="value">The object.</param>
    /// <returns>False when the document is to be read as <typeparamref name="T"/>.</returns>
    public bool TryReadDerived<T>(BsonFrame document, [MaybeNullWhen(false)] out T value)
    {
        value = default;
        var rest = Rest;
        var headerSize = 1 + Discriminators.Name.Length;
        if (rest.Length < headerSize || !rest.Slice(1, Discriminators.Name.Length).SequenceEqual(Discriminators.Name) ||
            !BsonValueSize.TryMeasure((BsonType)rest[0], rest.Slice(headerSize), out var size))
        {
            return false;
        }

        if (DerivedTypes<T>.Find(_bytes.Slice(document.Start), sizeof(int), headerSize + size, _isLenient) is { } serializer)
        {
            Rewind(document);
            value = ReadAs<T>(serializer);
            return true;
        }

        // It names the type itself, or does not count: either way there is nothing more to it.
        _position += headerSize + size;
        return false;
    }

    /// <summary>Reads the document by the driver's class map; <typeparamref name="T"/> is abstract, so only it knows what is wrong.</summary>
    /// <param name="document">The document being read.</param>
    [UnconditionalSuppressMessage("Trimming", "IL2091", Justification = MappedMembers.Kept)]
    public T ReadByClassMap<T>(BsonFrame document)
    {
        Rewind(document);
        return ReadByDriver<T>(ActiveSerializer<T>.Generated!.ClassMapSerializer);
    }

    private T ReadAs<T>(IBsonSerializer serializer) => serializer is IGeneratedSerializer { FallbackReason: null } generated
        ? (T)generated.ReadObject(ref this)
        : ReadByDriver<T>(serializer);

    /// <summary>Skips the value of a member that can't be set. A class map does not name the member when that fails.</summary>
    public void SkipMember()
    {
        EnterDocumentScope();
        SkipValue();
        LeaveDocumentScope();
    }

    /// <summary>Skips an element that every class lets pass, a discriminator.</summary>
    public bool TrySkipReserved()
    {
        var name = PeekName();
        if (!name.SequenceEqual("_t"u8) && !(DriverVersion.SkipsSafeContent && name.SequenceEqual("__safeContent__"u8)))
        {
            return false;
        }

        SkipElement(name);
        return true;
    }

    /// <summary>Skips a discriminator, or refuses the element.</summary>
    /// <returns>Where the reader stands now.</returns>
    public int ReadUnknownElement<T>()
    {
        if (!TrySkipReserved())
        {
            ThrowDocumentException(ReadExceptions.UnknownElement(DecodeName(), typeof(T)));
        }

        return _position;
    }

    /// <summary>Puts an element that matches no member into the extra elements.</summary>
    public void ReadExtraElement(BsonDocument extraElements)
    {
        var name = DecodeName();
        extraElements[name] = ReadExtraValue();
    }

    /// <summary>Puts an element that matches no member into the extra elements.</summary>
    public void ReadExtraElement(IDictionary<string, object> extraElements)
    {
        var name = DecodeName();
        var value = ReadExtraValue();
        EnterDocumentScope();
        extraElements[name] = BsonTypeMapper.MapToDotNetValue(value);
        LeaveDocumentScope();
    }

    private BsonValue ReadExtraValue()
    {
        ReadItemHeader();
        EnterDocumentScope();
        var value = TryReadBsonValue(BsonType.EndOfDocument, out var read) ? read : ReadByDriver<BsonValue>(BsonValueSerializer.Instance);
        LeaveDocumentScope();
        return value;
    }

    /// <summary>The name of the next element as a string; the driver decodes the names of unknown elements, and so refuses bad ones.</summary>
    private string DecodeName()
    {
        var bytes = PeekName();
        EnterDocumentScope();
        var name = Utf8Decoder.Decode(bytes, _isLenient);
        LeaveDocumentScope();
        return name;
    }

    private void SkipElement(ReadOnlySpan<byte> name)
    {
        EnterDocumentScope();
        _type = (BsonType)_bytes[_position];
        _position += name.Length + 2;
        SkipValue();
        LeaveDocumentScope();
    }
}
