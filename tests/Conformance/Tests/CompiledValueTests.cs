using System.Reflection;
using System.Runtime.CompilerServices;
using BsonGen;
using BsonGen.CodeGeneration;
using BsonGen.Tests.Shared;
using MongoDB.Bson;
using NUnit.Framework;

namespace Conformance.Tests;

/// <summary>
/// Codecs write and read a value of each compiled representation themselves. A codec that left all of them to the driver would give the
/// same data, but take longer.
/// </summary>
public class CompiledValueTests
{
    private static readonly (KindOfValue Kind, string Attribute)[] Members =
    [
        .. from kind in ValueTypes.All
        where !kind.IsByDriver
        from representation in kind.Representations
        select (kind, $"[BsonRepresentation(BsonType.{representation})] "),
    ];

    // The codecs of these call the driver's serializers, which native code then has. docs/attributes-and-types.md says so.
    private static readonly string[] ServedByDriver =
    [
        "[BsonRepresentation(BsonType.Array)] decimal", "[BsonRepresentation(BsonType.Double)] decimal",
        "[BsonRepresentation(BsonType.Int32)] decimal", "[BsonRepresentation(BsonType.Int64)] decimal",
        "[BsonRepresentation(BsonType.Document)] DateTime", "[BsonRepresentation(BsonType.Document)] DateOnly",
        "[BsonRepresentation(BsonType.Document)] TimeOnly",
    ];

    [Test]
    public void ACodecServesSomeValuesOfEachRepresentation()
    {
        var (types, left) = CompiledModels.LoadMembers(
            [.. Members.Select(member => $"{member.Attribute}public {member.Kind.Code} Value {{ get; set; }}")]);
        var served = Members
            .Zip(types, (member, type) => (Name: member.Attribute + member.Kind.Code, By: new Codec(type).Serve(member.Kind)))
            .ToList();
        Assert.Multiple(() =>
        {
            var compiled = served.Where((_, index) => !left.Contains(index)).ToList();
            Assert.That(compiled, Has.Count.GreaterThan(60));
            Assert.That(
                compiled.Where(member => !member.By.Writes || !member.By.Reads).Select(member => member.Name),
                Is.EquivalentTo(ServedByDriver));
            Assert.That(served.Where((member, index) => left.Contains(index) && (member.By.Writes || member.By.Reads)), Is.Empty);
        });
    }

    /// <summary>The codec of the member of a class, which holds the driver's serializer once it has left a value to it.</summary>
    private sealed class Codec(Type type)
    {
        private readonly object _codec = type.GetNestedTypes(BindingFlags.NonPublic)
            .SelectMany(nested => nested.GetFields(BindingFlags.Static | BindingFlags.NonPublic))
            .Select(field => field.GetValue(null))
            .Single(value => FindSerializer(value?.GetType()) is not null)!;

        public (bool Writes, bool Reads) Serve(KindOfValue kind)
        {
            var random = new Random(1);
            var invented = Enumerable.Range(0, 8).Select(_ => kind.Invent?.Invoke(random)).OfType<object>();
            var (writes, reads) = (false, false);
            foreach (var value in kind.Extremes.Concat(invented))
            {
                var document = RuntimeHelpers.GetUninitializedObject(type);
                type.GetProperty("Value")!.SetValue(document, value);
                try
                {
                    byte[] bytes = [];
                    writes |= IsWithoutDriver(() => bytes = BsonGenSerializer.Serialize(type, document));
                    reads |= IsWithoutDriver(() => BsonGenSerializer.Deserialize(type, bytes));
                }
                catch (Exception error) when (error is BsonSerializationException or FormatException)
                {
                    // The representation can't hold the value.
                }
            }

            return (writes, reads);
        }

        private bool IsWithoutDriver(Action act)
        {
            var serializer = FindSerializer(_codec.GetType())!;
            serializer.SetValue(_codec, null);
            act();
            return serializer.GetValue(_codec) is null;
        }

        private static FieldInfo? FindSerializer(Type? codec) =>
            codec is null ? null :
            codec.IsGenericType && codec.GetGenericTypeDefinition() == typeof(BsonCodec<>)
                ? codec.GetField("_serializer", BindingFlags.Instance | BindingFlags.NonPublic) :
            FindSerializer(codec.BaseType);
    }
}
