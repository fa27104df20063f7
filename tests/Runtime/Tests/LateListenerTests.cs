using System.Diagnostics;
using NUnit.Framework;

namespace Runtime.Tests;

/// <summary>The meter is not created before the process loads the assembly of meters, and counts each document from then on.</summary>
public class LateListenerTests
{
    [Test]
    public void AListenerMayStartAfterTheFirstDocument()
    {
        using var process =
            Process.Start(new ProcessStartInfo("dotnet", [typeof(Program).Assembly.Location]) { RedirectStandardOutput = true })!;
        var output = process.StandardOutput.ReadToEnd();
        process.WaitForExit();
        Assert.That(
            output.ReplaceLineEndings("\n"),
            Is.EqualTo("False\n2\n"),
            "Whether the first document loads the assembly, and the documents counted afterwards.");
    }
}
