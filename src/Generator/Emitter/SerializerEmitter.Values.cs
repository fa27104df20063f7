using BsonGen.Generator.Model;

namespace BsonGen.Generator.Emitter;

// How each kind of value is read and written. A value inside a member's collections has the names of the helpers that lead to it as a suffix.
internal sealed partial class SerializerEmitter
{
    /// <summary>An expression that reads a value.</summary>
    private string ReadValue(MemberModel member, ValueModel value, string suffix = "") => value switch
    {
        ScalarValue scalar => $"reader.Read{scalar.Kind.Name}()",
        EnumValue => $"reader.ReadEnum<{value.TypeName}>()",
        NullableValue nullable => ReadNullable(member, nullable, suffix),
        DocumentValue document => $"{document.Serializer}.Read(ref reader)",
        ExternalDocumentValue => $"reader.ReadGenerated<{value.TypeName}>()",
        ContainerValue => $"{_names.Reader(member, suffix)}(ref reader)",
        PossibleEnumValue => $"{_names.Serializer(member)}.ReadAny(ref reader)",
        TypeParameterValue when suffix.Length == 0 => $"{_names.Serializer(member)}.ReadAny(ref reader)",
        TypeParameterValue => $"reader.ReadAny<{value.TypeName}>()",
        RepresentedValue or ClassMappedValue => $"{_names.Serializer(member)}.Read(ref reader)",
        ObjectValue => "reader.ReadObject()",
        DiscriminatedValue => $"reader.ReadDiscriminated<{value.TypeName}>()",
        RegisteredValue => $"reader.ReadWithRegistered<{value.TypeName}>()",
        _ => throw new InvalidOperationException(),
    };

    private string ReadNullable(MemberModel member, NullableValue nullable, string suffix)
    {
        var local = _names.OrNull(member, suffix);
        return $"reader.TryReadNullable(out {nullable.TypeName} {local}) ? {local} : {ReadValue(member, nullable.Value, suffix)}";
    }

    /// <summary>Prints statements that write a value behind its element's name.</summary>
    private void WriteValue(MemberModel member, ValueModel value, string name, string get, string suffix = "")
    {
        if (value is NullableValue nullable)
        {
            _writer.Open($"if (!writer.TryWriteNullable({name}, {get}))");
            WriteValue(member, nullable.Value, name, $"{get}.GetValueOrDefault()", suffix);
            _writer.Close();
            _writer.Blank();
            return;
        }

        _writer.Write(value switch
        {
            ScalarValue scalar => $"writer.Write{scalar.Kind.Name}({name}, {get});",
            EnumValue => $"writer.WriteEnum({name}, {get});",
            DocumentValue document => $"{document.Serializer}.Write(ref writer, {name}, {get});",
            ExternalDocumentValue => $"writer.WriteGenerated({name}, {get});",
            ContainerValue => $"{_names.Writer(member, suffix)}(ref writer, {name}, {get});",
            PossibleEnumValue => $"{_names.Serializer(member)}.WriteAny(ref writer, {name}, {get});",
            TypeParameterValue when suffix.Length == 0 => $"{_names.Serializer(member)}.WriteAny(ref writer, {name}, {get});",
            TypeParameterValue => $"writer.WriteAny({name}, {get});",
            RepresentedValue or ClassMappedValue => $"{_names.Serializer(member)}.Write(ref writer, {name}, {get});",
            ObjectValue => $"writer.WriteObject({name}, {get});",
            DiscriminatedValue => $"writer.WriteDiscriminated<{value.TypeName}>({name}, {get});",
            RegisteredValue => $"writer.WriteWithRegistered<{value.TypeName}>({name}, {get});",
            _ => throw new InvalidOperationException(),
        });
    }

    /// <summary>The classes of the runtime that read and write members, a field for each such member.</summary>
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
                var (declared, created) = representation.Children.Count == 0
                    ? (TypeOf(representation), "new")
                    : ($"{Names.Members}.DriverMember<{member.TypeName}>", "new " + TypeOf(representation));
                _writer.Write($"private static readonly {declared} {_names.Serializer(member)} = {created}({Arguments(member, representation)});");
            }
        }
    }

    private static string Creation(CreatedCollection created) => created.Kind switch
    {
        { Factory: not null } => FactoryOf(created.Kind),
        { Filling: CollectionFilling.Array } => "static items => items.ToArray()",
        { Filling: CollectionFilling.SpanOfList } => "static items => items",
        _ => $"static items => new {created.TypeName}(items)",
    };

    private static string TypeOf(RepresentationModel representation) =>
        $"{Names.Members}.{representation.ClassName}" + (representation.TypeArgument is { } argument ? $"<{argument}>" : "");

    private static string Arguments(MemberModel member, RepresentationModel representation)
    {
        if (representation.OfValue is { } ofValue)
        {
            return $"new {TypeOf(ofValue)}({Arguments(member, ofValue)})";
        }

        var further = representation.Children.Select(child => $"new {TypeOf(child)}({Arguments(member, child)})")
            .Concat(representation.Arguments.Select(argument =>
                (argument.ParameterName is { } parameter ? $"{parameter}: " : "") + Constants.Print(argument.Value)));
        if (representation.Created is { } created)
        {
            further = further.Append(Creation(created));
        }

        return string.Join(", ", further.Prepend(Names.Literal(member.Name)).Prepend($"typeof({member.DeclaringTypeName})"));
    }
}
