using BsonGen;
using MongoDB.Bson.Serialization.Attributes;
using Conformance.Models.Parcels.Hosting;

namespace Conformance.Models.Parcels;

/// <summary>Documents of a service whose storage a library sets up.</summary>
public static class Start
{
    public static void Run() => Extensions.AddStorage();
}

public enum State
{
    New,
    Sent,
    Delivered = 5,
}

[BsonGenerated]
public sealed partial class OrderDocument : IIdentifiable<Guid>
{
    public Guid Id { get; set; }

    public Guid CustomerId { get; set; }

    public Guid? VehicleId { get; set; }

    public State Status { get; set; }

    public DateTime CreatedAt { get; set; }

    public decimal TotalPrice { get; set; }

    public decimal? Discount { get; set; }

    public IEnumerable<Parcel>? Parcels { get; set; }

    [BsonGenerated]
    public sealed partial class Parcel
    {
        public Guid Id { get; set; }

        public string? Name { get; set; }

        public string? Variant { get; set; }

        public State? LastState { get; set; }
    }
}

[BsonGenerated]
public sealed partial class CustomerDocument : IIdentifiable<Guid>
{
    public Guid Id { get; set; }

    public string? FullName { get; set; }

    public IEnumerable<Guid>? CompletedOrders { get; set; }

    public bool IsVip { get; set; }
}

[BsonGenerated]
public sealed partial class ResourceDocument : IIdentifiable<Guid>
{
    public Guid Id { get; set; }

    public int Version { get; set; }

    public IEnumerable<string>? Tags { get; set; }

    public IEnumerable<Reservation>? Reservations { get; set; }
}

[BsonGenerated]
public sealed partial class Reservation
{
    public int TimeStamp { get; set; }

    public int Priority { get; set; }
}

[BsonGenerated]
public sealed partial class Tag
{
    public string? Id { get; set; }
}
