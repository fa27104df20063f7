namespace BsonGen.Generator.Driver;

/// <summary>Finds the codecs of single values with <c>[BsonRepresentation]</c> and similar attributes.</summary>
internal static class ScalarCodecs
{
    private const string GuidRepresentation = "global::MongoDB.Bson.GuidRepresentation.";
    private const string DateTimeKind = "global::System.DateTimeKind.";
    private const string TimeSpanUnits = "global::MongoDB.Bson.Serialization.Options.TimeSpanUnits.";

    private static readonly HashSet<string> Units =
        ["Ticks", "Days", "Hours", "Minutes", "Seconds", "Milliseconds", "Microseconds", "Nanoseconds"];

    /// <summary>Null if the driver rejects the representation, or must read and write it.</summary>
    /// <param name="options">The arguments besides the representation, unless they are the defaults.</param>
    public static CodecModel? Find(ITypeSymbol type, string? representation, params string[] options)
    {
        if (representation is null ||
            AcceptedAttributes.FindScalar(type) is not { Class: { } name } scalar ||
            !scalar.Compiles(representation))
        {
            return null;
        }

        var bsonType = representation != "EndOfDocument" ? representation : IsLong(type) ? "Int64" : "Int32";
        var written = "global::MongoDB.Bson.BsonType." + bsonType;
        EquatableArray<string> arguments = (name, representation) switch
        {
            // These two codecs have a default representation, and so they take the other options first.
            ("GuidCodec", _) when options.Length == 0 => [GuidRepresentation + "Unspecified", written],
            ("DateTimeCodec", _) when options.Length == 0 => [DateTimeKind + "Utc", "false", written],
            ("GuidCodec", "Binary") or ("DateTimeCodec", "DateTime") => [.. options],
            ("DateTimeCodec", _) => [.. options, written],
            _ => [written, .. options],
        };
        return new(name, scalar.IsGeneric ? [type.ToCode()] : []) { Arguments = arguments };
    }

    private static bool IsLong(ITypeSymbol type) =>
        ((INamedTypeSymbol)type).EnumUnderlyingType!.SpecialType is System_Int64 or System_UInt64;

    // As binary data.
    public static CodecModel? FindGuid(ITypeSymbol type, string? representation) =>
        representation is null ? null : Find(type, "Binary", GuidRepresentation + representation);

    // The codec of a time or time span in a unit. The units of both have the same names.
    public static CodecModel? FindTime(ITypeSymbol type, string? representation, string? units) =>
        units is null || !Units.Contains(units) ? null :
        Find(type, representation, units == "Ticks" ? [] : [TimeSpanUnits + units]);

    public static CodecModel? FindDate(ITypeSymbol type, string? representation, string? kind, bool isDateOnly) =>
        kind is null ? null : Find(type, representation, DateTimeKind + kind, isDateOnly ? "true" : "false");
}
