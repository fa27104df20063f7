namespace BsonGen.CodeGeneration;

public ref partial struct BsonSpanWriter
{
    /// <summary>Writes null, or a nullable type of another serializer. False if the value is still to be written.</summary>
    [MethodImpl(AggressiveInlining)]
    public bool TryWriteNullable<T>(ReadOnlySpan<byte> name, T? value, MemberSettings[]? settings = null, int member = 0)
        where T : struct
    {
        if (settings is not null && !settings[member].WritesInLine(ref this, value))
        {
            return true;
        }

        if (!RegisteredSerializer<T?>.IsDefault)
        {
            WriteWithRegistered(name, value);
            return true;
        }

        if (value.HasValue)
        {
            return false;
        }

        WriteNull(name);
        return true;
    }

    /// <inheritdoc cref="TryWriteNullable{T}(ReadOnlySpan{byte}, T?, MemberSettings[], int)" />
    [MethodImpl(AggressiveInlining)]
    public bool TryWriteNullable<T>(
        ref int position, ReadOnlySpan<byte> name, T? value, MemberSettings[]? settings = null, int member = 0)
        where T : struct
    {
        if (!TryWriteNullable(settings is null ? name : settings[member].Name, value, settings, member))
        {
            return false;
        }

        position = _position;
        return true;
    }
}
