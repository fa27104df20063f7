using System.ComponentModel;

namespace BsonGen.CodeGeneration;

/// <summary>A member whose type is a type parameter, where conventions configure enums.</summary>
[EditorBrowsable(EditorBrowsableState.Never)]
public sealed class PossibleEnumMember<T>(Type declaringType, string name) : DriverMember<T>(declaringType, name)
{
    private static bool IsEnum => typeof(T).IsEnum || Nullable.GetUnderlyingType(typeof(T)) is { IsEnum: true };

    /// <inheritdoc cref="DriverMember{T}.ReadAny" />
    public new T ReadAny(ref BsonSpanReader reader) => IsEnum ? Read(ref reader) : base.ReadAny(ref reader);

    /// <inheritdoc cref="DriverMember{T}.WriteAny" />
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
