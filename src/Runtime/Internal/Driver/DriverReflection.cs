namespace BsonGen.Internal.Driver;

/// <summary>Tells the trimmer and the native compiler which of its types the driver creates by reflection. At run time, these methods do nothing.</summary>
internal static class DriverReflection
{
    private const DynamicallyAccessedMemberTypes Constructors = DynamicallyAccessedMemberTypes.PublicConstructors;

    // A tuple's serializer has a property for the serializer of each item.
    private const DynamicallyAccessedMemberTypes ConstructorsAndItems = Constructors | DynamicallyAccessedMemberTypes.PublicProperties;

    private const string Driver = "MongoDB.Bson";
    private const string OlderDriver = "Driver 3.0 does not have these types.";
    private const string Serializers = "MongoDB.Bson.Serialization.Serializers.";

    // Always false. The compiler would evaluate a constant or a readonly field.
    private static bool IsCreating => Environment.ProcessId < 0;

    /// <summary>Keeps class maps and the serializers that the driver finds by name, except those of the types with codecs.</summary>
    [DynamicDependency(Constructors, typeof(CultureInfoSerializer))]
    [DynamicDependency(Constructors, typeof(ExpandoObjectSerializer))]
    [DynamicDependency(Constructors, typeof(IPAddressSerializer))]
    [DynamicDependency(Constructors, typeof(ObjectSerializer))]
    [DynamicDependency(Constructors, typeof(BsonClassMap<>))]
    [DynamicDependency(Constructors, typeof(BsonClassMapSerializer<>))]
    [DynamicDependency(Constructors, typeof(BsonValueCSharpNullSerializer<>))]
    [DynamicDependency(Constructors, typeof(BsonValueCSharpNullArrayAndDocumentSerializer<>))]
    [DynamicDependency(Constructors, typeof(BsonValueCSharpNullArraySerializer<>))]
    [DynamicDependency(Constructors, typeof(BsonValueCSharpNullDocumentSerializer<>))]
    [DynamicDependency(Constructors, typeof(ImpliedImplementationInterfaceSerializer<,>))]
    [DynamicDependency(Constructors, typeof(ArraySerializer<>))]
    [DynamicDependency(Constructors, typeof(DictionaryInterfaceImplementerSerializer<,,>))]
    [DynamicDependency(Constructors, typeof(DiscriminatedInterfaceSerializer<>))]
    [DynamicDependency(Constructors, typeof(EnumerableInterfaceImplementerSerializer<,>))]
    [DynamicDependency(Constructors, typeof(EnumSerializer<>))]
    [DynamicDependency(Constructors, typeof(IEnumerableDeserializingAsCollectionSerializer<,,>))]
    [DynamicDependency(Constructors, typeof(KeyValuePairSerializer<,>))]
    [DynamicDependency(Constructors, typeof(MemorySerializer<>))]
    [DynamicDependency(Constructors, typeof(NullableSerializer<>))]
    [DynamicDependency(Constructors, typeof(QueueSerializer<>))]
    [DynamicDependency(Constructors, typeof(ReadOnlyCollectionSerializer<>))]
    [DynamicDependency(Constructors, typeof(ReadOnlyDictionaryInterfaceImplementerSerializer<,,>))]
    [DynamicDependency(Constructors, typeof(ReadonlyMemorySerializer<>))]
    [DynamicDependency(Constructors, typeof(StackSerializer<>))]
    [DynamicDependency(ConstructorsAndItems, typeof(TupleSerializer<>))]
    [DynamicDependency(ConstructorsAndItems, typeof(TupleSerializer<,>))]
    [DynamicDependency(ConstructorsAndItems, typeof(TupleSerializer<,,>))]
    [DynamicDependency(ConstructorsAndItems, typeof(TupleSerializer<,,,>))]
    [DynamicDependency(ConstructorsAndItems, typeof(TupleSerializer<,,,,>))]
    [DynamicDependency(ConstructorsAndItems, typeof(TupleSerializer<,,,,,>))]
    [DynamicDependency(ConstructorsAndItems, typeof(TupleSerializer<,,,,,,>))]
    [DynamicDependency(ConstructorsAndItems, typeof(TupleSerializer<,,,,,,,>))]
    [DynamicDependency(ConstructorsAndItems, typeof(ValueTupleSerializer<>))]
    [DynamicDependency(ConstructorsAndItems, typeof(ValueTupleSerializer<,>))]
    [DynamicDependency(ConstructorsAndItems, typeof(ValueTupleSerializer<,,>))]
    [DynamicDependency(ConstructorsAndItems, typeof(ValueTupleSerializer<,,,>))]
    [DynamicDependency(ConstructorsAndItems, typeof(ValueTupleSerializer<,,,,>))]
    [DynamicDependency(ConstructorsAndItems, typeof(ValueTupleSerializer<,,,,,>))]
    [DynamicDependency(ConstructorsAndItems, typeof(ValueTupleSerializer<,,,,,,>))]
    [DynamicDependency(ConstructorsAndItems, typeof(ValueTupleSerializer<,,,,,,,>))]
    [MethodImpl(MethodImplOptions.NoInlining)]
    public static void Keep()
    {
        // All reference types share the code of these instances.
        Keep<DictionaryInterfaceImplementerSerializer<Dictionary<string, object>, string, object>>();
        Keep<ArraySerializer<object>>();
        Keep<EnumerableInterfaceImplementerSerializer<List<object>, object>>();
        KeepImmutable();
    }

    // The driver has these since 3.1.
    [DynamicDependency(Constructors, Serializers + "ImmutableArraySerializer`1", Driver)]
    [DynamicDependency(Constructors, Serializers + "ImmutableDictionarySerializer`2", Driver)]
    [DynamicDependency(Constructors, Serializers + "ImmutableHashSetSerializer`1", Driver)]
    [DynamicDependency(Constructors, Serializers + "ImmutableListSerializer`1", Driver)]
    [DynamicDependency(Constructors, Serializers + "ImmutableQueueSerializer`1", Driver)]
    [DynamicDependency(Constructors, Serializers + "ImmutableSortedDictionarySerializer`2", Driver)]
    [DynamicDependency(Constructors, Serializers + "ImmutableSortedSetSerializer`1", Driver)]
    [DynamicDependency(Constructors, Serializers + "ImmutableStackSerializer`1", Driver)]
    [UnconditionalSuppressMessage("Trimming", "IL2036", Justification = OlderDriver)]
    [MethodImpl(MethodImplOptions.NoInlining)]
    private static void KeepImmutable()
    {
    }

    /// <summary>Keeps the serializers of collections of a type of items. Called where such a collection is created, as the following.</summary>
    /// <remarks>Those of reference types share the code of those of objects. The layout that all types share would keep them for each type.</remarks>
    public static void KeepCollections<TItem>()
    {
        if (typeof(TItem).IsValueType)
        {
            _ = RuntimeFeature.IsDynamicCodeSupported || Keep<ArraySerializer<TItem>>();
            _ = RuntimeFeature.IsDynamicCodeSupported || Keep<EnumerableInterfaceImplementerSerializer<List<TItem>, TItem>>();
        }
    }

    public static void KeepCollection<TCollection, TItem>()
        where TCollection : class, IEnumerable<TItem> =>
        _ = RuntimeFeature.IsDynamicCodeSupported || Keep<EnumerableInterfaceImplementerSerializer<TCollection, TItem>>();

    public static void KeepDictionary<TKey, TValue>()
        where TKey : notnull =>
        _ = RuntimeFeature.IsDynamicCodeSupported || Keep<DictionaryInterfaceImplementerSerializer<Dictionary<TKey, TValue>, TKey, TValue>>();

    public static void KeepPair<TKey, TValue>() => _ = RuntimeFeature.IsDynamicCodeSupported || Keep<KeyValuePairSerializer<TKey, TValue>>();

    public static void KeepNullable<T>()
        where T : struct => _ = RuntimeFeature.IsDynamicCodeSupported || Keep<NullableSerializer<T>>();

    public static void KeepEnum<TEnum>()
        where TEnum : struct, Enum => _ = RuntimeFeature.IsDynamicCodeSupported || Keep<EnumSerializer<TEnum>>();

    /// <summary>Keeps the serializer that the driver finds in the attribute of a generic type.</summary>
    public static void KeepGeneric<[DynamicallyAccessedMembers(Constructors)] TSerializer>()
        where TSerializer : new() => _ = RuntimeFeature.IsDynamicCodeSupported || Keep<TSerializer>();

    // The native compiler generates the methods for these type arguments only if some code creates the serializer.
    private static bool Keep<[DynamicallyAccessedMembers(Constructors)] TSerializer>()
        where TSerializer : new() => IsCreating && new TSerializer() is not null;
}
