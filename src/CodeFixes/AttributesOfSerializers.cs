using Microsoft.CodeAnalysis.Operations;

namespace BsonGen.CodeFixes;

/// <summary>
/// Finds the attribute that configures a member's serializer as a constructor of one of the driver's serializers does.
/// </summary>
internal static class AttributesOfSerializers
{
    private const string Namespace = "MongoDB.Bson.Serialization.Serializers.";

    private static readonly HashSet<string> Represented =
    [
        "Boolean", "Byte", "Char", "DateOnly", "DateTimeOffset", "Decimal", "Double", "Enum", "Guid", "Int16", "Int32",
        "Int64", "ObjectId", "SByte", "Single", "String",
        "TimeOnly", "TimeSpan", "UInt16", "UInt32", "UInt64", "Version",
    ];

    // Their constructors refuse to lose digits, where [BsonRepresentation(BsonType.Decimal128)] allows it.
    private static readonly HashSet<string> Exact = ["Double", "Int16", "Int32", "Int64", "Single", "UInt16", "UInt32", "UInt64"];

    /// <summary>The name of the attribute and its arguments; null if there is no such attribute.</summary>
    public static (string Name, NewArgument[] Arguments)? Find(IObjectCreationOperation creation)
    {
        if (creation is not { Initializer: null, Arguments: { Length: 1 } arguments, Type: { } type } ||
            type.OriginalDefinition.ToDriverName() is not { Length: > 0 } name ||
                !name.StartsWith(Namespace, StringComparison.Ordinal))
        {
            return null;
        }

        var argument = CodeOperations.Unwrap(arguments[0].Value);
        var kind = name.Substring(Namespace.Length).Replace("Serializer", "");
        if (kind == "Nullable")
        {
            return argument is IObjectCreationOperation inner ? Find(inner) : null;
        }

        if (argument.Type is not { } argumentType || CodeOperations.FindEnumValue(argument) is not { } value)
        {
            return null;
        }

        return (kind, argumentType.ToDriverName()) switch
        {
            ("Guid", "MongoDB.Bson.GuidRepresentation") => (BsonGuidRepresentation, [new NewArgument(value)]),
            ("DateTime", "MongoDB.Bson.BsonType") => (BsonDateTimeOptions, [new NewArgument(value, "Representation")]),
            ("DateTime", "") when argumentType.ToMetadataName() == "System.DateTimeKind" =>
                (BsonDateTimeOptions, [new NewArgument(value, "Kind")]),
            ("Decimal", "MongoDB.Bson.BsonType") when value.Name != "Decimal128" =>
                (BsonRepresentation, [new NewArgument(value), new NewArgument(true, "AllowTruncation")]),
            (_, "MongoDB.Bson.BsonType") when Represented.Contains(kind) =>
                (BsonRepresentation, Exact.Contains(kind) && value.Name == "Decimal128"
                    ? [new NewArgument(value), new NewArgument(false, "AllowTruncation")]
                    : [new NewArgument(value)]),
            _ => null,
        };
    }
}
