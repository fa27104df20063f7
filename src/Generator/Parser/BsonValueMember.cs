using BsonGen.Generator.Model;
using Microsoft.CodeAnalysis;

namespace BsonGen.Generator.Parser;

/// <summary>Members of the driver's own types of values. Raw and lazy documents, and types derived by others, are left to it.</summary>
internal static class BsonValueMember
{
    public static ValueModel? Parse(ITypeSymbol type) => type.ToMetadataName() switch
    {
        "MongoDB.Bson.BsonValue" or "MongoDB.Bson.BsonArray" or "MongoDB.Bson.BsonBinaryData" or "MongoDB.Bson.BsonBoolean" or
            "MongoDB.Bson.BsonDateTime" or "MongoDB.Bson.BsonDecimal128" or "MongoDB.Bson.BsonDocument" or "MongoDB.Bson.BsonDouble" or
            "MongoDB.Bson.BsonInt32" or "MongoDB.Bson.BsonInt64" or "MongoDB.Bson.BsonJavaScript" or "MongoDB.Bson.BsonJavaScriptWithScope" or
            "MongoDB.Bson.BsonMaxKey" or "MongoDB.Bson.BsonMinKey" or "MongoDB.Bson.BsonNull" or "MongoDB.Bson.BsonObjectId" or
            "MongoDB.Bson.BsonRegularExpression" or "MongoDB.Bson.BsonString" or "MongoDB.Bson.BsonSymbol" or "MongoDB.Bson.BsonTimestamp" or
            "MongoDB.Bson.BsonUndefined" => new RepresentedValue(type.ToCode(), new RepresentationModel("BsonValueMember", type.ToCode())),
        _ => null,
    };
}
