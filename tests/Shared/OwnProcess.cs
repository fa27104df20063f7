using System.Diagnostics;
using System.Reflection;

namespace BsonGen.Tests.Shared;

/// <summary>Another process of this program, which its own executable or the host of the SDK may run.</summary>
internal static class OwnProcess
{
    public static ProcessStartInfo CreateStart(IEnumerable<string> arguments)
    {
        var program = Environment.ProcessPath!;

        // The first argument of the host is the assembly. The program's own executable would pass it on.
        var isHost = Path.GetFileNameWithoutExtension(program) == "dotnet";
        return new ProcessStartInfo(program, isHost ? [Assembly.GetEntryAssembly()!.Location, .. arguments] : arguments);
    }
}
