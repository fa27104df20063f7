using System.Globalization;

namespace BsonGen.Internal.Rules;

/// <summary>Texts that describe classes of other assemblies. If equal, the class map finds what the compiler saw.</summary>
/// <remarks>The generator describes symbols, and the runtime the loaded types; both projects compile this file.</remarks>
internal static class ReferencedClass
{
    // FNV-1a, which is the same in all processes.
    public static ulong Hash(string text)
    {
        var hash = 0xCBF29CE484222325;
        foreach (var c in text)
        {
            hash = unchecked((hash ^ c) * 0x100000001B3);
        }

        return hash;
    }

    // The versions of .NET print numbers with a fraction differently, so their bits are printed.
    public static string Print(object? constant) => constant is double or float
        ? Print(BitConverter.DoubleToInt64Bits(Convert.ToDouble(constant, CultureInfo.InvariantCulture)))
        : Convert.ToString(constant, CultureInfo.InvariantCulture) ?? "";
}
