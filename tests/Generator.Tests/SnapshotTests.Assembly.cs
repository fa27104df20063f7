using NUnit.Framework;

namespace BsonGen.Generator.Tests;

// Attributes of the assembly.
public sealed partial class SnapshotTests
{
    [Test]
    public void ForeignType() => Snapshot.Match(GeneratorHarness.Run(
        """
        using Shop;

        [assembly: BsonGenerated(typeof(Order))]
        [assembly: BsonGenerated(typeof(Box<Order>))]
        [assembly: BsonGenerated(typeof(Box<int[]>))]

        namespace Shop
        {
            public class Order
            {
                public int Id { get; set; }
                public string Name { get; init; } = "";
                public Box<int[]>? Numbers { get; set; }
            }

            public class Box<T>
            {
                public T Content { get; set; } = default!;
            }

            [BsonGenerated]
            public sealed partial class Owner
            {
                public Order Order { get; set; } = new();
            }
        }
        """), withRegistration: true);

    [Test]
    public void Conventions() => Snapshot.Match(GeneratorHarness.Run(
        """
        using BsonGen;
        using MongoDB.Bson;

        [assembly: BsonGeneratedConventions(
            CamelCaseElementNames = true,
            IgnoreExtraElements = true,
            EnumRepresentation = BsonType.String,
            IgnoreIfNull = true,
            StringIdAsObjectId = true)]

        namespace Shop;

        public enum Status { Open, Shipped }

        [BsonGenerated]
        public sealed partial class Order
        {
            public string? Id { get; set; }
            public string? CustomerName { get; set; }
            public Status Status { get; set; }
            public Status? Earlier { get; set; }
            [BsonElement("Total")] public int Sum { get; set; }
            [BsonRepresentation(BsonType.Int64)] public Status Code { get; set; }
        }

        [BsonGenerated]
        public sealed partial class Box<T>
        {
            public T? Content { get; set; }
        }

        [BsonGenerated]
        public sealed partial class Numbered
        {
            public int Id { get; set; }
        }
        """), withRegistration: true);

    [Test]
    public void Registrations() => Snapshot.Match(GeneratorHarness.Run(
        """
        using MongoDB.Bson.Serialization;
        using MongoDB.Bson.Serialization.Conventions;
        using MongoDB.Bson.Serialization.Serializers;

        namespace Shop;

        public enum Status { Open, Shipped }

        public class Entity
        {
            public string? Key { get; set; }
        }

        [BsonGenerated]
        public sealed partial class Order : Entity
        {
            private int _version;

            public string? CustomerName { get; set; }
            public Status Status { get; set; }
            public int Total { get; set; }
            public string? Note { get; set; }

            public int Next() => _version++;
        }

        [BsonGenerated]
        public sealed partial class Line
        {
            public int ProductNumber { get; set; }
        }

        internal static class StartUp
        {
            public static void Run()
            {
                ConventionRegistry.Register(
                    "shop", new ConventionPack { new CamelCaseElementNameConvention() }, type => type.Namespace == "Shop");
                BsonClassMap.RegisterClassMap<Entity>(map =>
                {
                    map.AutoMap();
                    map.MapIdMember(entity => entity.Key);
                });
                BsonClassMap.RegisterClassMap<Order>(map =>
                {
                    map.MapMember(order => order.CustomerName).SetElementName("c").SetOrder(1);
                    map.MapMember(order => order.Status).SetSerializer(new EnumSerializer<Status>(BsonType.String));
                    map.MapMember(order => order.Total).SetDefaultValue(5).SetIgnoreIfDefault(true);
                    map.MapField("_version");
                    map.SetIgnoreExtraElements(true);
                });
            }
        }
        """), withRegistration: true);
}
