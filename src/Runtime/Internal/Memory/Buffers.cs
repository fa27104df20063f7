namespace BsonGen.Internal.Memory;

/// <summary>The pool that all rented arrays come from.</summary>
internal static class Buffers
{
    /// <summary>The pool. Tests replace it with one that checks how its arrays are used.</summary>
#pragma warning disable CA2211
    public static ArrayPool<byte> Pool = ArrayPool<byte>.Shared;
#pragma warning restore CA2211
}
