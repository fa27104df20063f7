using BsonGen.Generator.Checks;
using BsonGen.Generator.Driver;
using NUnit.Framework;

namespace BsonGen.Generator.Tests;

/// <summary>A type is not both a kind of value and one whose values the driver loses.</summary>
public sealed class LostValueTests
{
    [Test]
    public void NoKindOfValueIsLost()
    {
        Assert.That(ScalarTypes.Find("System.Net.IPAddress"), Is.Not.Null);
        Assert.That(LostValues.Empty, Is.Not.Empty);
        Assert.That(LostValues.Empty.Select(ScalarTypes.Find), Is.All.Null);
    }
}
