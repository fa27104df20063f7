using Microsoft.CodeAnalysis;
using Microsoft.CodeAnalysis.CSharp.Syntax;

namespace BsonGen.Generator.Parser;

/// <summary>An attribute that the driver rejects on the first use of the type.</summary>
/// <param name="Attribute">The attribute.</param>
/// <param name="Why">Why the driver rejects it.</param>
/// <param name="Location">The invalid argument, or the attribute; null without source code.</param>
internal sealed record RefusedAttribute(AttributeData Attribute, string Why, Location? Location);

/// <summary>Finds attributes that no version of the driver accepts for the type of their member.</summary>
internal sealed class RefusedAttributes(ParserContext context)
{
    /// <summary>Finds the first such attribute of a member, or null.</summary>
    public RefusedAttribute? Find(MemberShape member)
    {
        // The driver lets the other attributes configure the serializer that this one names.
        if (member.Attributes.FindKindOf(KnownNames.BsonSerializerAttribute) is { } serializer)
        {
            return FindSerializer(serializer, member.Type);
        }

        return member.Attributes.Select(attribute => Find(attribute, member.Type)).FirstOrDefault(refused => refused is not null);
    }

    private RefusedAttribute? Find(AttributeData attribute, ITypeSymbol type)
    {
        var name = attribute.AttributeClass?.ToDriverName();
        return name switch
        {
            KnownNames.BsonId => FindIdGenerator(attribute),
            KnownNames.BsonRepresentation when ConfigurableTypes.Find(type, context) is { } configurable =>
                FindRepresentation(attribute, type, [.. configurable.GetRepresentations()], 0, "Representation"),
            KnownNames.BsonDateTimeOptions or KnownNames.BsonDateOnlyOptions or KnownNames.BsonTimeOnlyOptions or KnownNames.BsonTimeSpanOptions or
                KnownNames.BsonGuidRepresentation or KnownNames.BsonDictionaryOptions when ConfigurableTypes.Find(type, context) is { } configurable => configurable.Takes(name!)
                    ? FindOption(attribute, name!)
                    : Refuse(attribute, attribute.GetLocation(), $"it is for {GetSubject(name!)}, not for '{type.ToDisplayString()}'"),
            _ => null,
        };
    }

    private static string GetSubject(string attribute) => attribute switch
    {
        KnownNames.BsonDateTimeOptions => "'System.DateTime'",
        KnownNames.BsonDateOnlyOptions => "'System.DateOnly'",
        KnownNames.BsonTimeOnlyOptions => "'System.TimeOnly'",
        KnownNames.BsonTimeSpanOptions => "'System.TimeSpan'",
        KnownNames.BsonGuidRepresentation => "'System.Guid'",
        _ => "dictionaries",
    };

    private static RefusedAttribute? FindOption(AttributeData attribute, string name) => name switch
    {
        KnownNames.BsonDateTimeOptions => FindRepresentation(attribute, null, ConfigurableTypes.OfDates, -1, "Representation"),
        KnownNames.BsonDateOnlyOptions => FindRepresentation(attribute, null, ConfigurableTypes.OfDates, 0, "Representation"),
        KnownNames.BsonTimeOnlyOptions => FindRepresentation(attribute, null, ConfigurableTypes.OfTimes, 0, "Representation"),
        KnownNames.BsonTimeSpanOptions => FindRepresentation(attribute, null, ConfigurableTypes.OfTimeSpans, 0, "Representation"),
        _ => null,
    };

    private static RefusedAttribute? FindRepresentation(AttributeData attribute, ITypeSymbol? type, string[] allowed, int parameter, string property)
    {
        var (constant, location) = GetArgument(attribute, parameter, property);
        if (constant.Kind != TypedConstantKind.Enum || constant.GetEnumName() is not { } name || allowed.Contains(name))
        {
            return null;
        }

        var holder = type is null ? "the value" : $"'{type.ToDisplayString()}'";
        var representations = allowed.Where(candidate => candidate != "EndOfDocument").ToList();
        return representations.Count == 0
            ? Refuse(attribute, attribute.GetLocation(), $"the driver stores {holder} in one way only")
            : Refuse(attribute, location, $"{holder} can't be stored as {name}, but as {Join(representations)}");
    }

    private RefusedAttribute? FindSerializer(AttributeData attribute, ITypeSymbol type)
    {
        var (constant, location) = GetArgument(attribute, 0, "SerializerType");
        if (constant.Value is not INamedTypeSymbol { IsUnboundGenericType: false } serializer || IsOpen(type) ||
            attribute.AttributeClass!.ToDriverName() != KnownNames.BsonSerializerAttribute)
        {
            return null;
        }

        var served = serializer.AllInterfaces
            .Where(candidate => SymbolEqualityComparer.Default.Equals(candidate.OriginalDefinition, context.SerializerOfType))
            .Select(candidate => candidate.TypeArguments[0])
            .ToList();
        return
            !serializer.Implements(context.Serializer) ? Refuse(attribute, location, $"'{serializer.ToDisplayString()}' is no IBsonSerializer") :
            served.Count == 1 && !context.Compilation.ClassifyCommonConversion(served[0], type).IsIdentity
                ? Refuse(attribute, location, $"'{serializer.Name}' is for '{served[0].ToDisplayString()}', not for '{type.ToDisplayString()}'")
                : null;
    }

    private static bool IsOpen(ITypeSymbol type) => type switch
    {
        ITypeParameterSymbol => true,
        IArrayTypeSymbol array => IsOpen(array.ElementType),
        INamedTypeSymbol named => named.TypeArguments.Any(IsOpen),
        _ => false,
    };

    private RefusedAttribute? FindIdGenerator(AttributeData attribute)
    {
        var (constant, location) = GetArgument(attribute, -1, "IdGenerator");
        return constant.Value is INamedTypeSymbol generator && !generator.Implements(context.IdGenerator)
            ? Refuse(attribute, location, $"'{generator.ToDisplayString()}' is no IIdGenerator")
            : null;
    }

    private static RefusedAttribute Refuse(AttributeData attribute, Location? location, string why) => new(attribute, why, location);

    private static string Join(List<string> names) =>
        names.Count == 1 ? names[0] : string.Join(", ", names.Take(names.Count - 1)) + " or " + names[names.Count - 1];

    /// <summary>Finds an argument by its property or by the position of its parameter, with its location.</summary>
    private static (TypedConstant Constant, Location? Location) GetArgument(AttributeData attribute, int parameter, string property)
    {
        var syntax = (attribute.ApplicationSyntaxReference?.GetSyntax() as AttributeSyntax)?.ArgumentList?.Arguments;
        var named = attribute.NamedArguments.FirstOrDefault(argument => argument.Key == property).Value;
        var place = named.Kind != TypedConstantKind.Error
            ? syntax?.FirstOrDefault(argument => argument.NameEquals?.Name.Identifier.ValueText == property)
            : syntax?.Where(argument => argument.NameEquals is null).ElementAtOrDefault(parameter);
        var constant = named.Kind != TypedConstantKind.Error ? named : parameter < 0 ? default : attribute.ConstructorArguments.ElementAtOrDefault(parameter);
        return (constant, place?.Expression.GetLocation() ?? attribute.GetLocation());
    }
}
