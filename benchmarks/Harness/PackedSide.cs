namespace Benchmarks.Harness;

/// <summary>A serializer with a format of its own.</summary>
/// <param name="Name">The name of the side.</param>
/// <param name="Write">Writes an object to a new array.</param>
/// <param name="Read">Reads an object.</param>
/// <param name="CreateWriter">Makes a function that writes an object to memory which the next object takes again.</param>
public sealed record PackedSide<T>(
    string Name, Func<T, byte[]> Write, Func<byte[], T> Read, Func<Func<T, ReadOnlyMemory<byte>>> CreateWriter);
