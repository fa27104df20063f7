using System.Globalization;

namespace BsonGen.Internal.Rules;

/// <summary>Texts that describe classes of other assemblies. If equal, the class map finds what the compiler saw.</summary>
/// <remarks>
/// The generator describes symbols, and the runtime the loaded types; both projects compile this file. The runtime asks no class
/// map, since mapping a class takes long and freezes it. So a description has all members that a class map may have.
/// </remarks>
internal static class ReferencedClass
{
    /// <param name="isMapped">Whether an attribute of the driver is for the field.</param>
    public static bool DescribesField(bool isPublic, bool isReadOnly, bool isMapped) => (isPublic && !isReadOnly) || isMapped;

    /// <param name="isPublic">Whether an accessor is public.</param>
    /// <param name="isMapped">Whether an attribute of the driver is for the property.</param>
    public static bool DescribesProperty(bool isPublic, bool isMapped) => isPublic || isMapped;

    /// <param name="isCreator">Whether an attribute of the driver is for the constructor.</param>
    /// <param name="isParameterless">Whether it has no parameters.</param>
    /// <param name="isOfImmutable">Whether the class map would pass properties to it.</param>
    /// <param name="isCreated">Whether objects of the class are created, and not only those of derived classes.</param>
    public static bool DescribesConstructor(bool isCreator, bool isParameterless, bool isOfImmutable, bool isCreated) =>
        isCreator || (isCreated && isParameterless) || isOfImmutable;

    /// <param name="isFactory">Whether it is static, and an attribute of the driver is for it.</param>
    /// <param name="isParameterless">Whether it has no parameters.</param>
    public static bool DescribesMethod(string name, bool isPublic, bool isParameterless, bool isFactory) =>
        isFactory ||
        (isPublic && isParameterless && name.StartsWith(ClassMapRules.GetShouldSerializeName(""), StringComparison.Ordinal));

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
