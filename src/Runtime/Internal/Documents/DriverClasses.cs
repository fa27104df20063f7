namespace BsonGen.Internal.Documents;

/// <summary>Finds readers and writers of the driver's own classes, over streams of its own classes.</summary>
/// <remarks>Classes of the user may derive from these, and mask or encrypt values in their overrides.</remarks>
internal static class DriverClasses
{
    // The class that the driver wraps other streams in. Looking up the assembly of a class takes longer than comparing it.
    private static Type? _wrapper;

    /// <returns>Null for another reader, from which the class map reads.</returns>
    public static BsonBinaryReader? FindReader(IBsonReader reader)
    {
        if (reader.GetType() != typeof(BsonBinaryReader) && reader is not GuardedReader)
        {
            return null;
        }

        var binary = Unchecked.Cast<BsonBinaryReader>(reader)!;
        return IsOfDriver(binary.BsonStream) ? binary : null;
    }

    /// <returns>Null for another writer, into which the class map writes.</returns>
    public static BsonBinaryWriter? FindWriter(IBsonWriter writer)
    {
        if (writer.GetType() != typeof(BsonBinaryWriter) && writer is not GuardedWriter)
        {
            return null;
        }

        var binary = Unchecked.Cast<BsonBinaryWriter>(writer)!;
        return IsOfDriver(binary.BsonStream) ? binary : null;
    }

    private static bool IsOfDriver(BsonStream stream)
    {
        var type = stream.GetType();
        if (type == typeof(ByteBufferStream) || type == _wrapper || stream is BoundedStream or RefusingStream)
        {
            return true;
        }

        if (!DriverReflection.IsOfDriver(type))
        {
            return false;
        }

        _wrapper = type;
        return true;
    }
}
