namespace BsonGen.Generator.Emitter;

/// <summary>Prints how a value is read and written. For a value inside a collection, the suffix leads to its method.</summary>
internal sealed class ValueTemplates(TypePlan plan, Identifiers names)
{
    /// <param name="reused">The expression of the existing value; null for a new value.</param>
    /// <param name="number">The number of the member, for a method that asks for its settings.</param>
    public string Read(MemberModel member, ValueModel value, string suffix = "", string? reused = null, int? number = null) =>
        value switch
        {
            ScalarValue { Kind.IsInterned: true } scalar => $"reader.Read{scalar.Kind.Name}({names.Strings(member)})",
            ScalarValue { Kind.HasMethods: false } => $"BsonCode::AnyValue.Read<{value.TypeName}>(ref reader)",
            ScalarValue scalar => $"reader.Read{scalar.Kind.Name}()",
            EnumValue @enum when number is { } memberNumber => Convert(
                @enum,
                value.TypeName,
                $"ReadEnum(ref reader, {names.Enum(@enum)}, {SettingsTemplates.ArgumentsOf(memberNumber)})"),
            EnumValue @enum => Convert(@enum, value.TypeName, $"reader.ReadEnum({names.Enum(@enum)})"),
            NullableValue nullable => ReadNullable(member, nullable, suffix),
            DocumentValue { TakesReused: true } document when reused is not null =>
                $"{document.Serializer}.ReadActive(ref reader, {reused})",
            DocumentValue document => $"{document.Serializer}.ReadActive(ref reader)",
            ExternalDocumentValue => $"BsonCode::ExternalDocument.Read<{value.TypeName}>(ref reader)",
            ContainerValue { IsShared: true } container when !plan.IsRefilled(container) => ReadShared(container),
            CollectionValue { IsList: true } when reused is not null =>
                $"{names.Reader(member, suffix)}(ref reader, {reused})",
            ContainerValue or TupleValue => $"{names.Reader(member, suffix)}(ref reader)",
            TypeParameterValue when suffix.Length > 0 => $"BsonCode::AnyValue.Read<{value.TypeName}>(ref reader)",
            CodecValue or ClassMappedValue or TypeParameterValue =>
                $"{names.Codec(member, suffix)}.Read(ref reader)",
            UntypedValue => "BsonCode::ObjectValue.Read(ref reader)",
            PolymorphicValue => $"BsonCode::DiscriminatedValue.Read<{value.TypeName}>(ref reader)",
            RegisteredValue => $"reader.ReadWithRegistered<{value.TypeName}>()",
            _ => throw new InvalidOperationException(),
        };

    /// <param name="name">The expression of the element's name.</param>
    /// <param name="get">The expression of the value.</param>
    /// <param name="number">The number of the member, for a method that asks for its settings.</param>
    public string Write(
        MemberModel member, ValueModel value, string name, string get, string suffix = "", int? number = null)
    {
        var arguments = new List<string> { name };
        if (IsWrittenAtPosition(value))
        {
            arguments.Insert(0, "ref position");
        }

        if (value is EnumValue @enum)
        {
            arguments.Add(names.Enum(@enum));
            arguments.Add(Convert(@enum, "long", get));
        }
        else
        {
            arguments.Add(get);
        }

        if (number is { } memberNumber)
        {
            arguments.Add(SettingsTemplates.ArgumentsOf(memberNumber));
        }

        if (value is NullableValue nullable)
        {
            return Code.Format(
                $$"""
                if (!{{CallOfWriter("TryWriteNullable")}})
                {
                    {{Write(member, nullable.Value, name, $"{get}.GetValueOrDefault()", suffix, number)}}
                }

                """);
        }

        var call = value switch
        {
            ScalarValue { Kind: { HasMethods: true } kind } => CallOfWriter($"Write{kind.Name}"),
            EnumValue => CallOfWriter("WriteEnum"),
            _ => Call(MethodThatWrites(member, value, suffix)),
        };
        return call + ";";

        string Call(string method)
        {
            var isOfWriter = method.StartsWith("writer.", StringComparison.Ordinal);
            return $"{method}({Code.List(isOfWriter ? arguments : arguments.Prepend("ref writer"))})";
        }

        // A method of the serializer's base class asks for the settings.
        string CallOfWriter(string method) => Call(number is null ? "writer." + method : method);
    }

    /// <summary>Whether the position is in a local, which the writer's method moves.</summary>
    public static bool IsWrittenAtPosition(ValueModel value) => value switch
    {
        ScalarValue scalar => scalar.Kind.IsWrittenAtPosition,
        EnumValue => true,
        NullableValue nullable => IsWrittenAtPosition(nullable.Value),
        _ => false,
    };

    private string MethodThatWrites(MemberModel member, ValueModel value, string suffix) => value switch
    {
        ScalarValue => "BsonCode::AnyValue.Write",
        DocumentValue document => $"{document.Serializer}.WriteActive",
        ExternalDocumentValue => "BsonCode::ExternalDocument.Write",
        ContainerValue { IsShared: true } container => MethodThatWritesShared(container),
        ContainerValue or TupleValue => names.Writer(member, suffix),
        TypeParameterValue when suffix.Length > 0 => "BsonCode::AnyValue.Write",
        CodecValue or ClassMappedValue or TypeParameterValue => $"{names.Codec(member, suffix)}.Write",
        UntypedValue => "BsonCode::ObjectValue.Write",
        PolymorphicValue => $"BsonCode::DiscriminatedValue.Write<{value.TypeName}>",
        RegisteredValue => $"writer.WriteWithRegistered<{value.TypeName}>",
        _ => throw new InvalidOperationException(),
    };

    private static string ReadShared(ContainerValue container) => container switch
    {
        { Item: DocumentValue document, Kind.IsExact: true } =>
            $"{document.Serializer}.Read{container.Kind.Method}(ref reader)",
        { Item: DocumentValue document } =>
            $"{document.Serializer}.Read{container.Kind.Method}<{container.TypeName}>(ref reader)",
        { Item: ScalarValue { Kind.Name: "String" } } => $"reader.ReadString{container.Kind.Method}()",
        _ => $"reader.Read{container.Kind.Method}<{container.Item.TypeName}>()",
    };

    private static string MethodThatWritesShared(ContainerValue container) => container switch
    {
        { Item: DocumentValue document, Kind.IsInterface: true } => $"{document.Serializer}.WriteItems",
        { Item: DocumentValue document } => $"{document.Serializer}.Write{container.Kind.Method}",
        { Item: ScalarValue { Kind.Name: "String" } } => $"writer.WriteString{container.Kind.Method}",
        _ => $"writer.Write{container.Kind.Method}",
    };

    private string ReadNullable(MemberModel member, NullableValue nullable, string suffix)
    {
        var local = names.OrNull(member, suffix);
        var read = Read(member, nullable.Value, suffix);
        return $"reader.TryReadNullable(out {nullable.TypeName} {local}) ? {local} : {read}";
    }

    // The largest numbers of a UInt64 are no Int64, which a checked conversion would refuse.
    private static string Convert(EnumValue value, string type, string expression) =>
        value.IsUInt64 ? $"unchecked(({type}){expression})" : $"({type}){expression}";
}
