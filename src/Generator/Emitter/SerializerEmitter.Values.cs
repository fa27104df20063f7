namespace BsonGen.Generator.Emitter;

// The code that reads and writes each kind of value. For a value inside a collection, the suffix leads to its method.
internal sealed partial class SerializerEmitter
{
    private const int MostColumnsOfNames = 40;

    /// <summary>Gets the expression that reads a value.</summary>
    /// <param name="value">The value: that of the member, or one inside.</param>
    /// <param name="suffix">The suffix of the methods for the value.</param>
    /// <param name="reused">The expression of the existing value, or null for a new value.</param>
    private string ReadValue(MemberModel member, ValueModel value, string suffix = "", string? reused = null) => value switch
    {
        ScalarValue { Kind.IsInterned: true } scalar => $"reader.Read{scalar.Kind.Name}({_names.Strings(member)})",
        ScalarValue { Kind.HasMethods: false } => $"reader.ReadAny<{value.TypeName}>()",
        ScalarValue scalar => $"reader.Read{scalar.Kind.Name}()",
        EnumValue => $"reader.ReadEnum<{value.TypeName}>()",
        NullableValue nullable => ReadNullable(member, nullable, suffix),
        DocumentValue document => $"{document.Serializer}.ReadActive(ref reader{(document.TakesReused && reused is not null ? ", " + reused : "")})",
        ExternalDocumentValue => $"reader.ReadGenerated<{value.TypeName}>()",
        ContainerValue { IsShared: true } container when !IsRefilled(container) => ReadShared(container),
        CollectionValue { IsList: true } when reused is not null => $"{_names.Reader(member, suffix)}(ref reader, {reused})",
        ContainerValue or TupleValue => $"{_names.Reader(member, suffix)}(ref reader)",
        PossibleEnumValue => $"{_names.Serializer(member, suffix)}.ReadAny(ref reader)",
        TypeParameterValue when suffix.Length == 0 => $"{_names.Serializer(member, suffix)}.ReadAny(ref reader)",
        TypeParameterValue => $"reader.ReadAny<{value.TypeName}>()",
        RepresentedValue or ClassMappedValue => $"{_names.Serializer(member, suffix)}.Read(ref reader)",
        ObjectValue => "reader.ReadObject()",
        DiscriminatedValue => $"reader.ReadDiscriminated<{value.TypeName}>()",
        RegisteredValue => $"reader.ReadWithRegistered<{value.TypeName}>()",
        _ => throw new InvalidOperationException(),
    };

    private static string ReadShared(ContainerValue container) => container switch
    {
        { Item: DocumentValue document, Kind.Filling: CollectionFilling.Array } => $"{document.Serializer}.ReadArray(ref reader)",
        { Item: DocumentValue document } => $"{document.Serializer}.Read{container.Kind.Method}<{container.TypeName}>(ref reader)",
        { Item: ScalarValue { Kind.Name: "String" } } => $"reader.ReadString{container.Kind.Method}()",
        _ => $"reader.Read{container.Kind.Method}<{container.Item.TypeName}>()",
    };

    private static string WriteShared(ContainerValue container, string name, string get) => container switch
    {
        { Item: DocumentValue document } => $"{document.Serializer}.Write{(container.Kind.IsInterface ? "Items" : container.Kind.Method)}(ref writer, {name}, {get});",
        { Item: ScalarValue { Kind.Name: "String" } } => $"writer.WriteString{container.Kind.Method}({name}, {get});",
        _ => $"writer.Write{container.Kind.Method}({name}, {get});",
    };

    private string ReadNullable(MemberModel member, NullableValue nullable, string suffix)
    {
        var local = _names.OrNull(member, suffix);
        var separator = nullable.TypeName.Length + (3 * local.Length) > MostColumnsOfNames ? "\n    " : " ";
        return $"reader.TryReadNullable(out {nullable.TypeName} {local}){separator}? {local}{separator}: {ReadValue(member, nullable.Value, suffix)}";
    }

    /// <summary>Whether the writer's methods take the position of the element from a local.</summary>
    private static bool IsWrittenAtPosition(ValueModel value) => value switch
    {
        ScalarValue scalar => scalar.Kind.IsWrittenAtPosition,
        EnumValue => true,
        NullableValue nullable => IsWrittenAtPosition(nullable.Value),
        _ => false,
    };

    private void WriteValue(MemberModel member, ValueModel value, string name, string get, string suffix = "")
    {
        var position = IsWrittenAtPosition(value) ? "ref elementPosition, " : "";
        if (value is NullableValue nullable)
        {
            _writer.Open($"if (!writer.TryWriteNullable({position}{name}, {get}))");
            WriteValue(member, nullable.Value, name, $"{get}.GetValueOrDefault()", suffix);
            _writer.Close();
            _writer.Blank();
            return;
        }

        _writer.Write(value switch
        {
            ScalarValue scalar => $"writer.Write{scalar.Kind.Name}({position}{name}, {get});",
            EnumValue => $"writer.WriteEnum({position}{name}, {get});",
            DocumentValue document => $"{document.Serializer}.WriteActive(ref writer, {name}, {get});",
            ExternalDocumentValue => $"writer.WriteGenerated({name}, {get});",
            ContainerValue { IsShared: true } container => WriteShared(container, name, get),
            ContainerValue or TupleValue => $"{_names.Writer(member, suffix)}(ref writer, {name}, {get});",
            PossibleEnumValue => $"{_names.Serializer(member, suffix)}.WriteAny(ref writer, {name}, {get});",
            TypeParameterValue when suffix.Length == 0 => $"{_names.Serializer(member, suffix)}.WriteAny(ref writer, {name}, {get});",
            TypeParameterValue => $"writer.WriteAny({name}, {get});",
            RepresentedValue or ClassMappedValue => $"{_names.Serializer(member, suffix)}.Write(ref writer, {name}, {get});",
            ObjectValue => $"writer.WriteObject({name}, {get});",
            DiscriminatedValue => $"writer.WriteDiscriminated<{value.TypeName}>({name}, {get});",
            RegisteredValue => $"writer.WriteWithRegistered<{value.TypeName}>({name}, {get});",
            _ => throw new InvalidOperationException(),
        });
    }

    /// <summary>Prints a field for the strings of each member that shares them.</summary>
    private void EmitStrings()
    {
        foreach (var plan in _plan.Members.Where(plan => plan.Member.Value.IsInterned && plan.WhenRead != ReadAction.Skip))
        {
            _writer.Write($"private static readonly BsonCode::InternedStrings {_names.Strings(plan.Member)} = new();");
        }
    }
}
