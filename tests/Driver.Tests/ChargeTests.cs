using System.Reflection;
using BsonGen;
using BsonGen.Registration;
using MongoDB.Bson.Serialization;
using NUnit.Framework;

namespace Driver.Tests;

/// <summary>The scenarios say something only if the generated serializers are in charge of the one side, and class maps of the other.</summary>
[TestFixture]
public sealed class ChargeTests
{
    private static IEnumerable<Type> Annotated => Side.Generated.Assembly.GetTypes().Where(type => type.IsDefined(typeof(BsonGeneratedAttribute)));

    [Test]
    public void GeneratedSerializersAreInCharge() => Assert.That(Annotated.Where(type => !IsGenerated(type)), Is.Empty);

    [Test]
    public void ClassMapsAreInChargeOfTheTwins() => Assert.That(
        Annotated.Select(type => Side.ClassMapped.Assembly.GetType(type.FullName!, throwOnError: true)!).Where(IsGenerated), Is.Empty);

    private static bool IsGenerated(Type type)
    {
        var serializer = BsonSerializer.LookupSerializer(type);
        for (var level = serializer.GetType(); level is not null; level = level.BaseType)
        {
            if (level.IsGenericType && level.GetGenericTypeDefinition() == typeof(GeneratedBsonSerializer<>))
            {
                return !(bool)level.GetProperty("IsReplaced", BindingFlags.Instance | BindingFlags.NonPublic)!.GetValue(serializer)!;
            }
        }

        return false;
    }
}
