using BsonGen.Generator.Model;
using Microsoft.CodeAnalysis;

namespace BsonGen.Generator.Parser;

/// <summary>
/// The attributes that the driver's default serializers accept. The table has everything that any version of the driver accepts, so that all versions
/// reject the rest.
/// </summary>
internal static class ConfigurableTypes
{
    private const string Date = KnownNames.BsonDateTimeOptions;
    private const string Time = KnownNames.BsonTimeSpanOptions;
    private const string DateOnly = KnownNames.BsonDateOnlyOptions;
    private const string TimeOnly = KnownNames.BsonTimeOnlyOptions;
    private const string Guid = KnownNames.BsonGuidRepresentation;
    private const string Dictionary = KnownNames.BsonDictionaryOptions;

    /// <summary>The BSON types that <c>[BsonDateTimeOptions]</c> and <c>[BsonDateOnlyOptions]</c> may name.</summary>
    public static readonly string[] OfDates = ["DateTime", "Document", "Int64", "String"];

    /// <summary>The BSON types that <c>[BsonTimeOnlyOptions]</c> may name.</summary>
    public static readonly string[] OfTimes = ["Document", "Double", "Int32", "Int64", "String"];

    /// <summary>The BSON types that <c>[BsonTimeSpanOptions]</c> may name.</summary>
    public static readonly string[] OfTimeSpans = ["Double", "Int32", "Int64", "String"];

    private static readonly Configurable Nothing = new([]);
    private static readonly Configurable Number = new(["Decimal128", "Double", "Int32", "Int64", "String"]);
    private static readonly Configurable Octet = new(["Binary", "Int32", "Int64", "String"]);
    private static readonly Configurable Enum = new(["EndOfDocument", "Int32", "Int64", "String"]);
    private static readonly Configurable Bytes = new(["Binary", "String"]);
    private static readonly Configurable AnyDictionary = new(["Array", "Document"], Dictionary);

    private static readonly Dictionary<string, Configurable> ByName = new()
    {
        ["System.Boolean"] = new(["Boolean", "Decimal128", "Double", "Int32", "Int64", "String"]),
        ["System.Byte"] = Octet,
        ["System.SByte"] = Octet,
        ["System.Int16"] = Number,
        ["System.UInt16"] = Number,
        ["System.Int32"] = Number,
        ["System.UInt32"] = Number,
        ["System.Int64"] = Number,
        ["System.UInt64"] = Number,
        ["System.Single"] = Number,
        ["System.Double"] = Number,
        ["System.Half"] = Number,
        ["System.Decimal"] = new(["Array", "Decimal128", "Double", "Int32", "Int64", "String"]),
        [KnownNames.Decimal128] = Number,
        ["System.Char"] = new(["Int32", "Int64", "String"]),
        ["System.String"] = new(["ObjectId", "String", "Symbol"]),
        [KnownNames.ObjectId] = new(["ObjectId", "String"]),
        ["System.Guid"] = new(["Binary", "String"], Guid),
        ["System.DateTime"] = new(OfDates, Date),
        ["System.DateOnly"] = new(OfDates, DateOnly),
        ["System.DateTimeOffset"] = new(["Array", "DateTime", "Document", "String"]),
        ["System.TimeOnly"] = new(OfTimes, TimeOnly),
        ["System.TimeSpan"] = new(OfTimeSpans, Time),
        ["System.Object"] = Nothing,
        ["System.Uri"] = Nothing,
        ["System.Version"] = new(["Document", "String"]),
        ["System.Globalization.CultureInfo"] = Nothing,
        ["System.Net.IPAddress"] = Nothing,
        ["System.Net.IPEndPoint"] = Nothing,
        ["System.Collections.BitArray"] = Bytes,
        ["System.Text.RegularExpressions.Regex"] = new(["RegularExpression", "String"]),
    };

    /// <summary>Finds what the serializer of a type accepts; null if it depends on a serializer of the user, on a type argument or on the driver's version.</summary>
    public static Configurable? Find(ITypeSymbol type, ParserContext context) => type switch
    {
        { TypeKind: TypeKind.Enum } => Enum,
        IArrayTypeSymbol { Rank: 1, ElementType.SpecialType: SpecialType.System_Byte } => Bytes,
        IArrayTypeSymbol { Rank: <= 3 } array => Nothing.Around(Find(array.ElementType, context)),
        INamedTypeSymbol named when named.GetNullableValue() is { } value => Nothing.Around(Find(value, context)),
        INamedTypeSymbol { IsTupleType: true } => Nothing,
        INamedTypeSymbol named => FindNamed(named, context),
        _ => null,
    };

    private static Configurable? FindNamed(INamedTypeSymbol type, ParserContext context)
    {
        var name = type.OriginalDefinition.ToKnownName();
        return (type.TypeArguments.Length, name) switch
        {
            (0, _) when type.ContainingType is null && type.DeclaringSyntaxReferences.IsEmpty && ByName.TryGetValue(name, out var configurable) => configurable,
            (0, _) when context.IsBsonValue(type) || context.IsAnnotated(type) => Nothing,
            (1, "System.Collections.ObjectModel.ReadOnlyCollection") => Nothing,
            (1, _) when CollectionKind.FindCollection(name) is not null => Nothing.Around(Find(type.TypeArguments[0], context)),
            (2, _) when ConfiguredContainer.IsDictionary(type) => AnyDictionary.Around(Find(type.TypeArguments[1], context)),
            _ => null,
        };
    }
}

/// <summary>The configuration that a serializer of the driver, or one inside it, accepts.</summary>
/// <param name="Representations">The BSON types that <c>[BsonRepresentation]</c> may name.</param>
/// <param name="Options">The other attribute that configures the serializer, or null.</param>
internal sealed record Configurable(string[] Representations, string? Options = null)
{
    private Configurable? Inner { get; init; }

    /// <summary>Whether the attribute configures this serializer or one inside it.</summary>
    public bool Takes(string attribute) => Options == attribute || Inner?.Takes(attribute) == true;

    /// <summary>The BSON types that <c>[BsonRepresentation]</c> may name.</summary>
    public IEnumerable<string> GetRepresentations() => Representations.Concat(Inner?.GetRepresentations() ?? []).Distinct();

    /// <summary>The same for a collection, whose serializer passes the attribute to the serializer of its items.</summary>
    public Configurable? Around(Configurable? inner) => inner is null ? null : this with { Inner = inner };
}
