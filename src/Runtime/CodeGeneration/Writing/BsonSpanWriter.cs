using System.Buffers.Binary;
using System.ComponentModel;
using System.Runtime.CompilerServices;
using BsonGen.Internal.Caching;
using BsonGen.Internal.Driver;
using BsonGen.Internal.Elements;
using BsonGen.Internal.Memory;
using BsonGen.Internal.Writing;
using MongoDB.Bson;
using MongoDB.Bson.Serialization;

namespace BsonGen.CodeGeneration;

/// <summary>
/// Writes the elements of one BSON document to memory. Generated code drives it; it is not meant to be used by hand.
/// </summary>
/// <remarks>An element's header is written before its value, so that an error leaves the element at fault as the last one.</remarks>
[EditorBrowsable(EditorBrowsableState.Never)]
public ref partial struct BsonSpanWriter
{
    private readonly BsonSerializationContext? _context;
    private readonly ScratchBuffer _scratch;
    private readonly int _maxDepth;

    private readonly bool _isLenient;

    // See BsonSpanWriter.Objects.cs, which sets it.
    private bool? _hasStockDynamics;
    private byte[] _buffer;
    private int _position;
    private int _depth;

    // While the stack does not reach below this address, there is enough of it.
    private nuint _stackLimit;
    private KeyEncoder _keys;

    // The element whose getter ran last, and where the writer stood then: while it still stands there, nothing of the element is written.
    private ReadOnlySpan<byte> _fetched;
    private int _fetchedAt;

    /// <param name="context">The driver's context, for values that go to the driver; null on the direct API.</param>
    internal BsonSpanWriter(BsonSerializationContext? context)
    {
        _scratch = ThreadCache.Current.Scratch;
        _buffer = _scratch.Take();
        _context = context;
        _depth = context?.Writer.SerializationDepth ?? 0;
        _maxDepth = context is null ? BsonDefaults.MaxSerializationDepth : context.Writer.Settings.MaxSerializationDepth;
        _stackLimit = ExecutionStack.LimitOfCaller;
        _isLenient = context is not null && DriverSettings.IsLenient(context.Writer);
    }

    /// <summary>The bytes written.</summary>
    internal readonly ArraySegment<byte> Written => new(_buffer, 0, _position);

    /// <summary>Gives the memory back; nothing may be written or read afterwards.</summary>
    internal readonly void Dispose()
    {
        _scratch.Return(_buffer, _position);
        _keys.Dispose();
    }

    /// <summary>Starts the outermost document.</summary>
    /// <param name="discriminator">The element that it starts with, or empty.</param>
    /// <returns>What <see cref="WriteEndDocument"/> takes.</returns>
    internal int WriteStartDocument(ReadOnlySpan<byte> discriminator = default)
    {
        var document = StartFrame();
        WriteElement(discriminator);
        return document;
    }

    private void WriteElement(ReadOnlySpan<byte> element)
    {
        // The names of a whole hierarchy are an array, which counts.
        if (!element.IsEmpty && element[0] == (byte)BsonType.Array)
        {
            CheckDepth();
        }

        WriteBytes(element);
    }

    private void WriteBytes(ReadOnlySpan<byte> bytes)
    {
        bytes.CopyTo(Reserve(bytes.Length));
        _position += bytes.Length;
    }

    /// <summary>Ends a document.</summary>
    /// <param name="start">Where its size belongs.</param>
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

    /// <summary>Leaves room for the size of a document or array.</summary>
    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    private int StartFrame()
    {
        var start = _position;

        // The size is zero until the end, which tells a document that was not finished from one that was.
        BinaryPrimitives.WriteInt32LittleEndian(Reserve(sizeof(int)), 0);
        _position = start + sizeof(int);
        EnterFrame();
        return start;
    }

    /// <summary>The header of a document or array, and room for its size.</summary>
    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    private int StartFrame(BsonType type, ReadOnlySpan<byte> name)
    {
        var header = Reserve(1 + name.Length + sizeof(int));
        header[0] = (byte)type;
        name.CopyTo(header.Slice(1));
        BinaryPrimitives.WriteInt32LittleEndian(header.Slice(1 + name.Length), 0);
        var start = _position + 1 + name.Length;
        _position = start + sizeof(int);
        EnterFrame();
        return start;
    }

    /// <summary>Whether one more document or array may start.</summary>
    private readonly void CheckDepth()
    {
        if (_depth >= _maxDepth)
        {
            WriteExceptions.ThrowTooDeep();
        }
    }

    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    private void EnterFrame()
    {
        if (++_depth > _maxDepth || ExecutionStack.Position < _stackLimit)
        {
            CheckNesting();
        }
    }

    [MethodImpl(MethodImplOptions.NoInlining)]
    private void CheckNesting()
    {
        if (_depth > _maxDepth)
        {
            WriteExceptions.ThrowTooDeep();
        }

        _stackLimit = ExecutionStack.EnsureSufficient();
    }

    /// <summary>The name of an array's element and a NUL, good until the next one.</summary>
    public ReadOnlySpan<byte> ItemName(int index) => ArrayIndex.IsShort(index) ? ArrayIndex.NameOf(index) : _keys.Encode(index);

    /// <summary>The name of a dictionary's element and a NUL, good until the next one.</summary>
    public ReadOnlySpan<byte> KeyName(string key) => _keys.Encode(key);
}
