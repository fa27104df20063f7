namespace BsonGen.Generator.Driver;

/// <summary>An attribute that the driver rejects on the first use of the type.</summary>
internal sealed record Refusal(AttributeData Attribute, Location? Location, string Why);

/// <summary>Finds attributes that no version of the driver accepts for the type of their member.</summary>
internal sealed class RefusedAttributes(Compilation compilation)
{
    private const string IdGenerators = SerializationPrefix + "IdGenerators.";

    // What they are for, the BSON types that they may name, and the position of that parameter.
    private static readonly Dictionary<string, (string Subject, string[]? Representations, int Parameter)> Options = new()
    {
        [BsonDateTimeOptions] = ("'System.DateTime'", ScalarTypes.RepresentationsOfDates, -1),
        [BsonDateOnlyOptions] = ("'System.DateOnly'", ScalarTypes.RepresentationsOfDates, 0),
        [BsonTimeOnlyOptions] = ("'System.TimeOnly'", ScalarTypes.RepresentationsOfTimes, 0),
        [BsonTimeSpanOptions] = ("'System.TimeSpan'", ScalarTypes.RepresentationsOfTimeSpans, 0),
        [BsonGuidRepresentation] = ("'System.Guid'", null, 0),
        [BsonDictionaryOptions] = ("dictionaries", null, 0),
    };

    /// <summary>The first one. If an attribute names a serializer, the driver lets the others configure it.</summary>
    /// <param name="attributes">The attributes of a member.</param>
    /// <param name="type">The type of the member.</param>
    public Refusal? Find(IReadOnlyList<AttributeData> attributes, ITypeSymbol type) =>
        attributes.FindKindOf(BsonSerializerAttribute) is { } serializer
            ? FindSerializer(serializer, type)
            : attributes.Select(attribute => Find(attribute, type)).FirstOrDefault(refused => refused is not null);

    private Refusal? Find(AttributeData attribute, ITypeSymbol type)
    {
        var name = attribute.GetDriverName();
        if (name == BsonId)
        {
            return FindIdGenerator(attribute, type);
        }

        var isOption = Options.TryGetValue(name, out var option);
        if ((!isOption && name != BsonRepresentation) || AcceptedAttributes.Find(type) is not { } configurable)
        {
            return null;
        }

        var holder = $"'{type.ToDisplayString()}'";
        if (!isOption)
        {
            var configured = configurable.IsOfItems ? "the items of " + holder : holder;
            return FindRepresentation(attribute, configured, [.. configurable.GetRepresentations()], 0);
        }

        if (!configurable.Takes(name))
        {
            return new(attribute, attribute.FindLocation(), $"it is for {option.Subject}, not for {holder}");
        }

        return option.Representations is { } allowed
            ? FindRepresentation(attribute, "the value", allowed, option.Parameter)
            : null;
    }

    private static Refusal? FindRepresentation(AttributeData attribute, string holder, string[] allowed, int parameter)
    {
        var (constant, location) = GetArgument(attribute, parameter, "Representation");
        if (constant.Kind != TypedConstantKind.Enum || constant.FindEnumName() is not { } name || allowed.Contains(name))
        {
            return null;
        }

        var representations = allowed.Where(candidate => candidate != "EndOfDocument").ToList();
        return representations.Count == 0
            ? new(attribute, attribute.FindLocation(), $"the driver stores {holder} in one way only")
            : new(
                attribute,
                location,
                $"{holder} can't be stored as {name}, but as {DiagnosticText.JoinAlternatives(representations)}");
    }

    private Refusal? FindSerializer(AttributeData attribute, ITypeSymbol type)
    {
        // A derived attribute may have other arguments.
        if (!attribute.IsNamed(BsonSerializerAttribute))
        {
            return null;
        }

        var (constant, location) = GetArgument(attribute, 0, "SerializerType");
        if (constant.Value is null && !DeclarationErrors.AreIn(attribute))
        {
            return new(attribute, location, "it names no serializer");
        }

        if (constant.Value is not INamedTypeSymbol { IsUnboundGenericType: false } serializer || IsOpen(type))
        {
            return null;
        }

        var served = serializer.AllInterfaces
            .Where(candidate => candidate.Arity == 1 && candidate.ToKnownName() == SerializationPrefix + "IBsonSerializer")
            .Select(candidate => candidate.TypeArguments[0])
            .ToList();
        var flaw = FindFlaw(serializer, "IBsonSerializer");
        if (flaw is null && served.Count == 1 && !compilation.ClassifyCommonConversion(served[0], type).IsIdentity)
        {
            flaw = $"'{serializer.Name}' is for '{served[0].ToDisplayString()}', not for '{type.ToDisplayString()}'";
        }

        return flaw is null ? null : new(attribute, location, flaw);
    }

    private static bool IsOpen(ITypeSymbol type) => type.GetParts().Any(part => part is ITypeParameterSymbol);

    private Refusal? FindIdGenerator(AttributeData attribute, ITypeSymbol type)
    {
        var (constant, location) = GetArgument(attribute, -1, "IdGenerator");
        return
            constant.Value is not INamedTypeSymbol generator ? null :
            FindFlaw(generator, "IIdGenerator") is { } flaw ? new(attribute, location, flaw) :
            FindMade(generator) is { } made && !IsOpen(type) && !compilation.ClassifyCommonConversion(made, type).IsImplicit
                ? new(
                    attribute,
                    location,
                    $"'{generator.Name}' makes ids of type '{made.ToDisplayString()}', not '{type.ToDisplayString()}'")
                : null;
    }

    private ITypeSymbol? FindMade(INamedTypeSymbol generator) => generator.ToDriverName() switch
    {
        IdGenerators + "ObjectIdGenerator" => compilation.GetTypeByMetadataName("MongoDB.Bson.ObjectId"),
        IdGenerators + "StringObjectIdGenerator" => compilation.GetSpecialType(System_String),
        IdGenerators + "GuidGenerator" or IdGenerators + "CombGuidGenerator" =>
            compilation.GetTypeByMetadataName("System.Guid"),
        _ => null,
    };

    private static string? FindFlaw(INamedTypeSymbol type, string contract) =>
        type.IsUnboundGenericType ? $"'{type.ToDisplayString()}' is an open generic type" :
        !type.Implements(SerializationPrefix + contract) ? $"'{type.ToDisplayString()}' is no {contract}" :
        type.IsAbstract || !type.HasPublicParameterlessConstructor()
            ? $"'{type.ToDisplayString()}' can't be created, since it has no public constructor without parameters"
            : null;

    private static (TypedConstant Constant, Location? Location) GetArgument(
        AttributeData attribute, int parameter, string property)
    {
        var place = attribute.FindArgument(property) ??
            attribute.GetArguments().Where(argument => argument.NameEquals is null).ElementAtOrDefault(parameter);
        return (attribute.GetArgument(property, parameter), place?.Expression.GetLocation() ?? attribute.FindLocation());
    }
}
