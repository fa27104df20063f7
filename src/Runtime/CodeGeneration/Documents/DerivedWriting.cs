namespace BsonGen.CodeGeneration;

/// <summary>Writes documents of derived types with their discriminators.</summary>
internal static class DerivedWriting
{
    // Writes null, an object of a derived type, or a value that another serializer serves.
    [MethodImpl(NoInlining)]
    internal static void WriteOtherDocument<T>(this ref BsonSpanWriter writer, ReadOnlySpan<byte> name, T? value)
    {
        // Null is written without code of the user.
        if (value is null && ActiveSerializer<T>.IsGenerated)
        {
            writer.WriteNull(name);
            return;
        }

        writer.FetchMember(name);
        if (!ActiveSerializer<T>.IsGenerated)
        {
            writer.WriteByDriver(name, RegisteredSerializer<T>.Current, value!);
        }
        else if (DerivedTypes<T>.FindWrite(value!.GetType()) is { } derived)
        {
            writer.WriteNamed(name, derived, value);
        }
        else
        {
            writer.WriteByDriver(name, RegisteredSerializer<T>.Current, value);
        }
    }

    internal static void WriteNamed(this ref BsonSpanWriter writer, ReadOnlySpan<byte> name, WrittenType type, object value)
    {
        var document = writer.StartFrame(BsonType.Document, name);
        writer.WriteElement(type.Discriminator);
        type.Serializer.WriteObject(ref writer, document, value);
    }
}
