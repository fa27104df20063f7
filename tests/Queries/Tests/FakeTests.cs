using System.Linq.Expressions;
using System.Reflection;
using NUnit.Framework;

namespace Queries.Tests;

/// <summary>Objects of tests that stand in for the driver's get ordinary calls.</summary>
public sealed class FakeTests
{
    [Test]
    public void AFakeOfAFindGetsTheDriversDefinition()
    {
        var find = Fake<IFindFluent<Order, Order>>.Create((method, arguments) => null);
        find.Project(o => new Summary { Number = o.Number });
        var call = Fake<IFindFluent<Order, Order>>.CallsOf(find).Single();
        Assert.That(call.Method.Name, Is.EqualTo("Project"));
        Assert.That(call.Arguments.Single(), Is.TypeOf<FindExpressionProjectionDefinition<Order, Summary>>());
    }

    [Test]
    public void AFakeOfAnAggregateGetsAStage()
    {
        var aggregate = Fake<IAggregateFluent<Order>>.Create((method, arguments) => null);
        aggregate.Project(o => new Summary { Number = o.Number });
        var call = Fake<IAggregateFluent<Order>>.CallsOf(aggregate).Single();
        Assert.That(call.Method.Name, Is.EqualTo("AppendStage"));
        Assert.That(call.Arguments.Single(), Is.InstanceOf<PipelineStageDefinition<Order, Summary>>());
    }

    [Test]
    public void AFakeOfACollectionGetsAProjectionThatItCanRender()
    {
        var collection = Fake<IMongoCollection<Order>>.Create((method, arguments) => null);
        collection.Find(o => o.Number == 1).Project(o => new Summary { Number = o.Number }).ToCursor();
        var call = Fake<IMongoCollection<Order>>.CallsOf(collection).Single();
        Assert.That(call.Method.Name, Is.EqualTo("FindSync"));
        var options = call.Arguments.OfType<FindOptions<Order, Summary>>().Single();
        var rendered = options.Projection.Render(new(BsonSerializer.LookupSerializer<Order>(), BsonSerializer.SerializerRegistry));
        Assert.That(rendered.Document, Is.EqualTo(BsonDocument.Parse("{ n: '$no', _id: 0 }")));
    }

    [Test]
    public void AWrapperOfAQueryGetsTheCallOfSelect()
    {
        var query = new MongoClient().GetDatabase("shop").GetCollection<Order>("orders").AsQueryable();
        var provider = Fake<IQueryProvider>.Create((method, arguments) => method.Invoke(query.Provider, arguments));
        var wrapper = Fake<IQueryable<Order>>.Create((method, arguments) =>
            method.Name == "get_Provider" ? provider : method.Invoke(query, arguments));

        var selected = wrapper.Select(o => new Summary { Number = o.Number });

        var (created, passed) = Fake<IQueryProvider>.CallsOf(provider).Single();
        Assert.That(created.Name, Is.EqualTo(nameof(IQueryProvider.CreateQuery)));
        Assert.That(((MethodCallExpression)passed.Single()!).Method.Name, Is.EqualTo(nameof(Queryable.Select)));
        Assert.That(selected.ToString(), Is.EqualTo(query.Select(o => new Summary { Number = o.Number }).ToString()));
    }

    public class Fake<T> : DispatchProxy
        where T : class
    {
        private readonly List<(MethodInfo, object?[])> _calls = [];

        private Func<MethodInfo, object?[], object?> _answer = null!;

        public static T Create(Func<MethodInfo, object?[], object?> answer)
        {
            var fake = Create<T, Fake<T>>();
            ((Fake<T>)(object)fake)._answer = answer;
            return fake;
        }

        public static IReadOnlyList<(MethodInfo Method, object?[] Arguments)> CallsOf(T fake) => ((Fake<T>)(object)fake)._calls;

        protected override object? Invoke(MethodInfo? targetMethod, object?[]? args)
        {
            _calls.Add((targetMethod!, args ?? []));
            return _answer(targetMethod!, args ?? []);
        }
    }
}
