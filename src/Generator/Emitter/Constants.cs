namespace BsonGen.Generator.Emitter;

internal static class Constants
{
    public static string Print(ConstantModel constant) => constant switch
    {
        NullConstant { TypeName: var type } => $"default({type})!",
        EnumConstant { TypeName: var type, Number: var number } => $"({type})({Format(number)})",
        NamedConstant { TypeName: var type, Name: var name } => $"global::{type}.{name}",
        PrimitiveConstant { Value: var value } => Print(value),
        _ => throw new InvalidOperationException(),
    };

    private static string Print(object value) => value switch
    {
        double.NaN => "double.NaN",
        double.PositiveInfinity => "double.PositiveInfinity",
        double.NegativeInfinity => "double.NegativeInfinity",
        float.NaN => "float.NaN",
        float.PositiveInfinity => "float.PositiveInfinity",
        float.NegativeInfinity => "float.NegativeInfinity",
        byte => $"(byte)({Format(value)})",
        sbyte => $"(sbyte)({Format(value)})",
        short => $"(short)({Format(value)})",
        ushort => $"(ushort)({Format(value)})",
        double => Format(value) + "D",
        float => Format(value) + "F",
        uint => Format(value) + "U",
        ulong => Format(value) + "UL",
        long => Format(value) + "L",
        _ => Format(value),
    };

    private static string Format(object value) => SymbolDisplay.FormatPrimitive(value, quoteStrings: true, useHexadecimalNumbers: false)!;
}
