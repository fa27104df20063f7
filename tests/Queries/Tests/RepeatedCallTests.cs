using System.Linq.Expressions;
using System.Reflection;
using System.Reflection.Metadata;
using System.Runtime.CompilerServices;
using BsonGen.CodeGeneration;
using MongoDB.Bson.IO;
using MongoDB.Bson.Serialization.Conventions;
using NUnit.Framework;

namespace Queries.Tests;

/// <summary>What happens between two calls of one place: each call has the effect that it would have in the driver.</summary>
[NonParallelizable]
public sealed class RepeatedCallTests
{
    private static readonly IMongoCollection<Order> Orders = new MongoClient().GetDatabase("shop").GetCollection<Order>("orders");

    private int _field;

    private static int Property { get; set; }

    private static string Now => DateTime.UtcNow.Ticks.ToString();

    [Test]
    public void CapturedValuesAreThoseOfTheCall()
    {
        for (var i = 1; i <= 3; i++)
        {
            var local = i;
            _field = i * 10;
            Property = i * 100;
            Assert.Multiple(() =>
            {
                AssertSame(Orders.Find(o => true).Project(o => new Summary { Number = local }), o => new Summary { Number = local });
                AssertSame(Orders.Find(o => true).Project(o => new { A = o.Number + _field }), o => new { A = o.Number + _field });
                AssertSame(Orders.Find(o => true).Project(o => new { A = o.Number + Property }), o => new { A = o.Number + Property });
                AssertSame(
                    Orders.Find(o => true).Project(o => new { A = o.Lines.Where(line => line.Quantity > local).Select(line => line.Sku) }),
                    o => new { A = o.Lines.Where(line => line.Quantity > local).Select(line => line.Sku) });
                AssertSame(
                    Orders.Find(o => true).Project(o => new { A = Math.Max(local, 2) + o.Number }),
                    o => new { A = Math.Max(local, 2) + o.Number });
            });
        }
    }

    [Test]
    public void ValuesOfTheMomentAreNotKept()
    {
        var texts = Enumerable.Range(0, 5).Select(_ =>
            Orders.Find(o => true).Project(o => new { o.Number, Now, Id = ObjectId.GenerateNewId() }).ToString());
        Assert.That(texts.Distinct().Count(), Is.EqualTo(5));
    }

    [Test]
    public void SettersAreCompiledOnceForCapturedValues()
    {
        var site = new ProjectionSite("captured");
        var setters = Enumerable.Range(0, 3).Select(i =>
        {
            var rendered = Render(site, o => new
            {
                Inner = new PlainSummary { Number = o.Number + i },
                Lines = o.Lines.Select(line => new PlainSummary { Name = line.Sku }),
            });
            var serializer = rendered.ProjectionSerializer;
            Read(serializer, "{ Inner: { Number: 1 }, Lines: [ { Name: 'a' } ] }");
            return (SetterOf("Inner", "Number"), SetterOf("Lines", "Name"));

            object SetterOf(string member, string inner)
            {
                var value = MapOf(serializer).GetMemberMap(member).GetSerializer();
                value = value is IBsonArraySerializer items && items.TryGetItemSerializationInfo(out var item) ? item.Serializer : value;
                return MapOf(value).GetMemberMap(inner).Setter;
            }
        }).ToList();
        Assert.That(setters[1], Is.EqualTo(setters[2]), "The driver makes new class maps with the same setters.");

        static BsonClassMap MapOf(IBsonSerializer serializer) => (BsonClassMap)serializer.GetType()
            .GetField("_classMap", System.Reflection.BindingFlags.Instance | System.Reflection.BindingFlags.NonPublic)!
            .GetValue(serializer)!;
    }

    [Test]
    public void CapturedObjectsAreFreed()
    {
        var site = new ProjectionSite("objects");
        var captured = Enumerable.Range(0, 20).Select(_ => RenderWithNew(site)).ToList();
        GC.Collect();
        GC.WaitForPendingFinalizers();
        GC.Collect();
        Assert.That(captured.Count(reference => reference.IsAlive), Is.Zero);
        GC.KeepAlive(site);

        [MethodImpl(MethodImplOptions.NoInlining)]
        static WeakReference RenderWithNew(ProjectionSite site)
        {
            var scope = new RepeatedCallTests { _field = 3 };
            var rendered = scope.RenderThis(site);
            Read(rendered.ProjectionSerializer, "{ Number: 1, Stars: 2 }");
            return new(scope);
        }
    }

    [Test]
    public void RenderedAgainAfterAnEditOfTheProgram()
    {
        var site = new ProjectionSite("edited");
        var kept = Render().ProjectionSerializer;
        Assert.That(Render().ProjectionSerializer, Is.SameAs(kept));

        // As the agent of hot reload does, which may have given the document's serializer another name of an element.
        var handler = typeof(BsonGenSerializer).Assembly.GetCustomAttribute<MetadataUpdateHandlerAttribute>()!.HandlerType;
        handler.GetMethod("ClearCache", BindingFlags.Static | BindingFlags.NonPublic)!.Invoke(null, [null]);
        Assert.That(Render().ProjectionSerializer, Is.Not.SameAs(kept));

        RenderedProjectionDefinition<NumericSummary> Render() => site
            .Expression(Builders<Order>.Projection, o => new NumericSummary { Number = o.Number })
            .Render(new(BsonSerializer.LookupSerializer<Order>(), BsonSerializer.SerializerRegistry));
    }

    [Test]
    public void ParametersThatTwoLambdasShareAreNotTakenForOthers()
    {
        var site = new ProjectionSite("shared");
        var node = Expression.Parameter(typeof(Node), "n");
        foreach (var item in new[] { Expression.Parameter(typeof(Node), "n"), node })
        {
            var names = Expression.Call(
                typeof(Enumerable),
                nameof(Enumerable.Select),
                [typeof(Node), typeof(string)],
                Expression.Property(node, nameof(Node.Children)),
                Expression.Lambda<Func<Node, string>>(Expression.Property(item, nameof(Node.Name)), item));
            var binding = Expression.Bind(typeof(NodeNames).GetProperty(nameof(NodeNames.Names))!, names);
            var lambda = Expression.Lambda<Func<Node, NodeNames>>(Expression.MemberInit(Expression.New(typeof(NodeNames)), binding), node);
            var args = new RenderArgs<Node>(BsonSerializer.LookupSerializer<Node>(), BsonSerializer.SerializerRegistry);
            var expected = new FindExpressionProjectionDefinition<Node, NodeNames>(lambda).Render(args).Document;
            Assert.That(site.Expression(Builders<Node>.Projection, lambda).Render(args).Document, Is.EqualTo(expected));
        }
    }

    private sealed class Node
    {
        public string Name { get; set; } = "";

        public List<Node> Children { get; set; } = [];
    }

    private sealed class NodeNames
    {
        public IEnumerable<string> Names { get; set; } = [];
    }

    [Test]
    public void RenderedOnceWithoutCapturedValues()
    {
        var site = new ProjectionSite("once");
        var serializers = Enumerable.Range(0, 3)
            .Select(_ => Render(site, o => new { o.Number, Inner = new { o.State } }).ProjectionSerializer)
            .ToList();
        Assert.That(serializers.Distinct(ReferenceEqualityComparer.Instance).Count(), Is.EqualTo(1));
    }

    [Test]
    public void ConventionsThatAreRegisteredAndRemovedApply()
    {
        var site = new ProjectionSite("conventions");
        AssertSameRendering(
            site, o => new ConventionalResult { Number = o.Number, Inner = new ConventionalInner { Text = o.Reference } }, "Number");
        foreach (var type in (Type[])[typeof(ConventionalResult), typeof(ConventionalInner), typeof(ConventionalBase)])
        {
            ConventionRegistry.Register(
                "short", new ConventionPack { new CamelCaseElementNameConvention() }, candidate => candidate == type);
            try
            {
                for (var time = 1; time <= 2; time++)
                {
                    AssertSameRendering(
                        site,
                        o => new ConventionalResult { Number = o.Number, Inner = new ConventionalInner { Text = o.Reference } },
                        type == typeof(ConventionalResult) ? "inner" : type == typeof(ConventionalInner) ? "text" : "number");
                }
            }
            finally
            {
                ConventionRegistry.Remove("short");
            }

            AssertSameRendering(
                site, o => new ConventionalResult { Number = o.Number, Inner = new ConventionalInner { Text = o.Reference } }, "Number");
        }
    }

    [Rule("ChangingSettings")]
    [Test]
    public void AConventionIsAskedAtTheFirstCallOnly()
    {
        var site = new ProjectionSite("changing");
        var convention = new PrefixConvention { Prefix = "a" };
        ConventionRegistry.Register("prefix", new ConventionPack { convention }, static candidate => candidate == typeof(PrefixedResult));
        try
        {
            Assert.That(Render(site, o => new PrefixedResult { Number = o.Number }).Document.Contains("aNumber"));
            convention.Prefix = "b";
            var byDriver = new FindExpressionProjectionDefinition<Order, PrefixedResult>(o => new PrefixedResult { Number = o.Number });
            Assert.Multiple(() =>
            {
                Assert.That(byDriver.Render(ArgsOf(BsonSerializer.LookupSerializer<Order>())).Document.Contains("bNumber"));
                Assert.That(Render(site, o => new PrefixedResult { Number = o.Number }).Document.Contains("aNumber"));
            });
        }
        finally
        {
            ConventionRegistry.Remove("prefix");
        }
    }

    [Test]
    public void ConventionsOfObjectApply()
    {
        var site = new ProjectionSite("object");
        Assert.That(Read(Project(), "{ Number: 1, other: 2 }"), Does.Contain("other"));
        ConventionRegistry.Register(
            "object", new ConventionPack { new InheritedIgnoreConvention() }, candidate => candidate == typeof(object));
        try
        {
            Assert.That(Read(Project(), "{ Number: 1, other: 2 }"), Is.InstanceOf<MappedLater>());
        }
        finally
        {
            ConventionRegistry.Remove("object");
        }

        IBsonSerializer Project() => Render(site, o => new MappedLater { Number = o.Number }).ProjectionSerializer;
    }

    [Test]
    public void FiltersThatThrowAreThoseOfTheDriver()
    {
        var site = new ProjectionSite("filter");
        Render(site, o => new MappedLater { Number = o.Number });
        ConventionRegistry.Register(
            "throws",
            new ConventionPack { new CamelCaseElementNameConvention() },
            candidate => candidate == typeof(MappedLater) ? throw new InvalidOperationException("filter") : false);
        try
        {
            var expected = Assert.Catch(() => new FindExpressionProjectionDefinition<Order, MappedLater>(o =>
                new MappedLater { Number = o.Number }).Render(ArgsOf(BsonSerializer.LookupSerializer<Order>())))!;
            foreach (var place in (ProjectionSite[])[site, new("first")])
            {
                var actual = Assert.Catch(() => Render(place, o => new MappedLater { Number = o.Number }))!;
                Assert.That(actual, Is.TypeOf(expected.GetType()).With.Message.EqualTo(expected.Message));
                Assert.That(actual.InnerException?.Message, Is.EqualTo(expected.InnerException?.Message));
            }
        }
        finally
        {
            ConventionRegistry.Remove("throws");
        }
    }

    [Test]
    public void ClassMapsThatAreRegisteredBetweenCallsHaveNoEffect()
    {
        var site = new ProjectionSite("class map");
        AssertSameRendering(site, o => new MappedLater { Number = o.Number }, "Number");
        BsonClassMap.RegisterClassMap<MappedLater>(map => map.MapMember(result => result.Number).SetElementName("other"));
        AssertSameRendering(site, o => new MappedLater { Number = o.Number }, "Number");
    }

    [Test]
    public void ConventionsAfterTheFirstUseOfAnAnnotatedTypeApply()
    {
        var site = new ProjectionSite("annotated");
        AssertRead("Number");

        // The generator can't decide such a filter, so it does not compile the registration.
        ConventionRegistry.Register(
            "camel", new ConventionPack { new CamelCaseElementNameConvention() }, candidate => Equals(candidate, typeof(Renamed)));
        try
        {
            AssertSameRendering(site, o => new Renamed { Number = o.Number }, "number");
            AssertRead("number");
        }
        finally
        {
            ConventionRegistry.Remove("camel");
        }

        AssertRead("Number");

        void AssertRead(string element)
        {
            for (var time = 1; time <= 3; time++)
            {
                var document = new BsonDocument(element, time).ToBson();
                using var reader = new BsonBinaryReader(new ByteBufferStream(new ByteArrayBuffer(document)));
                var serializer = Render(site, o => new Renamed { Number = o.Number }).ProjectionSerializer;
                Assert.That(serializer.Deserialize(BsonDeserializationContext.CreateRoot(reader)).Number, Is.EqualTo(time));
            }
        }
    }

    [Test]
    public void CollectionsWithDifferentSerializersDoNotMix()
    {
        var site = new ProjectionSite("serializers");
        for (var time = 1; time <= 2; time++)
        {
            foreach (var name in (string[])["a", "b", "c"])
            {
                var serializer = Serializers.GetOrAdd(name);
                var rendered = Render(site, (PlainSummary o) => new { o.Number, o.Name }, serializer);
                Assert.That(rendered.Document["Number"].AsString, Is.EqualTo("$" + name));
            }
        }
    }

    [Test]
    public void RegistriesDoNotMix()
    {
        var site = new ProjectionSite("registries");
        var serializer = BsonSerializer.LookupSerializer<Order>();
        var first = RenderWith(BsonSerializer.SerializerRegistry);
        var other = RenderWith(new BsonSerializerRegistry());
        Assert.That(RenderWith(BsonSerializer.SerializerRegistry), Is.SameAs(first), "The driver renders once for each registry.");
        Assert.That(other, Is.Not.SameAs(first));

        IBsonSerializer RenderWith(IBsonSerializerRegistry registry) => site
            .Expression(Builders<Order>.Projection, o => new { o.Number })
            .Render(new(serializer, registry))
            .ProjectionSerializer;
    }

    [Test]
    public void OptionsDoNotMix()
    {
        var site = new ProjectionSite("options");
        var clientSide = new ExpressionTranslationOptions { EnableClientSideProjections = true };
        Assert.That(() => RenderHash(null), Throws.InstanceOf<ExpressionNotSupportedException>());
        Assert.That(RenderHash(clientSide).ProjectionSerializer, Is.Not.Null);
        clientSide.EnableClientSideProjections = false;
        Assert.That(() => RenderHash(clientSide), Throws.InstanceOf<ExpressionNotSupportedException>());

        RenderedProjectionDefinition<int> RenderHash(ExpressionTranslationOptions? options) => site
            .Expression(Builders<Order>.Projection, o => o.Number.GetHashCode())
            .Render(new(BsonSerializer.LookupSerializer<Order>(), BsonSerializer.SerializerRegistry, translationOptions: options));
    }

    [Test]
    public void CallsInGenericMethodsDoNotMix()
    {
        for (var time = 1; time <= 2; time++)
        {
            Assert.Multiple(() =>
            {
                AssertSame(ProjectIn<Line>(), o => new Box<Line> { Name = o.Customer!.Name, Count = o.Lines.OfType<Line>().Count() });
                AssertSame(
                    ProjectIn<DiscountedLine>(),
                    o => new Box<DiscountedLine> { Name = o.Customer!.Name, Count = o.Lines.OfType<DiscountedLine>().Count() });
                AssertSame(CountIn<Line>(), o => o.Lines.OfType<Line>().Count());
                AssertSame(CountIn<DiscountedLine>(), o => o.Lines.OfType<DiscountedLine>().Count());
            });
        }
    }

    [Test]
    public void ManyThreadsCanRenderFirst()
    {
        for (var round = 0; round < 20; round++)
        {
            var site = new ProjectionSite("threads");
            using var start = new Barrier(64);
            var outcomes = new string[64];
            var threads = Enumerable.Range(0, 64).Select(i => new Thread(() =>
            {
                start.SignalAndWait();
                var rendered = Render(site, o => new { o.Number, Text = o.Customer!.Name, Inner = new Summary { Number = o.Number } });
                outcomes[i] = rendered.Document +
                    Read(rendered.ProjectionSerializer, "{ Number: 1, Text: 'a', Inner: { n: 2 } }")!.ToString();
            })).ToList();
            threads.ForEach(thread => thread.Start());
            threads.ForEach(thread => thread.Join());
            Assert.That(outcomes.Distinct().Count(), Is.EqualTo(1));
        }
    }

    [Test]
    public void APlaceWithNewSerializersForEachCallHoldsFewOfThem()
    {
        var site = new ProjectionSite("memory");
        var serializers = Enumerable.Range(0, 500).Select(i => RenderWithNew(site, i)).ToList();
        GC.Collect();
        Assert.That(serializers.Count(serializer => serializer.TryGetTarget(out _)), Is.LessThan(20));
        GC.KeepAlive(site);

        [MethodImpl(MethodImplOptions.NoInlining)]
        static WeakReference<object> RenderWithNew(ProjectionSite site, int i)
        {
            var serializer = Serializers.Create($"n{i}");
            Assert.That(Render(site, (PlainSummary o) => o.Number, serializer).Document.ToString(), Does.Contain($"n{i}"));
            return new(serializer);
        }
    }

    private RenderedProjectionDefinition<PlainSummary> RenderThis(ProjectionSite site) =>
        Render(site, o => new PlainSummary { Number = o.Number + _field });

    private static IFindFluent<Order, Box<TLine>> ProjectIn<TLine>() =>
        Orders.Find(o => true).Project(o => new Box<TLine> { Name = o.Customer!.Name, Count = o.Lines.OfType<TLine>().Count() });

    // The type parameter is no part of the types of the document and of the result.
    private static IFindFluent<Order, int> CountIn<TLine>() => Orders.Find(o => true).Project(o => o.Lines.OfType<TLine>().Count());

    private static void AssertSame<TResult>(IFindFluent<Order, TResult> intercepted, Expression<Func<Order, TResult>> lambda)
    {
        Assert.That(intercepted.Options.Projection, Is.TypeOf<BsonGenProjection<Order, TResult>>());
        Assert.That(intercepted.ToString(), Is.EqualTo(Unintercepted.Project(Orders.Find(o => true), lambda).ToString()));
    }

    private static void AssertSameRendering<TResult>(ProjectionSite site, Expression<Func<Order, TResult>> lambda, string element)
    {
        var expected = new FindExpressionProjectionDefinition<Order, TResult>(lambda).Render(
            ArgsOf(BsonSerializer.LookupSerializer<Order>()));
        var actual = Render(site, lambda);
        Assert.That(expected.Document.ToString(), Does.Contain($"\"{element}\""));
        Assert.That(actual.Document, Is.EqualTo(expected.Document));
        var document = $"{{ {element}: 7 }}";
        Assert.That(
            Read(actual.ProjectionSerializer, document)?.ToString(), Is.EqualTo(Read(expected.ProjectionSerializer, document)?.ToString()));
    }

    private static RenderedProjectionDefinition<TResult> Render<TResult>(ProjectionSite site, Expression<Func<Order, TResult>> lambda) =>
        Render(site, lambda, BsonSerializer.LookupSerializer<Order>());

    private static RenderedProjectionDefinition<TResult> Render<TSource, TResult>(
        ProjectionSite site, Expression<Func<TSource, TResult>> lambda, IBsonSerializer<TSource> serializer) =>
        site.Expression(Builders<TSource>.Projection, lambda).Render(ArgsOf(serializer));

    private static RenderArgs<TSource> ArgsOf<TSource>(IBsonSerializer<TSource> serializer) =>
        new(serializer, BsonSerializer.SerializerRegistry);

    private static object? Read(IBsonSerializer serializer, string document)
    {
        try
        {
            using var reader = new BsonBinaryReader(new ByteBufferStream(new ByteArrayBuffer(BsonDocument.Parse(document).ToBson())));
            return serializer.Deserialize(BsonDeserializationContext.CreateRoot(reader));
        }
        catch (FormatException error)
        {
            return error.Message;
        }
    }

    private sealed class InheritedIgnoreConvention : ConventionBase, IClassMapConvention
    {
        public void Apply(BsonClassMap classMap)
        {
            classMap.SetIgnoreExtraElements(true);
            classMap.SetIgnoreExtraElementsIsInherited(true);
        }
    }

    private sealed class PrefixConvention : ConventionBase, IMemberMapConvention
    {
        public string Prefix { get; set; } = "";

        public void Apply(BsonMemberMap memberMap) => memberMap.SetElementName(Prefix + memberMap.MemberName);
    }

    private sealed class PrefixedResult
    {
        public int Number { get; set; }
    }

    private sealed class Box<T>
    {
        public string? Name { get; set; }

        public int Count { get; set; }
    }

    private sealed class DiscountedLine : Line;

    private abstract class ConventionalBase
    {
        public int Number { get; set; }

        public override string ToString() => $"Number {Number}";
    }

    private sealed class ConventionalResult : ConventionalBase
    {
        public ConventionalInner? Inner { get; set; }
    }

    private sealed class ConventionalInner
    {
        public string? Text { get; set; }
    }

    private sealed class MappedLater
    {
        public int Number { get; set; }

        public override string ToString() => $"Number {Number}";
    }

    private static class Serializers
    {
        private static readonly Dictionary<string, IBsonSerializer<PlainSummary>> Created = [];

        public static IBsonSerializer<PlainSummary> GetOrAdd(string name)
        {
            if (!Created.TryGetValue(name, out var serializer))
            {
                Created[name] = serializer = Create(name);
            }

            return serializer;
        }

        public static IBsonSerializer<PlainSummary> Create(string name)
        {
            var map = new BsonClassMap<PlainSummary>();
            map.AutoMap();
            map.MapMember(summary => summary.Number).SetElementName(name);
            map.Freeze();
            return new BsonClassMapSerializer<PlainSummary>(map);
        }
    }
}
