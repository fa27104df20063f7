using BsonGen.CodeGeneration;
using System.Linq.Expressions;
using NUnit.Framework;

namespace Queries.Tests;

/// <summary>What places say about calls that are not replaced, and about results that the driver reads.</summary>
public sealed class ReaderTests
{
    [OneTimeSetUp]
    public void UseModels() => ProjectionCase.UseModels();

    [Test]
    public void PlacesSayNothingAboutResultsThatAreReadFromTheBytes()
    {
        Assert.Multiple(() =>
        {
            Assert.That(FindReason(o => new Summary { Id = o.Id, Number = o.Number, State = o.State, Total = o.Total }), Is.Null);
            Assert.That(FindReason(o => new PlainSummary { Number = o.Number }), Is.Null);
            Assert.That(FindReason(o => new SummaryRecord(o.Number, o.Customer!.Name, o.State)), Is.Null);
            Assert.That(FindReason(o => new StoredPair { Number = o.Number, State = o.State }), Is.Null);
            Assert.That(FindReason(o => new { o.Number, o.State }), Is.Null);
            Assert.That(FindReason(o => new ValueTuple<int, State>(o.Number, o.State)), Is.Null);
            Assert.That(FindReason(o => o.Number), Is.Null);
        });
    }

    [Test]
    public void PlacesSayWhyTheDriverReadsResults()
    {
        Assert.Multiple(() =>
        {
            Assert.That(
                FindReason(o => new SummaryWithRest { Number = o.Number }),
                Is.EqualTo("the driver's serializer of Queries.Tests.SummaryWithRest reads it: 'Rest' holds extra elements"));
            Assert.That(
                FindReason(o => new SummaryWithSetter { Number = o.Number, Name = o.Customer!.Name }),
                Does.EndWith("the setter of 'Name' has a body"));
            Assert.That(FindReason(o => new InitializedResult(o.Number)), Does.EndWith("it supports initialization"));
            Assert.That(FindReason(o => new KnownResult(o.Number)), Does.EndWith("it has known types"));
            Assert.That(FindReason(o => new RivalConstructors(o.Number, "")), Does.Contain("may choose another constructor"));
            Assert.That(FindReason(o => new SeveralConstructors(o.Number)), Does.EndWith("'Name' or creates its default"));
        });
    }

    [Test]
    public void PlacesSayThatTheClassMapOfTheTypeReadsResults()
    {
        var args = new RenderArgs<Holder>(BsonSerializer.LookupSerializer<Holder>(), BsonSerializer.SerializerRegistry);
        var reason = FindReason(site => Enumerable.Range(0, 2)
            .Select(_ => site.Expression(Builders<Holder>.Projection, holder => holder).Render(args))
            .ToList());
        Assert.That(reason, Does.EndWith("the class map of the type reads it, and not one of the projection"));
    }

    private sealed class Holder
    {
        public int Number { get; set; }
    }

    [Test]
    public void PlacesSayWhichCallsAreNotReplaced()
    {
        var number = 3;
        var orders = new MongoClient().GetDatabase("shop").GetCollection<Order>("orders");
        Assert.Multiple(() =>
        {
            Assert.That(
                FindReason(o => new PlainSummary { Number = o.Number + number }),
                Is.EqualTo("the value of 'number' may differ between calls, so the driver renders each call"));
            Assert.That(
                FindReason(site => site.Select(orders.AsQueryable(), o => new { Number = o.Number + number })),
                Is.EqualTo("the value of 'number' may differ between calls, so the driver renders each call"));
            Assert.That(
                FindReason(site => site.Select<Order, PlainSummary>(
                    orders.AsQueryable().OfType<UrgentOrder>(), o => new PlainSummary { Number = o.Number })),
                Does.StartWith("it is a query of Queries.Tests.UrgentOrder, passed as one of"));
            Assert.That(
                FindReason(site => site.Select(orders.AsQueryable(), o => o.Number)), Does.StartWith("its results are values"));
            Assert.That(
                FindReason(site => site.Project(FakeTests.Fake<IFindFluent<Order, Order>>.Create((_, _) => null), o => o.Number)),
                Does.EndWith("which is not a class of the driver"));
            Assert.That(
                FindReason(site => site.Project(FakeTests.Fake<IAggregateFluent<Order>>.Create((_, _) => null), o => o.Number)),
                Does.EndWith("which is not a class of the driver"));
            Assert.That(FindReason(site => site.Project(orders.Find(o => true), o => o.Number)), Is.Null);
        });
    }

    private static string? FindReason(Func<ProjectionSite, object> call)
    {
        var place = Guid.NewGuid().ToString();
        call(new ProjectionSite(place));
        return BsonGenFallbacks.ObservedProjections.SingleOrDefault(fallback => fallback.Place == place)?.Reason;
    }

    // The second call decides who reads the results.
    private static string? FindReason<TResult>(Expression<Func<Order, TResult>> lambda)
    {
        var place = Guid.NewGuid().ToString();
        var site = new ProjectionSite(place);
        for (var time = 1; time <= 2; time++)
        {
            site.Expression(Builders<Order>.Projection, lambda)
                .Render(new(BsonSerializer.LookupSerializer<Order>(), BsonSerializer.SerializerRegistry));
        }

        return BsonGenFallbacks.ObservedProjections.SingleOrDefault(fallback => fallback.Place == place)?.Reason;
    }
}
