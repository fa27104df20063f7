using BsonGen.Generator.Model;

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
                PossibleEnumValue => new("PossibleEnumMember", member.TypeName),
                TypeParameterValue or ClassMappedValue => new("DriverMember", member.TypeName),
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
            : ($"{Names.CodeGeneration}.DriverMember<{typeName}>", "new " + TypeOf(representation));
        _writer.Write(new Code(
            $"private static readonly {declared} {_names.Serializer(member, suffix)} = ",
            [new Code(created + "(", Arguments(member, representation, suffix), ")" + call)],
            ";"));
    }

    /// <summary>Finds a value and all values inside it that generated methods read and write, with the suffixes of their methods.</summary>
    private static IEnumerable<(ValueModel Value, string Suffix)> ValuesIn(ValueModel value, string suffix = "") =>
        PartsOf(value, suffix).SelectMany(part => ValuesIn(part.Value, part.Suffix)).Prepend((value, suffix));

    private static IEnumerable<(ValueModel Value, string Suffix)> PartsOf(ValueModel value, string suffix) => value switch
    {
        NullableValue nullable => [(nullable.Value, suffix)],
        TupleValue tuple => tuple.Items.Select((item, index) => (item, suffix + tuple.Kind.GetItem(index))),
        ContainerValue container => [(container.Item, suffix + Identifiers.ItemSuffix(container))],
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

    private static Code[] Ordering(CreatedCollection created) => created.Kind.Order is { } order ? [$"{Names.Collections}.{order}"] : [];

    private static Code[] Building(BuiltDictionary built) =>
    [
        $"{built.Name}.CreateBuilder<{built.TypeArguments}>",
        $"static entries => (({built.Name}<{built.TypeArguments}>.Builder)entries).ToImmutable()",
    ];

    private static string TypeOf(RepresentationModel representation) =>
        $"{Names.CodeGeneration}.{representation.ClassName}" + (representation.TypeArgument is { } argument ? $"<{argument}>" : "");

    private IEnumerable<Code> Arguments(MemberModel member, RepresentationModel representation, string suffix)
    {
        if (representation.OfValue is { } ofValue)
        {
            return [New(member, ofValue, suffix)];
        }

        return
        [
            $"typeof({member.DeclaringTypeName})",
            Names.Literal(member.Name),
            .. representation.GetParts(suffix).Select(part => New(member, part.Representation, part.Suffix)),
            .. representation.Arguments.Select(argument =>
                (Code)((argument.ParameterName is { } parameter ? $"{parameter}: " : "") + Constants.Print(argument.Value))),
            .. representation.Created is { } created ? [Creation(created), .. Ordering(created)] : Array.Empty<Code>(),
            .. representation.Built is { } built ? Building(built) : [],
            .. representation.Inline is null ? Array.Empty<Code>() : [_names.Reader(member, suffix), _names.Writer(member, suffix)],
        ];
    }

    private Code New(MemberModel member, RepresentationModel representation, string suffix) =>
        new($"new {TypeOf(representation)}(", Arguments(member, representation, suffix), ")");
}
