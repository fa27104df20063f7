namespace BsonGen.CodeGeneration;

// Reads and writes bytes without a reader or writer of the driver, where generated code serves the type.
public abstract partial class GeneratedBsonSerializer<T>
{
    bool IGeneratedSerializer.CanRead => CanRead;

    /// <inheritdoc cref="IGeneratedSerializer.ReadDirectly" />
    internal T ReadDirectly(ReadOnlySpan<byte> document, int maxDepth, bool isLenient, long offset, T? reused)
    {
        Fallbacks.ThrowIfLate(typeof(T));
        var reader = new BsonSpanReader(document, context: null, maxDepth, isLenient);
        try
        {
            return ReadOutermost(ref reader, reused);
        }
        catch (Exception error) when (DirectApiExceptions.AreLocated(error))
        {
            throw DirectApiExceptions.Locate(error, document, reader.Position, offset);
        }
    }

    object IGeneratedSerializer.ReadDirectly(ReadOnlySpan<byte> document, int maxDepth, bool isLenient, long offset, object? reused) =>
        ReadDirectly(document, maxDepth, isLenient, offset, reused is T value ? value : default)!;

    /// <inheritdoc cref="IGeneratedSerializer.WriteDirectly(object, int)" />
    internal byte[] WriteDirectly(T value, int maxDepth)
    {
        Fallbacks.ThrowIfLate(typeof(T));
        var writer = new BsonSpanWriter(context: null, maxDepth);
        try
        {
            WriteMembers(ref writer, writer.WriteStartDocument(), value);
            CountWritten(writer.Written);
            return writer.Written.ToArray();
        }
        finally
        {
            writer.Dispose();
        }
    }

    byte[] IGeneratedSerializer.WriteDirectly(object value, int maxDepth) => WriteDirectly((T)value, maxDepth);

    /// <inheritdoc cref="IGeneratedSerializer.WriteDirectly(IBufferWriter{byte}, object, int)" />
    internal int WriteDirectly(IBufferWriter<byte> output, T value, int maxDepth)
    {
        Fallbacks.ThrowIfLate(typeof(T));

        // A document that fits the output's memory is written there without a copy.
        var writer = new BsonSpanWriter(output.GetSpan(), maxDepth);
        try
        {
            WriteMembers(ref writer, writer.WriteStartDocument(), value);
            if (writer.IsWrittenToCaller)
            {
                output.Advance(writer.Written.Length);
            }
            else
            {
                output.Write(writer.Written);
            }

            CountWritten(writer.Written);
            return writer.Written.Length;
        }
        finally
        {
            writer.Dispose();
        }
    }

    int IGeneratedSerializer.WriteDirectly(IBufferWriter<byte> output, object value, int maxDepth) => WriteDirectly(output, (T)value, maxDepth);

    private static void CountWritten(ReadOnlySpan<byte> document)
    {
        if (DocumentInstruments.AreWritesCounted)
        {
            DocumentInstruments.CountWritten(typeof(T), isDirect: true, document.Length);
        }
    }
}
