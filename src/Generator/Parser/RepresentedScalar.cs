namespace BsonGen.Generator.Parser;

/// <summary>Single values with <c>[BsonRepresentation]</c> and similar attributes: the classes of the runtime with their arguments.</summary>
internal static class RepresentedScalar
{
    private const string BsonType = "MongoDB.Bson.BsonType";

    private static readonly Version TimesAsDocumentsSince = new(3, 6);

    /// <summary>Finds the class; null if the driver rejects the representation, or must read and write it.</summary>
    /// <param name="representation">The name of the BSON type.</param>
    public static RepresentationModel? Find(ITypeSymbol type, string? representation)
    {
        if (representation is null || ConfigurableTypes.FindScalar(type) is not { Class: { } name } scalar || !scalar.Representations.Contains(representation))
        {
            return null;
        }

        return (name, representation) switch
        {
            ("EnumCodec", "EndOfDocument") => WithType(name, type.ToCode(), IsLong(type) ? "Int64" : "Int32"),
            ("GuidCodec", "String") => Configured(
                name, null, new NamedConstant("MongoDB.Bson.GuidRepresentation", "Unspecified"), new NamedConstant(BsonType, representation)),
            ("GuidCodec", _) => FindGuid("Unspecified"),
            ("DateTimeCodec", _) => FindDate(representation, "Utc", isDateOnly: false),
            ("DateOnlyCodec", _) => FindDateOnly(representation),
            ("TimeOnlyCodec", _) => FindTimeOnly(representation, "Ticks"),
            ("TimeSpanCodec", _) => FindTimeSpan(representation, "Ticks"),
            _ => WithType(name, scalar.IsGeneric ? type.ToCode() : null, representation),
        };
    }

    private static bool IsLong(ITypeSymbol type) =>
        ((INamedTypeSymbol)type).EnumUnderlyingType!.SpecialType is SpecialType.System_Int64 or SpecialType.System_UInt64;

    /// <summary>Finds the class for a <see cref="Guid"/> as binary data.</summary>
    public static RepresentationModel? FindGuid(string? representation) =>
        representation is null ? null : Configured("GuidCodec", null, new NamedConstant("MongoDB.Bson.GuidRepresentation", representation));

    /// <summary>Finds the class for a <c>DateOnly</c>.</summary>
    public static RepresentationModel? FindDateOnly(string? representation) =>
        ConfigurableTypes.OfDates.Contains(representation) ? WithType("DateOnlyCodec", null, representation!) : null;

    /// <summary>Finds the class for a <c>TimeOnly</c> in a unit.</summary>
    public static RepresentationModel? FindTimeOnly(string? representation, string? units) =>
        ConfigurableTypes.OfTimes.Contains(representation) && FindInUnits("TimeOnlyCodec", representation!, units) is { } model
            ? model with { Since = representation == "Document" ? TimesAsDocumentsSince : null }
            : null;

    /// <summary>Finds the class for a <see cref="TimeSpan"/> in a unit.</summary>
    public static RepresentationModel? FindTimeSpan(string? representation, string? units) =>
        ConfigurableTypes.OfTimeSpans.Contains(representation) ? FindInUnits("TimeSpanCodec", representation!, units) : null;

    /// <summary>Finds the class for a <see cref="DateTime"/> of a kind.</summary>
    public static RepresentationModel? FindDate(string? representation, string? kind, bool isDateOnly) =>
        kind is null || !ConfigurableTypes.OfDates.Contains(representation) ? null : new("DateTimeCodec", null, new[]
        {
            new ArgumentModel(new NamedConstant("System.DateTimeKind", kind)),
            new ArgumentModel(new PrimitiveConstant(isDateOnly), "isDateOnly"),
            new ArgumentModel(new NamedConstant(BsonType, representation!)),
        }.Take(representation == "DateTime" ? 2 : 3).ToEquatableArray());

    // The units of TimeOnly have the same names as those of TimeSpan.
    private static RepresentationModel? FindInUnits(string className, string representation, string? units) =>
        units is "Ticks" or "Days" or "Hours" or "Minutes" or "Seconds" or "Milliseconds" or "Microseconds" or "Nanoseconds"
            ? WithType(className, null, representation, new ArgumentModel(new NamedConstant("MongoDB.Bson.Serialization.Options.TimeSpanUnits", units)))
            : null;

    private static RepresentationModel Configured(string className, string? typeArgument = null, params ConstantModel[] arguments) =>
        new(className, typeArgument, arguments.Select(argument => new ArgumentModel(argument)).ToEquatableArray());

    private static RepresentationModel WithType(string className, string? typeArgument, string representation, params ArgumentModel[] arguments) =>
        new(className, typeArgument, arguments.Prepend(new ArgumentModel(new NamedConstant(BsonType, representation))).ToEquatableArray());
}
