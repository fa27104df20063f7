using System.ComponentModel;

namespace BsonGen.CodeGeneration;

/// <summary>A value inside a dictionary or collection that methods of the generated serializer read and write: a pair or tuple.</summary>
/// <typeparam name="T">The type of the value.</typeparam>
/// <param name="declaringType">The class that declares the member.</param>
/// <param name="name">The member's name.</param>
/// <param name="read">Reads the value.</param>
/// <param name="write">Writes the value.</param>
[EditorBrowsable(EditorBrowsableState.Never)]
public sealed class GeneratedMember<T>(Type declaringType, string name, ReadingMethod<T> read, WritingMethod<T> write) : DriverMember<T>(declaringType, name)
{
    /// <inheritdoc />
    protected internal override bool TryRead(ref BsonSpanReader reader, out T value)
    {
        value = read(ref reader);
        return true;
    }

    /// <inheritdoc />
    protected internal override bool TryWrite(ref BsonSpanWriter writer, ReadOnlySpan<byte> name, T value)
    {
        write(ref writer, name, value);
        return true;
    }
}

/// <summary>Reads a value.</summary>
/// <typeparam name="T">The type of the value.</typeparam>
/// <param name="reader">The reader, which has read the header of the element.</param>
[EditorBrowsable(EditorBrowsableState.Never)]
public delegate T ReadingMethod<out T>(ref BsonSpanReader reader);

/// <summary>Writes an element.</summary>
/// <typeparam name="T">The type of the value.</typeparam>
/// <param name="writer">The writer.</param>
/// <param name="name">The element's name and the NUL after it.</param>
/// <param name="value">The value.</param>
[EditorBrowsable(EditorBrowsableState.Never)]
public delegate void WritingMethod<in T>(ref BsonSpanWriter writer, ReadOnlySpan<byte> name, T value);
