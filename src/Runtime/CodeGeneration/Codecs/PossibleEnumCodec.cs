namespace BsonGen.CodeGeneration;

/// <summary>A member whose type is a type parameter, where conventions configure enums.</summary>
[EditorBrowsable(Never)]
public sealed class PossibleEnumCodec<T>(Type declaringType, string name) : TypeParameterCodec<T>(declaringType, name)
{
    private protected override bool IsByDriver =>
        typeof(T).IsEnum || Nullable.GetUnderlyingType(typeof(T)) is { IsEnum: true } || base.IsByDriver;
}
