using Conformance.Tests;
using MongoDB.Bson;
using MongoDB.Bson.Serialization;

namespace Conformance.Machine.Examining;

/// <summary>Writes values of one type.</summary>
/// <param name="type">The type.</param>
/// <param name="side">How it is read and written.</param>
/// <param name="models">The types of the sample.</param>
/// <param name="isGenerated">Whether the type was compiled with the generator. Then the direct API is examined, too, if generated code
/// serves the type.</param>
internal sealed class WritingSteps(Type type, Side side, Type[] models, bool isGenerated)
{
    private readonly Lazy<bool> _isInCharge = new(() => isGenerated && GeneratedSerializers.IsInCharge(type));

    public IEnumerable<(string What, Outcome Outcome)> Run(int[] seeds)
    {
        foreach (var seed in ValueFactory.HasValues(type, models) ? seeds : [])
        {
            // Outside of the outcomes: a type of which no value is created would be equal on both sides.
            var value = new ValueFactory(seed, models).CreateRoot(type);
            yield return ($"value {seed}", Outcome.Of(() => TypeNames.Of(value.GetType())));
            var written = Outcome.OfBytes(() => side.Write(value));
            yield return ($"bytes {seed}", written);
            // The class-mapped side repeats the bytes of the driver.
            yield return ($"direct bytes {seed}", _isInCharge.Value ? Outcome.OfBytes(() => side.WriteDirectly(value)) : written);
            if (seed % 3 == 0)
            {
                yield return ($"buffer {seed}", _isInCharge.Value ? Outcome.OfBytes(() => side.WriteToBuffer(value)) : written);
                yield return ($"JSON {seed}", Outcome.OfText(() => side.WriteJson(value)));
                yield return ($"BsonDocument {seed}", Outcome.OfBytes(() => side.WriteDocument(value).ToBson()));
            }

            if (seed % 4 == 1)
            {
                yield return ($"as object {seed}", Write(value, typeof(object), false, false));
                yield return ($"inside {seed}", Write(value, type, true, false));
                yield return ($"id first {seed}", Write(value, type, false, true));
                yield return ($"as base {seed}", Write(value, type.BaseType, false, false));
            }
        }
    }

    private Outcome Write(object value, Type? nominal, bool isInside, bool isIdFirst) => Outcome.Of(() =>
        DriverCalls.Write(type, value, new BsonSerializationArgs { NominalType = nominal, SerializeIdFirst = isIdFirst }, isInside));
}

/// <summary>Reads documents as one type.</summary>
internal sealed class ReadingSteps(Type type, Side side, bool isGenerated)
{
    private readonly Lazy<bool> _isInCharge = new(() => isGenerated && GeneratedSerializers.IsInCharge(type));

    // The class-mapped side has an attribute of its own.
    private readonly bool _isReusable = type.GetCustomAttributes(inherit: false).Any(attribute =>
        attribute.GetType().Name == "BsonReusableAttribute");

    // Each document is read into the object of the document before, also after an exception.
    private object? _reused;

    public IEnumerable<(string What, Outcome Outcome)> Run(byte[][] documents, int thorough)
    {
        for (var i = 0; i < documents.Length; i++)
        {
            var document = documents[i];
            var read = Outcome.Of(() => side.Read(document));
            yield return ($"read {i}", read);
            yield return ($"direct {i}", _isInCharge.Value ? Outcome.OfDirect(() => side.ReadDirectly(document)) : read);
            if (_isReusable)
            {
                yield return ($"into {i}", _isInCharge.Value ? Outcome.OfDirect(() => _reused = side.ReadInto(document, _reused)) : read);
            }

            if (i >= thorough && i % 16 != 0)
            {
                continue;
            }

            yield return ($"chunks {i}", _isInCharge.Value ? Outcome.Of(() => side.ReadChunks(document, 7)) : read);
            if (document.Length > 0)
            {
                yield return ($"segments {i}", _isInCharge.Value ? Outcome.OfDirect(() => side.ReadSequence(document, 5)) : read);
            }

            if (i < thorough)
            {
                yield return ($"stream {i}", Outcome.Of(() => side.ReadStream(document)));
                yield return ($"inside {i}", ReadInside(document, type));
                yield return ($"inside as object {i}", ReadInside(document, typeof(object)));
                yield return ($"from BsonDocument {i}", Outcome.Of(() =>
                    side.ReadDocument(BsonSerializer.Deserialize<BsonDocument>(document))));
                yield return ($"from JSON {i}", Outcome.Of(() =>
                    side.ReadJson(BsonSerializer.Deserialize<BsonDocument>(document).ToJson(Side.Json))));
            }
        }
    }

    private Outcome ReadInside(byte[] document, Type nominal) => Outcome.Of(() =>
    {
        using var reader = DriverCalls.Open(DriverCalls.Surround(document));
        return DriverCalls.ReadInside(reader, type, new BsonDeserializationArgs { NominalType = nominal });
    });
}
