namespace BsonGen.Generator.Model;

/// <summary>How the values of a type are read and written.</summary>
internal abstract record ValueModel(string TypeName)
{
    /// <summary>Whether the value is, or holds, strings of a table that all documents share.</summary>
    public virtual bool IsInterned => false;

    /// <summary>Whether the value can't hold documents.</summary>
    public virtual bool IsPlain => false;

    /// <summary>The same value, whose strings come from a table that all documents share.</summary>
    public virtual ValueModel Intern() => this;
}

/// <summary>A type of single values, which the reader and the writer have methods for, or a codec reads and writes.</summary>
internal sealed record ScalarValue(string TypeName, ScalarKind Kind) : ValueModel(TypeName)
{
    public override bool IsInterned => Kind.IsInterned;

    public override bool IsPlain => true;

    public override ValueModel Intern() => Kind.Name == ScalarKind.String.Name
        ? this with { Kind = ScalarKind.InternedString }
        : this;
}

/// <summary>An enum in its default representation.</summary>
internal sealed record EnumValue(string TypeName, bool IsUInt64) : ValueModel(TypeName)
{
    public override bool IsPlain => true;
}

/// <summary>A nullable scalar, enum, pair or tuple.</summary>
internal sealed record NullableValue(string TypeName, ValueModel Value) : ValueModel(TypeName)
{
    public override bool IsPlain => Value.IsPlain;
}

/// <summary>A type whose serializer is generated in this assembly.</summary>
/// <param name="IsGeneric">Whether code must name the serializer, to keep it where code is compiled ahead of time.</param>
internal sealed record DocumentValue(string TypeName, string Serializer, bool TakesReused, bool IsGeneric)
    : ValueModel(TypeName);

/// <summary>An annotated type of another assembly, whose serializer is found at run time.</summary>
internal sealed record ExternalDocumentValue(string TypeName) : ValueModel(TypeName);

/// <summary>A type parameter, whose argument decides at run time.</summary>
internal sealed record TypeParameterValue(string TypeName) : ValueModel(TypeName);

/// <param name="Item">The items of a collection, or the values of a dictionary.</param>
internal abstract record ContainerValue(string TypeName, CollectionKind Kind, ValueModel Item) : ValueModel(TypeName)
{
    /// <summary>The suffix of the names of the methods for the items.</summary>
    public abstract string ItemSuffix { get; }

    public override bool IsInterned => Item.IsInterned;

    /// <summary>Whether methods of the runtime read and write the value; otherwise generated methods do.</summary>
    public bool IsShared => Kind.Method is not null && Item switch
    {
        ScalarValue { Kind.HasCollections: true } => Kind.IsExact,
        DocumentValue document => !document.IsGeneric,
        _ => false,
    };

    public override ValueModel Intern() => this with { Item = Item.Intern() };
}

/// <summary>A collection, which is stored as an array.</summary>
internal sealed record CollectionValue(string TypeName, CollectionKind Kind, ValueModel Item)
    : ContainerValue(TypeName, Kind, Item)
{
    public override string ItemSuffix => "Item";

    /// <summary>Whether a list is created, which can be refilled.</summary>
    public bool IsList => Kind is { Filling: CollectionFilling.SpanOfList, Factory: null };
}

/// <summary>A dictionary with string keys, which is stored as a document.</summary>
internal sealed record DictionaryValue(string TypeName, CollectionKind Kind, ValueModel Item)
    : ContainerValue(TypeName, Kind, Item)
{
    public override string ItemSuffix => "Value";
}

/// <summary>A value of type object.</summary>
internal sealed record UntypedValue(string TypeName) : ValueModel(TypeName);

/// <summary>An interface, or an unsealed class without a generated serializer.</summary>
internal sealed record PolymorphicValue(string TypeName) : ValueModel(TypeName);

/// <summary>A pair or tuple, whose items generated methods read and write.</summary>
/// <param name="IsPair">Whether it is a document of a key and a value, not an array.</param>
internal sealed record TupleValue(string TypeName, bool IsPair, EquatableArray<ValueModel> Items) : ValueModel(TypeName)
{
    private const int IndexOfRest = 7;

    public override bool IsPlain => Items.All(item => item.IsPlain);

    /// <summary>The property of the pair or tuple with an item.</summary>
    public string GetItem(int index)
    {
        if (IsPair)
        {
            return index == 0 ? "Key" : "Value";
        }

        return index == IndexOfRest ? "Rest" : $"Item{index + 1}";
    }

    public string GetElementName(int index)
    {
        if (IsPair)
        {
            return index == 0 ? "k" : "v";
        }

        return $"{index}";
    }
}

/// <summary>A type that the serializer in the driver's registry reads and writes.</summary>
internal sealed record RegisteredValue(string TypeName) : ValueModel(TypeName);

/// <summary>A member that a class of the runtime reads and writes.</summary>
internal sealed record CodecValue(string TypeName, CodecModel Codec) : ValueModel(TypeName);

/// <summary>A member with attributes that are not compiled: the class map's serializer reads and writes it.</summary>
internal sealed record ClassMappedValue(string TypeName) : ValueModel(TypeName);
