using System.Linq.Expressions;
using BsonGen.CodeGeneration;
using NUnit.Framework;

namespace Queries.Tests;

/// <summary>One place gets lambdas with constants that are equal and not the same, as query builders make them.</summary>
public sealed class ConstantTests
{
    private static readonly object[][] Groups =
    [
        [
            new DateTime(2024, 1, 2, 12, 0, 0, DateTimeKind.Utc),
            new DateTime(2024, 1, 2, 12, 0, 0, DateTimeKind.Local),
            new DateTime(2024, 1, 2, 12, 0, 0, DateTimeKind.Unspecified),
        ],
        [
            new DateTimeOffset(2024, 1, 2, 12, 0, 0, TimeSpan.Zero),
            new DateTimeOffset(2024, 1, 2, 14, 0, 0, TimeSpan.FromHours(2)),
        ],
        [1.1m, 1.10m, 1.100m],
        [0m, new decimal(0, 0, 0, isNegative: true, 0), 0.0m],
        [0.0, -0.0],
        [0f, -0f],
        [double.NaN, BitConverter.Int64BitsToDouble(0x7FF8000000000001)],
        [Decimal128.Parse("1.1"), Decimal128.Parse("1.10")],
        [Decimal128.Parse("0"), Decimal128.Parse("-0")],
    ];

    [Test]
    public void EachIsRenderedAsItIs([ValueSource(nameof(Groups))] object[] constants)
    {
        var method = GetType().GetMethod(
            nameof(RenderAll), System.Reflection.BindingFlags.Static | System.Reflection.BindingFlags.NonPublic)!;
        method.MakeGenericMethod(constants[0].GetType()).Invoke(null, [constants]);
    }

    private static void RenderAll<T>(object[] constants)
    {
        var site = new ProjectionSite("constants");
        var serializers = new List<IBsonSerializer>();
        foreach (var constant in constants.Concat(constants))
        {
            var expected = new FindExpressionProjectionDefinition<Order, Row<T>>(Create<T>(constant)).Render(Args);
            var actual = site.Expression(Builders<Order>.Projection, Create<T>(constant)).Render(Args);
            Assert.That(actual.Document.ToBson(), Is.EqualTo(expected.Document.ToBson()), $"{constant} as {expected.Document}");
            serializers.Add(actual.ProjectionSerializer);
        }

        Assert.That(
            serializers.Distinct(ReferenceEqualityComparer.Instance).Count(),
            Is.EqualTo(constants.Sum(constant => constant is DateTime { Kind: not DateTimeKind.Utc } ? 2 : 1)),
            "Each constant but local times is kept, and none is taken for another.");
    }

    [Test]
    public void FieldsOfAClassThatIsBeingInitializedAreRead()
    {
        Assert.That(Early.First, Does.Contain("\"$literal\" : 0"));
        Assert.That(Early.Project(), Does.Contain("\"$literal\" : 12"));
    }

    [Test]
    public void FieldsOfTheFrameworkAreConstants()
    {
        var site = new ProjectionSite("framework");
        var first = Render();
        Assert.That(Render(), Is.SameAs(first));

        IBsonSerializer Render() =>
            site.Expression(Builders<Order>.Projection, o => new { o.Number, Time = TimeSpan.Zero, Text = string.Empty }).Render(Args)
                .ProjectionSerializer;
    }

    private static RenderArgs<Order> Args => new(BsonSerializer.LookupSerializer<Order>(), BsonSerializer.SerializerRegistry);

    private static Expression<Func<Order, Row<T>>> Create<T>(object constant)
    {
        var order = Expression.Parameter(typeof(Order), "o");
        return Expression.Lambda<Func<Order, Row<T>>>(
            Expression.MemberInit(
                Expression.New(typeof(Row<T>)),
                Expression.Bind(
                    typeof(Row<T>).GetProperty(nameof(Row<T>.Number))!, Expression.Property(order, nameof(Order.Number))),
                Expression.Bind(typeof(Row<T>).GetProperty(nameof(Row<T>.Value))!, Expression.Constant(constant, typeof(T)))),
            order);
    }

    private sealed class Row<T>
    {
        public int Number { get; set; }

        public T Value { get; set; } = default!;
    }

    private static class Early
    {
        private static readonly ProjectionSite Site = new("early");

        // Before the next field has its value.
        public static readonly string First = Project();

        private static readonly int Limit = int.Parse("12");

        public static string Project() => Site.Expression(Builders<Order>.Projection, o => new { o.Number, Limit })
            .Render(Args).Document.ToString();
    }
}
