using System.Runtime.CompilerServices;
using Conformance.Harness;

namespace Fuzz.Tests;

internal static class Setup
{
    // Registers a serializer of Guids, which the driver refuses after the first look-up.
    [ModuleInitializer]
    internal static void FindPairs() => RuntimeHelpers.RunClassConstructor(typeof(Pairs).TypeHandle);
}
