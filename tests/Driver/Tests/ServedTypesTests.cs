using System.Reflection;
using BsonGen;
using BsonGen.CodeGeneration;
using MongoDB.Bson.Serialization;
using NUnit.Framework;

namespace Driver.Tests;

/// <summary>The scenarios compare generated serializers with class maps only if these serve the two sides.</summary>
[TestFixture]
public sealed class ServedTypesTests
{
    private static readonly List<Type> Annotated =
        [.. Side.Generated.Assembly.GetTypes().Where(type => type.IsDefined(typeof(BsonGeneratedAttribute), inherit: false))];

    [Test]
    public void GeneratedSerializersAreFound() => Assert.That(
        Annotated.Where(type => BsonSerializer.LookupSerializer(type).GetType().Assembly != type.Assembly), Is.Empty);

    [Test]
    public void NoGeneratedTypeFallsBack() => Assert.That(BsonGenFallbacks.UseTypesAndFindFallbacks(Side.Generated.Assembly), Is.Empty);

    [Test]
    public void ClassMapsServeTheClassMappedTypes() => Assert.That(
        Annotated
            .Select(type => BsonSerializer.LookupSerializer(Side.ClassMapped.Assembly.GetType(type.FullName!, throwOnError: true)!))
            .Where(serializer => serializer.GetType().GetGenericTypeDefinition() != typeof(BsonClassMapSerializer<>)),
        Is.Empty);

    [Test]
    public void ProjectionsAreInterceptedUnlessTheProjectSwitchesItOff()
    {
        Assert.That(CountInterceptors(Side.Generated.Assembly), Is.GreaterThan(20));
        Assert.That(CountInterceptors(Side.NotIntercepted.Assembly), Is.Zero);
    }

    [Test]
    public void ThereAreManyTypes() => Assert.That(Annotated, Has.Count.GreaterThan(40));

    // The class with the field has a method for each call.
    private static int CountInterceptors(Assembly assembly) => assembly.GetTypes()
        .Where(type => type.GetFields(BindingFlags.Static | BindingFlags.NonPublic)
            .Any(field => field.FieldType == typeof(ProjectionSites)))
        .Sum(type => type.GetMethods(BindingFlags.Static | BindingFlags.Public | BindingFlags.DeclaredOnly).Length);
}
