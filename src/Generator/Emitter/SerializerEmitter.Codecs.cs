namespace BsonGen.Generator.Emitter;

internal sealed partial class SerializerEmitter
{
    private void EmitCodecs()
    {
        foreach (var member in _type.Members)
        {
            CodecModel? codec = member.Value switch
            {
                CodecValue coded => coded.Codec,
                PossibleEnumValue => new("PossibleEnumCodec", member.TypeName),
                TypeParameterValue or ClassMappedValue => new("BsonCodec", member.TypeName),
                _ => null,
            };
            if (codec is not null)
            {
                EmitCodec(member, member.TypeName, codec, "", "");
            }

            foreach (var (value, suffix) in ValuesIn(member.Value).Skip(1))
            {
                if (value is CodecValue coded)
                {
                    EmitCodec(member, value.TypeName, coded.Codec, suffix, ".WithRegisteredSerializer()");
                }
            }
        }
    }

    private void EmitCodec(MemberModel member, string typeName, CodecModel codec, string suffix, string call)
    {
        var (declared, created) = codec.Children.Count == 0 && call.Length == 0
            ? (TypeOf(codec), "new")
            : (Names.List("BsonCode::BsonCodec<", [typeName], ">"), "new " + TypeOf(codec));
        var value = Names.List(created + "(", Arguments(member, codec, suffix), $"){call};");
        var field = Names.Wrap($"private static readonly {declared}", $"{_names.Codec(member, suffix)} =");
        _writer.Write(Names.Wrap(field, value));
    }

    // A value and all values inside it that generated methods read and write.
    private static IEnumerable<Part<ValueModel>> ValuesIn(ValueModel value, string suffix = "") =>
        PartsOf(value, suffix).SelectMany(part => ValuesIn(part.Value, part.Suffix)).Prepend(new(value, suffix));

    private static IEnumerable<Part<ValueModel>> PartsOf(ValueModel value, string suffix) => value switch
    {
        NullableValue nullable => [new(nullable.Value, suffix)],
        TupleValue tuple => tuple.Items.Select((item, index) => new Part<ValueModel>(item, suffix + tuple.GetItem(index))),
        ContainerValue container => [new(container.Item, suffix + container.ItemSuffix)],
        CodecValue coded => coded.Codec.GetInline(suffix),
        _ => [],
    };

    private static string Creation(CollectionKind created, string type) => created switch
    {
        { Factory: { } factory } => factory,
        { Filling: CollectionFilling.Array } => "static items => items.ToArray()",
        { Filling: CollectionFilling.SpanOfList } => "static items => items",
        _ => $"static items => new {type}(items)",
    };

    private static IEnumerable<string> Factories(CodecModel codec)
    {
        if (codec.Created is { } created)
        {
            yield return Creation(created, codec.TypeArguments[1]);
            if (created.Order is { } order)
            {
                yield return order;
            }
        }

        if (codec.BuilderClass is { } builderClass)
        {
            yield return $"{builderClass}.CreateBuilder<{codec.TypeArguments[2]}, {codec.TypeArguments[3]}>";
            yield return $"static entries => (({codec.TypeArguments[1]}.Builder)entries).ToImmutable()";
        }
    }

    private static string TypeOf(CodecModel codec) => codec.TypeArguments.Count == 0
        ? $"BsonCode::{codec.ClassName}"
        : Names.List($"BsonCode::{codec.ClassName}<", codec.TypeArguments, ">");

    private IEnumerable<string> Arguments(MemberModel member, CodecModel codec, string suffix)
    {
        if (codec.OfValue is { } ofValue)
        {
            return [New(member, ofValue, suffix)];
        }

        return
        [
            $"typeof({member.DeclaringTypeName})",
            Names.Literal(member.Name),
            .. codec.GetParts(suffix).Select(part => New(member, part.Value, part.Suffix)),
            .. codec.Arguments,
            .. Factories(codec),
            .. codec.Inline is null ? [] : new[] { _names.Reader(member, suffix), _names.Writer(member, suffix) },
        ];
    }

    private string New(MemberModel member, CodecModel codec, string suffix) =>
        Names.List($"new {TypeOf(codec)}(", Arguments(member, codec, suffix), ")");
}
