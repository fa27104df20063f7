using BsonGen.Generator.Model;
using Microsoft.CodeAnalysis;

namespace BsonGen.Generator.Parser;

/// <summary>Decides how the values of a type are read and written.</summary>
internal sealed class ValueParser(ParserContext context)
{
    private static readonly HashSet<string> BuiltIn =
    [
        "System.TimeOnly", "System.Tuple", "System.Uri", "System.Version",
        "System.Collections.Generic.KeyValuePair", "System.Globalization.CultureInfo", "System.Net.IPAddress", "System.Net.IPEndPoint",
    ];

    /// <summary>Whether the driver stores a class or struct otherwise than member by member.</summary>
    public static bool IsBuiltIn(INamedTypeSymbol type) =>
        type.OriginalDefinition.SpecialType != SpecialType.None ||
        type.IsTupleType ||
        GetScalar(type) is not null ||
        BuiltIn.Contains(type.ToMetadataName());

    /// <summary>How a member's values are read and written, attributes considered.</summary>
    public ValueModel Parse(MemberShape member)
    {
        var classMapped = new ValueModel(ValueKind.ClassMapped, member.Type.ToCode());
        if (member.HasOwnSerializer)
        {
            return RepresentedMember.Parse(member) ?? classMapped;
        }

        if (member.RepresentationByConvention is not null)
        {
            return RepresentedMember.Parse(member) ?? ParsePossibleEnum(member.Type);
        }

        return context.IsBsonValue(member.Type) ? BsonValueMember.Parse(member.Type) ?? classMapped : Parse(member.Type);
    }

    /// <summary>A type parameter, or a nullable one, which conventions configure should it turn out to be an enum.</summary>
    private static ValueModel ParsePossibleEnum(ITypeSymbol type) =>
        new(ValueKind.Any, type.ToCode(), $"PossibleEnumMember<{type.ToCode()}>");

    /// <summary>How the values of a type are read and written.</summary>
    public ValueModel Parse(ITypeSymbol type)
    {
        var code = type.ToCode();
        if (GetScalar(type) is { } scalar)
        {
            return new ValueModel(ValueKind.Scalar, code, scalar);
        }

        switch (type)
        {
            case { TypeKind: TypeKind.Enum }:
                return new ValueModel(ValueKind.Enum, code);

            case ITypeParameterSymbol:
                return new ValueModel(ValueKind.Any, code);

            case IArrayTypeSymbol { Rank: 1 } array:
                return new ValueModel(ValueKind.Array, code, Item: Parse(array.ElementType));

            case var _ when type.GetNullableValue() is { } nullableValue:
                return Parse(nullableValue) is { Kind: ValueKind.Scalar or ValueKind.Enum } item
                    ? new ValueModel(ValueKind.Nullable, code, Item: item)
                    : new ValueModel(ValueKind.Registered, code);

            case INamedTypeSymbol named:
                return ParseCollection(named, code) ?? ParseDocument(named, code) ?? new ValueModel(ValueKind.Registered, code);

            default:
                return new ValueModel(ValueKind.Registered, code);
        }
    }

    private ValueModel? ParseCollection(INamedTypeSymbol type, string code)
    {
        switch (type.OriginalDefinition.ToMetadataName())
        {
            case "System.Collections.Generic.List" or
                "System.Collections.Generic.IList" or
                "System.Collections.Generic.ICollection" or
                "System.Collections.Generic.IEnumerable" or
                "System.Collections.Generic.IReadOnlyList" or
                "System.Collections.Generic.IReadOnlyCollection":
                var item = Parse(type.TypeArguments[0]);
                return new ValueModel(ValueKind.List, code, $"global::System.Collections.Generic.List<{item.TypeName}>", item);

            // Items that run code of the user's when they are compared go to the driver, which says where they failed.
            case "System.Collections.Generic.HashSet" or "System.Collections.Generic.ISet"
                when Parse(type.TypeArguments[0]) is { Kind: ValueKind.Scalar or ValueKind.Enum or ValueKind.Nullable } simple:
                return new ValueModel(ValueKind.Set, code, $"global::System.Collections.Generic.HashSet<{simple.TypeName}>", simple);

            case "System.Collections.Generic.Dictionary" or "System.Collections.Generic.IDictionary"
                when type.TypeArguments[0].SpecialType == SpecialType.System_String:
                var value = Parse(type.TypeArguments[1]);
                return new ValueModel(ValueKind.Dictionary, code, $"global::System.Collections.Generic.Dictionary<string, {value.TypeName}>", value);

            default:
                return null;
        }
    }

    private ValueModel? ParseDocument(INamedTypeSymbol type, string code)
    {
        var isExternal = context.External.Contains(type);
        if (!isExternal && !context.IsAnnotated(type))
        {
            return null;
        }

        var isHere = isExternal || SymbolEqualityComparer.Default.Equals(type.ContainingAssembly, context.Compilation.Assembly);
        if (!isHere || !ShapeParser.Parse(context, type).IsGenerated)
        {
            return new ValueModel(ValueKind.GeneratedElsewhere, code);
        }

        return new ValueModel(ValueKind.Document, code, SerializerNames.CodeOf(context, type));
    }

    private static string? GetScalar(ITypeSymbol type) => type.SpecialType switch
    {
        SpecialType.System_Boolean => "Boolean",
        SpecialType.System_Byte => "Byte",
        SpecialType.System_SByte => "SByte",
        SpecialType.System_Int16 => "Int16",
        SpecialType.System_UInt16 => "UInt16",
        SpecialType.System_Int32 => "Int32",
        SpecialType.System_UInt32 => "UInt32",
        SpecialType.System_Int64 => "Int64",
        SpecialType.System_UInt64 => "UInt64",
        SpecialType.System_Single => "Single",
        SpecialType.System_Double => "Double",
        SpecialType.System_Decimal => "Decimal",
        SpecialType.System_Char => "Char",
        SpecialType.System_String => "String",
        SpecialType.System_DateTime => "DateTime",
        _ => type switch
        {
            IArrayTypeSymbol { Rank: 1, ElementType.SpecialType: SpecialType.System_Byte } => "Bytes",
            INamedTypeSymbol { Name: "Guid" or "TimeSpan" or "DateTimeOffset" or "DateOnly" } when IsInSystem(type) => type.Name,
            INamedTypeSymbol { Name: "ObjectId" } when type.ToMetadataName() == KnownNames.ObjectId => "ObjectId",
            INamedTypeSymbol { Name: "Decimal128" } when type.ToMetadataName() == KnownNames.Decimal128 => "Decimal128",
            _ => null,
        },
    };

    private static bool IsInSystem(ITypeSymbol type) =>
        type is { ContainingType: null, ContainingNamespace: { Name: "System", ContainingNamespace.IsGlobalNamespace: true } };
}
