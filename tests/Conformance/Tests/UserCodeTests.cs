using System.Buffers;
using System.IO.Pipelines;
using System.Reflection;
using System.Text;
using System.Text.RegularExpressions;
using BsonGen;
using MongoDB.Bson;
using MongoDB.Bson.IO;
using MongoDB.Bson.Serialization;
using NUnit.Framework;

namespace Conformance.Tests;

/// <summary>
/// Code of the user inside documents: setters, getters, constructors, conditions, enumerators and serializers. Each of their calls throws,
/// calls a serializer again, or changes what is being written. The calls and the exceptions must be those of the class map, in each way to
/// read and to write.
/// </summary>
[TestFixture]
public partial class UserCodeTests
{
    private static readonly (ObservedModels Generated, ObservedModels ClassMapped) Sides = LoadSides();

    // The reader and the writer throw the first ones, too.
    private static readonly Func<Exception>[] AllErrors =
    [
        () => new EndOfStreamException("mine"),
        () => new FormatException("mine"),
        () => new EncoderFallbackException("mine"),
        () => new InsufficientExecutionStackException("mine"),
        () => new ArgumentException("mine", "value"),
        () => new BsonSerializationException("mine"),
        () => new BsonException("mine"),
        () => new DecoderFallbackException("mine"),
        () => new InvalidOperationException("mine"),
        () => new OperationCanceledException("mine"),
        () => new TargetInvocationException("mine", new EndOfStreamException("inner")),
        () => new IOException("mine", new EndOfStreamException("inner")),
    ];

    // Thousands of exceptions take most of the time of these tests.
    private static readonly IReadOnlyList<Func<Exception>> Errors =
        Environment.GetEnvironmentVariable("CONFORMANCE") == "full" ? AllErrors : AllErrors[..4];

    private static readonly IElementNameValidator Validator = Runtime.Scenarios.DriverValidators.Create();

    private static readonly Action<int> Nothing = static _ => { };

    private static int _operations;

    private static int _failures;

    public static IEnumerable<int> SampleNumbers() => Enumerable.Range(0, Sides.ClassMapped.Samples().Length);

    public static IEnumerable<int> SamplesWithOneCreator() => SampleNumbers().Where(number =>
        Sides.ClassMapped.Samples()[number].GetType().Name is not ("Produced" or "Initialized"));

    [OneTimeTearDown]
    public void ReportsWhatItCompared()
    {
        TestContext.Progress.WriteLine(
            $"Code of the user: {_operations:N0} operations compared, of which {_failures:N0} ended in an exception.");
        Assert.That(_operations, Is.GreaterThan(0));
        Assert.That(_failures, Is.GreaterThan(0));
    }

    [TestCaseSource(nameof(SampleNumbers))]
    public void EachCallThrowsWhileAnObjectIsWritten(int sample) =>
        Write(sample, Errors.Select(error => (Action<int>)(_ => throw error())));

    [TestCaseSource(nameof(SampleNumbers))]
    public void EachCallChangesWhatIsWritten(int sample) =>
        Write(sample, Enumerable.Range(0, 5).Select(way => (Action<int>)(side => SideOf(side).Change(way))));

    [TestCaseSource(nameof(SampleNumbers))]
    public void EachCallWritesAgain(int sample) =>
        Write(sample, [side => SideOf(side).Samples()[sample].ToBson(SideOf(side).Samples()[sample].GetType())]);

    [TestCaseSource(nameof(SampleNumbers))]
    public void EachCallThrowsWhileADocumentIsRead(int sample) =>
        Read(sample, Errors.Select(error => (Action<int>)(_ => throw error())), isMalformed: false);

    [TestCaseSource(nameof(SampleNumbers))]
    public void EachCallReadsAgain(int sample)
    {
        var bytes = Write(Sides.ClassMapped.Samples()[sample]);
        Action<int> complete = side => BsonSerializer.Deserialize(bytes, SideOf(side).Samples()[sample].GetType());
        Action<int> truncated = side => BsonSerializer.Deserialize(bytes[..^2], SideOf(side).Samples()[sample].GetType());
        Read(sample, [complete, truncated], isMalformed: false);
    }

    /// <summary>
    /// The documents declare a smaller size than they have, at each level. Generated code of a type with several creators reports the
    /// element that ends too late, and the class map reports the size.
    /// </summary>
    [Rule("TwiceForSize")]
    [TestCaseSource(nameof(SamplesWithOneCreator))]
    public void EachCallThrowsWhileAMalformedDocumentIsRead(int sample) =>
        Read(sample, Errors.Select(error => (Action<int>)(_ => throw error())).Append(Nothing), isMalformed: true);

    private static void Write(int sample, IEnumerable<Action<int>> acts)
    {
        var differences = new List<string>();
        foreach (var act in acts)
        {
            var isOver = false;
            for (var at = 1; !isOver; at++)
            {
                var expected = Run(0, at, act, value => Convert.ToHexString(Write(value)));
                isOver = expected.Calls.Length < at;
                Compare("ToBson", Run(1, at, act, value => Convert.ToHexString(Write(value))));
                Compare("a stream", Run(1, at, act, WriteToStream));
                Compare(
                    "a BsonDocument", Run(1, at, act, value => Convert.ToHexString(value.ToBsonDocument(value.GetType()).ToBson())));
                Compare("a replacement", Run(1, at, act, WriteReplacement));
                Compare(
                    "directly",
                    Run(
                        1,
                        at,
                        act,
                        value => Convert.ToHexString(BsonGenSerializer.Serialize(value.GetType(), value)),
                        isDirect: true));
                Compare("a pipe", Run(1, at, act, WriteToPipe, isDirect: true));
                UserCodeTests.Compare(
                    differences,
                    $"call {at}, a writer of the user",
                    Run(0, at, act, WriteMasked),
                    Run(1, at, act, WriteMasked));

                void Compare(string how, Observed actual) => UserCodeTests.Compare(differences, $"call {at}, {how}", expected, actual);
            }
        }

        Assert.That(string.Join('\n', differences.Take(10)), Is.Empty);

        Observed Run(int side, int at, Action<int> act, Func<object, string> write, bool isDirect = false)
        {
            var value = SideOf(side).Samples()[sample];
            return SideOf(side).Observe(value, at, () => act(side), () => write(value), isDirect);
        }
    }

    private static void Read(int sample, IEnumerable<Action<int>> acts, bool isMalformed)
    {
        var differences = new List<string>();
        var whole = Write(Sides.ClassMapped.Samples()[sample]);
        var type = Sides.ClassMapped.Samples()[sample].GetType();
        var documents = isMalformed ? Shrink(whole) : [whole, MoveDiscriminatorsBack(whole)];
        Type[] nominal = type.BaseType == typeof(object) ? [type] : [type, type.BaseType!];
        foreach (var (name, document, act) in
            from chosen in nominal from document in documents from act in acts select (chosen.FullName!, document, act))
        {
            var isOver = false;
            for (var at = 1; !isOver; at++)
            {
                // Another document follows.
                byte[] bytes = [.. document, .. document];
                var expected = Run(0, side => Reading.ByDriver.Read(side, bytes));
                isOver = expected.Calls.Length < at;
                UserCodeTests.Compare(
                    differences,
                    $"{name} call {at}, a reader of the user {Convert.ToHexString(document)}",
                    Run(0, side => ReadMasked(side.Type, bytes)),
                    Run(1, side => ReadMasked(side.Type, bytes)));
                foreach (var way in Reading.Ways.Where(way => !isMalformed || !way.TakesDeclaredSize))
                {
                    Compare(way.Name, Run(1, side => way.Read(side, bytes), way.IsDirect), isAgain: isMalformed && way.MayContinue);
                }

                Observed Run(int side, Func<Reading, object?> read, bool isDirect = false) => SideOf(side).Observe(
                    root: null,
                    at,
                    () => act(side),
                    () => Dump.Of(read(new Reading(SideOf(side).Assembly.GetType(name)!))),
                    isDirect);

                // The bytes after a document of a wrong size may have to be read again, and then code of the user runs again.
                void Compare(string how, Observed actual, bool isAgain)
                {
                    if (isAgain && act != Nothing)
                    {
                        // The call that acts would often be one of the second reading.
                        return;
                    }

                    UserCodeTests.Compare(
                        differences, $"{name} call {at}, {how} {Convert.ToHexString(document)}", Reduce(expected), Reduce(actual));

                    Observed Reduce(Observed observed) => new(
                        // After a wrong size, the element that failed is found in another place of the bytes.
                        isMalformed ? MemberName().Replace(observed.Outcome, "the member") : observed.Outcome,
                        isAgain ? [] : observed.Calls);
                }
            }
        }

        Assert.That(string.Join('\n', differences.Take(10)), Is.Empty);
    }

    [GeneratedRegex(@"the \w+ property of class [\w.+]+")]
    private static partial Regex MemberName();

    private static ObservedModels SideOf(int side) => side == 0 ? Sides.ClassMapped : Sides.Generated;

    private static void Compare(List<string> differences, string what, Observed expected, Observed actual)
    {
        Interlocked.Increment(ref _operations);
        if (expected.IsError)
        {
            Interlocked.Increment(ref _failures);
        }

        if (expected.ToString() != actual.ToString())
        {
            differences.Add($"{what}:\n    class map: {expected}\n    generated: {actual}");
        }
    }

    private static byte[] Write(object value) => value.ToBson(value.GetType());

    private static string WriteToStream(object value)
    {
        using var stream = new MemoryStream();
        using var writer = new BsonBinaryWriter(stream);
        BsonSerializer.Serialize(writer, value.GetType(), value);
        return Convert.ToHexString(stream.ToArray());
    }

    private static string WriteMasked(object value)
    {
        using var stream = new MemoryStream();
        using var writer = new MaskingWriter(stream);
        BsonSerializer.Serialize(writer, value.GetType(), value);
        return Convert.ToHexString(stream.ToArray());
    }

    private static string WriteReplacement(object value)
    {
        using var stream = new MemoryStream();
        using var writer = new BsonBinaryWriter(stream);
        writer.PushElementNameValidator(Validator);
        BsonSerializer.Serialize(writer, value.GetType(), value);
        return Convert.ToHexString(stream.ToArray());
    }

    private static string WriteToPipe(object value)
    {
        var pipe = new Pipe();
        typeof(UserCodeTests).GetMethod(nameof(SerializeToPipe), BindingFlags.NonPublic | BindingFlags.Static)!
            .MakeGenericMethod(value.GetType()).CreateDelegate<Action<PipeWriter, object>>()(pipe.Writer, value);
        pipe.Writer.Complete();
        var read = pipe.Reader.ReadAsync().AsTask().GetAwaiter().GetResult();
        return Convert.ToHexString(read.Buffer.ToArray());
    }

    private static void SerializeToPipe<T>(PipeWriter writer, object value) =>
        BsonGenSerializer.SerializeAsync(writer, (T)value).GetAwaiter().GetResult();

    private static object? ReadMasked(Type type, byte[] bytes)
    {
        using var reader = new MaskingReader(new MemoryStream(bytes));
        return BsonSerializer.Deserialize(reader, type);
    }

    private static byte[] MoveDiscriminatorsBack(byte[] document)
    {
        var bson = BsonSerializer.Deserialize<BsonDocument>(document);
        MoveBack(bson);
        return bson.ToBson();

        static void MoveBack(BsonValue value)
        {
            if (value is BsonArray array)
            {
                array.ToList().ForEach(MoveBack);
            }
            else if (value is BsonDocument inner)
            {
                inner.Values.ToList().ForEach(MoveBack);
                if (inner.TryGetElement("_t", out var discriminator))
                {
                    inner.RemoveElement(discriminator);
                    inner.Add(discriminator);
                }
            }
        }
    }

    // Each document and array in turn declares one, four and sixteen bytes less than it has.
    private static List<byte[]> Shrink(byte[] document)
    {
        List<byte[]> shrunk = [];
        foreach (var start in FindDocuments(document, 0))
        {
            foreach (var less in new[] { 1, 4, 16 })
            {
                var copy = (byte[])document.Clone();
                BitConverter.TryWriteBytes(copy.AsSpan(start), Math.Max(0, BitConverter.ToInt32(copy, start) - less));
                shrunk.Add(copy);
            }
        }

        return shrunk;
    }

    private static IEnumerable<int> FindDocuments(byte[] document, int start)
    {
        yield return start;
        using var reader = new BsonBinaryReader(new MemoryStream(document));
        reader.ReadStartDocument();
        for (var depth = 1; depth > 0;)
        {
            switch (reader.ReadBsonType())
            {
                case BsonType.EndOfDocument when reader.State == BsonReaderState.EndOfArray:
                    reader.ReadEndArray();
                    depth--;
                    break;
                case BsonType.EndOfDocument:
                    reader.ReadEndDocument();
                    depth--;
                    break;
                case var type:
                    if (reader.State == BsonReaderState.Name)
                    {
                        reader.SkipName();
                    }

                    if (type is BsonType.Document or BsonType.Array)
                    {
                        yield return (int)reader.BaseStream.Position;
                        depth++;
                        if (type == BsonType.Document)
                        {
                            reader.ReadStartDocument();
                        }
                        else
                        {
                            reader.ReadStartArray();
                        }
                    }
                    else
                    {
                        reader.SkipValue();
                    }

                    break;
            }
        }
    }

    private static (ObservedModels, ObservedModels) LoadSides()
    {
        var (generated, classMapped) = CompiledModels.LoadUserCode();
        foreach (var sample in new ObservedModels(classMapped).Samples().Concat(new ObservedModels(generated).Samples()))
        {
            sample.ToBson(sample.GetType());
        }

        return (new(generated), new(classMapped));
    }

    /// <summary>A reader of the user: generated code that reads past it returns other values.</summary>
    private sealed class MaskingReader(Stream stream) : BsonBinaryReader(stream)
    {
        public override int ReadInt32() => ~base.ReadInt32();
    }

    private sealed class MaskingWriter(Stream stream) : BsonBinaryWriter(stream)
    {
        public override void WriteInt32(int value) => base.WriteInt32(~value);
    }
}
