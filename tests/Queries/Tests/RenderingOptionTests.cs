using System.Reflection;
using NUnit.Framework;

namespace Queries.Tests;

/// <summary>What a projection is rendered with. A new version of the driver with another option is noticed.</summary>
public sealed class RenderingOptionTests
{
    [Test]
    public void AllOptionsOfTranslationAreCompared() => Assert.That(
        PropertiesOf(typeof(ExpressionTranslationOptions)), Is.EquivalentTo(["CompatibilityLevel", "EnableClientSideProjections"]));

    /// <summary>The others are not used for projections.</summary>
    [Test]
    public void AllArgumentsOfRenderingAreKnown() => Assert.That(
        PropertiesOf(typeof(RenderArgs<Order>)),
        Is.EquivalentTo(
        [
            "DocumentSerializer", "SerializerRegistry", "RenderForFind", "TranslationOptions",
            "PathRenderArgs", "RenderDollarForm", "RenderForElemMatch", "SubPathRoot",
        ]));

    private static IEnumerable<string> PropertiesOf(Type type) =>
        type.GetProperties(BindingFlags.Instance | BindingFlags.Public).Select(property => property.Name);
}
