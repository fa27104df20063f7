namespace BsonGen.CodeGeneration;

// Elements whose name and representation the class map may configure. Where the compiled ones apply, these methods call those of
// the reader and the writer. The class is not generic, since the JIT would compile the methods for each struct before it inlines
// them.
public abstract partial class GeneratedSerializer
{
    /// <summary>The name of the element of a member, as compiled or as the class map configures it.</summary>
    /// <param name="map">The members as the class map configures them; null if the compiled configuration applies.</param>
    /// <param name="member">The number of the member.</param>
    /// <param name="compiled">The compiled name with its NUL.</param>
    [MethodImpl(AggressiveInlining)]
    protected static ReadOnlySpan<byte> Name(ConfiguredMember[]? map, int member, ReadOnlySpan<byte> compiled) =>
        map is null ? compiled : map[member].Name;

    /// <summary>Whether the class map stores a member, whose code is called only then.</summary>
    /// <inheritdoc cref="Name" />
    [MethodImpl(AggressiveInlining)]
    protected static bool IsMapped(ConfiguredMember[]? map, int member) => map is null || map[member].IsMapped;

    /// <summary>Reads the header of the next element if it is the member's. The position moves to the value.</summary>
    /// <param name="reader">The reader.</param>
    /// <param name="position">The position of the next element.</param>
    /// <param name="name">The compiled name with its NUL.</param>
    /// <param name="map">The members as the class map configures them; null if the compiled configuration applies.</param>
    /// <param name="member">The number of the member.</param>
    [MethodImpl(AggressiveInlining)]
    protected static bool TryReadName(
        ref BsonSpanReader reader, ref int position, ReadOnlySpan<byte> name, ConfiguredMember[]? map, int member) =>
        map is null
            ? reader.TryReadName(ref position, name)
            : map[member].TryReadName(ref reader, ref position);

    /// <summary>Whether compiled code reads the value of a member, and not the serializer of the class map.</summary>
    /// <param name="map">The members as the class map configures them; null if the compiled configuration applies.</param>
    /// <param name="member">The number of the member.</param>
    [MethodImpl(AggressiveInlining)]
    protected static bool IsInLine(ConfiguredMember[]? map, int member) => map is null || map[member].IsInLine;

    /// <summary>Reads the next element if it is the member's. The position moves behind it.</summary>
    /// <param name="reader">The reader.</param>
    /// <param name="position">The position of the next element.</param>
    /// <param name="name">The compiled name with its NUL.</param>
    /// <param name="map">The members as the class map configures them; null if the compiled configuration applies.</param>
    /// <param name="member">The number of the member.</param>
    /// <param name="value">The value of the member.</param>
    [MethodImpl(AggressiveInlining)]
    protected static bool TryReadInt32(
        ref BsonSpanReader reader,
        ref int position,
        ReadOnlySpan<byte> name,
        ConfiguredMember[]? map,
        int member,
        out int value) =>
        map is null
            ? reader.TryReadInt32(ref position, name, out value)
            : map[member].TryRead(ref reader, ref position, BsonType.Int32, sizeof(int), out value);

    /// <inheritdoc cref="TryReadInt32" />
    [MethodImpl(AggressiveInlining)]
    protected static bool TryReadInt64(
        ref BsonSpanReader reader,
        ref int position,
        ReadOnlySpan<byte> name,
        ConfiguredMember[]? map,
        int member,
        out long value) =>
        map is null
            ? reader.TryReadInt64(ref position, name, out value)
            : map[member].TryRead(ref reader, ref position, BsonType.Int64, sizeof(long), out value);

    /// <inheritdoc cref="TryReadInt32" />
    [MethodImpl(AggressiveInlining)]
    protected static bool TryReadDouble(
        ref BsonSpanReader reader,
        ref int position,
        ReadOnlySpan<byte> name,
        ConfiguredMember[]? map,
        int member,
        out double value) =>
        map is null
            ? reader.TryReadDouble(ref position, name, out value)
            : map[member].TryRead(ref reader, ref position, BsonType.Double, sizeof(double), out value);

    /// <inheritdoc cref="TryReadInt32" />
    [MethodImpl(AggressiveInlining)]
    protected static bool TryReadBoolean(
        ref BsonSpanReader reader,
        ref int position,
        ReadOnlySpan<byte> name,
        ConfiguredMember[]? map,
        int member,
        out bool value) =>
        map is null
            ? reader.TryReadBoolean(ref position, name, out value)
            : map[member].TryRead(ref reader, ref position, out value);

    /// <inheritdoc cref="TryReadInt32" />
    [MethodImpl(AggressiveInlining)]
    protected static bool TryReadObjectId(
        ref BsonSpanReader reader,
        ref int position,
        ReadOnlySpan<byte> name,
        ConfiguredMember[]? map,
        int member,
        out ObjectId value) =>
        map is null
            ? reader.TryReadObjectId(ref position, name, out value)
            : map[member].TryRead(ref reader, ref position, BsonType.ObjectId, ObjectIdBytes.Size, out value);

    /// <inheritdoc cref="TryReadInt32" />
    [MethodImpl(AggressiveInlining)]
    protected static bool TryReadString(
        ref BsonSpanReader reader,
        ref int position,
        ReadOnlySpan<byte> name,
        ConfiguredMember[]? map,
        int member,
        out string value) =>
        TryReadString(ref reader, ref position, name, map, member, strings: null, out value);

    /// <inheritdoc cref="TryReadInt32" />
    /// <param name="strings">The strings that the member shares, or null.</param>
    [MethodImpl(AggressiveInlining)]
    protected static bool TryReadString(
        ref BsonSpanReader reader,
        ref int position,
        ReadOnlySpan<byte> name,
        ConfiguredMember[]? map,
        int member,
        InternedStrings? strings,
        out string value) =>
        map is null
            ? reader.TryReadString(ref position, name, strings, out value)
            : map[member].TryReadString(ref reader, ref position, strings, out value);

    /// <summary>Reads an enum as its number.</summary>
    /// <param name="reader">The reader.</param>
    /// <param name="type">The enum, whose serializer the class map may replace.</param>
    /// <param name="map">The members as the class map configures them; null if the compiled configuration applies.</param>
    /// <param name="member">The number of the member.</param>
    [MethodImpl(AggressiveInlining)]
    protected static long ReadEnum(ref BsonSpanReader reader, BsonEnum type, ConfiguredMember[]? map, int member) =>
        map is null ? reader.ReadEnum(type) : map[member].ReadEnum(ref reader, type);

    /// <summary>Writes a member, unless the class map omits it. The position moves behind the element.</summary>
    /// <param name="writer">The writer.</param>
    /// <param name="position">The position of the element.</param>
    /// <param name="name">The compiled name with its NUL.</param>
    /// <param name="value">The value of the member.</param>
    /// <param name="map">The members as the class map configures them; null if the compiled configuration applies.</param>
    /// <param name="member">The number of the member.</param>
    [MethodImpl(AggressiveInlining)]
    protected static void WriteInt32(
        ref BsonSpanWriter writer, ref int position, ReadOnlySpan<byte> name, int value, ConfiguredMember[]? map, int member)
    {
        if (map is null)
        {
            writer.WriteInt32(ref position, name, value);
        }
        else
        {
            position = map[member].Write(ref writer, position, value, BsonType.Int32, value);
        }
    }

    /// <inheritdoc cref="WriteInt32" />
    [MethodImpl(AggressiveInlining)]
    protected static void WriteInt64(
        ref BsonSpanWriter writer, ref int position, ReadOnlySpan<byte> name, long value, ConfiguredMember[]? map, int member)
    {
        if (map is null)
        {
            writer.WriteInt64(ref position, name, value);
        }
        else
        {
            position = map[member].Write(ref writer, position, value, BsonType.Int64, value);
        }
    }

    /// <inheritdoc cref="WriteInt32" />
    [MethodImpl(AggressiveInlining)]
    protected static void WriteDouble(
        ref BsonSpanWriter writer, ref int position, ReadOnlySpan<byte> name, double value, ConfiguredMember[]? map, int member)
    {
        if (map is null)
        {
            writer.WriteDouble(ref position, name, value);
        }
        else
        {
            var bits = BitConverter.DoubleToInt64Bits(value);
            position = map[member].Write(ref writer, position, value, BsonType.Double, bits);
        }
    }

    /// <inheritdoc cref="WriteInt32" />
    [MethodImpl(AggressiveInlining)]
    protected static void WriteBoolean(
        ref BsonSpanWriter writer, ref int position, ReadOnlySpan<byte> name, bool value, ConfiguredMember[]? map, int member)
    {
        if (map is null)
        {
            writer.WriteBoolean(ref position, name, value);
        }
        else
        {
            position = map[member].Write(ref writer, position, value, BsonType.Boolean, value ? 1 : 0);
        }
    }

    /// <inheritdoc cref="WriteInt32" />
    [MethodImpl(AggressiveInlining)]
    protected static void WriteDateTime(
        ref BsonSpanWriter writer, ref int position, ReadOnlySpan<byte> name, DateTime value, ConfiguredMember[]? map, int member)
    {
        if (map is null)
        {
            writer.WriteDateTime(ref position, name, value);
        }
        else
        {
            var milliseconds = DateTimes.ToMilliseconds(value);
            position = map[member].Write(ref writer, position, value, BsonType.DateTime, milliseconds);
        }
    }

    /// <inheritdoc cref="WriteInt32" />
    [MethodImpl(AggressiveInlining)]
    protected static void WriteString(
        ref BsonSpanWriter writer, ref int position, ReadOnlySpan<byte> name, string? value, ConfiguredMember[]? map, int member)
    {
        if (map is null)
        {
            writer.WriteString(ref position, name, value);
        }
        else
        {
            position = map[member].WriteString(ref writer, position, value);
        }
    }

    /// <param name="type">The enum, whose serializer the class map may replace.</param>
    /// <param name="number">The number of the value.</param>
    /// <inheritdoc cref="WriteInt32" />
    [MethodImpl(AggressiveInlining)]
    protected static void WriteEnum(
        ref BsonSpanWriter writer,
        ref int position,
        ReadOnlySpan<byte> name,
        BsonEnum type,
        long number,
        ConfiguredMember[]? map,
        int member)
    {
        if (map is null)
        {
            writer.WriteEnum(ref position, name, type, number);
        }
        else
        {
            map[member].WriteEnum(ref writer, ref position, type, number);
        }
    }

    /// <summary>Writes or omits a nullable member that is null, or that another serializer writes.</summary>
    /// <returns>False if the value is still to be written.</returns>
    /// <inheritdoc cref="WriteInt32" />
    [MethodImpl(AggressiveInlining)]
    protected static bool TryWriteNullable<TValue>(
        ref BsonSpanWriter writer, ref int position, ReadOnlySpan<byte> name, TValue? value, ConfiguredMember[]? map, int member)
        where TValue : struct
    {
        if (map is null)
        {
            return writer.TryWriteNullable(ref position, name, value);
        }

        return !map[member].WritesInLine(ref writer, ref position, value) ||
            writer.TryWriteNullable(ref position, map[member].Name, value);
    }
}
