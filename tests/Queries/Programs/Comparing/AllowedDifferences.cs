using BsonGen.Tests.Shared;
using Queries.Programs.Inventing;
using Queries.Programs.Playing;

namespace Queries.Programs.Comparing;

/// <summary>The documented differences.</summary>
/// <param name="program">The program.</param>
/// <param name="classMapped">The side of the class maps.</param>
internal sealed class AllowedDifferences(InventedProgram program, PrivatePlayer classMapped)
{
    private string[] Mapped => classMapped.Call<string[]>(nameof(Player.GetMapped));

    /// <summary>
    /// The difference if an operation registers or removes something with another effect: for a type that generated code has looked up and
    /// the driver has not, since it is that of a member, or since its first use failed; or a filter that throws for a type that is mapped.
    /// </summary>
    public DocumentedDifference? FindLate(string operation, IReadOnlyCollection<string> earlier)
    {
        var mapped = Mapped;
        return operation.Split(' ') switch
        {
            ["convention", "throwing", var type] when mapped.Contains(type) => DocumentedDifference.ThrowingFilter,
            ["convention", _, var type] when IsLookedUp(type) => DocumentedDifference.LateMemberType,
            ["map", var type, _] when IsLookedUp(type) => DocumentedDifference.LateMemberType,

            // The driver looks the serializer of a type up after its class map.
            ["serializer", var type] when IsLookedUp(type) || IsHeldByUsed(type, mapped) => DocumentedDifference.LateMemberType,
            ["remove", ..] when earlier.Any(other => other.Split(' ') is ["convention", _, var type] && IsLookedUp(type)) =>
                DocumentedDifference.LateMemberType,
            _ => null,
        };

        bool IsLookedUp(string type) => !mapped.Contains(type) && (earlier.Contains($"use {type}") || IsHeldByUsed(type, mapped));
    }

    /// <summary>
    /// The difference if the driver refuses a class map, since a projection looked its type up as that of a member. In generated code, it
    /// has no effect then.
    /// </summary>
    public DocumentedDifference? Find(string operation, string expected, string actual) =>
        operation.Split(' ') is ["map", var type, ..] && program.Annotated.Contains(type) &&
        expected.StartsWith("ArgumentException: An item with the same key", StringComparison.Ordinal) && actual == "null"
            ? DocumentedDifference.LateClassMap
            : null;

    /// <summary>
    /// The difference if a line of the state, which only class maps have, is of a stage in front of an operator that the driver refused:
    /// it looks at all operators of a query before it refuses one, and generated code needs no class map of the stage.
    /// </summary>
    public static DocumentedDifference? FindMissing(string line) =>
        line.StartsWith("class map of <>", StringComparison.Ordinal) ? DocumentedDifference.UnknownClassMap : null;

    /// <summary>
    /// The difference if a line of the state, which only generated code has, is of a type of a member. The first use of an annotated type
    /// looks up the types of its members. The class map, which the driver has then, looks up some of them when it first reads or writes
    /// one.
    /// </summary>
    public DocumentedDifference? FindAdded(string line) =>
        line.StartsWith("class map of ", StringComparison.Ordinal) && line.Split(' ', ':')[3] is var type &&
        !program.Annotated.Contains(type) && IsHeldByUsed(type, Mapped)
            ? DocumentedDifference.LateMemberType
            : null;

    private bool IsHeldByUsed(string type, string[] mapped) =>
        program.Holders.TryGetValue(type, out var holders) && holders.Intersect(mapped).Any();
}
