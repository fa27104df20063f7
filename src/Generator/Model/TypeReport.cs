namespace BsonGen.Generator.Model;

/// <summary>What the report of the build says about an annotated type. Messages are formatted only if a report is requested.</summary>
/// <param name="TypeName">The type as users read it.</param>
/// <param name="ByDriver">The members that the driver's serializers read and write.</param>
/// <param name="Failures">Why no serializer is generated; empty if one is, or if the compiler or another type reports the error.</param>
internal sealed record TypeReport(
    string TypeName,
    bool IsGenerated,
    int MemberCount,
    EquatableArray<MemberReport> ByDriver,
    EquatableArray<DiagnosticInfo> Failures)
{
    /// <summary>The number of members that the driver's serializers read and write.</summary>
    public int SlowCount => IsGenerated ? ByDriver.Count : MemberCount;
}

/// <summary>A member that the driver's serializer reads and writes.</summary>
/// <param name="HeldType">The type without a generated serializer, if that is the reason; otherwise null.</param>
internal sealed record MemberReport(string Name, DiagnosticInfo Why, string? HeldType);
