using Microsoft.CodeAnalysis;

namespace BsonGen.Generator.Tests;

internal static class RunReasons
{
    /// <summary>The reasons of a step that gave what it had given before.</summary>
    public static readonly object[] NothingNew = [IncrementalStepRunReason.Cached, IncrementalStepRunReason.Unchanged];
}
