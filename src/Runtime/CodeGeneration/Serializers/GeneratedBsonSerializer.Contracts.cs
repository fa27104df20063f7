namespace BsonGen.CodeGeneration;

// The driver's interfaces.
public abstract partial class GeneratedBsonSerializer<T> :
    GeneratedSerializer,
    IBsonSerializer<T>,
    IBsonDocumentSerializer,
    IBsonIdProvider,
    IBsonPolymorphicSerializer,
    IHasDiscriminatorConvention
{
    /// <summary>Registers the discriminators of the type and its base classes, as a class map does.</summary>
    /// <param name="members">
    /// The members in the order of writing, with the names of elements that differ: <c>"*int Id: _id, string Name, Lines"</c>.
    /// One of the commonest types stands before the name. Marks before that: <c>*</c> for the id, <c>^</c> for each level of the
    /// base class that declares the member, <c>!</c> if the driver's registry may have another serializer or id generator for its
    /// type, <c>+</c> for the elements without another member, <c>?</c> if only a registration maps the member. A backslash
    /// precedes a comma, a colon or a backslash in a name.
    /// </param>
    protected GeneratedBsonSerializer(string members)
        : base(typeof(T), members, discriminator: null, rootClass: null, [])
    {
    }

    /// <summary>Registers the discriminators of known types, too.</summary>
    /// <param name="rootClass">The declared root class of the hierarchy, or null.</param>
    protected GeneratedBsonSerializer(
        string members, string? discriminator = null, Type? rootClass = null, params Type[] knownTypes)
        : base(typeof(T), members, discriminator, rootClass, knownTypes)
    {
    }

    /// <inheritdoc />
    public bool IsDiscriminatorCompatibleWithObjectSerializer => true;

    /// <inheritdoc />
    public IDiscriminatorConvention DiscriminatorConvention =>
        FallsBack() ? ClassMapSerializer.DiscriminatorConvention : LookUpConvention();

    private protected override IBsonIdProvider SerializerOfClassMap => ClassMapSerializer;

    FallbackReason? IGeneratedSerializer.FallbackReason => FallbackReason;

    FallbackReason? IGeneratedSerializer.WritingReason => WritingReason;

    /// <inheritdoc />
    public T Deserialize(BsonDeserializationContext context, BsonDeserializationArgs args)
    {
        if (NeedsClassMap())
        {
            return ClassMapSerializer.Deserialize(context, args);
        }

        if (DriverClasses.FindReader(context.Reader) is not { } reader)
        {
            return DeserializeWithClassMap(context, args);
        }

        var isOfNominalType = args.NominalType == typeof(T);

        // In this state, the next value can only be an outermost document.
        var outermost = reader.State == BsonReaderState.Initial ? reader.BsonStream as ByteBufferStream : null;
        if (outermost is not null && isOfNominalType && CanRead)
        {
            return ReadOutermost(outermost, context);
        }

        var type = reader.GetCurrentBsonType();
        if (type == BsonType.Null)
        {
            reader.ReadNull();
            return default!;
        }

        if (!CanRead)
        {
            return ClassMapSerializer.Deserialize(context, args);
        }

        if (!isOfNominalType)
        {
            var actualType = LookUpConvention().GetActualType(reader, args.NominalType);
            if (actualType != typeof(T))
            {
                // That serializer may come back here, if it has a discriminator convention of its own.
                RuntimeHelpers.EnsureSufficientExecutionStack();
                return (T)DriverRegistry.LookUpSerializer(actualType).Deserialize(context);
            }
        }

        return type == BsonType.Document
            ? Read(reader, context, isOutermost: outermost is not null)
            : throw ReadExceptions.NotADocument(typeof(T), type);
    }

    /// <inheritdoc />
    public void Serialize(BsonSerializationContext context, BsonSerializationArgs args, T value) =>
        Serialize(context, args, value, typeof(T));

    object IBsonSerializer.Deserialize(BsonDeserializationContext context, BsonDeserializationArgs args) =>
        Deserialize(context, args)!;

    void IBsonSerializer.Serialize(BsonSerializationContext context, BsonSerializationArgs args, object value) =>
        Serialize(context, args, (T)value);

    void IGeneratedSerializer.Serialize(
        BsonSerializationContext context, BsonSerializationArgs args, object value, Type reportedType) =>
        Serialize(context, args, (T)value, reportedType);

    /// <summary>Serializers of one type are interchangeable.</summary>
    public override bool Equals(object? obj) => obj?.GetType() == GetType();

    /// <inheritdoc />
    public override int GetHashCode() => GetType().GetHashCode();

    private void Serialize(BsonSerializationContext context, BsonSerializationArgs args, T value, Type reportedType)
    {
        var writer = DriverClasses.FindWriter(context.Writer);
        var isSupported = writer is not null || DocumentNodes.AreSupported(context.Writer);
        if (NeedsClassMap() || IsWrittenByClassMap() || args.SerializeIdFirst || !isSupported)
        {
            ClassMapSerializer.Serialize(context, args, value);
            return;
        }

        var validation = ElementNameValidation.Of((BsonWriter)context.Writer);
        if (validation == Validation.ByClassMap)
        {
            ClassMapSerializer.Serialize(context, args, value);
        }
        else if (value is null)
        {
            context.Writer.WriteNull();
        }
        else if (value.GetType() != typeof(T))
        {
            var serializer = DriverRegistry.LookUpSerializer(value.GetType());
            if (serializer is IGeneratedSerializer generated)
            {
                generated.Serialize(context, args, value, reportedType);
            }
            else
            {
                serializer.Serialize(context, args, value);
            }
        }
        else
        {
            var discriminator = args.NominalType == typeof(T) ? [] : Discriminators.Encode(args.NominalType, typeof(T));
            var isWritten = writer is not null
                ? TryWrite(
                    writer, context, value, discriminator, isValidated: validation == Validation.OfTopLevel, reportedType)
                : validation == Validation.None && TryWriteNodes(context, value, discriminator);
            if (!isWritten)
            {
                ClassMapSerializer.Serialize(context, args, value);
            }
        }
    }

    // An instance in another registry, or in a serializer of the user, would call itself through the default one without end.
    private bool NeedsClassMap() => FallsBack() || !IsActive;

    // The serializer is active. The JIT folds the readonly static.
    private bool IsWrittenByClassMap()
    {
        if (ActiveWriter is not null)
        {
            return false;
        }

        Fallbacks.ThrowIfAsked(ValueType, WritingReason!);
        return true;
    }

    // JSON and BsonDocuments hold facts that bytes don't, such as the representation of a Guid.
    private T DeserializeWithClassMap(BsonDeserializationContext context, BsonDeserializationArgs args)
    {
        // JSON may have any depth. The driver would overflow the stack and end the process.
        RuntimeHelpers.EnsureSufficientExecutionStack();
        ExceptionDispatchInfo error;
        try
        {
            return ClassMapSerializer.Deserialize(context, args);
        }
        catch (Exception caught)
        {
            error = ExceptionDispatchInfo.Capture(caught);
        }

        // A class map wraps the exception at each level. Throwing after the handler has ended frees its stack.
        error.Throw();
        return default!;
    }
}
