namespace BsonGen.CodeGeneration;

// Reads and writes bytes without a reader or writer of the driver, where generated code serves the type.
public abstract partial class GeneratedBsonSerializer<T>
{
    bool IGeneratedSerializer.CanRead => CanRead;

    internal T ReadDirectly(
        ReadOnlySpan<byte> document, int maxDepth, bool isLenient, long offset, T? reused, ref bool isCutShort)
    {
        Fallbacks.ThrowIfLate(typeof(T));
        var reader = new BsonSpanReader(document, context: null, maxDepth, isLenient);
        try
        {
            return ReadOutermost(ref reader, reused, ref isCutShort);
        }
        catch (Exception error) when (DirectApiExceptions.AreLocated(error))
        {
            throw DirectApiExceptions.Locate(error, document, reader.Position, offset);
        }
    }

    object IGeneratedSerializer.ReadDirectly(
        ReadOnlySpan<byte> document, int maxDepth, bool isLenient, long offset, object? reused, ref bool isCutShort) =>
        ReadDirectly(document, maxDepth, isLenient, offset, reused is T value ? value : default, ref isCutShort)!;

    internal byte[]? WriteDirectly(IBufferWriter<byte>? output, T value, int maxDepth, out int size)
    {
        Fallbacks.ThrowIfLate(typeof(T));

        // A document that fits the output's memory is written there without a copy.
        var writer = new BsonSpanWriter(context: null, output is null ? default : output.GetSpan(), maxDepth);
        try
        {
            WriteMembers(ref writer, writer.WriteStartDocument(), value);
            size = writer.Written.Length;
            if (writer.IsWrittenToCaller)
            {
                output!.Advance(size);
            }
            else
            {
                output?.Write(writer.Written);
            }

            if (DocumentInstruments.AreWritesCounted)
            {
                DocumentInstruments.CountWritten(typeof(T), isDirect: true, size);
            }

            return output is null ? writer.Written.ToArray() : null;
        }
        finally
        {
            writer.Dispose();
        }
    }

    byte[]? IGeneratedSerializer.WriteDirectly(IBufferWriter<byte>? output, object value, int maxDepth, out int size) =>
        WriteDirectly(output, (T)value, maxDepth, out size);
}
