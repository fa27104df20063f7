namespace BsonGen.Generator.Parser;

/// <summary>Finds the diagnostics for members that the driver's serializers read and write, or parts of them.</summary>
internal sealed class MembersByDriver(ValueParser values, Compilation compilation)
{
    // The cause is the second argument of the message.
    public (DiagnosticDescriptor Descriptor, Location? Location, string Cause)? Find(MemberMap member, ValueModel value)
    {
        var location = member.Symbol.FindSourceLocation();
        if (value is ClassMappedValue && FindAttribute(member) is { } attribute)
        {
            var cause = $"is read and written by the driver's serializer because of [{attribute.GetShortName()}]";
            return (MemberByDriver, attribute.FindLocation() ?? location, cause);
        }

        var type = FindType(member.Type, value);
        var candidate = type is null && value is not CodecValue ? null : CandidateTypes
            .FindIn(type ?? member.Type, compilation)
            .FirstOrDefault(candidate => candidate.ContainingAssembly.Is(compilation.Assembly));
        return
            candidate is not null ? (CouldBeGenerated, location, candidate.ToDisplayString()) :
            type is null ? null :
            (MemberByDriver, location,
                $"holds '{type.ToDisplayString()}', which the driver's serializer reads and writes{Remedy(type)}");
    }

    // A class of another project needs no attribute of its own.
    private string Remedy(ITypeSymbol type) =>
        type is INamedTypeSymbol { IsGenericType: false } named &&
            !named.ContainingAssembly.Is(compilation.Assembly) &&
            CandidateTypes.CanBeNamed(named, compilation)
            ? $" unless [assembly: BsonGenerated(typeof({named.OriginalDefinition.ToDisplayString()}))] names it"
            : "";

    // One that names a serializer, or the last one that configures it.
    private static AttributeData? FindAttribute(MemberMap member) => member.HasOwnSerializer
        ? member.SerializerAttribute ?? member.Attributes.LastOrDefault(ConfiguresSerializer)
        : null;

    private static bool ConfiguresSerializer(AttributeData attribute) =>
        attribute.GetDriverName().Length > 0
            ? SettingAttributes.Find(attribute) is null
            : SerializerAttributes.Include(attribute.AttributeClass!);

    private ITypeSymbol? FindType(ITypeSymbol type, ValueModel value) => value switch
    {
        ClassMappedValue => type,
        RegisteredValue => BsonValueTypes.FindRepresentation(type.ToKnownName()) is null ? type : null,
        NullableValue nullable => FindType(type.FindNullableValue()!, nullable.Value),
        TupleValue tuple => FindFirst(((INamedTypeSymbol)type).TypeArguments.Zip(tuple.Items, FindType)),
        PolymorphicValue when type.TypeKind == TypeKind.Class => type,
        ContainerValue container => FindType(type.GetItemType(), container.Item),
        CodecValue coded => FindType(type, coded.Codec),
        _ => null,
    };

    private ITypeSymbol? FindType(ITypeSymbol type, CodecModel codec) => codec switch
    {
        NullableCodecModel nullable => FindType(type.FindNullableValue()!, nullable.OfValue),
        GeneratedCodecModel generated => FindType(type, generated.Value),
        ScalarCodecModel scalar when scalar.Class == CodecClass.Any => FindType(type, values.Parse(type)),
        CollectionCodecModel collection => FindType(type.GetItemType(), collection.OfItem),
        ImmutableArrayCodecModel array => FindType(type.GetItemType(), array.OfItem),
        DictionaryCodecModel dictionary =>
            FindType(Dictionaries.FindKeyType(type)!, dictionary.OfKey) ??
            FindType(type.GetItemType(), dictionary.OfValue),
        _ => null,
    };

    private static ITypeSymbol? FindFirst(IEnumerable<ITypeSymbol?> types) =>
        types.FirstOrDefault(type => type is not null);
}
