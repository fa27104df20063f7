using NUnit.Framework;
using Runtime.Scenarios;

/// <summary>Since 3.0 the driver refuses Guids unless a representation is registered.</summary>
[SetUpFixture]
public class Setup
{
    [OneTimeSetUp]
    public void RegisterGuids() => GuidDefaults.Apply();
}
