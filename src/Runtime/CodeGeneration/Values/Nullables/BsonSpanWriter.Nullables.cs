using System.Runtime.CompilerServices;
using BsonGen.Internal.Driver;

namespace BsonGen.CodeGeneration;

// Nullable values.
public ref partial struct BsonSpanWriter
{
    /// <summary>Whether a nullable needs no more writing: it was null, or a registered serializer has written it.</summary>
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
}
