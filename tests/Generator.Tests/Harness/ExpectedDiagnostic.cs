using Microsoft.CodeAnalysis;

namespace BsonGen.Generator.Tests;

/// <summary>A diagnostic that a test expects. Marks in its sources show the location.</summary>
public sealed record ExpectedDiagnostic(string Id, DiagnosticSeverity Severity, string Message)
{
    public static ExpectedDiagnostic Error(string id, string message) => new(id, DiagnosticSeverity.Error, message);

    public static ExpectedDiagnostic Warning(string id, string message) => new(id, DiagnosticSeverity.Warning, message);

    public static ExpectedDiagnostic Info(string id, string message) => new(id, DiagnosticSeverity.Info, message);

    /// <summary>The code that expects this, to be copied into a test.</summary>
    public string ToCode() => $"{Severity}(\"{Id}\", \"{Message.Replace("\\", "\\\\").Replace("\"", "\\\"")}\")";
}
