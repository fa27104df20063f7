using NUnit.Framework;

namespace BsonGen.CodeFixes.Tests;

/// <summary>
/// A program with a class map, and the same program with attributes and a generated serializer: the same bytes, objects, ids and
/// exceptions.
/// </summary>
public sealed class ClassMapBehaviourTests
{
    /// <summary>Reads and writes the samples and documents like theirs, and lists all outcomes.</summary>
    private const string Probe = CompiledProgram.Usings +
        """
        public static class Probe
        {
            public static string Run()
            {
                Mapping.Register();
                var outcomes = new List<string>();
                foreach (var sample in Samples.All)
                {
                    var type = sample.GetType();
                    outcomes.Add(Try(() => Convert.ToHexString(sample.ToBson(type))));
                    outcomes.Add(Try(() => Convert.ToHexString(new Holder { Value = sample, Values = { sample } }.ToBson())));
                    outcomes.Add(Try(() => DescribeId((IBsonIdProvider)BsonSerializer.LookupSerializer(type), sample)));
                    if (Try(() => sample.ToBson(type).Length.ToString()) is not [>= '0' and <= '9', ..])
                    {
                        continue;
                    }

                    var document = BsonSerializer.Deserialize<BsonDocument>(sample.ToBson(type));
                    foreach (var variant in Vary(document))
                    {
                        outcomes.Add(variant + ": " + Try(() => Read(variant, type)));
                        foreach (var ancestor in Ancestors(type))
                        {
                            outcomes.Add($"{variant} as {ancestor}: {Try(() => Read(variant, ancestor))}");
                        }
                    }
                }

                return string.Join('\n', outcomes);
            }

            public static string FindFallbacks()
            {
                Mapping.Register();
                return string.Join('\n', BsonGenFallbacks.UseTypesAndFindFallbacks(typeof(Mapping).Assembly));
            }

            private static readonly BsonValue[] Values =
                [BsonNull.Value, "5", 1.5, 5L, true, ObjectId.Parse("0123456789abcdef01234567"), new BsonArray { 1 }];

            private static string DescribeId(IBsonIdProvider serializer, object sample) =>
                serializer.GetDocumentId(sample, out var id, out var type, out var generator)
                    ? $"{id} {type} {generator?.GetType()}"
                    : "no id";

            private static IEnumerable<Type> Ancestors(Type type)
            {
                for (var ancestor = type.BaseType; ancestor is not null; ancestor = ancestor.BaseType)
                {
                    yield return ancestor;
                }
            }

            private static string Read(BsonDocument document, Type type)
            {
                var value = BsonSerializer.Deserialize(document.ToBson(), type);
                return value.GetType() + " " + Convert.ToHexString(value.ToBson(type));
            }

            private static IEnumerable<BsonDocument> Vary(BsonDocument document)
            {
                yield return document;
                yield return new BsonDocument(document).Add("extra", 1);
                yield return new BsonDocument(document.Reverse());
                foreach (var name in document.Names.ToList())
                {
                    var missing = new BsonDocument(document);
                    missing.Remove(name);
                    yield return missing;
                    foreach (var value in Values)
                    {
                        yield return new BsonDocument(document) { [name] = value };
                    }
                }
            }

            private static string Try(Func<string> action)
            {
                try
                {
                    return action();
                }
                catch (Exception error)
                {
                    return $"{error.GetType()}: {error.Message} <- {error.InnerException?.Message}";
                }
            }

            private sealed class Holder
            {
                public object? Value { get; set; }

                public List<object> Values { get; } = new();
            }
        }
        """;

    [TestCase(
        "public string Key { get; set; } = \"k\"; public decimal Total { get; set; } = 1.5m; public string? Note { get; set; } public " +
        "bool IsSelected { get; set; } = true;",
        """
        map.MapIdMember(order => order.Key);
        map.MapMember(order => order.Total).SetElementName("total").SetSerializer(new DecimalSerializer(BsonType.Decimal128));
        map.MapMember(order => order.Note).SetIgnoreIfNull(true);
        map.UnmapMember(order => order.IsSelected);
        map.SetIgnoreExtraElements(true);
        """)]
    [TestCase(
        "public string Id { get; set; } = null!; public DayOfWeek Day { get; set; } = DayOfWeek.Friday; public DayOfWeek? Other { get; " +
        "set; } public int Count { get; set; } = 5;",
        """
        map.IdMemberMap.SetIdGenerator(StringObjectIdGenerator.Instance).SetSerializer(new StringSerializer(BsonType.ObjectId));
        """,
        false)]
    [TestCase(
        "public string Id { get; set; } = \"0123456789abcdef01234567\"; public DayOfWeek Day { get; set; } = DayOfWeek.Friday; public " +
        "DayOfWeek? Other { get; set; } public int Count { get; set; } = 5;",
        """
        map.MapIdMember(order => order.Id)
            .SetIdGenerator(StringObjectIdGenerator.Instance)
            .SetSerializer(new StringSerializer(BsonType.ObjectId));
        map.GetMemberMap(order => order.Day).SetSerializer(new EnumSerializer<DayOfWeek>(BsonType.String));
        map.MapProperty(order => order.Other)
            .SetSerializer(new NullableSerializer<DayOfWeek>(new EnumSerializer<DayOfWeek>(BsonType.String)))
            .SetIgnoreIfDefault(true);
        map.MapMember(order => order.Count).SetDefaultValue(5).SetIgnoreIfDefault(true).SetOrder(-1);
        """)]
    [TestCase(
        "public Guid Key { get; set; } = new(\"00112233-4455-6677-8899-aabbccddeeff\"); public Guid Other { get; set; } = " +
        "new(\"00112233-4455-6677-8899-aabbccddeeff\"); public decimal Text { get; set; } = 0.1m; public double Wide { get; set; } = 0.25;",
        """
        map.MapIdProperty(order => order.Key)
            .SetIdGenerator(CombGuidGenerator.Instance)
            .SetSerializer(new GuidSerializer(GuidRepresentation.Standard))
            .SetElementName("_id");
        map.MapMember(order => order.Other).SetSerializer(new GuidSerializer(BsonType.String));
        map.MapMember(order => order.Text).SetSerializer(new DecimalSerializer(BsonType.String));
        map.MapMember(order => order.Wide).SetSerializer(new DoubleSerializer(BsonType.Decimal128));
        """)]
    [TestCase(
        "public DateTime At = new(2020, 1, 2, 3, 4, 5, DateTimeKind.Utc); public DateTime Written { get; set; } = new(2020, 1, 2, 3, 4, " +
        "5, DateTimeKind.Utc); public TimeSpan Span { get; set; } = TimeSpan.FromDays(1.5); public DayOfWeek Day { get; set; } = " +
        "DayOfWeek.Monday; public long Number { get; set; } = 7;",
        """
        map.MapField(order => order.At).SetSerializer(new DateTimeSerializer(DateTimeKind.Local)).SetElementName("at");
        map.MapMember(order => order.Written).SetSerializer(new DateTimeSerializer(BsonType.String)).SetIsRequired(true);
        map.MapProperty("Span").SetSerializer(new TimeSpanSerializer(BsonType.Int64));
        map.MapMember(order => order.Day).SetDefaultValue(DayOfWeek.Monday).SetIgnoreIfDefault(true);
        map.MapMember(order => order.Number).SetDefaultValue(7L).SetIgnoreIfDefault(true);
        map.SetDiscriminator("o");
        map.SetDiscriminatorIsRequired(true);
        map.Freeze();
        """)]
    [TestCase(
        "public string Id { get; set; } = \"k\"; public double Ratio { get; set; } = double.NaN;",
        """
        map.MapMember(order => order.Ratio).SetDefaultValue(double.NaN).SetIgnoreIfDefault(true);
        """)]
    [TestCase(
        "public int Id { get; set; } = 1; public Money Price { get; set; } = new() { Cents = 5 }; public BsonDocument? Rest { get; set; }",
        """
        map.MapMember(order => order.Price).SetSerializer(new MoneySerializer()).SetElementName("cents");
        map.MapExtraElementsMember(order => order.Rest);
        """)]
    [TestCase(
        "public Guid Id { get; set; } public Guid Key { get; set; } = new(\"00112233-4455-6677-8899-aabbccddeeff\");",
        """
        map.SetIdMember(map.GetMemberMap(order => order.Key));
        map.IdMemberMap.SetIdGenerator(new GuidGenerator()).SetSerializer(new GuidSerializer(GuidRepresentation.Standard));
        map.MapMember(order => order.Id).SetSerializer(new GuidSerializer(GuidRepresentation.CSharpLegacy)).SetIgnoreIfDefault(true);
        """)]
    public Task MembersKeepTheirMeaning(string members, string calls, bool isMoved = true) => CompareAsync(
        $$"""
        public struct Money { public int Cents; }
        public sealed class MoneySerializer : SerializerBase<Money>
        {
            public override Money Deserialize(BsonDeserializationContext context, BsonDeserializationArgs args) =>
                new() { Cents = context.Reader.ReadInt32() };
            public override void Serialize(BsonSerializationContext context, BsonSerializationArgs args, Money value) =>
                context.Writer.WriteInt32(value.Cents);
        }
        [BsonGenerated]
        public partial class Order { {{members}} }
        public static class Mapping
        {
            public static void Register() => BsonClassMap.RegisterClassMap<Order>(map => { map.AutoMap(); {{calls}} });
        }
        public static class Samples { public static object[] All => [new Order()]; }
        """,
        isMoved);

    /// <summary>
    /// The registration of a derived class makes its discriminator known, and so stays. The base class has no generated serializer.
    /// </summary>
    [TestCase("", true)]
    [TestCase(
        "ConventionRegistry.Register(\"camel\", new ConventionPack { new CamelCaseElementNameConvention() }, type => type == " +
        "typeof(Animal));",
        true)]
    public Task HierarchiesKeepTheirMeaning(string convention, bool isGenerated) => CompareAsync(
        $$"""
        public abstract class Entity
        {
            public ObjectId Key { get; set; } = ObjectId.Parse("0123456789abcdef01234567");
            public int Version { get; set; } = 3;
        }
        [BsonGenerated] public partial class Animal : Entity { public string Name { get; set; } = "n"; }
        [BsonGenerated] public partial class Cat : Animal { public int Lives { get; set; } = 9; public string? Owner { get; set; } }
        [BsonGenerated] public partial class Dog : Animal { public int Age { get; set; } = 2; }
        [BsonGenerated] public sealed partial record Box(string Name, int Size);
        public static class Mapping
        {
            public static void Register()
            {
                {{convention}}
                BsonClassMap.RegisterClassMap<Entity>(m =>
                {
                    m.AutoMap();
                    m.MapIdMember(e => e.Key).SetIdGenerator(ObjectIdGenerator.Instance);
                    m.SetIsRootClass(true);
                    m.SetIgnoreExtraElements(true);
                    m.SetIgnoreExtraElementsIsInherited(true);
                });
                if (!BsonClassMap.IsClassMapRegistered(typeof(Cat)))
                {
                    BsonClassMap.RegisterClassMap<Cat>(c =>
                    {
                        c.AutoMap();
                        c.MapMember(x => x.Lives).SetElementName("l");
                        c.UnmapProperty(x => x.Owner);
                        c.SetDiscriminator("kitty");
                    });
                }

                BsonClassMap.TryRegisterClassMap<Animal>(delegate(BsonClassMap<Animal> a)
                {
                    a.AutoMap();
                    a.AddKnownType(typeof(Dog));
                    a.GetMemberMap(x => x.Name).SetIsRequired(true);
                });
                BsonClassMap.RegisterClassMap<Box>(b =>
                {
                    b.AutoMap();
                    b.MapMember(x => x.Name).SetElementName("n");
                    b.MapProperty(x => x.Size).SetSerializer(new Int32Serializer(BsonType.String));
                });
            }
        }
        public static class Samples { public static object[] All => [new Cat(), new Animal(), new Dog(), new Box("b", 4)]; }
        """,
        isMoved: true,
        isGenerated);

    /// <summary>The fix does not follow methods that get the class map, and so refuses a map with such a call.</summary>
    [TestCase("Configure(map);", TestName = "A static method")]
    [TestCase("map.Shorten(\"t\");", TestName = "An extension method with a value")]
    [TestCase("Outer(map);", TestName = "A method that calls others")]
    [TestCase("Local(map);", TestName = "A local function")]
    [TestCase("Every(map);", TestName = "A generic method")]
    [TestCase("Action<BsonClassMap<Order>> last = Configure; last(map);", TestName = "A delegate in a variable")]
    [TestCase("Rename(map.MapMember(order => order.Total));", TestName = "A method that gets the map of a member")]
    [TestCase("Choose(map, true);", TestName = "A method with a condition")]
    [TestCase("Configure(map); Configure(map);", TestName = "A method that is called twice")]
    [TestCase("Stop(map);", TestName = "A method that returns early")]
    public Task ClassMapsWithHelperMethodsStay(string calls) => CompareAsync(
        $$"""
        [BsonGenerated] public partial class Order { public decimal Total { get; set; } = 1.5m; public string? Note { get; set; } }
        public static class Mapping
        {
            public static void Register()
            {
                BsonClassMap.RegisterClassMap<Order>(map => { map.AutoMap(); {{calls}} });

                void Local(BsonClassMap<Order> inner)
                {
                    inner.MapMember(order => order.Total).SetElementName("local");
                    Configure(inner);
                }
            }
            private static void Configure(BsonClassMap<Order> map) => map.MapMember(order => order.Note).SetIgnoreIfNull(true);
            private static void Shorten(this BsonClassMap<Order> map, string name)
            {
                map.MapMember(order => order.Total).SetElementName(name);
                map.SetIgnoreExtraElements(true);
            }
            private static void Outer(BsonClassMap<Order> other)
            {
                other.Shorten("outer");
                Configure(other);
            }
            private static void Every<T>(BsonClassMap<T> map) => map.SetIgnoreExtraElements(true);
            private static void Rename(BsonMemberMap member) => member.SetElementName("r");
            private static void Choose(BsonClassMap<Order> map, bool isSet)
            {
                if (isSet)
                {
                    Configure(map);
                }
            }
            private static void Stop(BsonClassMap<Order> map)
            {
                Configure(map);
                return;
        #pragma warning disable CS0162
                map.SetIgnoreExtraElements(true);
            }
        }
        public static class Samples
        {
            public static object[] All => [new Order(), new Order { Note = "n" }];
        }
        """,
        isMoved: false);

    private static async Task CompareAsync(string program, bool isMoved, bool isGenerated = true)
    {
        using var solution = new TestSolution(CompiledProgram.Usings + program, Probe);
        var before = await CompiledProgram.RunAsync(solution.Solution.Projects.Single(), isGenerated: false, "Probe", "Run");
        if (!isMoved)
        {
            Assert.That(await solution.OfferAsync(new MoveClassMapFix(), "BSONGEN026"), Is.Empty);
            Assert.That(
                await CompiledProgram.RunAsync(solution.Solution.Projects.Single(), isGenerated: true, "Probe", "Run"), Is.EqualTo(before));
            return;
        }

        while ((await solution.FindIdsAsync()).Contains("BSONGEN026"))
        {
            var actions = await solution.OfferAsync(new MoveClassMapFix(), "BSONGEN026");
            Assert.That(actions, Has.Count.EqualTo(1), solution.Texts.First());
            await solution.ApplyAsync(actions[0]);
        }

        var project = solution.Solution.Projects.Single();
        Assert.That((await solution.FindIdsAsync()).Except(["BSONGEN007", "BSONGEN015", "BSONGEN025"]), Is.Empty, solution.Texts.First());
        Assert.That(await CompiledProgram.RunAsync(project, isGenerated: true, "Probe", "Run"), Is.EqualTo(before), solution.Texts.First());
        Assert.That(
            await CompiledProgram.RunAsync(project, isGenerated: false, "Probe", "Run"),
            Is.EqualTo(before),
            "With class maps of the attributes");
        Assert.That(
            await CompiledProgram.RunAsync(project, isGenerated: true, "Probe", "FindFallbacks"),
            isGenerated ? Is.Empty : Does.StartWith("Animal: "),
            solution.Texts.First());
    }
}
