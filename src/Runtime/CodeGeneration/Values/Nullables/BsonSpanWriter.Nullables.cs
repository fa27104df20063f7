using System.Runtime.CompilerServices;
using BsonGen.Internal.Driver;

namespace BsonGen.CodeGeneration;

// Nullable values.
public ref partial struct BsonSpanWriter
{
    /// <summary>Writes a null, or any value of a nullable type that a registered serializer serves. Returns false if the value is still to be written.</summary>
    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    public bool TryWriteNullable<T>(ReadOnlySpan<byte> name, T? value)
        where T : struct
    {
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

    /// <summary>Writes a nullable that is null, or for which the user registered a serializer. Returns false if the value is still to be written.</summary>
    /// <inheritdoc cref="WriteInt32(ref int, ReadOnlySpan{byte}, int)" />
    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    public bool TryWriteNullable<T>(ref int position, ReadOnlySpan<byte> name, T? value)
        where T : struct
    {
        if (!TryWriteNullable(name, value))
        {
            return false;
        }

        position = _position;
        return true;
    }
}
