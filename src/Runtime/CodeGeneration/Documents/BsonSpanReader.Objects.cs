namespace BsonGen.CodeGeneration;

// Members of type object: the BSON type or a discriminator determines the type. The driver reads what its serializer refuses, and
// types without a generated serializer.
public ref partial struct BsonSpanReader
{
    internal bool HasDefaultDynamics => _settings.HasDefaultDynamics ??= RegisteredObject.HasDefaultDynamics(_settings.Context);

    /// <summary>Reads a value of type object, or null.</summary>
    public object ReadObject() => RegisteredObject.Rules is not { } rules ? this.ReadObjectByDriver() : _type switch
    {
        BsonType.Null => null!,
        BsonType.String => this.ReadText(),
        BsonType.Int32 => TakeInt32(),
        BsonType.Int64 => TakeInt64(),
        BsonType.Double => BitConverter.Int64BitsToDouble(TakeInt64()),
        BsonType.Boolean when Holds(_position, 1) && ByteAt(_position) <= 1 =>
            ByteAt(_position++) != 0 ? ObjectReading.True : ObjectReading.False,
        BsonType.DateTime when this.TryPeekDateTime(out var date) => Advance(sizeof(long), date),
        BsonType.ObjectId when this.TryReadObjectId(out var id) => id,
        BsonType.Decimal128 => this.ReadDecimal128Bits(),
        BsonType.Binary when this.TryReadGuid(rules.Guids, out var guid) => guid,
        BsonType.Array when HasDefaultDynamics && TryReadStartArray<List<object>>(out var array) =>
            this.ReadListOfObjects(array),
        BsonType.Document when HasGoodSize => this.ReadObjectDocument(rules),
        _ => this.ReadObjectByDriver(),
    };
}
