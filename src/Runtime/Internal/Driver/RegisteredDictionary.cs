namespace BsonGen.Internal.Driver;

/// <summary>What the driver's registry holds for a dictionary type with keys of any type, decided once, on first use.</summary>
internal static class RegisteredDictionary<TDictionary>
{
    /// <summary>Whether the serializer is the driver's own for the type, so that its rules are known.</summary>
    public static readonly bool IsDefault = DefaultSerializers.IsDictionary(typeof(TDictionary));
}
