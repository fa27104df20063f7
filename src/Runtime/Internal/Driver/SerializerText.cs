namespace BsonGen.Internal.Driver;

/// <summary>Describes serializers in the reasons of fallbacks.</summary>
internal static class SerializerText
{
    // A serializer may refer to itself.
    private const int Deepest = 4;

    /// <param name="serializer">Null if the driver has none.</param>
    public static string Of(IBsonSerializer? serializer, int depth = 0)
    {
        if (serializer is null)
        {
            return "no serializer";
        }

        var representation = serializer switch
        {
            GuidSerializer guids => $" as {guids.GuidRepresentation}",
            IRepresentationConfigurable own => $" as {own.Representation}",
            IBsonDictionarySerializer dictionary => $" as {dictionary.DictionaryRepresentation}",
            _ => "",
        };
        var child = depth < Deepest && serializer is IChildSerializerConfigurable parent
            ? $" of {Of(Attempt.OrNull(() => parent.ChildSerializer), depth + 1)}"
            : "";
        return $"{NameOf(serializer.GetType())}{representation}{child}";
    }

    // As in C#, without namespaces.
    private static string NameOf(Type type)
    {
        var name = type.Name.Split('`')[0];
        return type.IsGenericType ? $"{name}<{string.Join(", ", type.GetGenericArguments().Select(NameOf))}>" : name;
    }
}
