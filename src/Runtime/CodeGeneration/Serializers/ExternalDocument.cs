namespace BsonGen.CodeGeneration;

/// <summary>Reads and writes documents of types whose serializer another assembly generated.</summary>
[EditorBrowsable(Never)]
public static class ExternalDocument
{
    /// <summary>Reads a document, or the value that stands for it.</summary>
    [UnconditionalSuppressMessage("Trimming", "IL2091", Justification = MappedMembers.Kept)]
    public static T Read<T>(ref BsonSpanReader reader) => ActiveSerializer<T>.Generated is { } serializer
        ? serializer.ReadDocument(ref reader)
        : GeneratedBsonSerializer<T>.ReadUnentered(ref reader);

    /// <summary>Writes an element with a document, or with the value that stands for it.</summary>
    [UnconditionalSuppressMessage("Trimming", "IL2091", Justification = MappedMembers.Kept)]
    public static void Write<T>(ref BsonSpanWriter writer, ReadOnlySpan<byte> name, T value)
    {
        if (GeneratedBsonSerializer<T>.ActiveWriter is { } serializer && value?.GetType() == typeof(T))
        {
            serializer.WriteMembers(ref writer, writer.StartFrame(BsonType.Document, name), value);
        }
        else
        {
            GeneratedBsonSerializer<T>.WriteOtherDocument(ref writer, name, value);
        }
    }
}
