namespace BsonGen.Generator.Emitter;

// For a value inside a collection, the suffix leads to its method.
internal sealed partial class SerializerEmitter
{
    /// <param name="reused">The expression of the existing value; null for a new value.</param>
    private string ReadValue(MemberModel member, ValueModel value, string suffix = "", string? reused = null) => value switch
    {
        ScalarValue { Kind.IsInterned: true } scalar => $"reader.Read{scalar.Kind.Name}({_names.Strings(member)})",
        ScalarValue { Kind.HasMethods: false } => $"reader.ReadAny<{value.TypeName}>()",
        ScalarValue scalar => $"reader.Read{scalar.Kind.Name}()",
        EnumValue @enum => Convert(@enum, value.TypeName, $"reader.ReadEnum({_names.Enum(@enum)})"),
        NullableValue nullable => ReadNullable(member, nullable, suffix),
        DocumentValue document => Names.List(
            document.Serializer + ".ReadActive(",
            document.TakesReused && reused is not null ? ["ref reader", reused] : ["ref reader"],
            ")"),
        ExternalDocumentValue => $"reader.ReadGenerated<{value.TypeName}>()",
        ContainerValue { IsShared: true } container when !IsRefilled(container) => ReadShared(container),
        CollectionValue { IsList: true } when reused is not null =>
            $"{_names.Reader(member, suffix)}(ref reader, {reused})",
        ContainerValue or TupleValue => $"{_names.Reader(member, suffix)}(ref reader)",
        TypeParameterValue when suffix.Length > 0 => $"reader.ReadAny<{value.TypeName}>()",
        PossibleEnumValue or TypeParameterValue => $"{_names.Codec(member, suffix)}.ReadAny(ref reader)",
        CodecValue or ClassMappedValue => $"{_names.Codec(member, suffix)}.Read(ref reader)",
        ObjectValue => "reader.ReadObject()",
        DiscriminatedValue => $"reader.ReadDiscriminated<{value.TypeName}>()",
        RegisteredValue => $"reader.ReadWithRegistered<{value.TypeName}>()",
        _ => throw new InvalidOperationException(),
    };

    private static string ReadShared(ContainerValue container) => container switch
    {
        { Item: DocumentValue document, Kind.IsExact: true } =>
            $"{document.Serializer}.Read{container.Kind.Method}(ref reader)",
        { Item: DocumentValue document } =>
            Names.List($"{document.Serializer}.Read{container.Kind.Method}<{container.TypeName}>(", ["ref reader"], ")"),
        { Item: ScalarValue { Kind.Name: "String" } } => $"reader.ReadString{container.Kind.Method}()",
        _ => $"reader.Read{container.Kind.Method}<{container.Item.TypeName}>()",
    };

    private static string WriteShared(ContainerValue container) => container switch
    {
        { Item: DocumentValue document } =>
            $"{document.Serializer}.Write{(container.Kind.IsInterface ? "Items" : container.Kind.Method)}",
        { Item: ScalarValue { Kind.Name: "String" } } => $"writer.WriteString{container.Kind.Method}",
        _ => $"writer.Write{container.Kind.Method}",
    };

    private string ReadNullable(MemberModel member, NullableValue nullable, string suffix)
    {
        var local = _names.OrNull(member, suffix);
        return Names.List(
            $"reader.TryReadNullable(out {nullable.TypeName} {local}) ",
            [$"? {local}", $": {ReadValue(member, nullable.Value, suffix)}"], "", " ");
    }

    private static bool IsWrittenAtPosition(ValueModel value) => value switch
    {
        ScalarValue scalar => scalar.Kind.IsWrittenAtPosition,
        EnumValue => true,
        NullableValue nullable => IsWrittenAtPosition(nullable.Value),
        _ => false,
    };

    private void WriteValue(MemberModel member, ValueModel value, string name, string get, string suffix = "")
    {
        string[] values = value is EnumValue written ? [_names.Enum(written), Convert(written, "long", get)] : [get];
        string[] arguments = IsWrittenAtPosition(value) ? ["ref elementPosition", name, .. values] : [name, .. values];
        if (value is NullableValue nullable)
        {
            _writer.Block(
                Names.List("if (!writer.TryWriteNullable(", arguments, "))"),
                () => WriteValue(member, nullable.Value, name, $"{get}.GetValueOrDefault()", suffix));
            return;
        }

        var method = value switch
        {
            ScalarValue scalar => $"writer.Write{scalar.Kind.Name}",
            EnumValue => "writer.WriteEnum",
            DocumentValue document => $"{document.Serializer}.WriteActive",
            ExternalDocumentValue => "writer.WriteGenerated",
            ContainerValue { IsShared: true } container => WriteShared(container),
            ContainerValue or TupleValue => _names.Writer(member, suffix),
            TypeParameterValue when suffix.Length > 0 => "writer.WriteAny",
            PossibleEnumValue or TypeParameterValue => $"{_names.Codec(member, suffix)}.WriteAny",
            CodecValue or ClassMappedValue => $"{_names.Codec(member, suffix)}.Write",
            ObjectValue => "writer.WriteObject",
            DiscriminatedValue => $"writer.WriteDiscriminated<{value.TypeName}>",
            RegisteredValue => $"writer.WriteWithRegistered<{value.TypeName}>",
            _ => throw new InvalidOperationException(),
        };
        var isOfWriter = method.StartsWith("writer.", StringComparison.Ordinal);
        _writer.Write(Names.List(method + "(", isOfWriter ? arguments : arguments.Prepend("ref writer"), ");"));
    }

    // The largest numbers of a UInt64 are no Int64, which a checked conversion would refuse.
    private static string Convert(EnumValue value, string type, string expression) =>
        value.IsUInt64 ? $"unchecked(({type}){expression})" : $"({type}){expression}";

    private void EmitStrings()
    {
        foreach (var plan in _plan.Members.Where(plan => plan.Member.Value.IsInterned && plan.WhenRead != ReadAction.Skip))
        {
            _writer.Write($"private static readonly BsonCode::InternedStrings {_names.Strings(plan.Member)} = new();");
        }
    }

    private void EmitEnums()
    {
        foreach (var value in _type.Members.SelectMany(member => EnumsIn(member.Value)).Distinct())
        {
            var serializer = $"typeof({Names.Serialization}.Serializers.EnumSerializer<{value.TypeName}>)";
            _writer.Write(Names.Wrap(
                $"private static readonly BsonCode::BsonEnum {_names.Enum(value)} =",
                Names.List("BsonCode::BsonEnum.Of(", [serializer], ");")));
        }
    }

    private IEnumerable<EnumValue> EnumsIn(ValueModel value) => value switch
    {
        EnumValue @enum => [@enum],
        ContainerValue { IsShared: true } container when !IsRefilled(container) => [],
        _ => PartsOf(value, "").SelectMany(part => EnumsIn(part.Value)),
    };
}
