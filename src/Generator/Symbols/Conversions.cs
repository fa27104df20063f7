namespace BsonGen.Generator.Symbols;

internal static class Conversions
{
    /// <summary>Whether a value can be passed without a conversion of its data.</summary>
    public static bool IsPassable(this Compilation compilation, ITypeSymbol from, ITypeSymbol to)
    {
        var conversion = compilation.ClassifyCommonConversion(from, to);
        return conversion is { Exists: true, IsImplicit: true, IsUserDefined: false } &&
            (conversion.IsIdentity || conversion.IsReference || (from.IsValueType && !to.IsValueType));
    }
}
