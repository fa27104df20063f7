using System.Buffers.Binary;
using System.ComponentModel;
using System.Runtime.CompilerServices;
using BsonGen.Faults;
using BsonGen.Reading;
using BsonGen.Registration;
using MongoDB.Bson;
using MongoDB.Bson.Serialization;

namespace BsonGen.Writing;

/// <summary>
/// Writes the elements of one BSON document to memory. Generated code drives it; it is not meant to be used by hand.
/// </summary>
/// <remarks>An element's header is written before its value, so that an error leaves the element at fault as the last one.</remarks>
[EditorBrowsable(EditorBrowsableState.Never)]
public ref partial struct BsonSpanWriter
{
    private readonly BsonSerializationContext? _context;
    private readonly int _maxDepth;
    private readonly bool _isLenient;
    private byte[] _buffer;
    private int _position;
    private int _depth;
    private bool _isDocumentFault;
    private BsonValue? _discriminator;
    private KeyEncoder _keys;
    private ReadOnlySpan<byte> _fetched;
    private int _fetchedAt;

    /// <param name="context">The driver's context, for values that go to the driver; null on the direct API.</param>
    internal BsonSpanWriter(BsonSerializationContext? context)
    {
        _buffer = ScratchBuffer.Take();
        _context = context;
        _depth = context?.Writer.SerializationDepth ?? 0;
        _maxDepth = context is null ? BsonDefaults.MaxSerializationDepth : context.Writer.Settings.MaxSerializationDepth;
        _isLenient = context is not null && DriverSettings.IsLenient(context.Writer);
    }

    /// <summary>The bytes written.</summary>
    internal readonly ArraySegment<byte> Written => new(_buffer, 0, _position);

    /// <summary>Gives the memory back; nothing may be written or read afterwards.</summary>
    internal readonly void Dispose() => ScratchBuffer.Return(_buffer);

    /// <summary>Makes the next document start with a discriminator.</summary>
    internal void SetDiscriminator(BsonValue? discriminator) => _discriminator = discriminator;

    /// <summary>Starts a document whose header is written, or the outermost one.</summary>
    /// <returns>Where its size belongs.</returns>
    public int WriteStartDocument()
    {
        var start = StartFrame();
        if (_discriminator is { } discriminator)
        {
            _discriminator = null;
            WriteByDriver("_t\0"u8, MongoDB.Bson.Serialization.Serializers.BsonValueSerializer.Instance, discriminator);
        }

        return start;
    }

    /// <summary>Ends a document.</summary>
    /// <param name="start">What <see cref="WriteStartDocument"/> returned.</param>
    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    public void WriteEndDocument(int start)
    {
        Reserve(1)[0] = 0;
        _position++;
        _depth--;
        BinaryPrimitives.WriteInt32LittleEndian(_buffer.AsSpan(start), _position - start);
    }

    /// <summary>Writes a null.</summary>
    /// <param name="name">The element's name and the NUL after it.</param>
    public void WriteNull(ReadOnlySpan<byte> name) => WriteHeader(BsonType.Null, name);

    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    private void WriteHeader(BsonType type, ReadOnlySpan<byte> name)
    {
        var size = 1 + name.Length;
        var header = Reserve(size);
        header[0] = (byte)type;
        name.CopyTo(header.Slice(1));
        _position += size;
    }

    private int StartFrame()
    {
        if (++_depth > _maxDepth)
        {
            throw WriteFaults.TooDeep();
        }

        // The size is zero until the end, which tells a document that was not finished from one that was.
        var start = _position;
        BinaryPrimitives.WriteInt32LittleEndian(Reserve(sizeof(int)), 0);
        _position += sizeof(int);
        return start;
    }

    /// <summary>Room for so many bytes at the position.</summary>
    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    private Span<byte> Reserve(int size)
    {
        if (_buffer.Length - _position < size)
        {
            _buffer = ScratchBuffer.Grow(_buffer, _position, size);
        }

        return _buffer.AsSpan(_position, size);
    }
}
