namespace BsonGen.Generator.Model;

/// <summary>How the values of a type are read and written.</summary>
internal abstract record ValueModel(string TypeName)
{
    // Whether the value is, or holds, shared strings.
    public bool IsInterned => this is ScalarValue { Kind.IsInterned: true } or ContainerValue { Item.IsInterned: true };

    // Whether the value can't hold documents.
    public bool IsPlain =>
        this is ScalarValue or EnumValue or NullableValue { Value.IsPlain: true } ||
        (this is TupleValue tuple && tuple.Items.All(item => item.IsPlain));

    public ValueModel Intern() => this switch
    {
        ScalarValue { Kind.Name: "String" } scalar => scalar with { Kind = ScalarKind.InternedString },
        ContainerValue container => container with { Item = container.Item.Intern() },
        _ => this,
    };
}

/// <summary>A type with its own methods on the reader and the writer.</summary>
internal sealed record ScalarValue(string TypeName, ScalarKind Kind) : ValueModel(TypeName);

/// <summary>An enum in its default representation.</summary>
internal sealed record EnumValue(string TypeName, bool IsUInt64) : ValueModel(TypeName);

/// <summary>A nullable scalar, enum, pair or tuple.</summary>
internal sealed record NullableValue(string TypeName, ValueModel Value) : ValueModel(TypeName);

/// <summary>A type whose serializer is generated in this assembly.</summary>
/// <param name="IsGeneric">Whether code must name the serializer, to keep it where code is compiled ahead of time.</param>
internal sealed record DocumentValue(string TypeName, string Serializer, bool TakesReused, bool IsGeneric)
    : ValueModel(TypeName);

/// <summary>An annotated type of another assembly, whose serializer is found at run time.</summary>
internal sealed record ExternalDocumentValue(string TypeName) : ValueModel(TypeName);

/// <summary>A type parameter, whose argument decides at run time.</summary>
internal sealed record TypeParameterValue(string TypeName) : ValueModel(TypeName);

/// <summary>A type parameter or a nullable one, to which conventions apply if the argument is an enum.</summary>
internal sealed record PossibleEnumValue(string TypeName) : ValueModel(TypeName);

/// <param name="Item">The items of a collection, or the values of a dictionary.</param>
internal abstract record ContainerValue(string TypeName, CollectionKind Kind, ValueModel Item) : ValueModel(TypeName)
{
    public string ItemSuffix => this is DictionaryValue ? "Value" : "Item";

    // Whether methods of the runtime read and write the value; otherwise generated methods do.
    public bool IsShared => Kind.Method is not null && Item switch
    {
        ScalarValue { Kind.HasCollections: true } => Kind.IsExact,
        DocumentValue document => !document.IsGeneric,
        _ => false,
    };
}

/// <summary>Stored as an array.</summary>
internal sealed record CollectionValue(string TypeName, CollectionKind Kind, ValueModel Item)
    : ContainerValue(TypeName, Kind, Item)
{
    // Whether a list is created, which can be refilled.
    public bool IsList => Kind is { Filling: CollectionFilling.SpanOfList, Factory: null };
}

/// <summary>Stored as a document, with string keys.</summary>
internal sealed record DictionaryValue(string TypeName, CollectionKind Kind, ValueModel Item)
    : ContainerValue(TypeName, Kind, Item);

internal sealed record ObjectValue(string TypeName) : ValueModel(TypeName);

/// <summary>An interface, or an unsealed class without a generated serializer.</summary>
internal sealed record DiscriminatedValue(string TypeName) : ValueModel(TypeName);

/// <summary>A pair or tuple, whose items generated methods read and write.</summary>
/// <param name="IsPair">Whether it is a document of a key and a value, not an array.</param>
internal sealed record TupleValue(string TypeName, bool IsPair, EquatableArray<ValueModel> Items) : ValueModel(TypeName)
{
    public string GetItem(int index) => IsPair ? index == 0 ? "Key" : "Value" : index == 7 ? "Rest" : $"Item{index + 1}";

    public string GetElementName(int index) => IsPair ? index == 0 ? "k" : "v" : $"{index}";
}

/// <summary>A type that the serializer in the driver's registry reads and writes.</summary>
internal sealed record RegisteredValue(string TypeName) : ValueModel(TypeName);

/// <summary>A member that a class of the runtime reads and writes.</summary>
internal sealed record CodecValue(string TypeName, CodecModel Codec) : ValueModel(TypeName);

/// <summary>A member with attributes that are not compiled: the class map's serializer reads and writes it.</summary>
internal sealed record ClassMappedValue(string TypeName) : ValueModel(TypeName);
