namespace BsonGen.Generator.Emitter;

/// <summary>Prints the file with the serializer of one type.</summary>
internal sealed class SerializerEmitter
{
    // Methods with it stay apart for those who read the code, and are still inlined into those of outer documents.
    private const string Inlined =
        $"[{Names.Compiler}.MethodImpl({Names.Compiler}.MethodImplOptions.AggressiveInlining)]";

    // The tools that publish a program do not read pragmas.
    private static readonly string NotTrimmed =
        $"[global::System.Diagnostics.CodeAnalysis.UnconditionalSuppressMessage(\"Trimming\", " +
        $"\"{TypeModel.TrimmingId}\", Justification = \"Methods that need untrimmed code are kept, but not called.\")]";

    private readonly TypePlan _plan;
    private readonly TypeModel _type;
    private readonly Identifiers _names;
    private readonly AccessTemplates _access;
    private readonly KeptTemplates _kept;
    private readonly ReadTemplates _read;
    private readonly WriteTemplates _write;
    private readonly CollectionTemplates _collections;
    private readonly TupleTemplates _tuples;
    private readonly CodecTemplates _codecs;
    private readonly ContractTemplates _contracts;

    private SerializerEmitter(TypePlan plan)
    {
        _plan = plan;
        _type = plan.Type;
        _names = new(_type);
        _access = new(plan, _names);
        _kept = new(plan, _names);
        _codecs = new(plan, _names);
        _contracts = new(_type, _access);
        var values = new ValueTemplates(plan, _names);
        var seen = new SeenTemplates(plan, _names);
        var creation = new CreationTemplates(plan, _names, _access, seen, _kept);
        _read = new(plan, _names, _access, values, seen, _kept, creation);
        _write = new(plan, _names, _access, values);
        _collections = new(plan, _names, values);
        _tuples = new(_names, values);
    }

    public static string Emit(TypePlan plan, bool isAutoRegistered)
    {
        var emitter = new SerializerEmitter(plan);
        var type = plan.Type;
        var content = emitter.Serializer();
        if (type.Declaration is { } declaration)
        {
            var attribute = $"[BsonCode::GeneratedSerializer(typeof({type.UnboundTypeName}.{type.SerializerName}))]";
            content = Code.Format(
                $"""
                {LayoutTemplates.Remarks(type)}
                {(isAutoRegistered ? attribute : "")}
                {Declare(declaration, content)}
                """);
        }

        foreach (var container in type.Containers.Reverse())
        {
            content = Declare(container, content);
        }

        return GeneratedFile.Print("Members may be obsolete.", type.SuppressedDiagnostics, type.Namespace, content);
    }

    private static string Declare(DeclarationModel declaration, string content)
    {
        var parameters = Code.List(declaration.TypeParameters.Select(Names.DeclaredType));
        var list = parameters.Length == 0 ? "" : $"<{parameters}>";
        return Code.Format(
            $$"""
            partial {{declaration.Keyword}} {{Names.DeclaredType(declaration.Name)}}{{list}}
            {
                {{content}}
            }
            """);
    }

    private string Serializer() => Code.Format(
        $$"""
        /// <summary>Reads and writes {{_type.Name}}.</summary>
        {{Names.GeneratedCode}}
        [global::System.ComponentModel.EditorBrowsable(global::System.ComponentModel.EditorBrowsableState.Never)]
        {{(_type.SuppressedDiagnostics.Contains(TypeModel.TrimmingId) ? NotTrimmed : "")}}
        internal sealed class {{_type.SerializerName}} : BsonCode::GeneratedBsonSerializer<{{_type.TypeName}}>
        {
            {{Fields()}}

            {{_contracts.Constructor()}}

            {{_contracts.Properties()}}

            {{Code.Blocks(_type.IsAbstract ? MethodsOfAbstractClass() : Methods())}}

            {{Code.Blocks(_contracts.Methods())}}

            {{_access.AllAccessors()}}
        }
        """);

    private string Fields()
    {
        var active = $"{_type.SerializerName}? {Identifiers.Active}";
        var map = $"{Identifiers.Map} = {Identifiers.Active}?.ConfiguredMembers";
        return Code.Format(
            $"""
            {(_type is { IsValueType: true, IsGeneric: false }
                ? $"""
                private static readonly {active} = FindActive(typeof({_type.TypeName})) as {_type.SerializerName};
                private static new readonly BsonCode::ConfiguredMember[]? {map};
                """
                : "")}
            {(_type.IsAbstract ? "" : _codecs.Fields())}
            """);
    }

    private IEnumerable<string> Methods() =>
    [
        _read.ReadDocument(),
        _write.WriteMembers(),
        NestedDocuments(),
        _kept.StructType(),
        .. _read.Groups(),
        .. _write.Groups(),
        .. ReadersOfValues(),
        _read.ResetMissing(),
        .. WritersOfValues(),
    ];

    private IEnumerable<string> MethodsOfAbstractClass() =>
        [_read.ReadDocumentOfAbstractClass(), _write.WriteMembersOfAbstractClass(), NestedDocuments()];

    // Nested documents of a generic type or of a struct. The methods of the base class serve other types.
    private string NestedDocuments()
    {
        var read = $"internal static new {_type.TypeName} ReadActive({Names.Reader}";
        var write =
            $"""
            internal static new void WriteActive(
                {Names.Writer},
                global::System.ReadOnlySpan<byte> elementName,
                {_type.TypeName} {_names.Instance})
            """;
        if (_type.IsGeneric)
        {
            // They name the serializer, which keeps it where code is compiled ahead of time.
            var active = $"Active<{_type.SerializerName}>";
            var readReused =
                $"{read}, {_type.TypeName}? {Identifiers.Reused}) => Read{active}(ref reader, {Identifiers.Reused});";
            return Code.Blocks(
            [
                $"{read}) => Read{active}(ref reader);",
                _type.TakesReused ? readReused : "",
                $"{write} => Write{active}(ref writer, elementName, {_names.Instance});",
            ]);
        }

        // The JIT would compile those of the base class for each struct, also in a program with compiled code.
        return !_type.IsValueType ? "" : Code.Format(
            $$"""
            {{Inlined}}
            {{read}}) =>
                {{Identifiers.Active}} is null ? ReadDocumentSlow(ref reader) : {{Identifiers.Active}}.ReadDocument(ref reader);

            {{Inlined}}
            {{write}}
            {
                if ({{Identifiers.Active}} is null)
                {
                    WriteDocumentSlow(ref writer, elementName, {{_names.Instance}});
                    return;
                }

                {{Identifiers.Active}}.WriteMembers(ref writer, writer.StartDocument(elementName), {{_names.Instance}});
            }
            """);
    }

    private IEnumerable<string> ReadersOfValues()
    {
        foreach (var member in _plan.Members)
        {
            foreach (var (value, suffix) in ValuesReadIn(member))
            {
                if (value is TupleValue tuple)
                {
                    yield return _tuples.Read(member.Member, tuple, suffix);
                }
                else if (value is ContainerValue container && (_plan.IsRefilled(container) || !container.IsShared))
                {
                    yield return _collections.Read(member.Member, container, suffix);
                }
            }
        }
    }

    // The codecs of a member name the methods of the values inside, even if the member is not read.
    private static IEnumerable<Part<ValueModel>> ValuesReadIn(MemberPlan member)
    {
        var values = ValueParts.AllIn(member.Member.Value);
        return member.WhenRead != ReadAction.Skip
            ? values
            : values
                .Where(part => part.Value is CodecValue)
                .SelectMany(part => ValueParts.AllIn(part.Value, part.Suffix))
                .Distinct();
    }

    private IEnumerable<string> WritersOfValues()
    {
        foreach (var member in _type.Members)
        {
            foreach (var (value, suffix) in ValueParts.AllIn(member.Value))
            {
                if (value is TupleValue tuple)
                {
                    yield return _tuples.Write(member, tuple, suffix);
                }
                else if (value is ContainerValue { IsShared: false } container)
                {
                    yield return _collections.Write(member, container, suffix);
                }
            }
        }
    }
}
