namespace BsonGen.Generator.Model;

/// <summary>The codec of a value, which a class of the runtime reads and writes.</summary>
internal abstract record CodecModel
{
    public abstract CodecClass Class { get; }

    /// <summary>The code of the type arguments of the class.</summary>
    public abstract EquatableArray<string> TypeArguments { get; }

    /// <summary>The codecs of the items of a collection, or of the keys and the values of a dictionary.</summary>
    public virtual IEnumerable<Part<CodecModel>> GetParts(string suffix) => [];

    /// <summary>The values inside this one that generated methods read and write.</summary>
    public virtual IEnumerable<Part<ValueModel>> GetInline(string suffix) =>
        GetParts(suffix).SelectMany(part => part.Value.GetInline(part.Suffix));
}

/// <summary>The codec of a single value.</summary>
/// <param name="TypeName">The type of the value.</param>
/// <param name="Arguments">The code of the arguments after the type and the name of the member.</param>
internal sealed record ScalarCodecModel(
    CodecClass CodecClass, string TypeName, params EquatableArray<string> Arguments) : CodecModel
{
    public override CodecClass Class => CodecClass;

    public override EquatableArray<string> TypeArguments => CodecClass.IsGeneric ? [TypeName] : [];
}

/// <summary>The codec of a nullable value type.</summary>
internal sealed record NullableCodecModel(string ValueType, CodecModel OfValue) : CodecModel
{
    public override CodecClass Class => CodecClass.Nullable;

    public override EquatableArray<string> TypeArguments => [ValueType];

    public override IEnumerable<Part<ValueModel>> GetInline(string suffix) => OfValue.GetInline(suffix);
}

/// <summary>The codec of a collection or an array.</summary>
/// <param name="CreatedType">The type of the objects that are created for the values.</param>
internal sealed record CollectionCodecModel(
    string TypeName, string CreatedType, string ItemType, CollectionKind Created, CodecModel OfItem) : CodecModel
{
    public override CodecClass Class => CodecClass.Collection;

    public override EquatableArray<string> TypeArguments => [TypeName, CreatedType, ItemType];

    public override IEnumerable<Part<CodecModel>> GetParts(string suffix) => [new(OfItem, suffix + "Item")];
}

internal sealed record ImmutableArrayCodecModel(string ItemType, CodecModel OfItem) : CodecModel
{
    public override CodecClass Class => CodecClass.ImmutableArray;

    public override EquatableArray<string> TypeArguments => [ItemType];

    public override IEnumerable<Part<CodecModel>> GetParts(string suffix) => [new(OfItem, suffix + "Item")];
}

/// <summary>The codec of a dictionary with keys of any type.</summary>
/// <param name="CreatedType">The type of the objects that are created for the values.</param>
/// <param name="Representation">The name of the driver's representation of dictionaries.</param>
/// <param name="BuilderClass">The class whose builder creates the dictionary from the entries, or null.</param>
internal sealed record DictionaryCodecModel(
    string TypeName,
    string CreatedType,
    string KeyType,
    string ValueType,
    string Representation,
    CodecModel OfKey,
    CodecModel OfValue,
    string? BuilderClass = null) : CodecModel
{
    public override CodecClass Class => CodecClass.Dictionary;

    public override EquatableArray<string> TypeArguments => [TypeName, CreatedType, KeyType, ValueType];

    public override IEnumerable<Part<CodecModel>> GetParts(string suffix) =>
        [new(OfKey, suffix + "Key"), new(OfValue, suffix + "Value")];
}

/// <summary>The codec of a value inside another one that generated methods read and write.</summary>
internal sealed record GeneratedCodecModel(ValueModel Value) : CodecModel
{
    public override CodecClass Class => CodecClass.Generated;

    public override EquatableArray<string> TypeArguments => [Value.TypeName];

    public override IEnumerable<Part<ValueModel>> GetInline(string suffix) => [new(Value, suffix)];
}

/// <summary>A value inside another one, and the suffix of the names of its methods.</summary>
internal sealed record Part<T>(T Value, string Suffix);
