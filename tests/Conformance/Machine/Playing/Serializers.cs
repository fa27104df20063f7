using System.Reflection;
using MongoDB.Bson;
using MongoDB.Bson.IO;
using MongoDB.Bson.Serialization;
using MongoDB.Bson.Serialization.Serializers;

namespace Conformance.Machine.Playing;

/// <summary>Serializers that users register.</summary>
internal static class Serializers
{
    public static readonly string[] Kinds = ["text", "boxed", "default", "configured", "refusing"];

    public static IBsonSerializer Create(string kind, Type type) => kind switch
    {
        "text" => (IBsonSerializer)Activator.CreateInstance(typeof(TextSerializer<>).MakeGenericType(type))!,
        "boxed" => new BoxedSerializer(CreateDefault(type)),
        "default" => CreateDefault(type),
        "refusing" => (IBsonSerializer)Activator.CreateInstance(typeof(RefusingSerializer<>).MakeGenericType(type))!,
        _ => CreateConfigured(type),
    };

    /// <summary>A new serializer as the driver creates it; for a class the one of its class map.</summary>
    public static IBsonSerializer CreateDefault(Type type) =>
        new IBsonSerializationProvider[]
        {
            new BsonObjectModelSerializationProvider(),
            new PrimitiveSerializationProvider(),
            new CollectionsSerializationProvider(),
        }
            .Select(provider =>
                provider is IRegistryAwareBsonSerializationProvider aware
                    ? aware.GetSerializer(type, BsonSerializer.SerializerRegistry)
                    : provider.GetSerializer(type))
            .FirstOrDefault(serializer => serializer is not null) ??
        (type.IsEnum ? (IBsonSerializer)Activator.CreateInstance(typeof(EnumSerializer<>).MakeGenericType(type))! :
            type == typeof(object) ? new ObjectSerializer() :
            type.IsInterface ? CreateOfInterface(type) :
            (IBsonSerializer)Activator.CreateInstance(
                typeof(BsonClassMapSerializer<>).MakeGenericType(type), BsonClassMap.LookupClassMap(type))!);

    // The driver throws where another serializer is registered for object, as it would without reflection.
    private static IBsonSerializer CreateOfInterface(Type type) => (IBsonSerializer)Activator.CreateInstance(
        typeof(DiscriminatedInterfaceSerializer<>).MakeGenericType(type),
        BindingFlags.Public | BindingFlags.Instance | BindingFlags.DoNotWrapExceptions,
        binder: null,
        args: [],
        culture: null)!;

    private static IBsonSerializer CreateConfigured(Type type) =>
        type == typeof(string) ? new StringSerializer(BsonType.ObjectId) :
        type == typeof(int) ? new Int32Serializer(BsonType.String) :
        type == typeof(decimal) ? new DecimalSerializer(BsonType.String) :
        type == typeof(Guid) ? new GuidSerializer(GuidRepresentation.Standard) :
        type == typeof(object) ? new ObjectSerializer(ObjectSerializer.AllAllowedTypes) :
        type.IsEnum ? (IBsonSerializer)Activator.CreateInstance(typeof(EnumSerializer<>).MakeGenericType(type), BsonType.String)! :
        CreateDefault(type);

    /// <summary>Writes a value as text, and reads it as nothing.</summary>
    private sealed class TextSerializer<T> : SerializerBase<T>
    {
        public override void Serialize(BsonSerializationContext context, BsonSerializationArgs args, T value) =>
            // Printing a value of the object model writes it in a document, for which this serializer may be registered.
            context.Writer.WriteString(value is BsonValue bson ? $"{bson.BsonType}" : Dump.Of(value));

        public override T Deserialize(BsonDeserializationContext context, BsonDeserializationArgs args)
        {
            context.Reader.SkipValue();
            return default!;
        }
    }

    /// <summary>Has another type argument than the type that it is registered for.</summary>
    private sealed class BoxedSerializer(IBsonSerializer inner) : SerializerBase<object?>
    {
        public override void Serialize(BsonSerializationContext context, BsonSerializationArgs args, object? value) =>
            inner.Serialize(context, args, value);

        public override object? Deserialize(BsonDeserializationContext context, BsonDeserializationArgs args) =>
            inner.Deserialize(context, args);
    }

    private sealed class RefusingSerializer<T> : SerializerBase<T>
    {
        public override void Serialize(BsonSerializationContext context, BsonSerializationArgs args, T value) =>
            throw new NotSupportedException("write");

        public override T Deserialize(BsonDeserializationContext context, BsonDeserializationArgs args) =>
            throw new NotSupportedException("read");
    }

    /// <summary>Serves one type, or none.</summary>
    public sealed class Provider(Type? served, string kind) : IBsonSerializationProvider
    {
        public IBsonSerializer? GetSerializer(Type type) => type == served ? Create(kind, type) : null;
    }
}
