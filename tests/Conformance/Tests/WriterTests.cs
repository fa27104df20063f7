using MongoDB.Bson;
using MongoDB.Bson.IO;
using MongoDB.Bson.Serialization;
using NUnit.Framework;

namespace Conformance.Tests;

/// <summary>
/// Writers of all kinds, in all states and with all settings and validators, are in the same state afterwards as with the class map.
/// </summary>
[TestFixture]
[Parallelizable(ParallelScope.Children)]
public class WriterTests
{
    private static readonly int[] Seeds = [1, 5, 7, 10];

    [Rule("7.3", "7.1")]
    [TestCaseSource(typeof(ConformanceTests), nameof(ConformanceTests.Types))]
    public void RespectsTheSettings(string type) => ForEachValue(type, compare =>
    {
        (string What, BsonBinaryWriterSettings Settings)[] settings =
        [
            ("lenient", new() { Encoding = Utf8Encodings.Lenient }), ("as they are", new() { FixOldBinarySubTypeOnOutput = false }),
            ("small", new() { MaxDocumentSize = 60 }), ("tiny", new() { MaxDocumentSize = 12 }),
            ("flat", new() { MaxSerializationDepth = 1 }), ("shallow", new() { MaxSerializationDepth = 2 }),
            ("less shallow", new() { MaxSerializationDepth = 4 }),
        ];
        foreach (var (what, chosen) in settings)
        {
            compare(what, (side, value) => DriverCalls.Write(side, value, Nominal(side), settings: chosen.Clone()));
            compare(
                $"{what}, inside",
                (side, value) => DriverCalls.Write(side, value, Nominal(side), isInside: true, settings: chosen.Clone()));
            compare($"{what}, pushed", (side, value) =>
                DriverCalls.Write(side, value, Nominal(side), isInside: true, configure: writer => writer.PushSettings(Choose)));

            void Choose(BsonWriterSettings changed)
            {
                var binary = (BsonBinaryWriterSettings)changed;
                binary.Encoding = chosen.Encoding;
                binary.MaxDocumentSize = chosen.MaxDocumentSize;
                binary.MaxSerializationDepth = chosen.MaxSerializationDepth;
            }
        }
    });

    [Rule("7.3")]
    [TestCaseSource(typeof(ConformanceTests), nameof(ConformanceTests.Types))]
    public void RespectsTheElementNameValidator(string type) => ForEachValue(type, compare =>
    {
        foreach (var isDeep in new[] { false, true })
        {
            compare($"validator {isDeep}", (side, value) =>
            {
                var validator = new Validator(isDeep, []);
                var written = DriverCalls.Write(
                    side, value, Nominal(side), configure: writer => writer.PushElementNameValidator(validator));
                return $"{written} {string.Join(' ', validator.Asked)}";
            });
        }

        compare("refusing validator", (side, value) =>
            DriverCalls.Write(
                side, value, Nominal(side), configure: writer => writer.PushElementNameValidator(new Validator(true, ["Number", "_id"]))));
        compare("refusing validator, settings afterwards", (side, value) =>
        {
            using var writer = new BsonBinaryWriter(new MemoryStream());
            var settings = writer.Settings;
            var outcome = Outcome.Of(() =>
                DriverCalls.Write(
                    writer,
                    side,
                    value,
                    Nominal(side),
                    configure: configured => configured.PushElementNameValidator(new Validator(true, ["Number", "_id"]))));
            return $"{outcome.IsError} {ReferenceEquals(settings, writer.Settings)}";
        });
    });

    [Rule("7.2.2", "7.3")]
    [TestCaseSource(typeof(ConformanceTests), nameof(ConformanceTests.Types))]
    public void LeavesTheWriterTheSame(string type) => ForEachValue(type, compare =>
    {
        compare("wrapped", (side, value) =>
        {
            using var stream = new MemoryStream();
            using var writer = new BsonBinaryWriter(stream);
            return DriverCalls.Write(
                Wrapped.Of<IBsonWriter>(writer), side, value, Nominal(side), isInside: true) + Convert.ToHexString(stream.ToArray());
        });
        compare("document", (side, value) =>
        {
            var document = new BsonDocument();
            using var writer = new BsonDocumentWriter(document);
            return DriverCalls.Write(writer, side, value, Nominal(side), isInside: true) + document.ToJson(Side.Json);
        });
        compare("JSON", (side, value) =>
        {
            using var text = new StringWriter();
            using var writer = new JsonWriter(text, Side.Json.Clone());
            return DriverCalls.Write(writer, side, value, Nominal(side), isInside: true) + text;
        });
        compare("indented JSON", (side, value) =>
        {
            using var text = new StringWriter();
            using var writer = new JsonWriter(
                text, new JsonWriterSettings { Indent = true, OutputMode = JsonOutputMode.RelaxedExtendedJson });
            return DriverCalls.Write(writer, side, value, Nominal(side)) + text;
        });
        compare("two", (side, value) =>
        {
            using var stream = new MemoryStream();
            using var writer = new BsonBinaryWriter(stream);
            return DriverCalls.Write(writer, side, value, Nominal(side)) + DriverCalls.Write(writer, side, value, Nominal(side)) +
                $"{writer.State} {writer.Position} {Convert.ToHexString(stream.ToArray())}";
        });
        compare("disposed", (side, value) =>
        {
            var writer = new BsonBinaryWriter(new MemoryStream());
            writer.Dispose();
            return DriverCalls.Write(writer, side, value, Nominal(side));
        });
        compare(
            "no name", (side, value) => DriverCalls.Write(side, value, Nominal(side), configure: writer => writer.WriteStartDocument()));
    });

    private static BsonSerializationArgs Nominal(Type side) => new() { NominalType = side };

    private static void ForEachValue(string type, Action<Action<string, Func<Type, object, string>>> test)
    {
        var pair = Pairs.Find(type);
        var differences = new Differences(pair);
        foreach (var seed in ConformanceTests.Choose(Seeds, pair))
        {
            var (generated, classMapped) = Pairs.CreateTwins(pair, seed);
            var alone = Outcome.OfBytes(() => pair.ClassMappedSide.Write(classMapped));
            test((what, act) => differences.Compare(
                $"seed {seed}, {what}",
                Outcome.Of(() => TypeNames.Normalize(act(pair.ClassMapped, classMapped))),
                Outcome.Of(() => TypeNames.Normalize(act(pair.Generated, generated))),
                alone));
            Summary.AddValue();
        }

        differences.AssertNone();
    }

    private sealed class Validator(bool isDeep, string[] refused) : IElementNameValidator
    {
        public List<string> Asked { get; } = [];

        public IElementNameValidator GetValidatorForChildContent(string elementName) => isDeep ? this : NoOpElementNameValidator.Instance;

        public bool IsValidElementName(string elementName)
        {
            Asked.Add(elementName);
            return Array.IndexOf(refused, elementName) < 0;
        }
    }
}
