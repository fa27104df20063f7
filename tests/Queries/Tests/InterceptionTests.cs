using System.Linq.Expressions;
using NUnit.Framework;

namespace Queries.Tests;

/// <summary>Which calls in source code are intercepted. An intercepted call makes a projection of another class.</summary>
public sealed class InterceptionTests
{
    private static readonly IMongoCollection<Order> Orders = new MongoClient().GetDatabase("shop").GetCollection<Order>("orders");

    private static IQueryable<Order> Query => Orders.AsQueryable();

    [Test]
    public void FindIsIntercepted() =>
        Assert.That(IsIntercepted(Orders.Find(o => o.Number == 1).Project(o => new Summary { Number = o.Number })), Is.True);

    [Test]
    public void ProjectionsOfAnonymousTypesAreIntercepted() =>
        Assert.That(IsIntercepted(Orders.Find(o => o.Number == 1).SortBy(o => o.Number).Project(o => new { o.Number, o.State })), Is.True);

    [Test]
    public void CallsOfTheStaticMethodAreIntercepted() =>
        Assert.That(
            IsIntercepted(IFindFluentExtensions.Project(projection: o => o.Number, find: Orders.Find(o => o.Number == 1))), Is.True);

    [Test]
    public void LambdasInVariablesAreIntercepted()
    {
        Expression<Func<Order, int>> lambda = o => o.Number;
        Assert.That(IsIntercepted(Orders.Find(o => o.Number == 1).Project(lambda)), Is.True);
    }

    [Rule("ProjectionDefinition")]
    [Test]
    public void BuildersAreIntercepted()
    {
        var find = new FindOptions<Order, Summary>
        {
            Projection = Builders<Order>.Projection.Expression(o =>
            new Summary { Number = o.Number })
        };
        var update = new FindOneAndUpdateOptions<Order, int> { Projection = Builders<Order>.Projection.Expression(o => o.Number) };
        Assert.That(find.Projection, Is.TypeOf<BsonGenProjection<Order, Summary>>());
        Assert.That(update.Projection, Is.TypeOf<BsonGenProjection<Order, int>>());
    }

    [Rule("SelectExpression")]
    [Test]
    public void QueriesAreIntercepted()
    {
        Assert.Multiple(() =>
        {
            Assert.That(IsStage(Query.Select(o => new Summary { Number = o.Number })), Is.True);
            Assert.That(
                IsStage(Query.Where(o => o.Number > 1).OrderBy(o => o.Number).Skip(1).Take(2).Select(o => new { o.Number })), Is.True);
            Assert.That(IsStage(Query.OfType<UrgentOrder>().Select(o => new { o.Hours })), Is.True);
            Assert.That(IsStage(((IQueryable<Order>?)Query)?.Select(o => new SummaryRecord(o.Number, null, o.State))), Is.True);
        });
    }

    [Test]
    public void QueriesStayAsTheyAreWhereAStageWouldDiffer()
    {
        var number = 5;
        Assert.Multiple(() =>
        {
            Assert.That(Query.Select(o => o).ToString(), Is.EqualTo(Query.ToString()));
            Assert.That(IsStage(Query.Select(o => o)), Is.False);
            Assert.That(IsStage(Query.Select(o => o.Number)), Is.False);
            Assert.That(IsStage(Query.Select(o => Tuple.Create(o.Number))), Is.False);
            Assert.That(IsStage(Query.Select(o => new ValueTuple<int>(o.Number))), Is.False);
            Assert.That(IsStage(Query.Select(o => o.Lines.Select(line => new LineSummary { Sku = line.Sku }))), Is.False);
            Assert.That(IsStage(Query.Select(o => new { o.Number, Other = number })), Is.False);
            Assert.That(IsStage(Query.Select((o, i) => o.Number + i)), Is.False);
            Assert.That(IsStage(from o in Query select o.Number), Is.False);
            Assert.That(IsStage(ClientSide().Select(o => new { Text = o.Number.GetHashCode() })), Is.False);
            Assert.That(IsStage(Covariant(Query.OfType<UrgentOrder>()).Select(o => new { o.Number })), Is.False);
        });

        static IQueryable<Order> Covariant(IQueryable<Order> derived) => derived;

        static IQueryable<Order> ClientSide() =>
            Orders.AsQueryable(new AggregateOptions { TranslationOptions = new() { EnableClientSideProjections = true } });
    }

    [Test]
    public void QueriesOfOtherProvidersAreNotTouched()
    {
        var list = new List<Order> { new() { Number = 3 } };
        var selected = list.AsQueryable().Where(o => o.Number > 1).Select(o => new Summary { Number = o.Number });
        Assert.That(selected.Single().Number, Is.EqualTo(3));
        Assert.That(IsStage(selected), Is.False);
    }

    [Test]
    public void CallsInsideLambdasAreTranslatedByTheDriver()
    {
        var query = Query.Select(o => new { Skus = o.Lines.AsQueryable().Select(line => line.Sku) });
        Assert.That(
            query.ToString(),
            Is.EqualTo(Unintercepted.Select(Query, o => new { Skus = o.Lines.AsQueryable().Select(line => line.Sku) }).ToString()));
    }

    [Test]
    public void NullsAreRefusedAsByTheDriver()
    {
        IFindFluent<Order, Order> noFind = null!;
        IAggregateFluent<Order> noAggregate = null!;
        IQueryable<Order> noQuery = null!;
        Expression<Func<Order, int>> noLambda = null!;
        Assert.Multiple(() =>
        {
            AssertSame(() => noFind.Project(o => o.Number), () => Unintercepted.Project(noFind, o => o.Number));
            AssertSame(() => Orders.Find(o => true).Project(noLambda), () => Unintercepted.Project(Orders.Find(o => true), noLambda));
            AssertSame(() => noAggregate.Project(o => o.Number), () => Unintercepted.Project(noAggregate, o => o.Number));
            AssertSame(() => Orders.Aggregate().Project(noLambda), () => Unintercepted.Project(Orders.Aggregate(), noLambda));
            AssertSame(() => noQuery.Select(o => o.Number), () => Unintercepted.Select(noQuery, o => o.Number));
            AssertSame(() => Query.Select(noLambda), () => Unintercepted.Select(Query, noLambda));
            AssertSame(
                () => Builders<Order>.Projection.Expression(noLambda),
                () => Unintercepted.Expression(Builders<Order>.Projection, noLambda));
        });

        static void AssertSame(Action intercepted, Action plain)
        {
            var expected = Assert.Catch(plain);
            Assert.That(Assert.Catch(intercepted), Is.TypeOf(expected!.GetType()).With.Message.EqualTo(expected.Message));
        }
    }

    [Test]
    public void ExplicitProjectionsNeedNoInterception()
    {
        var projection = new BsonGenProjection<Order, Summary>(o => new Summary { Number = o.Number });
        Assert.That(Orders.Find(o => true).Project(projection).ToString(), Does.Contain("\"n\" : \"$no\""));
        Assert.That(Orders.Aggregate().Project(projection).ToString(), Does.Contain("\"n\" : \"$no\""));
        Assert.That(Query.Select(projection).ToString(), Is.EqualTo(Unintercepted.Select(Query, projection.Expression).ToString()));
    }

    private static bool IsIntercepted<TResult>(IFindFluent<Order, TResult> find) =>
        find.Options.Projection is BsonGenProjection<Order, TResult>;

    // Whether a stage took the place of Select.
    private static bool IsStage<TResult>(IQueryable<TResult>? query) =>
        ((MethodCallExpression)query!.Expression).Method.Name == "AppendStage";
}
