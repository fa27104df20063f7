namespace BsonGen.Generator.Planning;

/// <summary>Finds the values inside a value that generated methods read and write.</summary>
internal static class ValueParts
{
    // The value itself comes first.
    public static IEnumerable<Part<ValueModel>> AllIn(ValueModel value, string suffix = "") =>
        DirectlyIn(value, suffix)
            .SelectMany(part => AllIn(part.Value, part.Suffix))
            .Prepend(new(value, suffix));

    public static IEnumerable<Part<ValueModel>> DirectlyIn(ValueModel value, string suffix = "") => value switch
    {
        NullableValue nullable => [new(nullable.Value, suffix)],
        TupleValue tuple => tuple.Items.Select((item, index) => new Part<ValueModel>(item, suffix + tuple.GetItem(index))),
        ContainerValue container => [new(container.Item, suffix + container.ItemSuffix)],
        CodecValue coded => coded.Codec.GetInline(suffix),
        _ => [],
    };
}
