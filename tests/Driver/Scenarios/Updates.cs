using System.Runtime.CompilerServices;
using MongoDB.Driver.Linq;
using static Driver.Scenarios.Scenario;

namespace Driver.Scenarios;

public static class Updates
{
    private static readonly Line ALine = new("a", 1, 2.5) { Options = [1] };
    private static readonly Customer Ann = new() { Id = 7, Name = "Ann", Address = new Address { City = "Oslo" } };

    public static Scenario[] All { get; } =
    [
        Update(u => u.Set(o => o.Number, 3)),
        Update(u => u.Set("Number", 3)),
        Update(u => u.Set(o => o.State, OrderState.Paid).Set(o => o.Channel, Channel.Phone)),
        Update(u => u.Set(o => o.Former, OrderState.Paid).Set(o => o.FormerChannel, Channel.Phone)),
        Update(u => u.Set(o => o.Former, null).Set(o => o.FormerChannel, null).Set(o => o.Rating, null)),
        Update(u => u.Set(o => o.Total, 1.5m).Set(o => o.Fee, 1.5m)),
        Update(u => u.Set(o => o.Key, new Guid("00000000-0000-0000-0000-000000000007"))),
        Update(u => u.Set(o => o.Created, new DateTime(2024, 1, 2, 3, 4, 5, DateTimeKind.Utc))),
        Update(u => u.Set(o => o.Customer, Ann)),
        Update(u => u.Set(o => o.Customer!.Address!.City, "Rome")),
        Update(u => u.Set("Customer.Address.City", "Rome")),
        Update(u => u.Set(o => o.Size, new Size { Width = 2 }).Set(o => o.Size.Height, 3)),
        Update(u => u.Set(o => o.Size.Width, 3)),
        Update(u => u.Set(o => o.Lines, new List<Line> { ALine })),
        Update(u => u.Set(o => o.Lines[0].Price, 2)),
        Update(u => u.Set(o => o.Lines.FirstMatchingElement().Price, 2)),
        Update(u => u.Set(o => o.Lines.AllElements().Price, 2)),
        Update(u => u.Set(o => o.Counts["a"], 2).Set(o => o.LinesBySku["a"], ALine)),
        Update(u => u.Set(o => o.LinesBySku["a"].Quantity, 2)),
        Update(u => u.Set(o => o.Counts, new Dictionary<string, int> { ["z"] = 1 })),
        Update(u => u.Set(o => o.Rates, new Dictionary<string, int> { ["z"] = 1 })),
        Update(u => u.SetOnInsert(o => o.Note, "new").SetOnInsert(o => o.State, OrderState.Open)),
        Update(u => u.Unset(o => o.Note).Unset("Customer.Name").Unset(o => o.Lines)),
        Update(u => u.Inc(o => o.Number, 1).Inc(o => o.Total, 1.5m).Inc(o => o.Weight, 1)),
        Update(u => u.Inc(o => o.Counts["a"], 1)),
        Update(u => u.Mul(o => o.Discount, 2).Max(o => o.Rating, 5).Min(o => o.Number, 1)),
        Update(u => u.BitwiseOr(o => o.Weight, 4L)),
        Update(u => u.CurrentDate(o => o.Created)),
        Update(u => u.Rename(o => o.Note, "Remark")),
        Update(u => u.Push(o => o.Lines, ALine)),
        Update(u => u.Push("Lines", ALine)),
        Update(u =>
            u.PushEach(o => o.Lines, new[] { ALine }, slice: 5, position: 0, sort: Builders<Line>.Sort.Descending(line => line.Sku))),
        Update(u => u.PushEach(o => o.Tags, new[] { "z" })),
        Update(u => u.AddToSet(o => o.History, OrderState.Shipped)),
        Update(u => u.AddToSetEach(o => o.Tags, new[] { "p", "q" })),
        Update(u => u.Pull(o => o.Tags, "x")),
        Update(u => u.Pull(o => o.Lines, ALine)),
        Update(u => u.PullFilter(o => o.Lines, line => line.Sku == "a")),
        Update(u => u.PullFilter(o => o.Lines, Builders<Line>.Filter.Gt("Quantity", 1))),
        Update(u => u.PullAll(o => o.History, new[] { OrderState.Open })),
        Update(u => u.PopFirst(o => o.Tags).PopLast(o => o.Lines)),
        Update(u => u.Combine(u.Set(o => o.Number, 1), u.Push(o => o.Tags, "z"))),
        Update(u => u.Pipeline(new EmptyPipelineDefinition<Order>().AppendStage<Order, Order, Order>("{ $set: { no: 3 } }"))),
        Update(u =>
            u.Pipeline(
                new EmptyPipelineDefinition<Order>().Set(o =>
                    new Order { Number = o.Number + 1, State = OrderState.Paid, Note = o.Note + "!" }))),
        Update(u => u.Pipeline(new EmptyPipelineDefinition<Order>().Set(o => new { o.Number, Customer = o.Customer }))),

        Of<Order>(Orders, c => c.UpdateMany(
            o => o.Number > 1,
            Builders<Order>.Update.Set("Lines.$[cheap].Price", 3.0).Set(o => o.Lines.AllMatchingElements("big").Quantity, 9),
            new UpdateOptions
            {
                IsUpsert = true,
                ArrayFilters =
                [
                    new JsonArrayFilterDefinition<Line>("{ 'cheap.Price': { $lt: 2 } }"),
                    new BsonDocumentArrayFilterDefinition<Line>(new BsonDocument("big.Quantity", 5)),
                ],
            })),
        Of<Order>(
            Orders,
            c => c.UpdateOne(
                o => o.Id == ObjectId.Empty,
                Builders<Order>.Update.Set(o => o.State, OrderState.Paid),
                new UpdateOptions { IsUpsert = true })),
        Of<Shape>(
            Shapes,
            c => c.OfType<Circle>().UpdateMany(circle => circle.Radius > 1, Builders<Circle>.Update.Inc(circle => circle.Radius, 1))),
        Of<Shape>(Shapes, c => c.UpdateMany(_ => true, Builders<Shape>.Update.Set(shape => ((Circle)shape).Radius, 1))),
        Of<Fleet>(Fleets, c => c.UpdateMany(_ => true, Builders<Fleet>.Update
            .Set(fleet => fleet.Flagship, new Bus { Id = 1, Seats = 2 })
            .Push(fleet => fleet.Vehicles, new Van { Id = 3, Load = 4 })
            .AddToSet(fleet => fleet.Notices, new Mail { Subject = "s" })
            .Set(fleet => fleet.Anything, new Car { Make = "C" }))),
    ];

    private static Scenario Update(
        Func<UpdateDefinitionBuilder<Order>, UpdateDefinition<Order>> update, [CallerArgumentExpression(nameof(
            update))] string name = "") =>
        Of<Order>(Orders, orders => orders.UpdateOne(o => o.Number == 1, update(Builders<Order>.Update)), name: "update " + name);
}
