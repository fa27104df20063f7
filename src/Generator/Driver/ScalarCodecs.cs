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
            AcceptedAttributes.FindOfScalar(type) is not { Codec: { } codec } scalar ||
            !scalar.Compiles(representation))
        {
            return null;
        }

        var bsonType = representation != "EndOfDocument" ? representation : IsLong(type) ? "Int64" : "Int32";
        var written = "global::MongoDB.Bson.BsonType." + bsonType;
        return new ScalarCodecModel(codec, type.ToCode(), Order(codec, representation, written, options));
    }

    /// <summary>The codec of Guids that are stored as binary data.</summary>
    public static CodecModel? FindGuid(ITypeSymbol type, string? representation) =>
        representation is null ? null : Find(type, "Binary", GuidRepresentation + representation);

    // The codec of a time or time span in a unit. The units of both have the same names.
    public static CodecModel? FindTime(ITypeSymbol type, string? representation, string? units) =>
        units is null || !Units.Contains(units)
            ? null
            : Find(type, representation, units == "Ticks" ? [] : [TimeSpanUnits + units]);

    public static CodecModel? FindDate(ITypeSymbol type, string? representation, string? kind, bool isDateOnly) =>
        kind is null ? null : Find(type, representation, DateTimeKind + kind, isDateOnly ? "true" : "false");

    private static EquatableArray<string> Order(CodecClass codec, string representation, string written, string[] options)
    {
        if (codec.DefaultRepresentation is null)
        {
            return [written, .. options];
        }

        if (options.Length == 0)
        {
            return [.. codec.DefaultOptions, written];
        }

        return representation == codec.DefaultRepresentation ? [.. options] : [.. options, written];
    }

    private static bool IsLong(ITypeSymbol type) =>
        ((INamedTypeSymbol)type).EnumUnderlyingType!.SpecialType is System_Int64 or System_UInt64;
}
