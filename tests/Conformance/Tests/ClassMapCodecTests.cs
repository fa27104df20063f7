using System.Globalization;
using System.Net;
using System.Reflection;
using BsonGen;
using BsonGen.CodeGeneration;
using BsonGen.Tests.Shared;
using MongoDB.Bson;
using MongoDB.Bson.Serialization;
using NUnit.Framework;

namespace Conformance.Tests;

/// <summary>Which of the driver's serializers have a codec if a class map sets them for a member.</summary>
public class ClassMapCodecTests
{
    private const BindingFlags Internal = BindingFlags.Static | BindingFlags.Public | BindingFlags.NonPublic;

    // The driver's serializer reads and writes these members, which takes longer and changes nothing else.
    private static readonly Dictionary<Type, string> WithoutRow = new Dictionary<string, Type[]>
    {
        ["There is no codec for an attribute, either."] = [typeof(bool)],
        ["Class maps configure these types rarely."] =
        [
            typeof(byte), typeof(sbyte), typeof(short), typeof(ushort), typeof(uint), typeof(ulong), typeof(float), typeof(Half),
            typeof(Decimal128), typeof(char), typeof(byte[]), typeof(DateOnly), typeof(TimeOnly), typeof(Version),
        ],
        ["The serializer has no settings, so that of a class map counts as the registered one."] =
            [typeof(Memory<byte>), typeof(ReadOnlyMemory<byte>), typeof(Uri), typeof(CultureInfo), typeof(IPAddress)],
    }.SelectMany(reason => reason.Value, (reason, type) => (type, reason.Key)).ToDictionary();

    private static IEnumerable<Type> Types => ValueTypes.All.Where(kind => !kind.IsByDriver).Select(kind => kind.Type);

    [Test]
    public void EachKindOfValueHasACodecOrAReason() =>
        Assert.That(Types.Where(type => !HasCodec(type)), Is.EquivalentTo(WithoutRow.Keys));

    // A type with a row has it also as the value of a nullable member.
    [Test]
    public void NullableValuesHaveTheSameCodecs()
    {
        var types = Types.Where(type => type.IsValueType).ToList();
        Assert.That(types, Has.Count.GreaterThan(20));
        Assert.That(types.Where(type => HasCodec(typeof(Nullable<>).MakeGenericType(type))), Is.EquivalentTo(types.Where(HasCodec)));
    }

    private static bool HasCodec(Type type)
    {
        var map = new BsonClassMap(typeof(Holder<>).MakeGenericType(type));
        var member = map.MapProperty("Value").SetSerializer(BsonSerializer.LookupSerializer(type));
        var create = typeof(BsonGenSerializer).Assembly.GetType("BsonGen.CodeGeneration.ClassMapCodecs")!
            .GetMethod("Create", Internal)!.MakeGenericMethod(type);
        return create.Invoke(null, [member])!.GetType() != typeof(BsonCodec<>).MakeGenericType(type);
    }

    private sealed class Holder<T>
    {
        public T Value { get; set; } = default!;
    }
}
