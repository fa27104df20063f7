using BsonGen;
using MongoDB.Bson;
using MongoDB.Bson.Serialization;
using MongoDB.Bson.Serialization.Conventions;
using MongoDB.Bson.Serialization.IdGenerators;
using MongoDB.Bson.Serialization.Serializers;
using Conformance.Models.Workflows;

[assembly: BsonGenerated(typeof(Instance))]
[assembly: BsonGenerated(typeof(Pointer))]
[assembly: BsonGenerated(typeof(Subscription))]
[assembly: BsonGenerated(typeof(Occurrence))]
[assembly: BsonGenerated(typeof(Command))]
[assembly: BsonGenerated(typeof(Error))]
[assembly: BsonGenerated(typeof(Definition))]
[assembly: BsonGenerated(typeof(Step))]
[assembly: BsonGenerated(typeof(Branch))]
[assembly: BsonGenerated(typeof(Lease))]
[assembly: BsonGenerated(typeof(Ticket))]
[assembly: BsonGenerated(typeof(Scheduled))]
[assembly: BsonGenerated(typeof(Conformance.Models.Workflows.Attribute))]
[assembly: BsonGenerated(typeof(ExecutionLog))]
[assembly: BsonGenerated(typeof(LogLine))]
[assembly: BsonGenerated(typeof(Reference))]
[assembly: BsonGenerated(typeof(Worker))]
[assembly: BsonGenerated(typeof(Heartbeat))]
[assembly: BsonGenerated(typeof(Activity))]
[assembly: BsonGenerated(typeof(Compensation))]
[assembly: BsonGenerated(typeof(Search))]

namespace Conformance.Models.WorkflowStorage
{
    /// <summary>Class maps without AutoMap for a domain that does not reference the driver.</summary>
    public static class Start
    {
        public static void Run() => Provider.Touch();
    }

    public class Provider
    {
        static Provider()
        {
            ConventionRegistry.Register(
                "workflows",
                new ConventionPack { new EnumRepresentationConvention(BsonType.String) },
                type => type.FullName?.StartsWith("Conformance.Models.Workflows") ?? false);
            BsonClassMap.RegisterClassMap<Instance>(map =>
            {
                map.MapIdProperty(instance => instance.Id).SetIdGenerator(new StringObjectIdGenerator());
                map.MapProperty(instance => instance.Data).SetSerializer(new DataSerializer());
                map.MapProperty(instance => instance.DefinitionId);
                map.MapProperty(instance => instance.Version);
                map.MapProperty(instance => instance.Status);
                map.MapProperty(instance => instance.Pointers);
                map.MapProperty(instance => instance.CreateTime);
                map.MapProperty(instance => instance.CompleteTime);
                map.MapProperty(instance => instance.NextExecution);
            });
            BsonClassMap.RegisterClassMap<Subscription>(map =>
            {
                map.MapIdProperty(item => item.Id).SetIdGenerator(new StringObjectIdGenerator());
                map.MapProperty(item => item.EventName);
                map.MapProperty(item => item.EventKey);
                map.MapProperty(item => item.SubscribeAsOf);
                map.MapProperty(item => item.Token);
                map.MapProperty(item => item.TokenExpiry);
            });
            BsonClassMap.RegisterClassMap<Occurrence>(map =>
            {
                map.MapIdProperty(item => item.Id).SetIdGenerator(new StringObjectIdGenerator());
                map.MapProperty(item => item.EventName);
                map.MapProperty(item => item.EventTime);
                map.MapProperty(item => item.IsProcessed);
            });
            BsonClassMap.RegisterClassMap<Pointer>(map =>
            {
                map.AutoMap();
                map.MapProperty(pointer => pointer.Outcome).SetSerializer(new DataSerializer());
            });
            BsonClassMap.RegisterClassMap<Command>(map => map.AutoMap());
            BsonClassMap.RegisterClassMap<Error>(map => map.AutoMap());
            BsonClassMap.RegisterClassMap<Definition>(map =>
            {
                map.MapIdProperty(definition => definition.Id).SetIdGenerator(new StringObjectIdGenerator());
                map.MapProperty(definition => definition.Version).SetElementName("v");
                map.MapProperty(definition => definition.Steps);
                map.MapProperty(definition => definition.DefaultHandling);
                map.MapProperty(definition => definition.Retry).SetIgnoreIfNull(true);
            });
            BsonClassMap.RegisterClassMap<Step>(map => map.AutoMap());
            BsonClassMap.RegisterClassMap<Lease>(map =>
            {
                map.MapIdProperty(lease => lease.Key);
                map.MapProperty(lease => lease.Owner).SetSerializer(new GuidSerializer(GuidRepresentation.Standard));
                map.MapProperty(lease => lease.Expires).SetSerializer(new DateTimeSerializer(DateTimeKind.Local));
            });
            BsonClassMap.RegisterClassMap<Scheduled>(map =>
            {
                map.MapIdProperty(item => item.Id).SetIdGenerator(new StringObjectIdGenerator());
                map.MapProperty(item => item.Name).SetDefaultValue("none");
                map.MapProperty(item => item.ExecuteTime);
                map.MapProperty(item => item.Data);
            });
            BsonClassMap.RegisterClassMap<Conformance.Models.Workflows.Attribute>(map =>
            {
                map.MapProperty(attribute => attribute.Key);
                map.MapProperty(attribute => attribute.Value).SetSerializer(new DataSerializer());
            });
            BsonClassMap.RegisterClassMap<Ticket>(map =>
            {
                map.AutoMap();
                map.UnmapMember(ticket => ticket.Attempts);
                map.SetIgnoreExtraElements(true);
            });
        }

        public static void Touch()
        {
        }
    }

    public sealed class DataSerializer : SerializerBase<object?>
    {
        public override object? Deserialize(BsonDeserializationContext context, BsonDeserializationArgs args)
        {
            if (context.Reader.GetCurrentBsonType() == BsonType.Null)
            {
                context.Reader.ReadNull();
                return null;
            }

            return context.Reader.ReadString();
        }

        public override void Serialize(BsonSerializationContext context, BsonSerializationArgs args, object? value)
        {
            if (value is null)
            {
                context.Writer.WriteNull();
            }
            else
            {
                context.Writer.WriteString(value.GetType().Name);
            }
        }
    }
}
