namespace BsonGen.Generator.Model;

/// <summary>The class of the runtime that reads and writes a member, with the arguments of its constructor.</summary>
internal sealed record CodecModel(string ClassName, params EquatableArray<string> TypeArguments)
{
    /// <summary>The arguments after the declaring type and the name of the member.</summary>
    public EquatableArray<ConstantModel> Arguments { get; init; } = [];

    /// <summary>The class for the value of a nullable member, or null.</summary>
    public CodecModel? OfValue { get; init; }

    /// <summary>The classes for the values inside a member's value: the items of a collection, the keys and values of a dictionary.</summary>
    public EquatableArray<CodecModel> Children { get; init; } = [];

    /// <summary>The collection that is created from the items, or null.</summary>
    public CreatedCollection? Created { get; init; }

    /// <summary>The dictionary that a builder makes from the entries, or null.</summary>
    public BuiltDictionary? Built { get; init; }

    /// <summary>The value that methods of the generated serializer read and write, or null.</summary>
    public ValueModel? Inline { get; init; }

    public static CodecModel OfNullable(string valueType, CodecModel ofValue) => new("NullableCodec", valueType) { OfValue = ofValue };

    /// <summary>Gets the classes for the values inside, with the suffixes of the names of their methods.</summary>
    /// <param name="suffix">The suffix of the value around them.</param>
    public IEnumerable<Part<CodecModel>> GetParts(string suffix) =>
        Children.Select((child, index) => new Part<CodecModel>(child, suffix + (Children.Count == 1 ? "Item" : index == 0 ? "Key" : "Value")));

    /// <summary>Gets the values that methods of the generated serializer read and write, with the suffixes of the names of these methods.</summary>
    /// <inheritdoc cref="GetParts" />
    public IEnumerable<Part<ValueModel>> GetInline(string suffix) =>
        Inline is not null ? [new(Inline, suffix)] :
        OfValue is not null ? OfValue.GetInline(suffix) :
        GetParts(suffix).SelectMany(part => part.Value.GetInline(part.Suffix));
}

/// <summary>A value inside another one, and the suffix of the names of its methods.</summary>
internal sealed record Part<T>(T Value, string Suffix);

/// <summary>A dictionary that a builder makes.</summary>
/// <param name="Name">The name of the type in code, without type arguments, which is also the name of the class that creates the builder.</param>
internal sealed record BuiltDictionary(string Name, string TypeArguments);

internal sealed record CreatedCollection(CollectionKind Kind, string TypeName);
