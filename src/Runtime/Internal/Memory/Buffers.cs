using System.Buffers;

namespace BsonGen.Internal.Memory;

/// <summary>Where arrays are rented.</summary>
internal static class Buffers
{
    /// <summary>Not readonly: tests put a pool here that checks what becomes of its arrays.</summary>
#pragma warning disable CA2211
    public static ArrayPool<byte> Pool = ArrayPool<byte>.Shared;
#pragma warning restore CA2211
}
