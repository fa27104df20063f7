namespace BsonGen.Internal.Driver;

/// <summary>What the driver creates by reflection. The Keep methods, for trimming, do nothing.</summary>
internal static class DriverReflection
{
    private const string Driver = "MongoDB.Bson";
    private const string Serializers = "MongoDB.Bson.Serialization.Serializers.";

    public static bool IsOfDriver(Type? type) => type?.Assembly == typeof(BsonSerializer).Assembly;

    // Keeps class maps and the serializers that the driver finds by name, except those of the types with codecs.
    [DynamicDependency(PublicConstructors, Serializers + "ImmutableArraySerializer`1", Driver)]
    [DynamicDependency(PublicConstructors, Serializers + "ImmutableDictionarySerializer`2", Driver)]
    [DynamicDependency(PublicConstructors, Serializers + "ImmutableHashSetSerializer`1", Driver)]
    [DynamicDependency(PublicConstructors, Serializers + "ImmutableListSerializer`1", Driver)]
    [DynamicDependency(PublicConstructors, Serializers + "ImmutableQueueSerializer`1", Driver)]
    [DynamicDependency(PublicConstructors, Serializers + "ImmutableSortedDictionarySerializer`2", Driver)]
    [DynamicDependency(PublicConstructors, Serializers + "ImmutableSortedSetSerializer`1", Driver)]
    [DynamicDependency(PublicConstructors, Serializers + "ImmutableStackSerializer`1", Driver)]
    [UnconditionalSuppressMessage("Trimming", "IL2036", Justification = "Driver 3.0 has none of immutable collections.")]
    [MethodImpl(NoInlining)]
    public static void Keep()
    {
        Keep(typeof(ExpandoObjectSerializer));
        Keep(typeof(LazyBsonArraySerializer));
        Keep(typeof(LazyBsonDocumentSerializer));
        Keep(typeof(ObjectSerializer));
        Keep(typeof(RawBsonArraySerializer));
        Keep(typeof(RawBsonDocumentSerializer));
        Keep(typeof(BsonClassMap<>));
        Keep(typeof(BsonClassMapSerializer<>));
        Keep(typeof(BsonValueCSharpNullSerializer<>));
        Keep(typeof(BsonValueCSharpNullArrayAndDocumentSerializer<>));
        Keep(typeof(BsonValueCSharpNullArraySerializer<>));
        Keep(typeof(BsonValueCSharpNullDocumentSerializer<>));
        Keep(typeof(ImpliedImplementationInterfaceSerializer<,>));
        Keep(typeof(ArraySerializer<>));
        Keep(typeof(DictionaryInterfaceImplementerSerializer<,,>));
        Keep(typeof(DiscriminatedInterfaceSerializer<>));
        Keep(typeof(EnumerableInterfaceImplementerSerializer<,>));
        Keep(typeof(EnumSerializer<>));
        Keep(typeof(IEnumerableDeserializingAsCollectionSerializer<,,>));
        Keep(typeof(KeyValuePairSerializer<,>));
        Keep(typeof(MemorySerializer<>));
        Keep(typeof(NullableSerializer<>));
        Keep(typeof(QueueSerializer<>));
        Keep(typeof(ReadOnlyCollectionSerializer<>));
        Keep(typeof(ReadOnlyDictionaryInterfaceImplementerSerializer<,,>));
        Keep(typeof(ReadonlyMemorySerializer<>));
        Keep(typeof(StackSerializer<>));
        KeepWithItems(typeof(TupleSerializer<>));
        KeepWithItems(typeof(TupleSerializer<,>));
        KeepWithItems(typeof(TupleSerializer<,,>));
        KeepWithItems(typeof(TupleSerializer<,,,>));
        KeepWithItems(typeof(TupleSerializer<,,,,>));
        KeepWithItems(typeof(TupleSerializer<,,,,,>));
        KeepWithItems(typeof(TupleSerializer<,,,,,,>));
        KeepWithItems(typeof(TupleSerializer<,,,,,,,>));
        KeepWithItems(typeof(ValueTupleSerializer<>));
        KeepWithItems(typeof(ValueTupleSerializer<,>));
        KeepWithItems(typeof(ValueTupleSerializer<,,>));
        KeepWithItems(typeof(ValueTupleSerializer<,,,>));
        KeepWithItems(typeof(ValueTupleSerializer<,,,,>));
        KeepWithItems(typeof(ValueTupleSerializer<,,,,,>));
        KeepWithItems(typeof(ValueTupleSerializer<,,,,,,>));
        KeepWithItems(typeof(ValueTupleSerializer<,,,,,,,>));

        // All reference types share the code of these instances.
        Keep<DictionaryInterfaceImplementerSerializer<Dictionary<string, object>, string, object>>();
        Keep<ArraySerializer<object>>();
        Keep<EnumerableInterfaceImplementerSerializer<List<object>, object>>();
    }

    // Keeps the serializers of collections of a type of items. Called where such a collection is created, as the following. Those
    // of reference types share the code of those of objects. The layout that all types share would keep them for each type.
    public static void KeepCollections<TItem>()
    {
        if (typeof(TItem).IsValueType && !RuntimeFeature.IsDynamicCodeSupported)
        {
            Keep<ArraySerializer<TItem>>();
            Keep<EnumerableInterfaceImplementerSerializer<List<TItem>, TItem>>();
        }
    }

    public static void KeepCollection<TCollection, TItem>()
        where TCollection : class, IEnumerable<TItem> =>
        _ = RuntimeFeature.IsDynamicCodeSupported || Keep<EnumerableInterfaceImplementerSerializer<TCollection, TItem>>();

    public static void KeepDictionary<TKey, TValue>()
        where TKey : notnull =>
        _ = RuntimeFeature.IsDynamicCodeSupported ||
            Keep<DictionaryInterfaceImplementerSerializer<Dictionary<TKey, TValue>, TKey, TValue>>();

    public static void KeepPair<TKey, TValue>() =>
        _ = RuntimeFeature.IsDynamicCodeSupported || Keep<KeyValuePairSerializer<TKey, TValue>>();

    public static void KeepNullable<T>()
        where T : struct => _ = RuntimeFeature.IsDynamicCodeSupported || Keep<NullableSerializer<T>>();

    public static void KeepEnum<TEnum>()
        where TEnum : struct, Enum => _ = RuntimeFeature.IsDynamicCodeSupported || Keep<EnumSerializer<TEnum>>();

    // Keeps the serializer that the driver finds in the attribute of a generic type.
    public static void KeepGeneric<[DynamicallyAccessedMembers(PublicConstructors)] TSerializer>()
        where TSerializer : new() => _ = RuntimeFeature.IsDynamicCodeSupported || Keep<TSerializer>();

    public static void Keep([DynamicallyAccessedMembers(PublicConstructors)] Type serializer)
    {
    }

    // Always false. The compiler would evaluate a constant or a readonly field.
    private static bool IsCreating => Environment.ProcessId < 0;

    // The native compiler generates the methods for these type arguments only if some code creates the serializer.
    private static bool Keep<[DynamicallyAccessedMembers(PublicConstructors)] TSerializer>()
        where TSerializer : new() => IsCreating && new TSerializer() is not null;

    // A tuple's serializer has a property for the serializer of each item.
    private static void KeepWithItems([DynamicallyAccessedMembers(PublicConstructors | PublicProperties)] Type serializer)
    {
    }
}
