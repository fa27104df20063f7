namespace BsonGen.Generator.Driver;

/// <summary>Guids in members: alone, nullable, and in arrays, collections and dictionary values at any depth.</summary>
internal static class HeldGuids
{
    public static bool AreIn(ITypeSymbol type) => type.FindInnermost()?.ToKnownName() == "System.Guid";

    /// <summary>Whether Guids are in keys, pairs or tuples, which no attribute configures.</summary>
    public static bool AreOutOfReach(ITypeSymbol type) => type switch
    {
        IArrayTypeSymbol array => AreOutOfReach(array.ElementType),
        INamedTypeSymbol { TypeArguments: { IsEmpty: false } arguments } named =>
            arguments.Any(AreOutOfReach) ||
            (named.HoldsValues()
                ? arguments.Length == 2 && AreIn(arguments[0])
                : arguments.Any(AreIn) &&
                    (named.IsTupleType ||
                        named.ToKnownName() is DriverTypes.Tuple or DriverTypes.Pair)),
        _ => false,
    };
}
