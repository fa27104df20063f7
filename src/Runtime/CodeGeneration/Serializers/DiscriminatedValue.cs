namespace BsonGen.CodeGeneration;

/// <summary>
/// Reads and writes interfaces, and classes without a generated serializer: null, or values with a discriminator.
/// </summary>
[EditorBrowsable(Never)]
public static class DiscriminatedValue
{
    /// <summary>Reads a value.</summary>
    public static T Read<T>(ref BsonSpanReader reader)
    {
        if (RegisteredBaseType<T>.IsKnown)
        {
            if (reader.Type == BsonType.Null)
            {
                return default!;
            }

            if (reader.Type == BsonType.Document &&
                reader.FindDerived<T>() is IDerivedSerializer { FallbackReason: null } derived)
            {
                return (T)reader.ReadNamed(derived);
            }
        }

        return reader.ReadByDriver<T>(RegisteredSerializer<T>.Current);
    }

    /// <summary>Writes an element.</summary>
    public static void Write<T>(ref BsonSpanWriter writer, ReadOnlySpan<byte> name, T value)
    {
        writer.FetchMember(name);
        if (!RegisteredBaseType<T>.IsKnown)
        {
            writer.WriteWithRegistered(name, value);
        }
        else if (value is null)
        {
            writer.WriteNull(name);
        }
        else if (RegisteredBaseType<T>.Rules is { } rules)
        {
            // The driver writes the values of an interface as objects.
            writer.WriteAllowed(name, value, rules);
        }
        else if (DerivedTypes<T>.FindWrite(value.GetType()) is { } derived)
        {
            writer.WriteNamed(name, derived, value);
        }
        else
        {
            writer.WriteByDriver(name, serializer: null, value);
        }
    }
}
