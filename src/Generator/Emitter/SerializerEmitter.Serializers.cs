namespace BsonGen.Generator.Emitter;

// The fields with the objects of the runtime that read and write members, and values inside members.
internal sealed partial class SerializerEmitter
{
    private void EmitSerializers()
    {
        foreach (var member in _type.Members)
        {
            RepresentationModel? representation = member.Value switch
            {
                RepresentedValue represented => represented.Representation,
                PossibleEnumValue => new("PossibleEnumCodec", member.TypeName),
                TypeParameterValue or ClassMappedValue => new("BsonCodec", member.TypeName),
                _ => null,
            };
            if (representation is not null)
            {
                EmitSerializer(member, member.TypeName, representation, "", "");
            }

            foreach (var (value, suffix) in ValuesIn(member.Value).Skip(1))
            {
                if (value is RepresentedValue represented)
                {
                    EmitSerializer(member, value.TypeName, represented.Representation, suffix, ".WithRegisteredSerializer()");
                }
            }
        }
    }

    private void EmitSerializer(MemberModel member, string typeName, RepresentationModel representation, string suffix, string call)
    {
        var (declared, created) = representation.Children.Count == 0 && call.Length == 0
            ? (TypeOf(representation), "new")
            : (Names.List("BsonCode::BsonCodec<", [typeName], ">"), "new " + TypeOf(representation));
        var value = Names.List(created + "(", Arguments(member, representation, suffix), $"){call};");
        _writer.Write(Names.Wrap(Names.Wrap($"private static readonly {declared}", $"{_names.Codec(member, suffix)} ="), value));
    }

    /// <summary>Finds a value and all values inside it that generated methods read and write, with the suffixes of their methods.</summary>
    private static IEnumerable<Part<ValueModel>> ValuesIn(ValueModel value, string suffix = "") =>
        PartsOf(value, suffix).SelectMany(part => ValuesIn(part.Value, part.Suffix)).Prepend(new(value, suffix));

    private static IEnumerable<Part<ValueModel>> PartsOf(ValueModel value, string suffix) => value switch
    {
        NullableValue nullable => [new(nullable.Value, suffix)],
        TupleValue tuple => tuple.Items.Select((item, index) => new Part<ValueModel>(item, suffix + tuple.GetItem(index))),
        ContainerValue container => [new(container.Item, suffix + Identifiers.ItemSuffix(container))],
        RepresentedValue represented => represented.Representation.GetInline(suffix),
        _ => [],
    };

    private static string Creation(CreatedCollection created) => created.Kind switch
    {
        { Factory: not null } => FactoryOf(created.Kind),
        { Filling: CollectionFilling.Array } => "static items => items.ToArray()",
        { Filling: CollectionFilling.SpanOfList } => "static items => items",
        _ => $"static items => new {created.TypeName}(items)",
    };

    private static string[] Ordering(CreatedCollection created) => created.Kind.Order is { } order ? [$"{Names.Collections}.{order}"] : [];

    private static string[] Building(BuiltDictionary built) =>
    [
        $"{built.Name}.CreateBuilder<{built.TypeArguments}>",
        $"static entries => (({built.Name}<{built.TypeArguments}>.Builder)entries).ToImmutable()",
    ];

    private static string TypeOf(RepresentationModel representation) =>
        $"BsonCode::{representation.ClassName}" is var name && representation.TypeArguments.Count == 0 ? name : Names.List(name + "<", representation.TypeArguments, ">");

    private IEnumerable<string> Arguments(MemberModel member, RepresentationModel representation, string suffix)
    {
        if (representation.OfValue is { } ofValue)
        {
            return [New(member, ofValue, suffix)];
        }

        return
        [
            $"typeof({member.DeclaringTypeName})",
            Names.Literal(member.Name),
            .. representation.GetParts(suffix).Select(part => New(member, part.Value, part.Suffix)),
            .. representation.Arguments.Select(Constants.Print),
            .. representation.Created is { } created ? [Creation(created), .. Ordering(created)] : Array.Empty<string>(),
            .. representation.Built is { } built ? Building(built) : [],
            .. representation.Inline is null ? Array.Empty<string>() : [_names.Reader(member, suffix), _names.Writer(member, suffix)],
        ];
    }

    private string New(MemberModel member, RepresentationModel representation, string suffix) =>
        Names.List($"new {TypeOf(representation)}(", Arguments(member, representation, suffix), ")");
}
