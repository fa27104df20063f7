using BsonGen;
using MongoDB.Driver;
using Conformance.Models.Flights.BuildingBlocks;

namespace Conformance.Models.FlightStorage
{
    /// <summary>Read models whose conventions the constructor of a library's base class registers.</summary>
    public static class Start
    {
        public static void Run() => _ = new ReadContext(null);
    }

    public sealed class ReadContext(IMongoDatabase? database) : MongoContext(database)
    {
        public IMongoCollection<Flights.Flight> Flights => GetCollection<Flights.Flight>();

        public IMongoCollection<Flights.Aircraft> Aircraft => GetCollection<Flights.Aircraft>();

        public IMongoCollection<Flights.Airport> Airports => GetCollection<Flights.Airport>();

        public IMongoCollection<Flights.Seat> Seats => GetCollection<Flights.Seat>();

        public IMongoCollection<Flights.Passenger> Passengers => GetCollection<Flights.Passenger>();

        public IMongoCollection<Flights.Booking> Bookings => GetCollection<Flights.Booking>();
    }
}

namespace Conformance.Models.Flights
{
    public enum FlightStatus
    {
        Unknown,
        Flying,
        Delayed,
        Completed = 9,
    }

    public enum SeatClass
    {
        Economy,
        Business,
    }

    [BsonGenerated]
    public partial class Flight
    {
        public required Guid Id { get; init; }

        public required Guid FlightId { get; init; }

        public required string FlightNumber { get; init; }

        public required DateTime DepartureDate { get; init; }

        public required decimal DurationMinutes { get; init; }

        public required FlightStatus Status { get; init; }

        public required decimal Price { get; init; }

        public required bool IsDeleted { get; init; }
    }

    [BsonGenerated]
    public partial class Aircraft
    {
        public required Guid Id { get; init; }

        public required string Name { get; init; }

        public required int ManufacturingYear { get; init; }
    }

    [BsonGenerated]
    public partial class Airport
    {
        public required Guid Id { get; init; }

        public required string Name { get; init; }

        public string? Address { get; init; }
    }

    [BsonGenerated]
    public partial class Seat
    {
        public required Guid Id { get; init; }

        public required SeatClass Class { get; init; }

        public SeatClass? Upgrade { get; init; }

        public Fare? Fare { get; init; }
    }

    [BsonGenerated]
    public partial class Passenger
    {
        public required Guid Id { get; init; }

        public required string Name { get; init; }

        public int Age { get; set; }
    }

    [BsonGenerated]
    public partial record Booking
    {
        public long Id { get; init; }

        public required Trip Trip { get; init; }

        public required PassengerInfo PassengerInfo { get; init; }

        public required bool IsDeleted { get; init; }
    }

    // Its constructor is private, so its class map has no members.
    [BsonGenerated]
    public partial record Trip
    {
        private Trip(string flightNumber, decimal price)
        {
            FlightNumber = flightNumber;
            Price = price;
        }

        public string FlightNumber { get; }

        public decimal Price { get; }

        public static Trip Of(string flightNumber, decimal price) => new(flightNumber, price);
    }

    [BsonGenerated]
    public partial record PassengerInfo
    {
        private PassengerInfo(string name) => Name = name;

        public string Name { get; }

        public static PassengerInfo Of(string name) => new(name);
    }

    [BsonGenerated]
    public sealed partial class Fare
    {
        public Fare(decimal amount, string? currency)
        {
            Amount = amount;
            Currency = currency;
        }

        public decimal Amount { get; }

        public string? Currency { get; }

        public bool IsFree => Amount == 0;
    }
}
