namespace Queries.Programs.Comparing;

/// <summary>What differed when a program was played on both sides.</summary>
/// <param name="Index">The number of operations before it.</param>
/// <param name="Text">What happened with generated code, and what happened with class maps.</param>
internal sealed record Difference(int Index, string Text);
