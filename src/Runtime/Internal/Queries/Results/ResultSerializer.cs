namespace BsonGen.Internal.Queries.Results;

/// <summary>A serializer that reads results in place of the driver's.</summary>
internal interface IResultSerializer
{
    /// <summary>The serializer of the driver, which serves all other calls.</summary>
    IBsonSerializer Rendered { get; }

    /// <summary>Starts to read results. Until then, the driver's serializer does.</summary>
    /// <returns>Why the driver's serializer goes on to read them; null if not, and after the first call.</returns>
    /// <remarks>Many places of a program are called once, and this takes longer than the driver reads some results.</remarks>
    string? Prepare();
}

/// <inheritdoc cref="IResultSerializer" />
internal class ResultSerializer<T>(IBsonSerializer<T> rendered) : IBsonSerializer<T>, IResultSerializer
{
    // This is null until it is prepared, and if the driver reads in a way of its own.
    private ResultObject<T>? _object;
    private volatile bool _isPrepared;

    public Type ValueType => rendered.ValueType;

    public IBsonSerializer Rendered => rendered;

    public string? Prepare()
    {
        if (_isPrepared)
        {
            return null;
        }

        var types = new ResultTypes();
        if (ResultShapes.Find(rendered, types, out var reason) is { } shape)
        {
            _object = new(shape, types);
        }

        _isPrepared = true;
        return reason;
    }

    public T Deserialize(BsonDeserializationContext context, BsonDeserializationArgs args)
    {
        if (_object is not { } value ||
            args.NominalType != typeof(T) ||
            DriverClasses.FindReader(context.Reader) is not { BsonStream: ByteBufferStream stream } reader ||
            !IsAtDocument(reader) ||
            !value.IsUsable)
        {
            return rendered.Deserialize(context, args);
        }

        return TryRead(value, reader, stream, context, out var result) ? result : rendered.Deserialize(context, args);
    }

    public void Serialize(BsonSerializationContext context, BsonSerializationArgs args, T value) =>
        rendered.Serialize(context, args, value);

    object IBsonSerializer.Deserialize(BsonDeserializationContext context, BsonDeserializationArgs args) =>
        Deserialize(context, args)!;

    void IBsonSerializer.Serialize(BsonSerializationContext context, BsonSerializationArgs args, object value) =>
        rendered.Serialize(context, args, value);

    public override bool Equals(object? obj) => rendered.Equals(obj is IResultSerializer other ? other.Rendered : obj);

    public override int GetHashCode() => rendered.GetHashCode();

    // The document is the outermost one, or lies inside another. The driver reads the batches of a cursor as arrays.
    private static bool IsAtDocument(BsonBinaryReader reader) => reader.State switch
    {
        BsonReaderState.Initial => true,
        BsonReaderState.Value => reader.CurrentBsonType == BsonType.Document,
        _ => false,
    };

    // The reader stays where it is if the driver must read the document.
    private static bool TryRead(
        ResultObject<T> value,
        BsonBinaryReader binary,
        ByteBufferStream stream,
        BsonDeserializationContext context,
        [MaybeNullWhen(false)] out T result)
    {
        result = default;
        var start = stream.Position;
        var rest = stream.Length - start;
        var chunk = rest > 0 ? stream.Buffer.AccessBackingBytes((int)start).AsSpan() : default;
        if (!TryReadInt32LittleEndian(chunk, out var size) || (uint)size > Math.Min(chunk.Length, rest))
        {
            return false;
        }

        var reader = new BsonSpanReader(chunk[..size], context);
        try
        {
            result = value.Read(ref reader);
        }
        catch (FailedCreationException error)
        {
            ExceptionDispatchInfo.Throw(error.OfDriver);
        }
        catch (Exception)
        {
            return false;
        }

        if (binary.State == BsonReaderState.Initial)
        {
            // The state is the same after an outermost document.
            stream.Position = start + size;
        }
        else
        {
            binary.SkipValue();
        }

        return true;
    }
}

/// <summary>Also describes the members of the results, for operators behind the projection.</summary>
internal sealed class ResultDocumentSerializer<T>(IBsonSerializer<T> rendered)
    : ResultSerializer<T>(rendered),
    IBsonDocumentSerializer,
    IBsonIdProvider,
    IBsonPolymorphicSerializer,
    IHasDiscriminatorConvention
{
    public bool IsDiscriminatorCompatibleWithObjectSerializer =>
        ((IBsonPolymorphicSerializer)Rendered).IsDiscriminatorCompatibleWithObjectSerializer;

    public IDiscriminatorConvention DiscriminatorConvention => ((IHasDiscriminatorConvention)Rendered).DiscriminatorConvention;

    public bool GetDocumentId(object document, out object id, out Type idNominalType, out IIdGenerator idGenerator) =>
        ((IBsonIdProvider)Rendered).GetDocumentId(document, out id, out idNominalType, out idGenerator);

    public void SetDocumentId(object document, object id) => ((IBsonIdProvider)Rendered).SetDocumentId(document, id);

    public bool TryGetMemberSerializationInfo(string memberName, out BsonSerializationInfo serializationInfo) =>
        ((IBsonDocumentSerializer)Rendered).TryGetMemberSerializationInfo(memberName, out serializationInfo);
}
