using System.Runtime.CompilerServices;
using MongoDB.Bson;

namespace BsonGen.CodeGeneration;

// The items of the lists and arrays that methods of the runtime read and write. Each type holds one value and nothing else, so a reference to the value is
// also a reference to the item. The loop over the items knows their type, also where it shares code for all reference types, and the JIT inlines these
// methods. A branch on the type of the value in the loop would use up what the JIT inlines.

/// <summary>A plain value as an item of a collection.</summary>
internal interface IPlainItem
{
    /// <summary>Reads the item, whose header was read.</summary>
    /// <param name="reader">The reader.</param>
    void Read(ref BsonSpanReader reader);

    /// <summary>Writes the item.</summary>
    /// <param name="writer">The writer.</param>
    /// <param name="position">The position of the item. Items of a type whose methods take no position leave it unchanged.</param>
    /// <param name="name">The item's name and the NUL after it.</param>
    void Write(ref BsonSpanWriter writer, ref int position, ReadOnlySpan<byte> name);
}

internal struct BooleanItem : IPlainItem
{
    private bool _value;

    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    public void Read(ref BsonSpanReader reader) => _value = reader.ReadBoolean();

    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    public readonly void Write(ref BsonSpanWriter writer, ref int position, ReadOnlySpan<byte> name) => writer.WriteBoolean(ref position, name, _value);
}

internal struct Int32Item : IPlainItem
{
    private int _value;

    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    public void Read(ref BsonSpanReader reader) => _value = reader.ReadInt32();

    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    public readonly void Write(ref BsonSpanWriter writer, ref int position, ReadOnlySpan<byte> name) => writer.WriteInt32(ref position, name, _value);
}

internal struct Int64Item : IPlainItem
{
    private long _value;

    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    public void Read(ref BsonSpanReader reader) => _value = reader.ReadInt64();

    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    public readonly void Write(ref BsonSpanWriter writer, ref int position, ReadOnlySpan<byte> name) => writer.WriteInt64(ref position, name, _value);
}

internal struct DoubleItem : IPlainItem
{
    private double _value;

    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    public void Read(ref BsonSpanReader reader) => _value = reader.ReadDouble();

    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    public readonly void Write(ref BsonSpanWriter writer, ref int position, ReadOnlySpan<byte> name) => writer.WriteDouble(ref position, name, _value);
}

internal struct DecimalItem : IPlainItem
{
    private decimal _value;

    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    public void Read(ref BsonSpanReader reader) => _value = reader.ReadDecimal();

    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    public readonly void Write(ref BsonSpanWriter writer, ref int position, ReadOnlySpan<byte> name) => writer.WriteDecimal(name, _value);
}

internal struct StringItem : IPlainItem
{
    private string _value;

    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    public void Read(ref BsonSpanReader reader) => _value = reader.ReadString();

    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    public readonly void Write(ref BsonSpanWriter writer, ref int position, ReadOnlySpan<byte> name) => writer.WriteString(ref position, name, _value);
}

internal struct DateTimeItem : IPlainItem
{
    private DateTime _value;

    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    public void Read(ref BsonSpanReader reader) => _value = reader.ReadDateTime();

    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    public readonly void Write(ref BsonSpanWriter writer, ref int position, ReadOnlySpan<byte> name) => writer.WriteDateTime(ref position, name, _value);
}

internal struct GuidItem : IPlainItem
{
    private Guid _value;

    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    public void Read(ref BsonSpanReader reader) => _value = reader.ReadGuid();

    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    public readonly void Write(ref BsonSpanWriter writer, ref int position, ReadOnlySpan<byte> name) => writer.WriteGuid(name, _value);
}

internal struct ObjectIdItem : IPlainItem
{
    private ObjectId _value;

    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    public void Read(ref BsonSpanReader reader) => _value = reader.ReadObjectId();

    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    public readonly void Write(ref BsonSpanWriter writer, ref int position, ReadOnlySpan<byte> name) => writer.WriteObjectId(name, _value);
}
