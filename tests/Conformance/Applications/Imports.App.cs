using BsonGen;
using MongoDB.Bson;
using MongoDB.Bson.Serialization;
using MongoDB.Bson.Serialization.Conventions;
using MongoDB.Bson.Serialization.Serializers;
using MongoDB.Driver;
using Conformance.Models.Imports;
using Conformance.Models.Imports.Entities;

[assembly: BsonGenerated(typeof(Notification))]
[assembly: BsonGenerated(typeof(PartOne))]
[assembly: BsonGenerated(typeof(PartTwo))]
[assembly: BsonGenerated(typeof(EconomicOperator))]
[assembly: BsonGenerated(typeof(Address))]
[assembly: BsonGenerated(typeof(SealContainer))]
[assembly: BsonGenerated(typeof(Decision))]
[assembly: BsonGenerated(typeof(DecisionReason))]
[assembly: BsonGenerated(typeof(LaboratoryTests))]
[assembly: BsonGenerated(typeof(Applicant))]
[assembly: BsonGenerated(typeof(Commodities))]
[assembly: BsonGenerated(typeof(Complement))]
[assembly: BsonGenerated(typeof(Movement))]
[assembly: BsonGenerated(typeof(Location))]
[assembly: BsonGenerated(typeof(Crossing))]

namespace Conformance.Models.ImportStorage
{
    /// <summary>A pack with the name of its variable, for records of a domain that does not reference the driver.</summary>
    public static class Start
    {
        public static void Run()
        {
            BsonSerializer.TryRegisterSerializer(new GuidSerializer(GuidRepresentation.Standard));
            var conventionPack = new ConventionPack
            {
                new CamelCaseElementNameConvention(),
                new EnumRepresentationConvention(BsonType.String),
            };
            ConventionRegistry.Register(nameof(conventionPack), conventionPack, _ => true);
            BsonClassMap.RegisterClassMap<MovementEntity>(map =>
            {
                map.AutoMap();
                map.SetIgnoreExtraElements(true);
            });
            BsonClassMap.RegisterClassMap<Crossing>(map =>
            {
                map.AutoMap();
                map.GetMemberMap(crossing => crossing.ArrivesAt).SetSerializer(AnyKind());
            });
            BsonClassMap.RegisterClassMap<PartOne>(map =>
            {
                map.AutoMap();
                map.GetMemberMap(part => part.ArrivesAt).SetSerializer(AnyKind());
                map.GetMemberMap(part => part.DepartedOn).SetSerializer(AnyKind());
            });
            BsonClassMap.RegisterClassMap<LaboratoryTests>(map =>
            {
                map.AutoMap();
                map.GetMemberMap(tests => tests.TestedOn).SetSerializer(AnyKind());
            });
            BsonClassMap.RegisterClassMap<Applicant>(map =>
            {
                map.AutoMap();
                map.GetMemberMap(applicant => applicant.SampledOn).SetSerializer(AnyKind());
            });
        }

        private static NullableSerializer<DateTime> AnyKind() => new(new DateTimeSerializer(DateTimeKind.Unspecified));
    }

    public sealed class Database(IMongoDatabase database)
    {
        public CollectionSet<NotificationEntity> Notifications { get; } = new(database);

        public CollectionSet<MovementEntity> Movements { get; } = new(database);

        public CollectionSet<EventEntity> Events { get; } = new(database);
    }

    public sealed class CollectionSet<T>(IMongoDatabase database)
        where T : class, IEntity
    {
        public IMongoCollection<T> Collection { get; } = database.GetCollection<T>(typeof(T).Name);
    }
}

namespace Conformance.Models.Imports.Entities
{
    public interface IEntity
    {
        string Id { get; set; }

        string ETag { get; set; }
    }

    [BsonGenerated]
    public partial class NotificationEntity : IEntity
    {
        public required string Id { get; set; }

        public string ETag { get; set; } = null!;

        public string Identifier { get; set; } = null!;

        public DateTime Created { get; set; }

        public DateTime Updated { get; set; }

        public required Notification Notification { get; set; }

        public List<string> Tags { get; set; } = [];
    }

    [BsonGenerated]
    public partial class MovementEntity : IEntity
    {
        public required string Id { get; set; }

        public string ETag { get; set; } = null!;

        public DateTime Created { get; set; }

        public required Movement Movement { get; set; }
    }

    [BsonGenerated]
    public partial class EventEntity : IEntity
    {
        public required string Id { get; set; }

        public string ETag { get; set; } = null!;

        public required string ResourceType { get; set; }

        public NotificationType? SubType { get; set; }

        public byte[]? Message { get; set; }

        public DateTime? PublishedAt { get; set; }
    }
}
