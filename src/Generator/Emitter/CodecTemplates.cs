namespace BsonGen.Generator.Emitter;

/// <summary>Prints the fields that hold codecs, tables of shared strings and tables of enums.</summary>
internal sealed class CodecTemplates(TypePlan plan, Identifiers names)
{
    public string Fields() => Code.Lines(Codecs().Concat(Strings()).Concat(Enums()));

    private IEnumerable<string> Codecs()
    {
        foreach (var member in plan.Type.Members)
        {
            if (CodecOf(member) is { } own)
            {
                var hasParts = own.GetParts("").Any();
                var declared = hasParts ? BaseTypeOf(member.TypeName) : TypeOf(own);
                var created = hasParts
                    ? NewInLines(member, own, "")
                    : $"new({Code.List(Arguments(member, own, ""))})";
                yield return Field(declared, names.Codec(member, ""), created);
            }

            foreach (var (value, suffix) in ValueParts.AllIn(member.Value).Skip(1))
            {
                if (value is CodecValue coded)
                {
                    yield return Field(
                        BaseTypeOf(value.TypeName),
                        names.Codec(member, suffix),
                        NewInLines(member, coded.Codec, suffix) + ".WithRegisteredSerializer()");
                }
            }
        }
    }

    private static CodecModel? CodecOf(MemberModel member) => member.Value switch
    {
        CodecValue coded => coded.Codec,
        TypeParameterValue => new ScalarCodecModel(CodecClass.TypeParameter, member.TypeName),
        ClassMappedValue => new ScalarCodecModel(CodecClass.ByDriver, member.TypeName),
        _ => null,
    };

    private static string Field(string type, string name, string value) => Code.Format(
        $"""
        private static readonly {type} {name} =
            {value};
        """);

    private static string BaseTypeOf(string typeName) => $"BsonCode::BsonCodec<{typeName}>";

    private static string TypeOf(CodecModel codec) =>
        "BsonCode::" + codec.Class.Name + (codec.TypeArguments.Count == 0 ? "" : $"<{Code.List(codec.TypeArguments)}>");

    private string New(MemberModel member, CodecModel codec, string suffix) =>
        $"new {TypeOf(codec)}({Code.List(Arguments(member, codec, suffix))})";

    private string NewInLines(MemberModel member, CodecModel codec, string suffix) => Code.Format(
        $"""
        new {TypeOf(codec)}(
            {Code.Column(Arguments(member, codec, suffix))})
        """);

    private IReadOnlyList<string> Arguments(MemberModel member, CodecModel codec, string suffix)
    {
        if (codec is NullableCodecModel nullable)
        {
            return [New(member, nullable.OfValue, suffix)];
        }

        return
        [
            $"typeof({member.DeclaringTypeName})",
            Code.Literal(member.Name),
            .. codec.GetParts(suffix).Select(part => New(member, part.Value, part.Suffix)),
            .. OwnArguments(member, codec, suffix),
        ];
    }

    /// <summary>The arguments that only the class of the codec has.</summary>
    private IEnumerable<string> OwnArguments(MemberModel member, CodecModel codec, string suffix) => codec switch
    {
        ScalarCodecModel scalar => scalar.Arguments,
        CollectionCodecModel { Created.Order: { } order } collection =>
            [Factory(collection.Created, collection.CreatedType), order],
        CollectionCodecModel collection => [Factory(collection.Created, collection.CreatedType)],
        DictionaryCodecModel { BuilderClass: { } builderClass } built =>
        [
            RepresentationOf(built),
            $"{builderClass}.CreateBuilder<{built.KeyType}, {built.ValueType}>",
            $"static entries => (({built.CreatedType}.Builder)entries).ToImmutable()",
        ],
        DictionaryCodecModel dictionary => [RepresentationOf(dictionary)],
        GeneratedCodecModel => [names.Reader(member, suffix), names.Writer(member, suffix)],
        _ => [],
    };

    private static string RepresentationOf(DictionaryCodecModel dictionary) =>
        "global::MongoDB.Bson.Serialization.Options.DictionaryRepresentation." + dictionary.Representation;

    private static string Factory(CollectionKind created, string type) => created switch
    {
        { Factory: { } factory } => factory,
        { Filling: CollectionFilling.Array } => "static items => items.ToArray()",
        { Filling: CollectionFilling.SpanOfList } => "static items => items",
        _ => $"static items => new {type}(items)",
    };

    private IEnumerable<string> Strings() => plan.Members
        .Where(member => member.Member.Value.IsInterned && member.WhenRead != ReadAction.Skip)
        .Select(member => $"private static readonly BsonCode::InternedStrings {names.Strings(member.Member)} = new();");

    private IEnumerable<string> Enums() => plan.Type.Members
        .SelectMany(member => EnumsIn(member.Value))
        .Distinct()
        .Select(value => Field(
            "BsonCode::BsonEnum",
            names.Enum(value),
            $"BsonCode::BsonEnum.Of(typeof({Names.Serialization}.Serializers.EnumSerializer<{value.TypeName}>))"));

    private IEnumerable<EnumValue> EnumsIn(ValueModel value) => value switch
    {
        EnumValue @enum => [@enum],
        ContainerValue { IsShared: true } container when !plan.IsRefilled(container) => [],
        _ => ValueParts.DirectlyIn(value).SelectMany(part => EnumsIn(part.Value)),
    };
}
