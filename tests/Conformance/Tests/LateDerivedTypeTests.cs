using System.Collections.Concurrent;
using System.Runtime.Loader;
using MongoDB.Bson;
using MongoDB.Bson.Serialization;
using NUnit.Framework;

namespace Conformance.Tests;

/// <summary>
/// Documents with a discriminator at each place, of the type itself, of a derived type and of no type. Each call of user code is counted,
/// and each throws in turn. The calls and the exceptions are those of the class map, but for the first late discriminator after a derived
/// class got one that another hierarchy has: "Rare differences" in tests/RULES.md says which code then runs before.
/// </summary>
[TestFixture]
public class LateDerivedTypeTests
{
    private const string Unknown = "NoSuchType";

    private static readonly ConcurrentDictionary<string, (byte[] Generated, byte[] ClassMapped)> Figures = new();

    // The class map's side of the tests about discriminators that other hierarchies have.
    private static readonly Lazy<ObservedModels> ClassMapped = new(() =>
    {
        var models = Load(Figures.GetOrAdd("", CompiledModels.EmitFigures).ClassMapped);
        LookUp(models, "Figure", "Circle", "Square", "Drawing", "Drawn", "DrawnCircle", "Cast", "CastCircle");
        return models;
    });

    /// <summary>A base class, a derived class, and a document without a discriminator.</summary>
    public static IEnumerable<TestCaseData> Families()
    {
        var figure = new BsonDocument { { "First", 1 }, { "Second", 2 }, { "Coded", "c" }, { "x", 1 }, { "Size", 3 } };
        var drawn = new BsonDocument { { "Number", 1 }, { "Coded", "c" }, { "More", 2 } };
        (string Type, string Derived, BsonDocument Document)[] families =
        [
            ("Figure", "Circle", figure),
            ("Figure", "Square", figure),
            ("Drawn", "DrawnCircle", drawn),
            ("Cast", "CastCircle", new() { { "Number", 1 }, { "Coded", "c" } }),
            ("Prepared", "PreparedCircle", new() { { "Number", 1 } }),
            ("Named", "NamedCircle", new() { { "Number", 1 }, { "Coded", "c" }, { "Size", 3 } }),
        ];
        foreach (var (type, derived, document) in families)
        {
            foreach (var moment in new[] { "never", "before", "after" })
            {
                yield return new TestCaseData(type, derived, document, moment).SetArgDisplayNames(type, derived, moment);
            }
        }
    }

    /// <param name="moment">When the derived class becomes known: before or after the first document of the base class, or never.</param>
    [TestCaseSource(nameof(Families))]
    public void CodeRunsAsOftenAsWithTheClassMap(string type, string derived, BsonDocument document, string moment)
    {
        // No other class has the discriminator of the derived class.
        var (generated, classMapped) = Figures.GetOrAdd(moment, CompiledModels.EmitFigures);
        var named = derived + moment;
        ObservedModels[] sides = [Load(classMapped), Load(generated)];
        var differences = new List<string>();
        foreach (var side in sides.Reverse())
        {
            if (moment == "before")
            {
                LookUp(side, named);
            }

            Observe(side, type, document, at: 0, Reading.ByDriver);
            if (moment == "after")
            {
                LookUp(side, named);
            }
        }

        var (compared, values) = (0, 0);
        foreach (var read in Discriminate(document, type, named))
        {
            var isOver = false;
            for (var at = 0; !isOver; at++)
            {
                var expected = Observe(sides[0], type, read, at, Reading.ByDriver);
                values += expected.IsError ? 0 : 1;
                isOver = at > expected.Calls.Length;
                foreach (var way in Reading.Ways)
                {
                    compared++;
                    Compare(differences, $"{read}, call {at}, {way.Name}", expected, Observe(sides[1], type, read, at, way));
                }
            }
        }

        Assert.That(GeneratedSerializers.IsInCharge(FindType(sides[1], type)), Is.EqualTo(type != "Prepared"));
        Assert.That(compared, Is.Positive);
        Assert.That(values, Is.Positive);
        Assert.That(string.Join('\n', differences.Take(10)), Is.Empty);
    }

    /// <summary>
    /// The row of "Code that runs more than once": a class of another hierarchy has the discriminator, and the derived class became known
    /// after the first document of the base class.
    /// </summary>
    [Rule("TwiceForDiscriminator")]
    [Test]
    public void CodeBeforeTheFirstLateDiscriminatorOfAnotherHierarchyRunsTwice([Values("Circle", "Square", Unknown)] string derived)
    {
        var document = new BsonDocument { { "First", 1 }, { "Second", 2 }, { "Coded", "c" }, { "x", 1 }, { "Size", 3 } };
        for (var place = 1; place <= document.ElementCount; place++)
        {
            CompareFirst("Figure", Insert(document, place, derived), [], CallsOf("Figure", Until(document, place)), isReadAgain: false);
        }
    }

    /// <summary>A creator with arguments would run after the last element.</summary>
    [TestCase("Drawn", "DrawnCircle")]
    [TestCase("Cast", "CastCircle")]
    public void CreatorsOfTheDeclaredClassDoNotRun(string type, string derived) => CompareFirst(
        type,
        new() { { "Number", 1 }, { "Coded", "c" }, { "_t", derived } },
        [],
        ["deserialize before", "deserialize after"],
        isReadAgain: false);

    [Test]
    public void DocumentsAroundTheFirstLateDiscriminatorAreReadOnce([Values("Circle", "Square")] string derived)
    {
        var late = new BsonDocument { { "First", 1 }, { "_t", derived }, { "Second", 2 } };
        var first = CallsOf("Figure", Until(late, 1));
        var before = CallsOf("Drawing", new("Before", 1));
        CompareFirst("Drawing", new() { { "Before", 1 }, { "Figure", late }, { "After", 2 } }, before, first, isReadAgain: false);
        CompareFirst(
            "Drawing",
            new() { { "Before", 1 }, { "ByName", new BsonDocument { { "a", late }, { "b", late } } }, { "After", 2 } },
            before,
            first,
            isReadAgain: false);
        CompareFirst(
            "Drawing",
            new() { { "Before", 1 }, { "List", new BsonArray { Until(late, 1), late, late } }, { "After", 2 } },
            CallsOf("Drawing", new() { { "Before", 1 }, { "List", new BsonArray { Until(late, 1) } } }),
            first,
            isReadAgain: false);
    }

    [Rule("TwiceForDiscriminator")]
    [Test]
    public void DocumentsAroundTwoLateDiscriminatorsAreReadAgain([Values("Circle", "Square")] string derived)
    {
        var inner = new BsonDocument { { "First", 1 }, { "_t", derived }, { "Second", 2 } };
        var outer = new BsonDocument { { "First", 1 }, { "Inner", inner }, { "_t", derived }, { "Second", 2 } };
        string[] lost = [.. CallsOf("Figure", Until(outer, 1)), .. CallsOf("Figure", Until(inner, 1)), .. CallsOf("Figure", inner)];
        CompareFirst("Figure", outer, [], lost, isReadAgain: true);
        var before = CallsOf("Drawing", new("Before", 1));
        CompareFirst("Drawing", new() { { "Before", 1 }, { "Figure", outer }, { "After", 2 } }, before, lost, isReadAgain: true);
    }

    // The exceptions of the calls that run more often are lost, and then the outermost document is read again from its start.
    private static void CompareFirst(string type, BsonDocument document, string[] before, string[] more, bool isReadAgain)
    {
        var differences = new List<string>();
        var whole = Observe(ClassMapped.Value, type, document, at: 0, Reading.ByDriver);
        var total = before.Length + more.Length + whole.Calls.Length;
        for (var at = 0; at <= total; at++)
        {
            foreach (var way in ChooseWays(document.ElementCount + at))
            {
                var side = LoadWithLateDerived();
                var what = $"{document}, call {at}, {way.Name}";
                Compare(differences, what, Expect(at), Observe(side, type, document, at, way));
                if (at == 0 || at > before.Length)
                {
                    Compare(differences, what + ", the second document", whole, Observe(side, type, document, at: 0, way));
                }
            }
        }

        Assert.That(string.Join('\n', differences.Take(10)), Is.Empty);

        Observed Expect(int at)
        {
            var (start, end) = (before.Length, before.Length + more.Length);
            if (at > start && at <= end)
            {
                return whole with { Calls = [.. before, .. more[..(at - start)], .. whole.Calls] };
            }

            if (at > 0 && at <= start)
            {
                return Observe(ClassMapped.Value, type, document, at, Reading.ByDriver);
            }

            var skipped = isReadAgain ? end : more.Length;
            var expected = Observe(ClassMapped.Value, type, document, Math.Max(0, at - skipped), Reading.ByDriver);
            return expected with { Calls = [.. before, .. more, .. expected.Calls[(isReadAgain ? 0 : start)..]] };
        }
    }

    /// <summary>The class map looks for the discriminator before it calls any code, so it creates the base class.</summary>
    [Rule("TwiceForNewType")]
    [Test]
    public void ADerivedClassThatBecomesKnownBeforeItsDiscriminatorIsReadIsCreated([Values] bool isOnAnotherThread)
    {
        var moment = "while" + isOnAnotherThread;
        var (generated, classMapped) = CompiledModels.EmitFigures(moment);
        var late = new BsonDocument { { "First", 1 }, { "_t", "Circle" + moment }, { "Second", 2 } };
        var ofClassMap = ReadWhile(classMapped, out _);
        var ofGenerated = ReadWhile(generated, out var side);
        string[] before = ["new Figure", "set Figure.First"];
        Assert.Multiple(() =>
        {
            Assert.That(ofClassMap.Outcome, Does.StartWith("Figure{"));
            Assert.That(ofClassMap.Calls, Is.EqualTo([.. before, "set Figure.Second"]));
        });
        var later = Observe(side, "Figure", late, at: 0, Reading.ByDriver);
        Assert.Multiple(() =>
        {
            Assert.That(later.Outcome, Does.StartWith("Circle"));
            Assert.That(ofGenerated.Outcome, Is.EqualTo(later.Outcome));
            Assert.That(ofGenerated.Calls, Is.EqualTo([.. before, .. later.Calls]));
        });

        Observed ReadWhile(byte[] image, out ObservedModels models)
        {
            var loaded = models = Load(image);
            Observe(loaded, "Figure", new BsonDocument("First", 1), at: 0, Reading.ByDriver);
            return Observe(loaded, "Figure", late, at: 2, Reading.ByDriver, () =>
            {
                var look = new Thread(() => LookUp(loaded, "Circle" + moment));
                if (isOnAnotherThread)
                {
                    look.Start();
                    look.Join();
                }
                else
                {
                    LookUp(loaded, "Circle" + moment);
                }
            });
        }
    }

    private static string[] CallsOf(string type, BsonDocument document) =>
        Observe(ClassMapped.Value, type, document, at: 0, Reading.ByDriver).Calls;

    private static BsonDocument Until(BsonDocument document, int count) => new(document.Elements.Take(count));

    private static Way[] ChooseWays(int number) =>
        ConformanceTests.IsFull ? Reading.Ways : [Reading.Ways[number % Reading.Ways.Length]];

    // The first one is that which a reader may have to read twice.
    private static IEnumerable<BsonDocument> Discriminate(BsonDocument document, string type, string derived)
    {
        foreach (var discriminator in new BsonValue[] { derived, type, Unknown, new BsonArray { type, derived } })
        {
            for (var place = document.ElementCount; place >= 0; place--)
            {
                yield return Insert(document, place, discriminator);
            }
        }

        yield return document;
    }

    private static BsonDocument Insert(BsonDocument document, int place, BsonValue discriminator)
    {
        var copy = new BsonDocument(document.Elements);
        copy.InsertAt(place, new BsonElement("_t", discriminator));
        return copy;
    }

    // The derived classes become known after the first documents of their base classes.
    private static ObservedModels LoadWithLateDerived()
    {
        var side = Load(Figures.GetOrAdd("", CompiledModels.EmitFigures).Generated);
        Observe(side, "Figure", new BsonDocument("First", 1), at: 0, Reading.ByDriver);
        Observe(side, "Drawn", new BsonDocument { { "Number", 1 }, { "Coded", "c" } }, at: 0, Reading.ByDriver);
        Observe(side, "Cast", new BsonDocument("Number", 1), at: 0, Reading.ByDriver);
        LookUp(side, "Circle", "Square", "DrawnCircle", "CastCircle");
        return side;
    }

    // One call, counted from one, throws or acts.
    private static Observed Observe(
        ObservedModels side,
        string type,
        BsonDocument document,
        int at,
        Way way,
        Action? act = null)
    {
        // Another document follows.
        var bytes = document.ToBson();
        bytes = [.. bytes, .. bytes];
        var reading = new Reading(FindType(side, type));
        return side.Observe(
            root: null,
            at,
            act ?? (static () => throw new ArgumentException("mine")),
            () => Dump.Of(way.Read(reading, bytes)),
            way.IsDirect);
    }

    private static ObservedModels Load(byte[] image) =>
        new(new AssemblyLoadContext(nameof(LateDerivedTypeTests)).LoadFromStream(new MemoryStream(image)));

    private static Type FindType(ObservedModels models, string name) =>
        models.Assembly.GetType("Conformance.Models.UserCode." + name, throwOnError: true)!;

    private static void LookUp(ObservedModels models, params string[] types)
    {
        foreach (var type in types)
        {
            BsonSerializer.LookupSerializer(FindType(models, type));
        }
    }

    private static void Compare(List<string> differences, string what, Observed expected, Observed actual)
    {
        if (expected.ToString() != actual.ToString())
        {
            differences.Add($"{what}:\n    expected: {expected}\n    actual:   {actual}");
        }
    }
}
