namespace BsonGen.Generator.Model;

/// <summary>The class of the runtime that reads and writes a value, with the arguments of its constructor.</summary>
internal sealed record CodecModel(string ClassName, params EquatableArray<string> TypeArguments)
{
    // The code of the arguments after the type and the name of the member.
    public EquatableArray<string> Arguments { get; init; } = [];

    // Of the value of a nullable type.
    public CodecModel? OfValue { get; init; }

    // Of the items of a collection, or of the keys and the values of a dictionary.
    public EquatableArray<CodecModel> Children { get; init; } = [];

    public CollectionKind? Created { get; init; }

    // The class whose builder makes the dictionary from the entries.
    public string? BuilderClass { get; init; }

    public ValueModel? Inline { get; init; }

    public static CodecModel OfNullable(string valueType, CodecModel ofValue) =>
        new("NullableCodec", valueType) { OfValue = ofValue };

    public IEnumerable<Part<CodecModel>> GetParts(string suffix) =>
        Children.Select((child, index) =>
            new Part<CodecModel>(child, suffix + (Children.Count == 1 ? "Item" : index == 0 ? "Key" : "Value")));

    // The values that generated methods read and write.
    public IEnumerable<Part<ValueModel>> GetInline(string suffix) =>
        Inline is not null ? [new(Inline, suffix)] :
        OfValue is not null ? OfValue.GetInline(suffix) :
        GetParts(suffix).SelectMany(part => part.Value.GetInline(part.Suffix));
}

/// <summary>A value inside another one, and the suffix of the names of its methods.</summary>
internal sealed record Part<T>(T Value, string Suffix);
