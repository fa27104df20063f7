using Microsoft.CodeAnalysis;

namespace BsonGen.Generator.Tests;

internal static class RunReasons
{
    /// <summary>The reasons of a step whose output did not change.</summary>
    public static readonly object[] NothingNew = [IncrementalStepRunReason.Cached, IncrementalStepRunReason.Unchanged];
}
