namespace BsonGen.CodeGeneration;

/// <summary>Finds the codec of a member whose class map has a serializer of its own.</summary>
internal static class ClassMapCodecs
{
    /// <summary>
    /// Creates a codec that reads and writes as the serializer of the member, and calls it for all other values.
    /// </summary>
    public static BsonCodec<T> Create<T>(BsonMemberMap member)
    {
        var serializer = member.GetSerializer();
        var codec = Find(typeof(T), serializer, member.ClassMap.ClassType, member.MemberName) as BsonCodec<T> ??
            new BsonCodec<T>(member.ClassMap.ClassType, member.MemberName);
        codec.SetContainer(() => serializer);
        return codec;
    }

    // The driver's own classes alone are known. The result is null for a representation or a setting that no codec has.
    private static object? Find(Type type, IBsonSerializer serializer, Type declaring, string name) =>
        !DriverReflection.IsOfDriver(serializer.GetType()) || serializer.ValueType != type ? null : serializer switch
        {
            StringSerializer text => new StringCodec(declaring, name, text.Representation),
            ObjectIdSerializer id => new ObjectIdCodec(declaring, name, id.Representation),
            GuidSerializer { Representation: BsonType.Binary } guid =>
                new GuidCodec(declaring, name, guid.GuidRepresentation),
            DateTimeSerializer date => new DateTimeCodec(declaring, name, date.Kind, date.DateOnly, date.Representation),
            DateTimeOffsetSerializer date => new DateTimeOffsetCodec(declaring, name, date.Representation),
            DecimalSerializer number => new DecimalCodec(declaring, name, number.Representation),
            Int32Serializer number => new NumberCodec<int>(declaring, name, number.Representation),
            Int64Serializer number => new NumberCodec<long>(declaring, name, number.Representation),
            DoubleSerializer number => new NumberCodec<double>(declaring, name, number.Representation),
            TimeSpanSerializer time => new TimeSpanCodec(declaring, name, time.Representation, time.Units),
            IChildSerializerConfigurable { ChildSerializer: var child } when Nullable.GetUnderlyingType(type) is { } inner =>
                Find(inner, child, declaring, name) is { } codec ? CreateGeneric(typeof(NullableCodec<>), inner, codec) : null,
            IRepresentationConfigurable number when type.IsEnum && serializer.GetType().IsGenericType =>
                CreateGeneric(typeof(EnumCodec<>), type, declaring, name, number.Representation),
            _ => null,
        };

    // Native code has no classes that it does not name. There, the driver's serializer reads and writes such values.
    [UnconditionalSuppressMessage(
        "Trimming", "IL2055", Justification = "The codecs have no members that are found by reflection.")]
    [UnconditionalSuppressMessage("Trimming", "IL2070", Justification = "Generated code calls the constructors, too.")]
    [UnconditionalSuppressMessage("AOT", "IL3050", Justification = "Only called if code is compiled at run time.")]
    private static object? CreateGeneric(
        [DynamicallyAccessedMembers(PublicConstructors)] Type codec, Type type, params object[] arguments) =>
        RuntimeFeature.IsDynamicCodeSupported ? Activator.CreateInstance(codec.MakeGenericType(type), arguments) : null;
}
