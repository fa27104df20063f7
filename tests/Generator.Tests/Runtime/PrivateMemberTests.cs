using System.Reflection;
using MongoDB.Bson.Serialization;
using MongoDB.Bson.Serialization.Serializers;
using NUnit.Framework;

namespace BsonGen.Generator.Tests.Runtime;

/// <summary>
/// The runtime reads private members of the driver, all of which one class lists. Without one of them it takes a slower or narrower way, so
/// a version of the driver that renames one must be noticed.
/// </summary>
public sealed class PrivateMemberTests
{
    private const BindingFlags Declared = BindingFlags.Static | BindingFlags.Public | BindingFlags.DeclaredOnly;

    private static readonly Type List =
        typeof(BsonGeneratedAttribute).Assembly.GetType("BsonGen.Internal.Driver.PrivateMembers", throwOnError: true)!;

    // Getters of properties are methods, too.
    private static readonly string[] All = [.. List.GetMethods(Declared).Select(method => method.Name)];

    [TestCaseSource(nameof(All))]
    public void TheDriverHasTheMember(string name)
    {
        var method = List.GetMethod(name, Declared)!;
        method = method.IsGenericMethodDefinition ? method.MakeGenericMethod(typeof(IDisposable)) : method;
        object?[] arguments = method.GetParameters().Length == 0 ? [] : [typeof(BsonClassMapSerializer<object>)];
        Assert.That(method.Invoke(null, arguments), IsMissing(name) ? Is.Null : Is.Not.Null);
    }

    [Test]
    public void NoOtherFileReadsThem()
    {
        // The members of the users' own types.
        string[] others = ["DeclaredMembers.cs"];
        var found = Directory.EnumerateFiles(Repository.PathOf("src/Runtime"), "*.cs", SearchOption.AllDirectories)
            .Where(file => File.ReadAllText(file).Contains("BindingFlags.NonPublic", StringComparison.Ordinal))
            .Select(file => Path.GetFileName(file)!)
            .Except(others);
        Assert.That(found, Is.EqualTo(new[] { "PrivateMembers.cs" }));
    }

    private static bool IsMissing(string name) =>
        name == "get_HasDiscriminatorConvention" && typeof(BsonSerializer).Assembly.GetName().Version!.Minor == 0;
}
