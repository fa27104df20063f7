namespace BsonGen.Generator.Parser;

/// <summary>Decides how the values of a type are read and written.</summary>
internal sealed class ValueParser(MappingContext context)
{
    public ValueModel Parse(MemberMap member)
    {
        var code = member.Type.ToCode();
        var codecs = new MemberCodecs(member, Containers);
        return member switch
        {
            { HasOwnSerializer: true } => codecs.Parse() ?? new ClassMappedValue(code),
            _ => member.Type.IsBsonValue() ? ParseBsonValue(member.Type, code) : ParseUnconfigured(member),
        };
    }

    public ValueModel Parse(ITypeSymbol type)
    {
        var code = type.ToCode();
        return type switch
        {
            _ when DriverTypes.FindScalarKind(type) is { } scalar => new ScalarValue(code, scalar),
            { SpecialType: System_Object } or { TypeKind: TypeKind.Dynamic } => new UntypedValue(code),
            INamedTypeSymbol { EnumUnderlyingType: { } number } =>
                new EnumValue(code, IsUInt64: number.SpecialType == System_UInt64),
            ITypeParameterSymbol => new TypeParameterValue(code),
            IArrayTypeSymbol { Rank: 1 } array => new CollectionValue(code, CollectionKind.Array, Parse(array.ElementType)),
            _ when type.FindNullableValue() is { } nullable =>
                Parse(nullable)
                    is (ScalarValue or EnumValue or TupleValue or CodecValue or DocumentValue or ExternalDocumentValue) and
                    var value
                        ? new NullableValue(code, value)
                        : new RegisteredValue(code),
            INamedTypeSymbol named =>
                ParseContainer(named, code) ??
                ParseTuple(named, code) ??
                ParseDocument(named, code) ??
                ParseCodec(named, code) ??
                ParseBaseType(named, code) ??
                new RegisteredValue(code),
            _ => new RegisteredValue(code),
        };
    }

    private ContainerCodecs Containers => new(this, context.DriverVersion);

    private static ValueModel ParseBsonValue(ITypeSymbol type, string code) =>
        BsonValueTypes.FindRepresentation(type.ToKnownName()) is null
            ? new ClassMappedValue(code)
            : new CodecValue(code, new ScalarCodecModel(CodecClass.BsonValue, code));

    private ValueModel ParseUnconfigured(MemberMap member)
    {
        var value = Parse(member.Type);
        value = member.InternedAttribute is null ? value : value.Intern();
        return NeedsCodec(value) ? new CodecValue(value.TypeName, Containers.FindPlain(member.Type)) : value;
    }

    // The reader and the writer have no methods for some dictionaries and immutable collections, which need a codec.
    private static bool NeedsCodec(ValueModel value) => value switch
    {
        CodecValue => true,
        CollectionValue { Kind.IsConfigurable: true } collection => NeedsCodec(collection.Item),
        DictionaryValue dictionary => NeedsCodec(dictionary.Item),
        _ => false,
    };

    private ValueModel? ParseContainer(INamedTypeSymbol type, string code)
    {
        var name = type.ToKnownName();
        if (CollectionKind.FindCollection(name) is { } collection)
        {
            var item = Parse(type.TypeArguments[0]);
            var mayRunCode = item
                is not (ScalarValue { Kind.FailsToCompare: false } or
                    EnumValue or
                    NullableValue { Value: ScalarValue or EnumValue });
            if (context.DriverVersion < collection.Since || (mayRunCode && collection.IsForPlainItems))
            {
                return null;
            }

            return new CollectionValue(code, mayRunCode ? collection.OfComparedItems ?? collection : collection, item);
        }

        return CollectionKind.FindDictionary(name) is { } dictionary &&
            type.TypeArguments[0].SpecialType == System_String
            ? new DictionaryValue(code, dictionary, Parse(type.TypeArguments[1]))
            : null;
    }

    private TupleValue? ParseTuple(INamedTypeSymbol type, string code)
    {
        var name = type.IsTupleType ? "System.ValueTuple" : type.ToKnownName();
        return !type.TypeArguments.IsEmpty && name is DriverTypes.Pair or DriverTypes.Tuple or "System.ValueTuple"
            ? new TupleValue(code, IsPair: name == DriverTypes.Pair, [.. type.TypeArguments.Select(Parse)])
            : null;
    }

    private ValueModel? ParseDocument(INamedTypeSymbol type, string code)
    {
        var isInClosure = context.Closure.Contains(type);
        if (!isInClosure && !(type.IsAnnotated() && context.IsSeen(type)))
        {
            return null;
        }

        var isGeneratedHere = (isInClosure || context.IsHere(type)) &&
            context.MayHaveSerializer(type) &&
            CheckedTypes.Of(context, type).IsGenerated;
        return isGeneratedHere
            ? new DocumentValue(
                code,
                SerializerNames.Of(context).GetSerializerCode(type),
                ReuseCheck.FindAttribute(type) is not null,
                type.IsGenericType)
            : new ExternalDocumentValue(code);
    }

    private CodecValue? ParseCodec(INamedTypeSymbol type, string code) =>
        Dictionaries.IsDictionary(type) || Dictionaries.IsImmutable(type, context.DriverVersion)
            ? new CodecValue(code, Containers.FindPlain(type))
            : null;

    private static ValueModel? ParseBaseType(INamedTypeSymbol type, string code) =>
        type is { TypeKind: TypeKind.Interface or TypeKind.Class, IsSealed: false } &&
        !DriverTypes.IsBuiltIn(type) &&
        !type.IsBsonValue() &&
        !type.IsEnumerable() &&
        type.OriginalDefinition.GetAttributes().FindKindOf(BsonSerializerAttribute) is null
            ? new PolymorphicValue(code)
            : null;
}
