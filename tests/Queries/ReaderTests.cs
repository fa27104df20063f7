using BsonGen.CodeGeneration;
using System.Linq.Expressions;
using NUnit.Framework;

namespace Queries.Tests;

/// <summary>Which serializer reads the results of a projection, and what is said about the others.</summary>
public sealed class ReaderTests
{
    [OneTimeSetUp]
    public void UseModels() => ProjectionCase.UseModels();

    [Test]
    public void GeneratedSerializersReadClassesByMemberInitializer()
    {
        Assert.Multiple(() =>
        {
            Assert.That(FindReason(o => new Summary { Id = o.Id, Number = o.Number, State = o.State, Total = o.Total }), Is.Null);
            Assert.That(FindReason(o => new Summary { Number = 7, Stars = o.Number + 1, Tags = o.Tags }), Is.Null);
            Assert.That(FindReason(o => new RequiredSummary { Number = o.Number, CustomerName = o.Customer!.Name }), Is.Null);
            Assert.That(FindReason(o => new LenientSummary { Number = o.Number }), Is.Null);
            Assert.That(FindReason(o => new Customer { Id = o.Number, Name = o.Customer!.Name, Address = o.Customer.Address }), Is.Null);
        });
    }

    [Test]
    public void GeneratedSerializersReadStructures() =>
        Assert.That(FindReason(o => new StoredPair { Number = o.Number, State = o.State }), Is.Null);

    [Test]
    public void GeneratedSerializersReadNewObjectsInside()
    {
        Assert.Multiple(() =>
        {
            Assert.That(FindReason(o => new SummaryWithLines { Customer = new CustomerSummary { Name = o.Customer!.Name } }), Is.Null);
            Assert.That(
                FindReason(o =>
                    new SummaryWithLines
                    {
                        Lines = o.Lines.Select(line =>
                        new LineSummary { Sku = line.Sku, Price = line.Price }).ToList()
                    }),
                Is.Null);
        });
    }

    [Test]
    public void TheDriverReadsWhatGeneratedSerializersWouldReadInAnotherWay()
    {
        Assert.Multiple(() =>
        {
            Assert.That(
                FindReason(o => new NumericSummary { Number = o.Number, State = o.State }), Does.EndWith("'State' has another serializer"));
            Assert.That(FindReason(o => new SummaryWithRest { Number = o.Number }), Does.EndWith("'Rest' holds extra elements"));
            Assert.That(
                FindReason(o => new SummaryWithSetter { Number = o.Number, Name = o.Customer!.Name }),
                Does.EndWith("the setter of 'Name' is missing or has a body"));
            Assert.That(
                FindReason(o => new SummaryRecord(o.Number, o.Customer!.Name, o.State)), Does.Contain("its constructor has parameters"));
            Assert.That(FindReason(o => new CheckedRecord(o.Number, o.Customer!.Name)), Does.Contain("its constructor has parameters"));
            Assert.That(FindReason(o => new ReadOnlySummary(o.Number, o.Customer!.Name)), Does.Contain("its constructor has parameters"));
        });
    }

    [Test]
    public void TheDriverReadsTypesWithoutAGeneratedSerializer()
    {
        Assert.Multiple(() =>
        {
            Assert.That(FindReason(o => new PlainSummary { Number = o.Number }), Is.EqualTo("none is listed"));
            Assert.That(FindReason(o => new { o.Number, o.State }), Is.EqualTo("none is listed"));
            Assert.That(FindReason(o => o.Number), Is.EqualTo("none is listed"));
        });
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

    [Test]
    public void PlacesSayThatTheyKeepNothingAnyMore()
    {
        Assert.That(FindReason(site => RenderTimes(site, 20)), Is.Null);
        Assert.That(FindReason(site => RenderTimes(site, 100)), Does.StartWith("nothing is kept any more"));

        // As if the collection were made anew for each call, with a serializer of its own.
        static object RenderTimes(ProjectionSite site, int times) => Enumerable.Range(0, times)
            .Select(_ => site.Expression(Builders<PlainSummary>.Projection, o => o.Number).Render(
                new(CreateSerializer(), BsonSerializer.SerializerRegistry)))
            .ToList();

        static BsonClassMapSerializer<PlainSummary> CreateSerializer()
        {
            var map = new BsonClassMap<PlainSummary>();
            map.AutoMap();
            map.Freeze();
            return new(map);
        }
    }

    private static string? FindReason(Func<ProjectionSite, object> call)
    {
        var place = Guid.NewGuid().ToString();
        call(new ProjectionSite(place));
        return BsonGenFallbacks.ObservedProjections.SingleOrDefault(fallback => fallback.Place == place)?.Reason;
    }

    // Null if the generated serializer reads the results; otherwise the reason that is listed for the place.
    private static string? FindReason<TResult>(Expression<Func<Order, TResult>> lambda)
    {
        var place = Guid.NewGuid().ToString();
        var definition = new ProjectionSite(place).Expression(Builders<Order>.Projection, lambda);
        var rendered = definition.Render(new(BsonSerializer.LookupSerializer<Order>(), BsonSerializer.SerializerRegistry));
        var listed = BsonGenFallbacks.ObservedProjections.SingleOrDefault(fallback => fallback.Place == place);
        if (rendered.ProjectionSerializer.GetType().Assembly == typeof(ReaderTests).Assembly)
        {
            Assert.That(listed, Is.Null);
            return null;
        }

        return listed?.Reason ?? "none is listed";
    }
}
