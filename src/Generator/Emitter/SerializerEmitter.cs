using static BsonGen.Generator.Emitter.Identifiers;

namespace BsonGen.Generator.Emitter;

/// <summary>Prints the file with the serializer of one type.</summary>
internal sealed partial class SerializerEmitter(TypePlan plan)
{
    private readonly TypePlan _plan = plan;
    private readonly TypeModel _type = plan.Type;
    private readonly SourceWriter _writer = new();
    private readonly Identifiers _names = new(plan.Type);

    private string Instance => _names.Instance;

    public static string Emit(TypeModel type, bool isAutoRegistered)
    {
        var emitter = new SerializerEmitter(TypePlan.Of(type));
        emitter.EmitFile(isAutoRegistered);
        return emitter._writer.ToString();
    }

    private void EmitFile(bool isAutoRegistered)
    {
        _writer.Write(Names.Header("Members", _type.SuppressedDiagnostics));
        _writer.WriteIf(_type.Namespace is not null, $"namespace {_type.Namespace};\n");
        foreach (var container in _type.Containers)
        {
            _writer.Open(Declare(container));
        }

        if (_type.Declaration is { } declaration)
        {
            var serializer = $"typeof({_type.UnboundTypeName}.{_type.SerializerName})";
            _writer.WriteIf(isAutoRegistered, Names.List("[BsonCode::GeneratedSerializer(", [serializer], ")]"));
            _writer.Open(Declare(declaration));
        }

        EmitSerializer();
        for (var open = _type.Containers.Count + (_type.Declaration is null ? 0 : 1); open > 0; open--)
        {
            _writer.Close();
        }
    }

    private static string Declare(DeclarationModel declaration)
    {
        var parameters = string.Join(", ", declaration.TypeParameters.Select(Names.DeclaredType));
        var list = parameters.Length == 0 ? "" : $"<{parameters}>";
        return $"partial {declaration.Keyword} {Names.DeclaredType(declaration.Name)}{list}";
    }

    private void EmitSerializer()
    {
        _writer.Write(
            $"""
            /// <summary>Reads and writes {_type.Name}.</summary>
            {Names.GeneratedCode}
            [global::System.ComponentModel.EditorBrowsable(global::System.ComponentModel.EditorBrowsableState.Never)]
            """);
        _writer.Open(Names.Wrap(
            $"internal sealed class {_type.SerializerName}", $": BsonCode::GeneratedBsonSerializer<{_type.TypeName}>"));
        EmitFieldsAndConstructor();
        if (_type.IsAbstract)
        {
            EmitAbstract();
        }
        else
        {
            EmitRead();
            EmitWrite();
            EmitNested();
            EmitKeptValuesType();
            EmitGroups();
            EmitReadHelpers();
            EmitResetMissing();
            EmitWriteHelpers();
        }

        EmitDriverContracts();
        EmitAccessors();
        _writer.Close();
    }

    private void EmitFieldsAndConstructor()
    {
        _writer.WriteIf(
            _type is { IsValueType: true, IsGeneric: false },
            Names.Wrap(
                $"private static readonly {_type.SerializerName}? {Active} =",
                $"FindActive(typeof({_type.TypeName})) as {_type.SerializerName};"));
        if (!_type.IsAbstract)
        {
            EmitCodecs();
            EmitStrings();
            EmitEnums();
        }

        _writer.Open("\n" + Names.List($"public {_type.SerializerName}() : base(", ConstructorArguments(), ")"));
        _writer.Close();

        _writer.WriteIf(
            _type.TakesRenamedId is not null,
            $"\nprotected override bool? TakesRenamedId => {(_type.TakesRenamedId == true ? "true" : "false")};");
        _writer.WriteIf(
            _type.ReferencedClasses.Count > 0,
            "\n" + Names.List("protected override ulong[] ReferencedClasses => new[] { ", _type.ReferencedClasses, " };"));
        _writer.Blank();
    }

    private static readonly string Inlined = Names.List(
        $"[{Names.Compiler}.MethodImpl(", [$"{Names.Compiler}.MethodImplOptions.AggressiveInlining"],
        ")]");

    // Nested documents of a generic type or of a struct. The methods of the base class serve other types.
    private void EmitNested()
    {
        var start = $"internal static new {_type.TypeName} ReadActive(";
        var read = Names.List(start, [Names.Reader], ") =>");
        var write = Names.List(
            "internal static new void WriteActive(",
            [
                Names.Writer,
                "global::System.ReadOnlySpan<byte> elementName",
                $"{_type.TypeName} {Instance}",
            ],
            ")");
        if (_type.IsGeneric)
        {
            // They name the serializer, which keeps it where code is compiled ahead of time.
            var active = $"Active<{_type.SerializerName}>";
            var readReused = Names.List(start, [Names.Reader, $"{_type.TypeName}? {Reused}"], ") =>");
            _writer.Write($"\n{read}\n    Read{active}(ref reader);");
            _writer.WriteIf(_type.TakesReused, $"\n{readReused}\n    Read{active}(ref reader, {Reused});");
            _writer.Write($"\n{write} =>\n    Write{active}(ref writer, elementName, {Instance});");
        }
        else if (_type.IsValueType)
        {
            // The JIT would compile those of the base class for each struct, also in a program with compiled code.
            _writer.Write($"\n{Inlined}\n{read}");
            _writer.Write($"    {Active} is null ? ReadDocumentSlow(ref reader) : {Active}.ReadDocument(ref reader);");
            _writer.Open($"\n{Inlined}\n{write}");
            _writer.Block($"if ({Active} is null)", $"WriteDocumentSlow(ref writer, elementName, {Instance});\nreturn;");
            _writer.Write($"{Active}.WriteMembers(ref writer, writer.StartDocument(elementName), {Instance});");
            _writer.Close();
        }
    }

    private IEnumerable<string> ConstructorArguments() => new[]
    {
        Names.Text(AllMembersInOrder.Select(Describe)),
        _type.Discriminator is { } discriminator ? $"discriminator: {Names.Literal(discriminator)}" : null,
        _type.RootClass is { } rootClass ? $"rootClass: typeof({rootClass})" : null,
        _type.KnownTypes.Count > 0
            ? $"knownTypes: new[] {{ {string.Join(", ", _type.KnownTypes.Select(type => $"typeof({type})"))} }}"
            : null,
    }.OfType<string>();

    private void EmitAbstract()
    {
        OpenRead();
        EmitStart();
        _writer.Write("return ReadByClassMap(ref reader, openDocument);");
        _writer.Close();
        OpenWrite();
        _writer.Write("throw new global::System.InvalidOperationException();");
        _writer.Close();
        EmitNested();
    }
}
