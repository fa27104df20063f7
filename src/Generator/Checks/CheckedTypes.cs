namespace BsonGen.Generator.Checks;

/// <summary>The types of a compilation that checks have examined, each once.</summary>
internal static class CheckedTypes
{
    private static readonly ConditionalWeakTable<MappingContext, SymbolDictionary<CheckedType>> Cache = new();

    public static CheckedType Of(MappingContext context, INamedTypeSymbol type)
    {
        var isInClosure = context.Closure.Contains(type);
        return Cache.GetValue(context, static _ => new()).GetOrAdd(
            isInClosure ? type : type.OriginalDefinition,
            key => TypeChecks.Examine(new(context, (INamedTypeSymbol)key, isInClosure)));
    }

    /// <summary>Whether the type carries an attribute and gets a serializer inside it.</summary>
    public static bool HasNestedSerializer(MappingContext context, INamedTypeSymbol type) =>
        type.IsAnnotated() && context.MayHaveSerializer(type) && Of(context, type).IsGenerated;
}
