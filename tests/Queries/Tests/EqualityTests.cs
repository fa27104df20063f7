using NUnit.Framework;

namespace Queries.Tests;

/// <summary>A place renders and reads each projection as the driver does, at the first call and at later ones.</summary>
public sealed class EqualityTests
{
    private static readonly IQueryable<Order> Orders = new MongoClient().GetDatabase("shop").GetCollection<Order>("orders").AsQueryable();

    public static IEnumerable<ProjectionCase> All => Cases.All;

    [Test]
    public void RendersTheSame([ValueSource(nameof(All))] ProjectionCase projection, [Values] bool isForFind)
    {
        var render = projection.AtOnePlace(isForFind);
        for (var time = 1; time <= 3; time++)
        {
            Assert.That(render().Document, Is.EqualTo(projection.ByDriver(isForFind).Document), $"Time {time}");
        }
    }

    [Rule("5.4")]
    [Test]
    public void ReadsTheSame([ValueSource(nameof(All))] ProjectionCase projection, [Values] bool isForFind)
    {
        var render = projection.AtOnePlace(isForFind);
        var first = render();
        var second = render();
        var expected = projection.ByDriver(isForFind);
        ProjectionCase.UseModels();
        var renderUsed = projection.AtOnePlace(isForFind);
        renderUsed();
        var used = renderUsed();
        var usual = projection.GetDocument(isForFind);
        Assert.That(expected.Read(usual.ToBson()), Does.Not.Contain("Exception"), "The document is not one of this projection.");
        foreach (var document in Mutations.Of(usual))
        {
            var outcome = expected.Read(document);
            Assert.That(first.Read(document), Is.EqualTo(outcome), () => Convert.ToHexString(document));
            Assert.That(second.Read(document), Is.EqualTo(outcome), () => Convert.ToHexString(document));
            Assert.That(used.Read(document), Is.EqualTo(outcome), () => Convert.ToHexString(document));
            Assert.That(
                second.ReadInBatch(document), Is.EqualTo(expected.ReadInBatch(document)), () => Convert.ToHexString(document));
        }
    }

    [Test]
    public void TranslatesSelectTheSame([ValueSource(nameof(All))] ProjectionCase projection)
    {
        var translate = projection.TranslateSelectAtOnePlace();
        foreach (var orders in (IQueryable<Order>[])[
            Orders,
            Orders.Where(o => o.Number > 1).OrderBy(o => o.Total).Skip(1).Take(5),
            Orders.OfType<UrgentOrder>(),
        ])
        {
            for (var time = 1; time <= 2; time++)
            {
                Assert.That(translate(orders), Is.EqualTo(projection.TranslateSelect(orders)), $"Time {time}");
            }
        }
    }

    [Test]
    public void SerializersAreEqualIfThoseOfTheDriverAre([ValueSource(nameof(All))] ProjectionCase projection)
    {
        var render = projection.AtOnePlace(isForFind: true);
        render();
        var serializer = render().Serializer;
        var expected = projection.ByDriver(isForFind: true).Serializer;
        Assert.That(serializer.Equals(serializer), Is.True);
        Assert.That(serializer.Equals(expected), Is.EqualTo(projection.ByDriver(isForFind: true).Serializer.Equals(expected)));
    }

    // Operators behind the projection look for them.
    [Test]
    public void SerializersHaveTheInterfacesOfTheDrivers([ValueSource(nameof(All))] ProjectionCase projection)
    {
        var render = projection.AtOnePlace(isForFind: false);
        render();
        Assert.That(
            render().Serializer.GetType().GetInterfaces(),
            Is.SupersetOf(projection.ByDriver(isForFind: false).Serializer.GetType().GetInterfaces()));
    }

    [Test]
    public void ChangedDocumentsHaveNoEffect([ValueSource(nameof(All))] ProjectionCase projection)
    {
        var render = projection.AtOnePlace(isForFind: true);
        for (var time = 1; time <= 3; time++)
        {
            var rendered = render();
            Assert.That(rendered.Document, Is.EqualTo(projection.ByDriver(isForFind: true).Document));
            rendered.Mutable?.Clear();
        }
    }
}
