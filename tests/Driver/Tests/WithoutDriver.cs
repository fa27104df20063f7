using NUnit.Framework;

namespace Driver.Tests;

/// <summary>A skipped test instead of the tests that are not compiled.</summary>
public sealed class WithoutDriver
{
    [Test]
    public void NeedsTheOfficialPackages() => Assert.Ignore(
        "MongoDB.Driver comes with the official packages only: run these tests with -p:MongoDriverVersion=3.11.0, say.");
}
