namespace BsonGen.Generator.Mapping;

/// <summary>A constructor or factory method with which the driver creates objects.</summary>
/// <param name="Arguments">The members for the parameters; empty if there is a flaw.</param>
/// <param name="Flaw">Why generated code can't call it, or null.</param>
internal sealed record CreatorMap(IMethodSymbol Method, IReadOnlyList<MemberMap> Arguments, CreatorFlaw? Flaw = null)
{
    public bool IsFactory => Method.MethodKind != MethodKind.Constructor;
}

/// <param name="IsRefused">Whether the driver can't call it either.</param>
/// <param name="Place">The place of the parameter or the attribute, if the driver refuses it.</param>
internal sealed record CreatorFlaw(string Why, bool IsRefused = false, Location? Place = null);
