namespace BsonGen.CodeGeneration;

/// <summary>A member whose type is a type parameter, where conventions configure enums.</summary>
[EditorBrowsable(EditorBrowsableState.Never)]
public sealed class PossibleEnumCodec<T>(Type declaringType, string name) : BsonCodec<T>(declaringType, name)
{
    private static bool IsEnum => typeof(T).IsEnum || Nullable.GetUnderlyingType(typeof(T)) is { IsEnum: true };

    /// <inheritdoc cref="BsonCodec{T}.ReadAny" />
    public new T ReadAny(ref BsonSpanReader reader) => IsEnum ? Read(ref reader) : base.ReadAny(ref reader);

    /// <inheritdoc cref="BsonCodec{T}.WriteAny" />
    public new void WriteAny(ref BsonSpanWriter writer, ReadOnlySpan<byte> name, T value)
    {
        if (IsEnum)
        {
            Write(ref writer, name, value);
        }
        else
        {
            base.WriteAny(ref writer, name, value);
        }
    }
}
