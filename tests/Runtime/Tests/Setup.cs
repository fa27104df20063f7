using NUnit.Framework;
using Runtime.Scenarios;

/// <summary>The driver refuses Guids unless a representation is registered.</summary>
[SetUpFixture]
public class Setup
{
    [OneTimeSetUp]
    public void RegisterGuids() => GuidDefaults.Apply();
}
