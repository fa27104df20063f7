using System.Reflection;
using MongoDB.Bson;
using MongoDB.Bson.Serialization;

namespace BsonGen.Internal.Driver;

/// <summary>The types of <see cref="BsonValue"/>s whose bytes are read and written here; raw and lazy documents are not among them.</summary>
internal static class DefaultBsonValues
{
    private static readonly Dictionary<Type, BsonType> Types = new()
    {
        [typeof(BsonValue)] = BsonType.EndOfDocument,
        [typeof(BsonArray)] = BsonType.Array,
        [typeof(BsonBinaryData)] = BsonType.Binary,
        [typeof(BsonBoolean)] = BsonType.Boolean,
        [typeof(BsonDateTime)] = BsonType.DateTime,
        [typeof(BsonDecimal128)] = BsonType.Decimal128,
        [typeof(BsonDocument)] = BsonType.Document,
        [typeof(BsonDouble)] = BsonType.Double,
        [typeof(BsonInt32)] = BsonType.Int32,
        [typeof(BsonInt64)] = BsonType.Int64,
        [typeof(BsonJavaScript)] = BsonType.JavaScript,
        [typeof(BsonJavaScriptWithScope)] = BsonType.JavaScriptWithScope,
        [typeof(BsonMaxKey)] = BsonType.MaxKey,
        [typeof(BsonMinKey)] = BsonType.MinKey,
        [typeof(BsonNull)] = BsonType.Null,
        [typeof(BsonObjectId)] = BsonType.ObjectId,
        [typeof(BsonRegularExpression)] = BsonType.RegularExpression,
        [typeof(BsonString)] = BsonType.String,
        [typeof(BsonSymbol)] = BsonType.Symbol,
        [typeof(BsonTimestamp)] = BsonType.Timestamp,
        [typeof(BsonUndefined)] = BsonType.Undefined,
    };

    /// <summary>The BSON type that the values of a class have; <see cref="BsonType.EndOfDocument"/> for <see cref="BsonValue"/> itself, and other classes.</summary>
    public static BsonType TypeOf(Type type) => Types.GetValueOrDefault(type);

    /// <summary>Whether the serializer is the one that the driver names after the type.</summary>
    public static bool IsDefault(Type type)
    {
        if (!Types.ContainsKey(type))
        {
            return false;
        }

        try
        {
            var serializer = BsonSerializer.LookupSerializer(type).GetType();
            return serializer.Assembly == typeof(BsonSerializer).Assembly && serializer.Name == type.Name + "Serializer";
        }
        catch (Exception)
        {
            // A provider of the user's throws. Using the value says why, which an error of a static constructor would hide.
            return false;
        }
    }
}
