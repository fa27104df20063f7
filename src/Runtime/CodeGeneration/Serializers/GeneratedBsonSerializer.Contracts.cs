using System.Diagnostics.CodeAnalysis;
using System.Reflection;
using System.Runtime.CompilerServices;
using System.Runtime.ExceptionServices;
using BsonGen.Internal.Documents;
using BsonGen.Internal.Driver;
using BsonGen.Internal.Registration;
using MongoDB.Bson;
using MongoDB.Bson.IO;
using MongoDB.Bson.Serialization;

namespace BsonGen.CodeGeneration;

// What the driver asks of a serializer.
public abstract partial class GeneratedBsonSerializer<T> :
    IBsonSerializer<T>,
    IBsonDocumentSerializer,
    IBsonIdProvider,
    IBsonPolymorphicSerializer
{
    // Why the driver refuses a known type. Mapping the type throws that once, and so does the first use.
    private ExceptionDispatchInfo? _refusal;

    private FallbackDecision? _decision;

    /// <summary>Makes the discriminators of the type and of its base classes known, as creating its class map would.</summary>
    protected GeneratedBsonSerializer()
        : this(discriminator: null)
    {
    }

    /// <summary>Makes the discriminators of the type, of its base classes and of their known types known, as creating its class map would.</summary>
    /// <param name="discriminator">The discriminator that the type names, or null.</param>
    /// <param name="rootClass">The class of the hierarchy that is declared its root, or null.</param>
    /// <param name="knownTypes">The derived types that the type names.</param>
    [DynamicDependency(nameof(DriverReflection.Keep) + "()", typeof(DriverReflection))]
    protected GeneratedBsonSerializer(string? discriminator = null, Type? rootClass = null, params Type[] knownTypes)
    {
        if (rootClass is not null)
        {
            RootClasses.Register(rootClass);
        }

        _refusal = AnnouncedTypes.TryAdd(typeof(T), discriminator, knownTypes);
    }

    /// <inheritdoc />
    public Type ValueType => typeof(T);

    /// <inheritdoc />
    public bool IsDiscriminatorCompatibleWithObjectSerializer => true;

    string? IGeneratedSerializer.FallbackReason => FallbackReason;

    private string? FallbackReason => Decision.Reason;

    private FallbackDecision Decision => _decision ?? Decide();

    /// <summary>
    /// Whether attributes configure serializers of members in ways that are not compiled. The driver may refuse them, and the type with
    /// them, when it maps it. Only code of older versions says so.
    /// </summary>
    protected virtual bool HasConfiguredMembers => false;

    /// <summary>Whether the driver accepts the attributes that configure serializers in ways that are not compiled; null where there are none.</summary>
    protected virtual bool? AreConfiguredMembersAccepted => null;

    /// <summary>
    /// Whether a member that could be the id but for its element's name was taken for it, by the driver that the code was compiled with;
    /// null where there is none.
    /// </summary>
    protected virtual bool? TakesRenamedId => null;

    /// <inheritdoc />
    public T Deserialize(BsonDeserializationContext context, BsonDeserializationArgs args)
    {
        if (NeedsClassMap())
        {
            return ClassMapSerializer.Deserialize(context, args);
        }

        if (context.Reader is not BsonBinaryReader reader)
        {
            return DeserializeWithClassMap(context, args);
        }

        var isOfNominalType = args.NominalType == typeof(T);
        if (isOfNominalType && DocumentReader.IsAtOutermost(reader))
        {
            return DocumentReader.ReadOutermost(this, reader, context);
        }

        var type = reader.GetCurrentBsonType();
        if (type == BsonType.Null)
        {
            reader.ReadNull();
            return default!;
        }

        if (!isOfNominalType)
        {
            var actualType = BsonSerializer.LookupDiscriminatorConvention(typeof(T)).GetActualType(reader, args.NominalType);
            if (actualType != typeof(T))
            {
                // That serializer may come back here, if it has a discriminator convention of its own.
                RuntimeHelpers.EnsureSufficientExecutionStack();
                return (T)BsonSerializer.LookupSerializer(actualType).Deserialize(context);
            }
        }

        return type == BsonType.Document ? DocumentReader.Read(this, reader, context) : throw ReadExceptions.NotADocument(typeof(T), type);
    }

    /// <inheritdoc />
    public void Serialize(BsonSerializationContext context, BsonSerializationArgs args, T value) => Serialize(context, args, value, typeof(T));

    private void Serialize(BsonSerializationContext context, BsonSerializationArgs args, T value, Type family)
    {
        if (NeedsClassMap() || args.SerializeIdFirst || context.Writer is not BsonBinaryWriter writer ||
            ElementNameValidation.Of(writer) is var validation && validation == Validation.ByClassMap)
        {
            ClassMapSerializer.Serialize(context, args, value);
        }
        else if (value is null)
        {
            context.Writer.WriteNull();
        }
        else if (value.GetType() != typeof(T))
        {
            var serializer = BsonSerializer.LookupSerializer(value.GetType());
            if (serializer is IGeneratedSerializer generated)
            {
                generated.Serialize(context, args, value, family);
            }
            else
            {
                serializer.Serialize(context, args, value);
            }
        }
        else
        {
            var discriminator = args.NominalType == typeof(T) ? [] : Discriminators.Encode(args.NominalType, typeof(T));
            if (validation == Validation.None)
            {
                DocumentWriter.Write(this, writer, context, value, discriminator, family);
            }
            else if (!DocumentWriter.TryWriteValidated(this, writer, context, value, discriminator, family))
            {
                // The class map fails at the first name that the validator refuses.
                ClassMapSerializer.Serialize(context, args, value);
            }
        }
    }

    object IBsonSerializer.Deserialize(BsonDeserializationContext context, BsonDeserializationArgs args) => Deserialize(context, args)!;

    void IBsonSerializer.Serialize(BsonSerializationContext context, BsonSerializationArgs args, object value) =>
        Serialize(context, args, (T)value);

    void IGeneratedSerializer.Serialize(BsonSerializationContext context, BsonSerializationArgs args, object value, Type family) =>
        Serialize(context, args, (T)value, family);

    /// <summary>Serializers of one type are interchangeable.</summary>
    public override bool Equals(object? obj) => obj?.GetType() == GetType();

    /// <inheritdoc />
    public override int GetHashCode() => GetType().GetHashCode();

    // An instance that another registry holds, or a serializer of the user's around it, must not hand the type back to what the driver's
    // registry holds for it.
    private bool NeedsClassMap() => IsReplaced() || !ActiveSerializer<T>.IsGenerated;

    // Bytes don't tell all that JSON and BsonDocuments do, such as the representation of a Guid.
    private T DeserializeWithClassMap(BsonDeserializationContext context, BsonDeserializationArgs args)
    {
        // JSON may be of any depth, and the driver goes on until the stack ends, which ends the process.
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

        // A class map wraps what it catches, one error for each level. Thrown from behind the handler, they don't pile up on the stack.
        error.Throw();
        return default!;
    }

    /// <exception cref="InvalidOperationException">It is, and the user asked for exceptions.</exception>
    private bool IsReplaced()
    {
        if (FallbackReason is not { } reason)
        {
            return false;
        }

        Fallbacks.ThrowIfAsked(typeof(T), reason);
        Interlocked.Exchange(ref _refusal, null)?.Throw();
        return true;
    }

    /// <summary>Decides before a class map is built here, so that one that is found was not made here.</summary>
    private FallbackDecision Decide()
    {
        FallbackReason? reason = _refusal is { SourceException.Message: var message }
            ? new(FallbackKinds.Refused, $"the driver refuses a known type: {message.TrimEnd('.')}")
            : TakesRenamedId is { } takesRenamedId && takesRenamedId != DriverVersion.TakesRenamedId
                ? new(FallbackKinds.DriverVersion, "the driver chooses another id than the one that the code was compiled with, see its release 3.9")
                : RuntimeConfiguration.FindReason(typeof(T), GetType().Assembly) ?? FindRefusal();
        var decision = new FallbackDecision(reason is null ? null : Fallbacks.Add(typeof(T), reason), ClassMaps.HadClassMap(typeof(T)));

        // No lock: racing threads come to equal answers, and the first one stands.
        return Interlocked.CompareExchange(ref _decision, decision, null) ?? decision;
    }

    private FallbackReason? FindRefusal() => !(AreConfiguredMembersAccepted ?? (!HasConfiguredMembers || ClassMaps.CanBeMapped(typeof(T))))
        ? new(FallbackKinds.Refused, $"the driver refuses attributes of {typeof(T).FullName}")
        : null;
}
