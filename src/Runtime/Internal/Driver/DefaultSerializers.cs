using System.Collections.Immutable;
using System.Diagnostics.CodeAnalysis;
using System.Reflection;
using System.Runtime.CompilerServices;
using MongoDB.Bson;
using MongoDB.Bson.IO;
using MongoDB.Bson.Serialization;
using MongoDB.Bson.Serialization.Options;
using MongoDB.Bson.Serialization.Serializers;

namespace BsonGen.Internal.Driver;

/// <summary>Recognizes the driver's own serializers in the configuration that generated code reproduces.</summary>
internal static class DefaultSerializers
{
    // By name: the runtime would load all of these types, and their generic base classes, to fill a set of types.
    private static readonly HashSet<string> Scalars =
    [
        nameof(BooleanSerializer), nameof(ByteArraySerializer), nameof(ByteSerializer), nameof(CharSerializer), nameof(DateTimeOffsetSerializer),
        nameof(Decimal128Serializer), nameof(DecimalSerializer), nameof(DoubleSerializer), nameof(GuidSerializer),
        nameof(Int16Serializer), nameof(Int32Serializer), nameof(Int64Serializer), nameof(ObjectIdSerializer),
        nameof(SByteSerializer), nameof(SingleSerializer), nameof(StringSerializer), nameof(UInt16Serializer),
        nameof(UInt32Serializer), nameof(UInt64Serializer), nameof(UriSerializer), nameof(VersionSerializer),
    ];

    // By name: the driver has these types since 3.0.
    private const string DateOnlySerializer = "DateOnlySerializer";
    private const string TimeOnlySerializer = "TimeOnlySerializer";
    private const string HalfSerializer = "HalfSerializer";

    // In the driver since 2.26.
    private static readonly string[] Memories = ["MemorySerializer`1", "ReadonlyMemorySerializer`1"];

    // By name, since not every version of the driver has all of them.
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

    /// <summary>Whether the registry holds the driver's own serializer for the type, in its default configuration.</summary>
    public static bool IsDefault(Type type)
    {
        try
        {
            return IsDefault(BsonSerializer.LookupSerializer(type));
        }
        catch (Exception) when (!RuntimeFeature.IsDynamicCodeSupported)
        {
            // Without run-time code generation, the driver can't create its generic serializers, so the user has not registered one.
            return true;
        }
        catch (Exception)
        {
            // The driver can't serialize the type. The first use reports the reason.
            return false;
        }
    }

    /// <summary>Whether the registry holds the driver's own serializer for the dictionary type, with the registered serializers of keys and values.</summary>
    public static bool IsDictionary(Type type)
    {
        try
        {
            var serializer = BsonSerializer.LookupSerializer(type);
            if (IsOfDriver(serializer, typeof(ImpliedImplementationInterfaceSerializer<,>).Name))
            {
                serializer = ((IChildSerializerConfigurable)serializer).ChildSerializer;
                if (!IsRegistered(serializer))
                {
                    return false;
                }
            }

            return IsReadable(serializer) &&
                serializer is IBsonDictionarySerializer { DictionaryRepresentation: DictionaryRepresentation.Document } dictionary &&
                Dictionaries.Any(name => IsOfDriver(serializer, name)) &&
                IsRegistered(dictionary.KeySerializer) &&
                IsRegistered(dictionary.ValueSerializer);
        }
        catch (Exception) when (!RuntimeFeature.IsDynamicCodeSupported)
        {
            return true;
        }
        catch (Exception)
        {
            return false;
        }
    }

    private static bool IsOfDriver(IBsonSerializer serializer, string name) =>
        serializer.GetType() is var type && IsOfDriver(type) && type.Name == name;

    private static bool IsOfDriver(Type type) => type.Assembly == typeof(BsonSerializer).Assembly;

    /// <summary>The BSON type that the default serializer of the type writes.</summary>
    public static BsonType GetRepresentation(Type type)
    {
        try
        {
            return BsonSerializer.LookupSerializer(type) switch
            {
                IRepresentationConfigurable { Representation: 0 } => GetEnumRepresentation(type),
                IRepresentationConfigurable serializer => serializer.Representation,
                _ => BsonType.EndOfDocument,
            };
        }
        catch (Exception) when (!RuntimeFeature.IsDynamicCodeSupported)
        {
            return type.IsEnum ? GetEnumRepresentation(type) :
                type == typeof(Memory<byte>) || type == typeof(ReadOnlyMemory<byte>) ? BsonType.Binary :
                BsonType.EndOfDocument;
        }
    }

    private static BsonType GetEnumRepresentation(Type type) =>
        type.IsEnum && Type.GetTypeCode(type) is TypeCode.Int64 or TypeCode.UInt64 ? BsonType.Int64 : BsonType.Int32;

    private static bool IsDefault(IBsonSerializer serializer)
    {
        var type = serializer.GetType();
        if (IsOfDriver(type) && Scalars.Contains(type.Name))
        {
            return true;
        }

        if (serializer is DateTimeSerializer dates)
        {
            return type == typeof(DateTimeSerializer) && dates is { Kind: DateTimeKind.Utc, DateOnly: false };
        }

        if (serializer is TimeSpanSerializer times)
        {
            return type == typeof(TimeSpanSerializer) && times.Representation == BsonType.String;
        }

        if (!IsOfDriver(type))
        {
            return false;
        }

        if (!type.IsGenericType)
        {
            return type.Name == HalfSerializer ||
                (type.Name == DateOnlySerializer && StoresTicksInDocuments((IBsonSerializer<DateOnly>)serializer)) ||
                (type.Name == TimeOnlySerializer && CountsTicks((IBsonSerializer<TimeOnly>)serializer));
        }

        var definition = type.GetGenericTypeDefinition();
        if (definition == typeof(EnumSerializer<>))
        {
            return true;
        }

        if (definition == typeof(NullableSerializer<>))
        {
            return IsRegistered(((IChildSerializerConfigurable)serializer).ChildSerializer);
        }

        if (definition == typeof(KeyValuePairSerializer<,>))
        {
            return IsPlainPair((IBsonDocumentSerializer)serializer);
        }

        if (Memories.Contains(definition.Name))
        {
            return true;
        }

        if (IsTuple(definition))
        {
            return HasRegisteredItems(serializer);
        }

        if (definition == typeof(ImpliedImplementationInterfaceSerializer<,>))
        {
            var implementation = ((IChildSerializerConfigurable)serializer).ChildSerializer;
            return IsRegistered(implementation) && IsDefault(implementation);
        }

        return Collections.Contains(definition.Name) && IsReadable(serializer) && HasRegisteredChildren(serializer);
    }

    /// <summary>False for an immutable collection before 3.1: the driver knows these by their interfaces alone, and can't read them.</summary>
    private static bool IsReadable(IBsonSerializer serializer) =>
        serializer.ValueType.Namespace != "System.Collections.Immutable" || !IsImmutable(serializer.ValueType) ||
        serializer.GetType().Name.StartsWith("Immutable", StringComparison.Ordinal);

    // A method of its own, so that the runtime loads the assembly of the immutable collections only for types of their namespace.
    [MethodImpl(MethodImplOptions.NoInlining)]
    private static bool IsImmutable(Type type) => type.Assembly == typeof(ImmutableList<>).Assembly;

    /// <summary>Whether the serializer writes a time as an Int64 of its ticks. It does not publish its unit, so this writes a value and compares.</summary>
    private static bool CountsTicks(IBsonSerializer<TimeOnly> serializer) => Write(serializer, new TimeOnly(1)) is BsonInt64 { Value: 1 };

    /// <summary>Whether members with a representation of documents hold the ticks of dates. An attribute that sets the representation keeps the registered format.</summary>
    private static bool StoresTicksInDocuments(IBsonSerializer<DateOnly> serializer) =>
        ((IRepresentationConfigurable)serializer).WithRepresentation(BsonType.Document) is IBsonSerializer<DateOnly> ofDocuments &&
        Write(ofDocuments, DateOnly.MinValue) is BsonDocument document && document.Contains("Ticks");

    private static BsonValue Write<T>(IBsonSerializer<T> serializer, T value)
    {
        var document = new BsonDocument();
        using var writer = new BsonDocumentWriter(document);
        writer.WriteStartDocument();
        writer.WriteName("value");
        serializer.Serialize(BsonSerializationContext.CreateRoot(writer), value);
        writer.WriteEndDocument();
        return document["value"];
    }

    // Pairs as arrays have no members.
    private static bool IsPlainPair(IBsonDocumentSerializer serializer) =>
        serializer.TryGetMemberSerializationInfo("Key", out var key) && IsRegistered(key.Serializer) &&
        serializer.TryGetMemberSerializationInfo("Value", out var value) && IsRegistered(value.Serializer);

    // Value tuples have serializers since 2.20.
    private static bool IsTuple(Type definition) =>
        definition.Name.StartsWith("TupleSerializer`", StringComparison.Ordinal) || definition.Name.StartsWith("ValueTupleSerializer`", StringComparison.Ordinal);

    [UnconditionalSuppressMessage("Trimming", "IL2075", Justification = "A tuple's serializer that lost its properties counts as one of the user's.")]
    private static bool HasRegisteredItems(IBsonSerializer serializer)
    {
        var type = serializer.GetType();
        var items = type.GetProperties().Where(property => typeof(IBsonSerializer).IsAssignableFrom(property.PropertyType)).ToList();
        return items.Count == type.GetGenericArguments().Length && items.TrueForAll(item => IsRegistered((IBsonSerializer)item.GetValue(serializer)!));
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

    /// <summary>Whether the serializer is the one that the registry holds for its type.</summary>
    private static bool IsRegistered(IBsonSerializer serializer) =>
        ReferenceEquals(serializer, BsonSerializer.LookupSerializer(serializer.ValueType));
}
