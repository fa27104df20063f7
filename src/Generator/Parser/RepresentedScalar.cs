using BsonGen.Generator.Model;
using Microsoft.CodeAnalysis;

namespace BsonGen.Generator.Parser;

/// <summary>Values with <c>[BsonRepresentation]</c>: the classes of the runtime for each legal pair of type and representation.</summary>
internal static class RepresentedScalar
{
    private const string BsonType = "MongoDB.Bson.BsonType";

    private static readonly Version DatesAndTimesSince = new(3, 0);
    private static readonly Version TimesAsDocumentsSince = new(3, 6);
    private static readonly Version OffsetsAsDatesSince = new(2, 15);

    /// <summary>Finds the class; null if the driver rejects the representation, or must read and write it.</summary>
    /// <param name="type">The type of the values.</param>
    /// <param name="representation">The name of the BSON type.</param>
    public static RepresentationModel? Find(ITypeSymbol type, string? representation)
    {
        var code = type.ToCode();
        return (type.SpecialType, representation) switch
        {
            _ when type.TypeKind == TypeKind.Enum && representation is "Int32" or "Int64" or "String" => WithType("EnumMember", code, representation),
            (_, "EndOfDocument") when type is INamedTypeSymbol { EnumUnderlyingType.SpecialType: var number } =>
                WithType("EnumMember", code, number is SpecialType.System_Int64 or SpecialType.System_UInt64 ? "Int64" : "Int32"),
            (SpecialType.System_Decimal, "Array" or "Decimal128" or "Double" or "Int32" or "Int64" or "String") => WithType("DecimalMember", null, representation),
            _ when type is IArrayTypeSymbol { Rank: 1, ElementType.SpecialType: SpecialType.System_Byte } && representation is "Binary" or "String" =>
                WithType("BytesMember", null, representation!),
            (SpecialType.System_String, "String" or "Symbol") => WithType("StringMember", null, representation),
            (SpecialType.System_String, "ObjectId") => Configured("StringAsObjectIdMember"),
            (SpecialType.System_Boolean, "Boolean" or "Decimal128" or "Double" or "Int32" or "Int64" or "String") => WithType("BooleanMember", null, representation),
            (SpecialType.System_Byte or SpecialType.System_SByte, "Binary" or "Int32" or "Int64" or "String") => WithType("ByteMember", code, representation),
            (SpecialType.System_Char, "Int32" or "Int64" or "String") => WithType("CharMember", null, representation),
            (SpecialType.System_DateTime, "DateTime" or "Document" or "Int64" or "String") => FindDate(representation),
            ( >= SpecialType.System_Int16 and <= SpecialType.System_UInt64 or SpecialType.System_Single or SpecialType.System_Double,
                "Decimal128" or "Double" or "Int32" or "Int64" or "String") => WithType("NumberMember", code, representation),
            _ => FindByName(type.ToKnownName(), representation),
        };
    }

    private static RepresentationModel? FindByName(string type, string? representation) => (type, representation) switch
    {
        (KnownNames.ObjectId, "ObjectId") => WithType("PlainMember", "global::" + type, representation),
        (KnownNames.ObjectId, "String") => Configured("ObjectIdAsStringMember"),
        ("MongoDB.Bson.Decimal128", "Decimal128" or "Double" or "Int32" or "Int64" or "String") => WithType("Decimal128Member", null, representation),
        ("System.DateOnly", _) => FindDateOnly(representation, isYearMonthDay: false),
        ("System.DateTimeOffset", "Array" or "Document" or "String") => WithType("DateTimeOffsetMember", null, representation),
        ("System.DateTimeOffset", "DateTime") => WithType("DateTimeOffsetMember", null, representation) with { Since = OffsetsAsDatesSince },
        ("System.Half", "Decimal128" or "Double" or "Int32" or "Int64" or "String") =>
            WithType("NumberMember", "global::System.Half", representation) with { Since = DatesAndTimesSince },
        ("System.Version", "Document" or "String") => WithType("VersionMember", null, representation),
        ("System.Guid", "String") => Configured("GuidAsStringMember"),
        ("System.Guid", "Binary") => FindGuid("Unspecified"),
        ("System.TimeOnly", _) => FindTimeOnly(representation, "Ticks"),
        ("System.TimeSpan", _) => FindTimeSpan(representation, "Ticks"),
        _ => null,
    };

    /// <summary>Finds the class for a <see cref="Guid"/> as binary data.</summary>
    public static RepresentationModel? FindGuid(string? representation) => representation is null
        ? null
        : Configured("GuidMember", null, new NamedConstant("MongoDB.Bson.GuidRepresentation", representation));

    /// <summary>Finds the class for a <c>DateOnly</c>.</summary>
    public static RepresentationModel? FindDateOnly(string? representation, bool isYearMonthDay)
    {
        if (representation is not ("DateTime" or "Document" or "Int64" or "String"))
        {
            return null;
        }

        List<ArgumentModel> arguments = [new(new NamedConstant(BsonType, representation))];
        if (isYearMonthDay)
        {
            arguments.Add(new(new PrimitiveConstant(true), "isYearMonthDay"));
        }

        return new RepresentationModel("DateOnlyMember", null, arguments.ToEquatableArray()) { Since = DatesAndTimesSince };
    }

    /// <summary>Finds the class for a <c>TimeOnly</c> in a unit.</summary>
    public static RepresentationModel? FindTimeOnly(string? representation, string? units) => representation is "Document" or "Double" or "Int32" or "Int64" or "String"
        ? FindInUnits("TimeOnlyMember", representation, units) is { } model ? model with { Since = representation == "Document" ? TimesAsDocumentsSince : DatesAndTimesSince } : null
        : null;

    /// <summary>Finds the class for a <see cref="TimeSpan"/> in a unit.</summary>
    public static RepresentationModel? FindTimeSpan(string? representation, string? units) =>
        representation is "Double" or "Int32" or "Int64" or "String" ? FindInUnits("TimeSpanMember", representation, units) : null;

    // Older drivers don't declare the units of TimeOnly, whose names are also units of TimeSpan.
    private static RepresentationModel? FindInUnits(string className, string representation, string? units) =>
        units is "Ticks" or "Days" or "Hours" or "Minutes" or "Seconds" or "Milliseconds" or "Microseconds" or "Nanoseconds"
            ? Configured(className, null, new NamedConstant(BsonType, representation), new NamedConstant("MongoDB.Bson.Serialization.Options.TimeSpanUnits", units))
            : null;

    /// <summary>Creates the model of a class whose constructor takes constants after the member.</summary>
    public static RepresentationModel Configured(string className, string? typeArgument = null, params ConstantModel[] arguments) =>
        new(className, typeArgument, arguments.Select(argument => new ArgumentModel(argument)).ToEquatableArray());

    private static RepresentationModel WithType(string className, string? typeArgument, string representation) =>
        Configured(className, typeArgument, new NamedConstant(BsonType, representation));

    /// <summary>Finds the class for a <see cref="DateTime"/> of a kind.</summary>
    public static RepresentationModel FindDate(string representation, string kind = "Utc", bool isDateOnly = false)
    {
        List<ArgumentModel> arguments = [new(new NamedConstant("System.DateTimeKind", kind)), new(new PrimitiveConstant(isDateOnly), "isDateOnly")];
        if (representation != "DateTime")
        {
            arguments.Add(new ArgumentModel(new NamedConstant(BsonType, representation)));
        }

        return new RepresentationModel("DateTimeMember", null, arguments.ToEquatableArray());
    }
}
