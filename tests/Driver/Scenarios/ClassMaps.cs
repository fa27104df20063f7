using System.Runtime.CompilerServices;
using MongoDB.Driver.Linq;
using static Driver.Scenarios.Scenario;

namespace Driver.Scenarios;

[BsonGenerated]
public partial class Base
{
    public int Id { get; set; }

    [BsonElement("cm")]
    public string? Comment { get; set; }
}

/// <summary>A class-mapped type that is used before its generated base class.</summary>
public class Derived : Base
{
    public OrderState State { get; set; }
}

[BsonGenerated]
public sealed partial class GeneratedOverClassMapped : ClassMappedBase
{
    public int Value { get; set; }
}

public class ClassMappedBase
{
    public int Id { get; set; }

    [BsonElement("t")]
    public string? Text { get; set; }
}

[BsonGenerated]
public partial class Made : Base
{
    public Size Size { get; set; }

    public Inner? Inner { get; set; }

    public List<Inner> Inners { get; set; } = [];

    public Span Span { get; set; }
}

[BsonGenerated]
public sealed partial class Inner
{
    [BsonElement("a")]
    public int A { get; set; }

    public string? B { get; set; }
}

[BsonGenerated]
public partial struct Span
{
    [BsonElement("f")]
    public int From { get; set; }

    public int To { get; set; }
}

[BsonGenerated]
public partial class Never
{
    public int Id { get; set; }

    [BsonElement("v")]
    public int Value { get; set; }
}

[BsonGenerated]
public sealed partial class NeverEither : Never
{
    public string? More { get; set; }
}

/// <summary>
/// The places where the driver creates or looks up a class map with any serializer: results of <c>new</c>, discriminators, base classes.
/// </summary>
public static class ClassMaps
{
    private const string Made =
        "[ { _id: 1, cm: 'c', Size: { w: 1, Height: 2 }, Inner: { a: 1, B: 'b' }, Inners: [ { a: 2 } ], Span: { f: 1, To: 2 } } ]";

    public static Scenario[] All { get; } =
    [
        Of<Derived>(
            "derived", c => c.Find(d => d.Comment == "c" && d.State == OrderState.Paid).ToList(), "[ { _id: 1, cm: 'c', State: 1 } ]"),
        Of<Derived>("derived", c => c.InsertOneAsync(new Derived { Id = 1, Comment = "c" })),
        Of<Base>("derived", c => c.Find(d => d.Comment == "c").ToList(), "[ { _id: 1, _t: 'Derived', cm: 'c', State: 1 }, { _id: 2 } ]"),
        Of<Base>(
            "derived",
            c => c.OfType<Derived>().Find(d => d.State == OrderState.Paid).ToList(),
            "[ { _id: 1, _t: 'Derived', cm: 'c', State: 1 } ]"),
        Of<Base>("derived", c => c.InsertManyAsync([new Derived { Id = 1, Comment = "c" }, new Base { Id = 2 }, new Made { Id = 3 }])),
        Of<GeneratedOverClassMapped>("over", c => c.Find(d => d.Text == "c" && d.Value == 3).ToList(), "[ { _id: 1, t: 'c', Value: 3 } ]"),
        Of<ClassMappedBase>(
            "over",
            c => c.OfType<GeneratedOverClassMapped>().Find(d => d.Value == 3).ToList(),
            "[ { _id: 1, _t: 'GeneratedOverClassMapped', t: 'c', Value: 3 } ]"),

        // A type that only a projection uses
        Linq(
            q => q.Select(m => new NeverEither { Id = m.Id, Value = m.Size.Width, More = m.Comment })
                .Where(n => n.Value > 1)
                .OrderBy(n => n.More),
            "[ { _id: 1, v: 3, More: 'm' } ]"),
        Linq(q => q.Select(m => new Never { Value = m.Id }), "[ { v: 3 } ]"),

        // A created object beside a stored one
        Linq(q => q.Select(m => new Inner { A = m.Id, B = m.Comment }), "[ { a: 1, B: 'b' } ]"),
        Linq(q => q.Select(m => m.Id > 1 ? m.Inner : new Inner { A = 1 }), "[ { _v: { a: 1 } } ]"),
        Linq(q => q.Select(m => m.Id > 1 ? new Inner { A = 1 } : m.Inner), "[ { _v: { a: 1 } } ]"),
        Linq(q => q.Select(m => m.Id > 1 ? new Inner { A = 1, B = "x" } : new Inner { A = 2, B = "y" }), "[ { _v: { a: 1 } } ]"),
        Linq(q => q.Select(m => m.Inner ?? new Inner { A = 1 }), "[ { _v: { a: 1 } } ]"),
        Linq(q => q.Where(m => m.Inner == new Inner { A = 1, B = "x" })),
        Linq(q => q.Where(m => new Inner { A = m.Id } == m.Inner), throws: true),
        Linq(q => q.Where(m => m.Inners.Contains(new Inner { A = 1, B = "x" }))),
        Linq(q => q.Where(m => m.Inners.Contains(m.Inner!))),
        Linq(q => q.Where(m => m.Inner == m.Inners[0])),
        Linq(q => q.Select(m => new[] { m.Inner, m.Inners[0] }), "[ { _v: [ { a: 1 }, null ] } ]"),
        Linq(q => q.Select(m => new[] { m.Inner, new Inner { A = m.Id } }), "[ { _v: [ { a: 1 }, null ] } ]"),
        Linq(q => q.Select(m => new List<Inner> { m.Inner!, m.Inners[0] }), "[ { _v: [ { a: 1 } ] } ]", throws: true),
        Linq(q => q.Select(m => m.Inners.Append(m.Inner!)), "[ { _v: [ { a: 1 } ] } ]"),
        Linq(q => q.Select(m => m.Inners.Append(new Inner { A = m.Id })), "[ { _v: [ { a: 1 } ] } ]", throws: true),
        Linq(q => q.Select(m => m.Inners.Concat(m.Inners.Select(i => new Inner { A = i.A, B = i.B }))), "[ { _v: [ { a: 1 } ] } ]"),
        Linq(q => q.Select(m => m.Inners.Union(m.Inners)), "[ { _v: [ { a: 1 } ] } ]"),
        Linq(q => q.Select(m => m.Inners.Concat(new List<Inner> { new() { A = 1 } })), "[ { _v: [ { a: 1 } ] } ]"),
        Linq(q => q.Select(m => m.Inners.Select(i => i.A > 1 ? i : m.Inner)), "[ { _v: [ { a: 1 } ] } ]"),
        Linq(q => q.Select(m => m.Inners.Select(i => new Inner { A = i.A + 1 })), "[ { _v: [ { a: 1 } ] } ]"),
        Linq(q => q.Select(m => m.Id > 1 ? m.Span : new Span { From = m.Id, To = 1 }), "[ { _v: { f: 1 } } ]"),
        Linq(q => q.Select(m => m.Id > 1 ? new Span { From = m.Id, To = 1 } : m.Span), "[ { _v: { f: 1 } } ]"),
        Linq(q => q.Where(m => m.Span.Equals(new Span { From = 1 }))),
        Linq(q => q.Select(m => new[] { m.Span, new Span { From = m.Id, To = 1 } }), "[ { _v: [ { f: 1 } ] } ]"),
        Linq(
            q => q.Select(m => new Made { Id = m.Id, Inner = m.Inner, Inners = m.Inners, Span = m.Span }),
            "[ { _id: 1, Inner: { a: 1 } } ]"),
        Linq(q => q.Select(m => new Made { Id = m.Id, Inner = m.Inner }).Concat(q), "[ { _id: 1, Inner: { a: 1 } } ]", throws: null),
        Linq(q => q.Concat(q.Select(m => new Made { Id = m.Id, Inner = m.Inner })), "[ { _id: 1, Inner: { a: 1 } } ]"),
        Linq(q => q.Union(q.Where(m => m.Id > 1))),
        Linq(q => q.Select(m => m.Inner).Union(q.Select(m => m.Inner)), "[ { _v: { a: 1 } } ]"),
        Linq(q => q.Select(m => m.Inner).Concat(q.SelectMany(m => m.Inners)), "[ { _v: { a: 1 } } ]"),
        Linq(q => q.Select(m => new { m.Inner, Made = new Inner { A = m.Id } }).Where(x => x.Inner == x.Made), "[]", throws: true),
        Linq(q => q.GroupBy(m => m.Inner).Select(g => new { g.Key, Inners = g.Select(m => m.Inner) }), "[ { Key: { a: 1 }, Inners: [] } ]"),
        Linq(q => q.GroupBy(m => new Inner { A = m.Id }).Select(g => g.Key), "[ { _v: { a: 1 } } ]"),
        Linq(q => q.Select(m => new Base { Id = m.Id, Comment = m.Comment }), "[ { _id: 1 } ]"),
        Linq(q => q.Select(m => (Base)m), "[ { _v: { _id: 1, cm: 'c' } } ]"),
        Linq(q => q.OfType<Made>().Select(m => m.Inner!.A), "[ { _v: 1 } ]"),

        Of<Made>(
            "made",
            c => c.UpdateMany(_ => true, new EmptyPipelineDefinition<Made>().Set(m => new Made { Inner = new Inner { A = m.Id } }))),
        Of<Made>(
            "made",
            c => c.UpdateMany(_ => true, new EmptyPipelineDefinition<Made>().Set(m => new Made { Inner = m.Inners[0], Span = m.Span }))),
        Of<Made>(
            "made",
            c => c.UpdateMany(
                _ => true, new EmptyPipelineDefinition<Made>().Set(m => new Made { Span = new Span { From = m.Id, To = 2 } }))),
        Of<Made>(
            "made", c => c.UpdateMany(_ => true, new EmptyPipelineDefinition<Made>().Set(m => new { Inner = m.Id > 1 ? m.Inner : null }))),
        Of<Made>("made", c => c.Aggregate().ReplaceWith(m => m.Inner!).Match(i => i.A > 1).ToList(), "[ { a: 1 } ]"),
        Of<Made>("made", c => c.Aggregate().Set(m => new Made { Inner = m.Inners.First() }).ToList(), Made),
    ];

    private static Scenario Linq<TResult>(
        Func<IQueryable<Made>, IQueryable<TResult>> query, string answer =
            Made, bool? throws = false, [CallerArgumentExpression(nameof(query))] string name = "") =>
        Of<Made>("made", made => query(made.AsQueryable()), answer, throws, "LINQ " + name);
}
