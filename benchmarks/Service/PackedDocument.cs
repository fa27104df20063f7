namespace Benchmarks.Service;

/// <summary>A document with an object in a binary of MemoryPack, and the members that queries filter and sort by.</summary>
/// <typeparam name="TId">The type of the id.</typeparam>
public sealed record PackedDocument<TId>(TId Id, int Status, DateTime Placed, byte[] Data);
