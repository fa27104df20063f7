namespace BsonGen.Generator.Emitter;

/// <summary>Prints the file with the serializer of one type.</summary>
internal sealed partial class SerializerEmitter(TypePlan plan)
{
    private readonly TypePlan _plan = plan;
    private readonly TypeModel _type = plan.Type;
    private readonly SourceWriter _writer = new();
    private readonly Identifiers _names = new(plan.Type);

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
            _writer.WriteIf(
                isAutoRegistered, Names.List("[BsonCode::GeneratedSerializer(", [$"typeof({_type.UnboundTypeName}.{_type.SerializerName})"], ")]"));
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
        var parameters = declaration.TypeParameters.Count == 0 ? "" : $"<{string.Join(", ", declaration.TypeParameters.Select(Names.DeclaredType))}>";
        return $"partial {declaration.Keyword} {Names.DeclaredType(declaration.Name)}{parameters}";
    }

    private void EmitSerializer()
    {
        _writer.Write(
            $"""
            /// <summary>Reads and writes {_type.Name}.</summary>
            {Names.GeneratedCode}
            [global::System.ComponentModel.EditorBrowsable(global::System.ComponentModel.EditorBrowsableState.Never)]
            """);
        _writer.Open(Names.Wrap($"internal sealed class {_type.SerializerName}", $": BsonCode::GeneratedBsonSerializer<{_type.TypeName}>"));
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
                $"private static readonly {_type.SerializerName}? {Identifiers.Active} =",
                $"FindActive(typeof({_type.TypeName})) as {_type.SerializerName};"));
        if (!_type.IsAbstract)
        {
            EmitCodecs();
            EmitStrings();
            EmitEnums();
        }

        _writer.OpenAfterBlank(Names.List($"public {_type.SerializerName}() : base(", ConstructorArguments(), ")"));
        _writer.Close();

        _writer.WriteIf(
            _type.TakesRenamedId is not null, $"\nprotected override bool? TakesRenamedId => {(_type.TakesRenamedId == true ? "true" : "false")};");
        _writer.WriteIf(
            _type.ReferencedClasses.Count > 0,
            "\n" + Names.List("protected override ulong[] ReferencedClasses => new[] { ", _type.ReferencedClasses, " };"));
        _writer.Blank();
    }

    private static readonly string Inlined = Names.List(
        "[global::System.Runtime.CompilerServices.MethodImpl(", ["global::System.Runtime.CompilerServices.MethodImplOptions.AggressiveInlining"], ")]");

    // Nested documents of a generic type or of a struct. The methods of the base class serve other types.
    private void EmitNested()
    {
        string[] readerAndReused = [$"ref {Names.Reader} reader", $"{_type.TypeName}? {Identifiers.Reused}"];
        var read = $"internal static new {_type.TypeName} ReadActive(";
        var write = Names.List(
            "internal static new void WriteActive(",
            [$"ref {Names.Writer} writer", "global::System.ReadOnlySpan<byte> elementName", $"{_type.TypeName} {_names.Instance}"],
            ")");
        if (_type.IsGeneric)
        {
            // They name the serializer, which keeps it where code is compiled ahead of time.
            var active = $"Active<{_type.SerializerName}>";
            _writer.Write($"\n{Names.List(read, readerAndReused.Take(1), ") =>")}\n    Read{active}(ref reader);");
            _writer.WriteIf(_type.TakesReused, $"\n{Names.List(read, readerAndReused, ") =>")}\n    Read{active}(ref reader, {Identifiers.Reused});");
            _writer.Write($"\n{write} =>\n    Write{active}(ref writer, elementName, {_names.Instance});");
        }
        else if (_type.IsValueType)
        {
            // The JIT would compile those of the base class for each struct, also in a program with compiled code.
            _writer.Write($"\n{Inlined}\n{Names.List(read, readerAndReused.Take(1), ") =>")}");
            _writer.Write($"    {Identifiers.Active} is null ? ReadDocumentSlow(ref reader) : {Identifiers.Active}.ReadDocument(ref reader);");
            _writer.OpenAfterBlank($"{Inlined}\n{write}");
            _writer.Block($"if ({Identifiers.Active} is null)", $"WriteDocumentSlow(ref writer, elementName, {_names.Instance});\nreturn;");
            _writer.Write($"{Identifiers.Active}.WriteMembers(ref writer, writer.StartDocument(elementName), {_names.Instance});");
            _writer.Close();
        }
    }

    private IEnumerable<string> ConstructorArguments() => new[]
    {
        ListMembers(),
        _type.Discriminator is { } discriminator ? $"discriminator: {Names.Literal(discriminator)}" : null,
        _type.RootClass is { } rootClass ? $"rootClass: typeof({rootClass})" : null,
        _type.KnownTypes.Count > 0 ? $"knownTypes: new[] {{ {string.Join(", ", _type.KnownTypes.Select(type => $"typeof({type})"))} }}" : null,
    }.OfType<string>();

    private void EmitAbstract()
    {
        OpenRead();
        EmitStart();
        EmitReadDerived();
        _writer.Write("return ReadByClassMap(ref reader, openDocument);");
        _writer.Close();
        _writer.Blank();
        OpenWrite();
        _writer.Write("throw new global::System.InvalidOperationException();");
        _writer.Close();
        EmitNested();
    }
}
