namespace BsonGen.Internal.Memory;

/// <summary>The pool that all rented buffers come from.</summary>
internal static class Buffers
{
    // Tests replace this pool with one that checks how its arrays are used.
#pragma warning disable CA2211
    public static ArrayPool<byte> Pool = ArrayPool<byte>.Shared;
#pragma warning restore CA2211
}
