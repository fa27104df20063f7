namespace BsonGen.Internal.Driver;

/// <summary>Whether the driver's own serializer serves a dictionary with keys of any type.</summary>
internal static class RegisteredDictionary<TDictionary>
{
    public static readonly bool IsDefault = DefaultSerializers.IsDictionary(typeof(TDictionary));
}
