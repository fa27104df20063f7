using BsonGen.Generator.Checks;
using BsonGen.Tests.Shared;
using NUnit.Framework;

namespace BsonGen.Generator.Tests;

/// <summary>A type is not both a kind of value and one whose values the driver loses.</summary>
public sealed class LostValueTests
{
    [Test]
    public void NoKindOfValueIsLost()
    {
        Assert.That(LostValues.Empty, Is.Not.Empty);
        Assert.That(ValueTypes.All.Select(row => row.Type.FullName).Intersect(LostValues.Empty), Is.Empty);
    }
}
