namespace BsonGen.CodeGeneration;

public ref partial struct BsonSpanReader
{
    /// <summary>Reads an enum as its number.</summary>
    [MethodImpl(AggressiveInlining)]
    public long ReadEnum(BsonEnum type) => _type == BsonType.Int32 && type.IsReadAsInt32 ? TakeInt32() : this.ReadEnumSlow(type);
}
