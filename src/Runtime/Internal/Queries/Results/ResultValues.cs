namespace BsonGen.Internal.Queries.Results;

/// <summary>Finds out how a value is read in the same way as its serializer reads it.</summary>
/// <remarks>
/// A projection is no use of a type, so no serializer is looked up here that the driver has not looked up for the projection.
/// </remarks>
internal static class ResultValues
{
    public const string IsKept = "Only serializers that the driver has created are asked, and their members are kept.";

    /// <summary>Whether the class of a serializer is the driver's or a generated one.</summary>
    public static bool IsOfLibraries(IBsonSerializer serializer) =>
        serializer is GeneratedSerializer || DriverReflection.IsOfDriver(serializer.GetType()) ||
        RenderedSerializers.IsOfLinq(serializer);

    /// <summary>Finds out how the value of a member is read.</summary>
    /// <returns>Null if the driver converts the value.</returns>
    public static ResultValue? FindOfMember(BsonMemberMap member, ResultTypes types)
    {
        if (ClassMapComparison.FindOwnSerializer(member) is not { } serializer)
        {
            return Create(typeof(UnprojectedValue<>), [member.MemberType]);
        }

        return
            !EqualReading.IsOfRegistered(serializer, member.MemberType) ? Find(member.MemberType, serializer, types) :
            serializer is IBsonArraySerializer or IBsonDictionarySerializer or IBsonTupleSerializer
                ? Create(typeof(PlainItems<>), [member.MemberType], serializer)
                : Create(typeof(PlainValue<>), [member.MemberType]);
    }

    /// <summary>Finds out how a value is read that is no member of an object.</summary>
    /// <returns>Null if the driver converts the value.</returns>
    public static ResultValue? Find(Type type, IBsonSerializer serializer, ResultTypes types)
    {
        serializer = serializer is IResultSerializer { Rendered: { } rendered } ? rendered : serializer;
        var actual = serializer.ValueType;
        return type == actual ? Find(serializer, types) :
            !type.IsValueType && !actual.IsValueType && type.IsAssignableFrom(actual)
                ? Create(typeof(DerivedValue<,>), [type, actual], Find(serializer, types))
                : null;
    }

    private static ResultValue Find(IBsonSerializer serializer, ResultTypes types)
    {
        var type = serializer.ValueType;
        return
            serializer is GeneratedSerializer ? Create(typeof(GeneratedValue<>), [type], serializer) :
            serializer is StringSerializer { Representation: BsonType.ObjectId }
                ? new CodedValue<string?>(new StringCodec(typeof(string), "", BsonType.ObjectId), serializer) :
            FindItems(serializer, types) ??
            (ResultShapes.Find(serializer, types, out _) is { } shape
                ? Create(typeof(ResultObject<>), [type], shape, types)
                : Create(typeof(SerializedValue<>), [type], serializer));
    }

    private static ResultValue? FindItems(IBsonSerializer serializer, ResultTypes types)
    {
        var type = serializer.ValueType;
        if (!RenderedSerializers.IsOfItemsInLinq(serializer) ||
            !((IBsonArraySerializer)serializer).TryGetItemSerializationInfo(out var info) ||
            Find(type.GenericTypeArguments[0], info.Serializer, types) is not { } item)
        {
            return null;
        }

        var list = Create(typeof(ResultList<>), [item.Type], item);
        return type == list.Type ? list : Create(typeof(DerivedValue<,>), [type, list.Type], list);
    }

    [UnconditionalSuppressMessage("Trimming", "IL2055", Justification = "No type parameter needs more than its type.")]
    [UnconditionalSuppressMessage("AOT", "IL3050", Justification = "It is not called in native code.")]
    private static ResultValue Create(
        [DynamicallyAccessedMembers(PublicConstructors)] Type definition, Type[] arguments, params object?[] parameters) =>
        (ResultValue)Activator.CreateInstance(definition.MakeGenericType(arguments), parameters)!;
}
