namespace BsonGen.CodeGeneration;

/// <summary>A type of the framework that members of type object store with the name of the type.</summary>
internal sealed record WrappedObject(
    Type Type, byte[] Discriminator, Func<bool> IsDefault, ReadingMethod<object> Read, WritingMethod<object> Write)
{
    public static WrappedObject Of<T>()
        where T : notnull => new(
        typeof(T),
        Discriminators.EncodeText(TypeNameDiscriminator.GetDiscriminator(typeof(T))),
        static () => RegisteredSerializer<T>.IsDefault,
        static (ref BsonSpanReader reader) => AnyValue.Read<T>(ref reader),
        static (ref BsonSpanWriter writer, ReadOnlySpan<byte> name, object value) => AnyValue.Write(ref writer, name, (T)value));
}
