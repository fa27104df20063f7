namespace BsonGen.CodeGeneration;

// Elements whose name and representation the class map may configure. Where the compiled ones apply, these methods call those of
// the reader and the writer.
public abstract partial class GeneratedBsonSerializer<T>
{
    /// <summary>Reads the header of the next element if it is the member's. The position moves to the value.</summary>
    /// <param name="reader">The reader.</param>
    /// <param name="position">The position of the next element.</param>
    /// <param name="name">The compiled name with its NUL.</param>
    /// <param name="member">The number of the member, by which the class map configures it.</param>
    [MethodImpl(AggressiveInlining)]
    protected static bool TryReadName(ref BsonSpanReader reader, ref int position, ReadOnlySpan<byte> name, int member) =>
        Configured is null
            ? reader.TryReadName(ref position, name)
            : Configured[member].TryReadName(ref reader, ref position);

    /// <summary>Whether compiled code reads the value of a member, and not the serializer of the class map.</summary>
    /// <param name="member">The number of the member, by which the class map configures it.</param>
    [MethodImpl(AggressiveInlining)]
    protected static bool IsInLine(int member) => Configured is null || Configured[member].IsInLine;

    /// <summary>Reads the value of a member with the serializer of the class map.</summary>
    /// <param name="reader">The reader.</param>
    /// <param name="member">The number of the member, by which the class map configures it.</param>
    /// <remarks>
    /// The JIT does not inline it: it would spend its limit for inlining on code that a type without a configuration leaves out.
    /// </remarks>
    [MethodImpl(NoInlining)]
    protected static TValue ReadConfigured<TValue>(ref BsonSpanReader reader, int member) =>
        Configured![member].Read<TValue>(ref reader);

    /// <summary>Reads the next element if it is the member's. The position moves behind it.</summary>
    /// <param name="reader">The reader.</param>
    /// <param name="position">The position of the next element.</param>
    /// <param name="name">The compiled name with its NUL.</param>
    /// <param name="member">The number of the member, by which the class map configures it.</param>
    /// <param name="value">The value of the member.</param>
    [MethodImpl(AggressiveInlining)]
    protected static bool TryReadInt32(
        ref BsonSpanReader reader, ref int position, ReadOnlySpan<byte> name, int member, out int value) =>
        Configured is null
            ? reader.TryReadInt32(ref position, name, out value)
            : Configured[member].TryRead(ref reader, ref position, BsonType.Int32, sizeof(int), out value);

    /// <inheritdoc cref="TryReadInt32" />
    [MethodImpl(AggressiveInlining)]
    protected static bool TryReadInt64(
        ref BsonSpanReader reader, ref int position, ReadOnlySpan<byte> name, int member, out long value) =>
        Configured is null
            ? reader.TryReadInt64(ref position, name, out value)
            : Configured[member].TryRead(ref reader, ref position, BsonType.Int64, sizeof(long), out value);

    /// <inheritdoc cref="TryReadInt32" />
    [MethodImpl(AggressiveInlining)]
    protected static bool TryReadDouble(
        ref BsonSpanReader reader, ref int position, ReadOnlySpan<byte> name, int member, out double value) =>
        Configured is null
            ? reader.TryReadDouble(ref position, name, out value)
            : Configured[member].TryRead(ref reader, ref position, BsonType.Double, sizeof(double), out value);

    /// <inheritdoc cref="TryReadInt32" />
    [MethodImpl(AggressiveInlining)]
    protected static bool TryReadBoolean(
        ref BsonSpanReader reader, ref int position, ReadOnlySpan<byte> name, int member, out bool value) =>
        Configured is null
            ? reader.TryReadBoolean(ref position, name, out value)
            : Configured[member].TryRead(ref reader, ref position, out value);

    /// <inheritdoc cref="TryReadInt32" />
    [MethodImpl(AggressiveInlining)]
    protected static bool TryReadObjectId(
        ref BsonSpanReader reader, ref int position, ReadOnlySpan<byte> name, int member, out ObjectId value) =>
        Configured is null
            ? reader.TryReadObjectId(ref position, name, out value)
            : Configured[member].TryRead(ref reader, ref position, BsonType.ObjectId, ObjectIdBytes.Size, out value);

    /// <inheritdoc cref="TryReadInt32" />
    [MethodImpl(AggressiveInlining)]
    protected static bool TryReadString(
        ref BsonSpanReader reader, ref int position, ReadOnlySpan<byte> name, int member, out string value) =>
        TryReadString(ref reader, ref position, name, member, strings: null, out value);

    /// <inheritdoc cref="TryReadInt32" />
    /// <param name="strings">The strings that the member shares, or null.</param>
    [MethodImpl(AggressiveInlining)]
    protected static bool TryReadString(
        ref BsonSpanReader reader,
        ref int position,
        ReadOnlySpan<byte> name,
        int member,
        InternedStrings? strings,
        out string value) =>
        Configured is null
            ? reader.TryReadString(ref position, name, strings, out value)
            : Configured[member].TryReadString(ref reader, ref position, strings, out value);

    /// <summary>Writes a member, unless the class map omits it. The position moves behind the element.</summary>
    /// <param name="writer">The writer.</param>
    /// <param name="position">The position of the element.</param>
    /// <param name="name">The compiled name with its NUL.</param>
    /// <param name="value">The value of the member.</param>
    /// <param name="member">The number of the member, by which the class map configures it.</param>
    [MethodImpl(AggressiveInlining)]
    protected static void WriteInt32(
        ref BsonSpanWriter writer, ref int position, ReadOnlySpan<byte> name, int value, int member)
    {
        if (Configured is null)
        {
            writer.WriteInt32(ref position, name, value);
        }
        else
        {
            position = Configured[member].Write(ref writer, position, value, BsonType.Int32, value);
        }
    }

    /// <inheritdoc cref="WriteInt32" />
    [MethodImpl(AggressiveInlining)]
    protected static void WriteInt64(
        ref BsonSpanWriter writer, ref int position, ReadOnlySpan<byte> name, long value, int member)
    {
        if (Configured is null)
        {
            writer.WriteInt64(ref position, name, value);
        }
        else
        {
            position = Configured[member].Write(ref writer, position, value, BsonType.Int64, value);
        }
    }

    /// <inheritdoc cref="WriteInt32" />
    [MethodImpl(AggressiveInlining)]
    protected static void WriteDouble(
        ref BsonSpanWriter writer, ref int position, ReadOnlySpan<byte> name, double value, int member)
    {
        if (Configured is null)
        {
            writer.WriteDouble(ref position, name, value);
        }
        else
        {
            var bits = BitConverter.DoubleToInt64Bits(value);
            position = Configured[member].Write(ref writer, position, value, BsonType.Double, bits);
        }
    }

    /// <inheritdoc cref="WriteInt32" />
    [MethodImpl(AggressiveInlining)]
    protected static void WriteBoolean(
        ref BsonSpanWriter writer, ref int position, ReadOnlySpan<byte> name, bool value, int member)
    {
        if (Configured is null)
        {
            writer.WriteBoolean(ref position, name, value);
        }
        else
        {
            position = Configured[member].Write(ref writer, position, value, BsonType.Boolean, value ? 1 : 0);
        }
    }

    /// <inheritdoc cref="WriteInt32" />
    [MethodImpl(AggressiveInlining)]
    protected static void WriteDateTime(
        ref BsonSpanWriter writer, ref int position, ReadOnlySpan<byte> name, DateTime value, int member)
    {
        if (Configured is null)
        {
            writer.WriteDateTime(ref position, name, value);
        }
        else
        {
            var milliseconds = DateTimes.ToMilliseconds(value);
            position = Configured[member].Write(ref writer, position, value, BsonType.DateTime, milliseconds);
        }
    }

    /// <inheritdoc cref="WriteInt32" />
    [MethodImpl(AggressiveInlining)]
    protected static void WriteString(
        ref BsonSpanWriter writer, ref int position, ReadOnlySpan<byte> name, string? value, int member)
    {
        if (Configured is null)
        {
            writer.WriteString(ref position, name, value);
        }
        else
        {
            position = Configured[member].WriteString(ref writer, position, value);
        }
    }

    /// <summary>Writes or omits a nullable member that is null, or that another serializer writes.</summary>
    /// <returns>False if the value is still to be written.</returns>
    /// <inheritdoc cref="WriteInt32" />
    [MethodImpl(AggressiveInlining)]
    protected static bool TryWriteNullable<TValue>(
        ref BsonSpanWriter writer, ref int position, ReadOnlySpan<byte> name, TValue? value, int member)
        where TValue : struct
    {
        if (Configured is null)
        {
            return writer.TryWriteNullable(ref position, name, value);
        }

        return !Configured[member].WritesInLine(ref writer, ref position, value) ||
            writer.TryWriteNullable(ref position, Configured[member].Name, value);
    }

    /// <summary>
    /// Whether compiled code must write the value of a member. If not, the class map omits it, or its serializer has written it.
    /// </summary>
    /// <inheritdoc cref="WriteInt32" />
    [MethodImpl(AggressiveInlining)]
    protected static bool WritesInLine<TValue>(ref BsonSpanWriter writer, TValue value, int member) =>
        Configured is null || Configured[member].WritesInLine(ref writer, value);

    /// <inheritdoc cref="WritesInLine{TValue}(ref BsonSpanWriter, TValue, int)" />
    /// <param name="position">Moves behind an element that the serializer of the class map has written.</param>
    [MethodImpl(AggressiveInlining)]
    protected static bool WritesInLine<TValue>(ref BsonSpanWriter writer, ref int position, TValue value, int member) =>
        Configured is null || Configured[member].WritesInLine(ref writer, ref position, value);
}
