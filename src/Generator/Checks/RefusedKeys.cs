namespace BsonGen.Generator.Checks;

/// <summary>Dictionaries that the driver stores as documents, and whose keys it refuses as names of elements.</summary>
internal static class RefusedKeys
{
    private const string ArrayOfArrays = "add [BsonDictionaryOptions(DictionaryRepresentation.ArrayOfArrays)]";
    private const string OutOfReach =
        "no attribute of the member stores that dictionary as an array, so make its keys strings";

    public static (ITypeSymbol Key, string Advice)? Find(MemberMap member) =>
        member.HasOwnSerializer && !member.HasConfiguredValues && member.DictionaryOptions is null
            ? null
            : Find(member.Type, IsArray(member), ArrayOfArrays);

    // Attributes configure the outermost dictionary, also in a collection, but not its values.
    private static (ITypeSymbol Key, string Advice)? Find(ITypeSymbol type, bool isArray, string advice)
    {
        if (type is not INamedTypeSymbol { TypeArguments: { IsEmpty: false } arguments } named)
        {
            return type is IArrayTypeSymbol array ? Find(array.ElementType, isArray, advice) : null;
        }

        var isImmutable = Dictionaries.IsImmutableDictionary(type);
        if (isImmutable || Dictionaries.IsDictionary(type))
        {
            return !isArray && IsRefused(arguments[0])
                ? (arguments[0], isImmutable ? OutOfReach : advice)
                : Find(arguments[1], isArray: false, OutOfReach);
        }

        return
            named.IsTupleType ? arguments.Select(argument => Find(argument, isArray: false, OutOfReach))
                .FirstOrDefault(found => found is not null) :
            CollectionKind.FindCollection(type.ToKnownName()) is not null ? Find(arguments[0], isArray, advice) : null;
    }

    private static bool IsArray(MemberMap member) =>
        member.Representation == "Array" ||
        Dictionaries.FindRepresentation(member.DictionaryOptions) != "Document";

    private static bool IsRefused(ITypeSymbol key) =>
        key is { TypeKind: TypeKind.Enum } or IArrayTypeSymbol or INamedTypeSymbol { IsTupleType: true } ||
        key.IsAnnotated() ||
        (key.FindNullableValue() is { } value && IsRefused(value)) ||
        ScalarTypes.Find(key.ToKnownName()) is { IsTextAsKey: false };
}
