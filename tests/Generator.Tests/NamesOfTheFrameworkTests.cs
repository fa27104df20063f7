using BsonGen.Generator.Model;
using Microsoft.CodeAnalysis;
using NUnit.Framework;

namespace BsonGen.Generator.Tests;

/// <summary>Types in the source with the name of a framework type. The generator must not confuse them.</summary>
public sealed class NamesOfTheFrameworkTests
{
    [TestCase("namespace System { public struct DateOnly { public int Days { get; set; } } }", "System.DateOnly", true)]
    [TestCase("namespace System.Collections.Generic { public class Queue<T> : List<T>; }", "System.Collections.Generic.Queue<int>", false)]
    [TestCase(
        "namespace System.Collections.Generic { public class SortedList<TKey, TValue> : List<TValue>; }",
        "System.Collections.Generic.SortedList<string, int>",
        false)]
    public void RegisteredSerializerServesATypeWithTheNameOfAFrameworkType(string declaration, string type, bool canBeGenerated)
    {
        SourceFile source =
            $$"""
            {{declaration}}

            namespace Shop
            {
                [BsonGenerated]
                public partial class Order
                {
                    public {{type}} [|Value|] { get; set; } = default!;
                }
            }
            """;
        var compilation = TestProject.Compile(source);

        // Each use of such a type is a warning.
        var options = compilation.Options.WithSpecificDiagnosticOptions(
            compilation.Options.SpecificDiagnosticOptions.SetItem("CS0436", ReportDiagnostic.Suppress));
        var run = GeneratorHarness.Run(
            compilation.WithOptions(options),
            TestProject.CreateDriver(),
            [source],
            canBeGenerated
                ? ExpectedDiagnostic.Info(
                    "BSONGEN019", $"'Value' holds '{type}', which has no generated serializer; make it partial and give it [BsonGenerated]")
                : ExpectedDiagnostic.Info(
                    "BSONGEN007",
                    $"'Value' holds '{type}', which the driver's serializer reads and writes, more slowly than generated code"));
        Assert.That(run.TextOf("Shop.Order"), Does.Contain($"ReadWithRegistered<{CodeNames.Of(type)}>()"));
    }
}
