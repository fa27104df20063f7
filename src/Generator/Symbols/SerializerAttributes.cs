namespace BsonGen.Generator.Symbols;

/// <summary>The user's attributes that derive from the driver's, which applies them, and only configure a serializer.</summary>
internal static class SerializerAttributes
{
    public static bool Include(INamedTypeSymbol attribute) => attribute.ToDriverName().Length > 0
        ? attribute.GetHierarchy().Any(ancestor =>
            ancestor.ToDriverName() is BsonSerializationOptions or BsonSerializerAttribute or BinaryVector)
        : attribute is { Interfaces.IsEmpty: true, BaseType: { } inherited } &&
            !attribute.GetMembers("Apply").OfType<IMethodSymbol>().Any(ConfiguresMember) &&
            Include(inherited);

    // The other methods of this name take and return a serializer.
    private static bool ConfiguresMember(IMethodSymbol method) =>
        method.IsOverride && method.Parameters.Any(parameter => parameter.Type.ToDriverName() == BsonMemberMap);
}
