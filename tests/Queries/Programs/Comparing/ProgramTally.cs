using BsonGen.Tests.Shared;

namespace Queries.Programs.Comparing;

/// <summary>What was compared, so that a run that compares nothing fails.</summary>
internal sealed class ProgramTally
{
    public int Programs { get; set; }

    public int Places { get; set; }

    public int Intercepted { get; set; }

    public int Registrations { get; set; }

    public int Calls { get; set; }

    public int Errors { get; set; }

    /// <summary>Places that were not rendered for each call, and whose results generated code read if it could.</summary>
    public int Kept { get; set; }

    public ExcusedDifferences Excused { get; } = [];

    public override string ToString() =>
        $"{Programs} programs, {Places} places ({Intercepted} intercepted, {Kept} without a fallback), {Registrations} registrations, " +
        $"{Calls} calls, {Errors} with exceptions; excused: {Excused}";
}
