using System.Collections.Immutable;

namespace BsonGen.Internal.Driver;

/// <summary>Recognizes the driver's own serializers with the settings that generated code reproduces.</summary>
internal static class DefaultSerializers
{
    // By name, since not every driver has all of them.
    private static readonly HashSet<string> Collections =
    [
        "ArraySerializer`1",
        "EnumerableInterfaceImplementerSerializer`2",
        "ImmutableArraySerializer`1",
        "ImmutableHashSetSerializer`1",
        "ImmutableListSerializer`1",
        "ImmutableQueueSerializer`1",
        "ImmutableSortedSetSerializer`1",
        "ImmutableStackSerializer`1",
        "IEnumerableDeserializingAsCollectionSerializer`3",
        "QueueSerializer`1",
        "ReadOnlyCollectionSerializer`1",
        "StackSerializer`1",
        "DictionaryInterfaceImplementerSerializer`3",
    ];

    private static readonly string[] Dictionaries =
    [
        "DictionaryInterfaceImplementerSerializer`3",
        "ImmutableDictionarySerializer`2",
        "ImmutableSortedDictionarySerializer`2",
        "ReadOnlyDictionaryInterfaceImplementerSerializer`3",
    ];

    public static bool IsDefault(Type type) => IsTrue(type, static (serializer, type) =>
        IsOfEnum(serializer, type) || (serializer.ValueType == type && IsDefault(serializer)));

    /// <summary>
    /// Whether the registry holds the driver's own serializer of a dictionary, with the registered serializers of keys and
    /// values.
    /// </summary>
    public static bool IsDictionary(Type type) => IsTrue(type, static (serializer, _) =>
    {
        if (serializer.GetType() is { IsGenericType: true } type &&
            type.GetGenericTypeDefinition() == typeof(ImpliedImplementationInterfaceSerializer<,>))
        {
            serializer = ChildOf(serializer);
            if (!IsRegistered(serializer))
            {
                return false;
            }
        }

        return IsReadable(serializer) &&
            serializer is IBsonDictionarySerializer dictionary &&
            dictionary.DictionaryRepresentation == DictionaryRepresentation.Document &&
            DriverReflection.IsOfDriver(serializer.GetType()) &&
            Dictionaries.Contains(serializer.GetType().Name) &&
            IsRegistered(dictionary.KeySerializer) &&
            IsRegistered(dictionary.ValueSerializer);
    });

    /// <summary>Whether a serializer is the driver's own of an enum.</summary>
    /// <remarks>Asked by type: the JIT would compile the ValueType of the serializer again for each enum.</remarks>
    public static bool IsOfEnum(IBsonSerializer serializer, Type type) =>
        serializer.GetType() is { IsGenericType: true } generic &&
        generic.GetGenericTypeDefinition() == typeof(EnumSerializer<>) &&
        generic.GenericTypeArguments[0] == type;

    public static BsonType GetRepresentation(Type type)
    {
        try
        {
            return GetRepresentation(type, DriverRegistry.LookUpSerializer(type));
        }
        catch (Exception) when (!RuntimeFeature.IsDynamicCodeSupported)
        {
            return type.IsEnum ? GetEnumRepresentation(type) :
                type == typeof(Memory<byte>) || type == typeof(ReadOnlyMemory<byte>) ? BsonType.Binary :
                BsonType.EndOfDocument;
        }
    }

    public static BsonType GetRepresentation(Type type, IBsonSerializer serializer) => serializer switch
    {
        IRepresentationConfigurable { Representation: 0 } => GetEnumRepresentation(type),
        IRepresentationConfigurable configured => configured.Representation,
        _ => BsonType.EndOfDocument,
    };

    /// <summary>The serializer of the items or of the value, which another one of the driver holds.</summary>
    public static IBsonSerializer ChildOf(IBsonSerializer serializer) =>
        ((IChildSerializerConfigurable)serializer).ChildSerializer;

    // In native code, the driver can't create its generic serializers, so the user has none. The first use reports other errors.
    private static bool IsTrue(Type type, Func<IBsonSerializer, Type, bool> condition)
    {
        try
        {
            return DriverRegistry.TryLookUpSerializer(type) is { } serializer
                ? condition(serializer, type)
                : !RuntimeFeature.IsDynamicCodeSupported;
        }
        catch (Exception)
        {
            return !RuntimeFeature.IsDynamicCodeSupported;
        }
    }

    private static BsonType GetEnumRepresentation(Type type) =>
        type.IsEnum && Type.GetTypeCode(type) is TypeCode.Int64 or TypeCode.UInt64 ? BsonType.Int64 : BsonType.Int32;

    private static bool IsDefault(IBsonSerializer serializer)
    {
        var type = serializer.GetType();
        if (!DriverReflection.IsOfDriver(type))
        {
            return false;
        }

        if (!type.IsGenericType)
        {
            return serializer switch
            {
                DateTimeSerializer dates => dates is { Kind: DateTimeKind.Utc, DateOnly: false },
                TimeSpanSerializer times => times is { Representation: BsonType.String, Units: TimeSpanUnits.Ticks },
                TimeOnlySerializer times => times.Units == TimeOnlyUnits.Ticks,

                // By name, since the runtime would load all types that are asked for. BSON values have rules of their own.
                _ => type.Name == nameof(ByteArraySerializer) || (type.Name == serializer.ValueType.Name + "Serializer" &&
                    !typeof(BsonValue).IsAssignableFrom(serializer.ValueType)),
            };
        }

        var definition = type.GetGenericTypeDefinition();
        if (definition == typeof(MemorySerializer<>) || definition == typeof(ReadonlyMemorySerializer<>))
        {
            return true;
        }

        if (definition == typeof(NullableSerializer<>))
        {
            return IsRegistered(ChildOf(serializer));
        }

        if (definition == typeof(KeyValuePairSerializer<,>))
        {
            return IsPlainPair((IBsonDocumentSerializer)serializer);
        }

        if (definition.Name.Split('`')[0] is "TupleSerializer" or "ValueTupleSerializer")
        {
            return HasRegisteredItems(serializer);
        }

        return definition == typeof(ImpliedImplementationInterfaceSerializer<,>)
            ? IsDefaultDictionary(ChildOf(serializer))
            : Collections.Contains(definition.Name) && IsReadable(serializer) && HasRegisteredChildren(serializer);
    }

    private static bool IsDefaultDictionary(IBsonSerializer serializer) =>
        serializer is IBsonDictionarySerializer && IsRegistered(serializer) && IsDefault(serializer);

    // Driver 3.0 knows immutable collections by their interfaces alone, and can't read them.
    private static bool IsReadable(IBsonSerializer serializer) =>
        serializer.ValueType.Namespace != "System.Collections.Immutable" || !IsImmutable(serializer.ValueType) ||
        serializer.GetType().Name.StartsWith("Immutable", StringComparison.Ordinal);

    // If this were inlined, the runtime would load the assembly of the immutable collections for all types.
    [MethodImpl(NoInlining)]
    private static bool IsImmutable(Type type) => type.Assembly == typeof(ImmutableList<>).Assembly;

    // Pairs as arrays have no members.
    private static bool IsPlainPair(IBsonDocumentSerializer serializer) =>
        serializer.TryGetMemberSerializationInfo("Key", out var key) && IsRegistered(key.Serializer) &&
        serializer.TryGetMemberSerializationInfo("Value", out var value) && IsRegistered(value.Serializer);

    [UnconditionalSuppressMessage("Trimming", "IL2075", Justification = "Without its properties, it counts as the user's.")]
    private static bool HasRegisteredItems(IBsonSerializer serializer)
    {
        var type = serializer.GetType();
        var items = type.GetProperties()
            .Where(item => typeof(IBsonSerializer).IsAssignableFrom(item.PropertyType))
            .ToList();
        return items.Count == type.GetGenericArguments().Length &&
            items.TrueForAll(item => IsRegistered((IBsonSerializer)item.GetValue(serializer)!));
    }

    private static bool HasRegisteredChildren(IBsonSerializer serializer) => serializer switch
    {
        IBsonDictionarySerializer dictionary =>
            dictionary.DictionaryRepresentation == DictionaryRepresentation.Document &&
            dictionary.KeySerializer.GetType() == typeof(StringSerializer) &&
            IsRegistered(dictionary.KeySerializer) &&
            IsRegistered(dictionary.ValueSerializer),
        IBsonArraySerializer array => array.TryGetItemSerializationInfo(out var item) && IsRegistered(item.Serializer),
        _ => false,
    };

    private static bool IsRegistered(IBsonSerializer serializer) =>
        ReferenceEquals(serializer, DriverRegistry.TryLookUpSerializer(serializer.ValueType));
}
