namespace Driver.Scenarios;

/// <summary>The documents of the collections: written by the class, by hand, or by other programs.</summary>
public static class Seed
{
    private const string Orders =
        """
        [
          {
            _id: ObjectId("000000000000000000000001"), no: 1, State: 1, Former: null, Channel: "Web", FormerChannel: null,
            Total: NumberDecimal("10.50"), Fee: "1.25", Note: "first", Created: ISODate("2024-02-29T12:00:00Z"), Rating: 5,
            Weight: NumberLong(3),
            Discount: 0.5, IsGift: true, Key: UUID("00000000-0000-0000-0000-000000000001"),
            Customer: { _id: 7, Name: "Ann", addr: { c: "Oslo", Zip: "0150" } },
            Lines: [ { sku: "a", Quantity: 1, Price: 2.5, Options: [1, 2] }, { sku: "b", Quantity: 2, Price: 4.0, Options: [] } ],
            Tags: ["x", "y"], History: [0, 1], Matrix: [[1, 2], [3]], Counts: { a: 1, b: 2 },
            LinesBySku: { a: { sku: "a", Quantity: 1, Price: 2.5, Options: [] } }, Rates: [ { k: "n", v: 3 } ], Size: { w: 1, Height: 2 }
          },
          {
            _id: ObjectId("000000000000000000000002"), no: 2.0, State: NumberLong(5), Channel: "Phone", Total: 3, Fee: "0",
            Unknown: { deep: [1, "z", null] }
          },
          {
            Tags: [], Lines: null, _id: ObjectId("000000000000000000000003"), no: 3, State: 0, Channel: "Web", FormerChannel: "Phone",
            Former: 5, Total: NumberDecimal("0"), Fee: "99", Note: null, Coupon: "C", Rating: null, Customer: null, Extra: "kept"
          },
          {
            _id: ObjectId("000000000000000000000004"), no: 4, State: 1, Channel: "Web", Total: NumberDecimal("1"), Fee: "2",
            Lines: [ { Price: 1, sku: "c" } ]
          },
          {
            _id: ObjectId("000000000000000000000005"), no: 5, State: 1, Channel: "Phone", Total: NumberDecimal("7"), Fee: "3",
            Note: "last ünïcode", Tags: ["y"]
          }
        ]
        """;

    private const string Shapes =
        """
        [
          { _id: ObjectId("000000000000000000000001"), _t: ["Shape", "Circle"], Name: "c", r: 1.5 },
          {
            _id: ObjectId("000000000000000000000002"), _t: ["Shape", "square"], Name: "s", Side: 3,
            Holes: [ { _t: ["Shape", "Circle"], Name: "h", r: 0.5 } ]
          },
          { _id: ObjectId("000000000000000000000003"), _t: "Circle", r: 2 }
        ]
        """;

    private const string Vehicles =
        """
        [
          { _id: 1, Wheels: 2 },
          { _id: 2, _t: "Car", Wheels: 4, Make: "A" },
          { _id: 3, _t: "Bus", Wheels: 6, Seats: 50 },
          { _t: "Car", _id: 4, Make: "B" }
        ]
        """;

    private const string Fleets =
        """
        [
          {
            _id: 1, Flagship: { _id: 5, _t: "Car", Wheels: 4 },
            Vehicles: [ { _id: 6, Wheels: 1 }, { _t: "Bus", _id: 7, Wheels: 8, Seats: 9 }, null ],
            Notices: [ { _t: "Mail", _id: 1, Subject: "hi" }, { _t: "Call", _id: 2, Caller: "me" } ], Anything: "text"
          },
          { _id: 2, Vehicles: [], Anything: 3 }
        ]
        """;

    private const string Notices =
        """
        [ { _t: "Mail", _id: 1, Subject: "hi" }, { _t: "Call", _id: 2, Caller: "me" } ]
        """;

    public static readonly Dictionary<string, BsonDocument[]> ByCollection = new()
    {
        [Scenario.Orders] = Scenario.Parse(Orders),
        [Scenario.Shapes] = Scenario.Parse(Shapes),
        [Scenario.Vehicles] = Scenario.Parse(Vehicles),
        [Scenario.Fleets] = Scenario.Parse(Fleets),
        [Scenario.Notices] = Scenario.Parse(Notices),
    };
}
