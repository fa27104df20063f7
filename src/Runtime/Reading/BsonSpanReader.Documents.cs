using BsonGen.Faults;
using BsonGen.Registration;
using MongoDB.Bson;
using MongoDB.Bson.Serialization;
using MongoDB.Bson.Serialization.Serializers;

namespace BsonGen.Reading;

// What a document may hold beside the members of its class: other types, discriminators, unknown elements.
public ref partial struct BsonSpanReader
{
    /// <summary>Reads a document of a type whose serializer another assembly generated.</summary>
    public T ReadGenerated<T>() => GeneratedType<T>.InCharge is { } serializer ? serializer.ReadDocument(ref this) : ReadOtherDocument<T>();

    /// <summary>Reads a value that is no document, or whose type another serializer is in charge of.</summary>
    public T ReadOtherDocument<T>()
    {
        if (!GeneratedType<T>.IsInCharge)
        {
            return ReadByDriver(RegisteredSerializer<T>.Current);
        }

        ThrowIfUnknownType();
        return _type == BsonType.Null ? default! : throw ReadFaults.NotADocument(typeof(T), _type);
    }

    /// <summary>Whether the document names another type than its class in a discriminator, so that it must be read as that type.</summary>
    /// <param name="document">The document being read.</param>
    public readonly bool IsDerived<T>(BsonFrame document) =>
        Discriminators.HasElement(_bytes.Slice(document.Start)) &&
        Discriminators.FindActualType<T>(BsonDocumentSize.Clamp(_bytes.Slice(document.Start))) != typeof(T);

    /// <summary>For exception filters: whether derived types are known, one of which the document may be.</summary>
    /// <param name="error">What went wrong.</param>
    public readonly bool MayBeDerived<T>(Exception error) =>
        _depth <= DepthOfMessages && error is not InsufficientExecutionStackException && BsonSerializer.IsTypeDiscriminated(typeof(T));

    /// <summary>Reads a document that could not be read as <typeparamref name="T"/> again, should its discriminator name another type.</summary>
    /// <param name="document">The document being read.</param>
    /// <param name="value">What was read.</param>
    public bool TryReadDerived<T>(BsonFrame document, out T value)
    {
        // What goes wrong in the search is the error that a class map reports, for it searches first.
        var isDocumentFault = _isDocumentFault;
        _isDocumentFault = false;
        var actualType = Discriminators.FindActualType<T>(_bytes.Slice(document.Start));
        if (actualType == typeof(T))
        {
            _isDocumentFault = isDocumentFault;
            value = default!;
            return false;
        }

        value = ReadAs<T>(document, actualType);
        return true;
    }

    /// <summary>Reads the document again, from its start, as the type that its discriminator names.</summary>
    /// <param name="document">The document being read.</param>
    public T ReadDerived<T>(BsonFrame document) =>
        ReadAs<T>(document, Discriminators.FindActualType<T>(BsonDocumentSize.Clamp(_bytes.Slice(document.Start))));

    private T ReadAs<T>(BsonFrame document, Type actualType)
    {
        _isDocumentFault = false;
        _position = document.Start;
        _depth--;
        _type = BsonType.Document;
        var serializer = BsonSerializer.LookupSerializer(actualType);
        return serializer is IGeneratedSerializer { IsReplaced: false } generated
            ? (T)generated.ReadObject(ref this)
            : (T)ReadByDriver(serializer)!;
    }

    /// <summary>Skips the value of a member that can't be set. A class map does not name the member when that fails.</summary>
    public void SkipMember()
    {
        _isDocumentFault = true;
        SkipValue();
        _isDocumentFault = false;
    }

    /// <summary>Skips an element that every class lets pass, a discriminator.</summary>
    public bool TrySkipReserved() => TrySkipReserved(out _);

    /// <summary>Skips a discriminator, or refuses the element.</summary>
    public void ReadUnknownElement<T>()
    {
        if (!TrySkipReserved(out var name))
        {
            ThrowDocumentFault(ReadFaults.UnknownElement(name, typeof(T)));
        }
    }

    /// <summary>Skips an element that matches no member, as <c>[BsonIgnoreExtraElements]</c> asks.</summary>
    public void SkipUnknownElement()
    {
        if (!TrySkipReserved(out _))
        {
            SkipElement(PeekName());
        }
    }

    /// <summary>Puts an element that matches no member into the extra elements.</summary>
    public void ReadExtraElement(BsonDocument extraElements)
    {
        if (!TrySkipReserved(out var name))
        {
            extraElements[name] = ReadExtraValue();
        }
    }

    /// <summary>Puts an element that matches no member into the extra elements.</summary>
    public void ReadExtraElement(IDictionary<string, object> extraElements)
    {
        if (!TrySkipReserved(out var name))
        {
            var value = ReadExtraValue();
            _isDocumentFault = true;
            extraElements[name] = BsonTypeMapper.MapToDotNetValue(value);
            _isDocumentFault = false;
        }
    }

    private BsonValue ReadExtraValue()
    {
        ReadItemHeader();
        _isDocumentFault = true;
        var value = ReadByDriver(BsonValueSerializer.Instance);
        _isDocumentFault = false;
        return value;
    }

    /// <summary>Skips the elements that every class lets pass; else gives the name of the element, which is decoded in any case.</summary>
    private bool TrySkipReserved(out string name)
    {
        var bytes = PeekName();
        if (bytes.SequenceEqual("_t"u8) || (DriverVersion.SkipsSafeContent && bytes.SequenceEqual("__safeContent__"u8)))
        {
            name = string.Empty;
            SkipElement(bytes);
            return true;
        }

        _isDocumentFault = true;
        name = Text.Decode(bytes, _isLenient);
        _isDocumentFault = false;
        return false;
    }

    private void SkipElement(ReadOnlySpan<byte> name)
    {
        _isDocumentFault = true;
        _type = (BsonType)_bytes[_position];
        _position += name.Length + 2;
        SkipValue();
        _isDocumentFault = false;
    }
}
