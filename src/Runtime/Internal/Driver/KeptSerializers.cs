namespace BsonGen.Internal.Driver;

/// <summary>
/// The driver's serializers, which it creates by reflection, of values that need no codec, or whose codec serves several types.
/// Other codecs name theirs: see <see cref="ScalarCodec{T, TSerializer}"/>.
/// </summary>
internal static class KeptSerializers
{
    // This is never called.
    public static void Keep()
    {
        DriverReflection.Keep(typeof(BooleanSerializer));
        DriverReflection.Keep(typeof(ByteArraySerializer));
        DriverReflection.Keep(typeof(ByteSerializer));
        DriverReflection.Keep(typeof(DateTimeSerializer));
        DriverReflection.Keep(typeof(DecimalSerializer));
        DriverReflection.Keep(typeof(DoubleSerializer));
        DriverReflection.Keep(typeof(GuidSerializer));
        DriverReflection.Keep(typeof(HalfSerializer));
        DriverReflection.Keep(typeof(Int16Serializer));
        DriverReflection.Keep(typeof(Int32Serializer));
        DriverReflection.Keep(typeof(Int64Serializer));
        DriverReflection.Keep(typeof(ObjectIdSerializer));
        DriverReflection.Keep(typeof(SByteSerializer));
        DriverReflection.Keep(typeof(SingleSerializer));
        DriverReflection.Keep(typeof(StringSerializer));
        DriverReflection.Keep(typeof(UInt16Serializer));
        DriverReflection.Keep(typeof(UInt32Serializer));
        DriverReflection.Keep(typeof(UInt64Serializer));
    }
}
