namespace BsonGen.CodeGeneration;

/// <summary>The document that class maps write for a null BSON value, to distinguish it from BSON's null.</summary>
internal static class CSharpNull
{
    public static ReadOnlySpan<byte> Document => "\u0013\0\0\0\u0008_csharpnull\0\u0001\0"u8;

    // Old versions of the driver wrote this.
    public static ReadOnlySpan<byte> LegacyDocument => "\u0013\0\0\0\u0008$csharpnull\0\u0001\0"u8;
}
