namespace BsonGen.Generator.Diagnostics;

/// <summary>What the report of the build says about an annotated type. Its messages are formatted on request.</summary>
/// <param name="Failures">Why no serializer is generated; empty if the compiler or another type reports the error.</param>
internal sealed record TypeReport(
    string TypeName,
    bool IsGenerated,
    int MemberCount,
    EquatableArray<MemberReport> ByDriver,
    EquatableArray<DiagnosticInfo> Failures)
{
    public int SlowCount => IsGenerated ? ByDriver.Count : MemberCount;
}

/// <param name="HeldType">The type without a generated serializer, if that is the reason; otherwise null.</param>
internal sealed record MemberReport(string Name, DiagnosticInfo Why, string? HeldType);
