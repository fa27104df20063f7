using BsonGen;
using MongoDB.Bson;
using MongoDB.Bson.IO;
using MongoDB.Bson.Serialization;
using MongoDB.Bson.Serialization.Serializers;
using MongoDB.Driver;
using Conformance.Models.Designs;

[assembly: BsonGenerated(typeof(Definition))]
[assembly: BsonGenerated(typeof(Options))]
[assembly: BsonGenerated(typeof(InputDefinition))]
[assembly: BsonGenerated(typeof(Instance))]
[assembly: BsonGenerated(typeof(State))]
[assembly: BsonGenerated(typeof(Bookmark))]
[assembly: BsonGenerated(typeof(Incident))]
[assembly: BsonGenerated(typeof(ExceptionState))]
[assembly: BsonGenerated(typeof(ActivityState))]
[assembly: BsonGenerated(typeof(StoredBookmark))]
[assembly: BsonGenerated(typeof(StoredTrigger))]
[assembly: BsonGenerated(typeof(KeyValue))]
[assembly: BsonGenerated(typeof(ExecutionRecord))]
[assembly: BsonGenerated(typeof(User))]
[assembly: BsonGenerated(typeof(Role))]

namespace Conformance.Models.DesignStorage
{
    /// <summary>Serializers of object, System.Type and a class, for entities of a domain that does not reference the driver.</summary>
    public static class Start
    {
        public static void Run()
        {
            Register(typeof(object), new PolymorphicSerializer());
            Register(typeof(Type), new TypeSerializer());
            Register(typeof(Variable), new VariableSerializer());
            Register(typeof(Version), new VersionSerializer());
            BsonClassMap.TryRegisterClassMap<StoredBookmark>(map => map.AutoMap());
            BsonClassMap.RegisterClassMap<KeyValue>(map =>
            {
                map.AutoMap();
                map.SetIgnoreExtraElements(true);
            });
        }

        // Another module may have registered one.
        private static void Register(Type type, IBsonSerializer serializer)
        {
            try
            {
                BsonSerializer.TryRegisterSerializer(type, serializer);
            }
            catch (BsonSerializationException)
            {
            }
        }
    }

    public sealed class Stores(IMongoDatabase database)
    {
        public Store<Definition> Definitions { get; } = new(database);

        public Store<Instance> Instances { get; } = new(database);

        public Store<StoredBookmark> Bookmarks { get; } = new(database);

        public Store<StoredTrigger> Triggers { get; } = new(database);

        public Store<KeyValue> KeyValues { get; } = new(database);

        public Store<ExecutionRecord> Records { get; } = new(database);

        public Store<User> Users { get; } = new(database);

        public Store<Role> Roles { get; } = new(database);
    }

    public sealed class Store<T>(IMongoDatabase database)
        where T : class
    {
        public IMongoCollection<T> Collection { get; } = database.GetCollection<T>(typeof(T).Name);
    }

    public sealed class PolymorphicSerializer : SerializerBase<object?>
    {
        public override object? Deserialize(BsonDeserializationContext context, BsonDeserializationArgs args)
        {
            if (context.Reader.GetCurrentBsonType() == BsonType.Null)
            {
                context.Reader.ReadNull();
                return null;
            }

            if (context.Reader.GetCurrentBsonType() != BsonType.Document)
            {
                return BsonValueSerializer.Instance.Deserialize(context);
            }

            var document = BsonDocumentSerializer.Instance.Deserialize(context);
            if (document.TryGetValue("$type", out var name) && Type.GetType(name.AsString) is { } type)
            {
                using var reader = new JsonReader(document["$value"].ToJson());
                return BsonSerializer.Deserialize(reader, type);
            }

            return document;
        }

        public override void Serialize(BsonSerializationContext context, BsonSerializationArgs args, object? value)
        {
            if (value is null)
            {
                context.Writer.WriteNull();
                return;
            }

            context.Writer.WriteStartDocument();
            context.Writer.WriteName("$type");
            context.Writer.WriteString(value.GetType().FullName);
            context.Writer.WriteName("$value");
            BsonSerializer.LookupSerializer(value.GetType()).Serialize(context, value);
            context.Writer.WriteEndDocument();
        }
    }

    public sealed class TypeSerializer : SerializerBase<Type?>
    {
        public override Type? Deserialize(BsonDeserializationContext context, BsonDeserializationArgs args)
        {
            if (context.Reader.GetCurrentBsonType() == BsonType.Null)
            {
                context.Reader.ReadNull();
                return null;
            }

            return Type.GetType(context.Reader.ReadString());
        }

        public override void Serialize(BsonSerializationContext context, BsonSerializationArgs args, Type? value)
        {
            if (value is null)
            {
                context.Writer.WriteNull();
            }
            else
            {
                context.Writer.WriteString(value.FullName);
            }
        }
    }

    public sealed class VariableSerializer : SerializerBase<Variable?>
    {
        public override Variable? Deserialize(BsonDeserializationContext context, BsonDeserializationArgs args)
        {
            if (context.Reader.GetCurrentBsonType() == BsonType.Null)
            {
                context.Reader.ReadNull();
                return null;
            }

            var parts = context.Reader.ReadString().Split('|');
            return new Variable { Id = parts[0], Name = parts[^1] };
        }

        public override void Serialize(BsonSerializationContext context, BsonSerializationArgs args, Variable? value)
        {
            if (value is null)
            {
                context.Writer.WriteNull();
            }
            else
            {
                context.Writer.WriteString($"{value.Id}|{value.Name}");
            }
        }
    }
}
