namespace Benchmarks.Harness;

/// <summary>Cases that belong together. Each is built when it is its turn, so that one case's payloads don't burden another's GC.</summary>
public sealed record Suite(string Name, Func<IEnumerable<Case>> GetCases);
