namespace BsonGen.Generator.Symbols;

/// <summary>Prints booleans, numbers, characters and strings as C#.</summary>
internal static class Constants
{
    public static string Print(object value) => value switch
    {
        double.NaN => "double.NaN",
        double.PositiveInfinity => "double.PositiveInfinity",
        double.NegativeInfinity => "double.NegativeInfinity",
        float.NaN => "float.NaN",
        float.PositiveInfinity => "float.PositiveInfinity",
        float.NegativeInfinity => "float.NegativeInfinity",
        byte => $"(byte)({value})",
        sbyte => $"(sbyte)({value})",
        short => $"(short)({value})",
        ushort => $"(ushort)({value})",
        double => Format(value) + "D",
        float => Format(value) + "F",
        uint => $"{value}U",
        ulong => $"{value}UL",
        long => $"{value}L",
        decimal => $"{value}M",
        _ => Format(value),
    };

    private static string Format(object value) =>
        SymbolDisplay.FormatPrimitive(value, quoteStrings: true, useHexadecimalNumbers: false)!;
}
