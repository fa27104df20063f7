namespace BsonGen.Internal.Writing;

/// <summary>Lets a serializer write one value, into a document that is never finished. The thread reuses the writer.</summary>
internal sealed class DriverValueWriter
{
    // The type and the empty name before the value.
    public const int HeaderSize = 1 + 1;

    private const int LargestKept = 64 * 1024;

    // It is null while it is in use.
    [ThreadStatic]
    private static DriverValueWriter? _kept;

    private readonly ByteArrayBuffer _buffer = new(new byte[512], length: 0);
    private readonly RefusingStream _stream;
    private readonly GuardedWriter _writer;
    private readonly BsonSerializationContext _context;
    private readonly Func<Type, bool>? _isDynamicType;

    private DriverValueWriter(BsonSerializationContext? outer, int maxDepth)
    {
        _stream = new RefusingStream(_buffer);
        _writer = new GuardedWriter(_stream, DriverSettings.ForWriting(outer?.Writer, maxDepth));
        _isDynamicType = outer?.IsDynamicType;
        _context = BsonSerializationContext.CreateRoot(
            _writer, outer is null ? null : builder => builder.IsDynamicType = _isDynamicType);
        _writer.WriteStartDocument();
    }

    /// <param name="serializer">Its own type may be a base type of <typeparamref name="T"/>.</param>
    /// <param name="lost">Gets <see cref="LostInBytes.Text"/> if bytes can't hold a text. The method then throws.</param>
    /// <returns>The type, an empty name and the value. Valid until the thread writes the next one.</returns>
    public static ReadOnlySpan<byte> Write<T>(
        IBsonSerializer serializer,
        T value,
        BsonSerializationContext? outer,
        int depth,
        int maxDepth,
        scoped ref LostInBytes lost)
    {
        ExecutionStack.EnsureSufficientInside();

        // A serializer may call this method again for a nested value.
        var kept = _kept;
        _kept = null;
        var element = kept is not null && kept.IsUsableFor(outer, maxDepth) ? kept : new DriverValueWriter(outer, maxDepth);
        ReadOnlySpan<byte> bytes;
        try
        {
            bytes = element.Write(serializer, value, depth);
        }
        finally
        {
            if (element._stream.HasRefusedText)
            {
                lost |= LostInBytes.Text;
                element._stream.HasRefusedText = false;
            }
        }

        if (element._buffer.Capacity <= LargestKept)
        {
            _kept = element;
        }

        return bytes;
    }

    // The element lies in as many documents as the value does, so that the driver counts the depth correctly.
    private int Start => sizeof(int) + ((_writer.SerializationDepth - 1) * (HeaderSize + sizeof(int)));

    private ReadOnlySpan<byte> Write<T>(IBsonSerializer serializer, T value, int depth)
    {
        GoTo(depth);
        _writer.WriteName(string.Empty);
        var args = new BsonSerializationArgs { NominalType = serializer.ValueType };
        if (serializer is IBsonSerializer<T> typed)
        {
            typed.Serialize(_context, args, value);
        }
        else
        {
            serializer.Serialize(_context, args, value);
        }

        if (_writer.State != BsonWriterState.Name || _writer.SerializationDepth != depth)
        {
            // If the driver throws no exception for an unfinished value, this method does.
            _writer.WriteEndDocument();
            throw new BsonSerializationException($"The serializer {serializer.GetType()} did not write exactly one value.");
        }

        return _buffer.AccessBackingBytes(0).AsSpan(Start..(int)_stream.Position);
    }

    private void GoTo(int depth)
    {
        while (_writer.SerializationDepth > depth)
        {
            // Removes the value before, which may be larger than a document may be.
            _stream.Position = Start;
            _writer.WriteEndDocument();
        }

        _stream.Position = Start;
        while (_writer.SerializationDepth < depth)
        {
            _writer.WriteName(string.Empty);
            _writer.WriteStartDocument();
        }

        _stream.SetLength(_stream.Position);
    }

    private bool IsUsableFor(BsonSerializationContext? outer, int maxDepth) =>
        _writer.Settings.MaxSerializationDepth == maxDepth &&
        DriverSettings.AreSame(_writer.Settings, DriverSettings.ForWriting(outer?.Writer)) &&
        outer?.IsDynamicType == _isDynamicType;
}
