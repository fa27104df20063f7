namespace BsonGen.Internal.Driver;

/// <summary>Whether the driver's own serializer serves a dictionary type with keys of any type. The decision is made once, on first use.</summary>
internal static class RegisteredDictionary<TDictionary>
{
    /// <summary>Whether the registry holds the driver's own serializer for the type, whose rules are known.</summary>
    public static readonly bool IsDefault = DefaultSerializers.IsDictionary(typeof(TDictionary));
}
