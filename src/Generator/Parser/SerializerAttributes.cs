namespace BsonGen.Generator.Parser;

/// <summary>
/// The user's attributes that derive from an attribute of the driver and configure only the serializer of a member. The driver applies them.
/// </summary>
internal static class SerializerAttributes
{
    public static bool Include(INamedTypeSymbol attribute)
    {
        for (var level = attribute; level is not null; level = level.BaseType)
        {
            if (level.ToDriverName().Length > 0)
            {
                return level.GetHierarchy().Any(ancestor => ancestor.ToDriverName() is KnownNames.BsonSerializationOptions or KnownNames.BsonSerializerAttribute);
            }

            if (!level.Interfaces.IsEmpty || level.GetMembers("Apply").OfType<IMethodSymbol>().Any(ConfiguresMember))
            {
                return false;
            }
        }

        return false;
    }

    // The other methods of this name take and return a serializer.
    private static bool ConfiguresMember(IMethodSymbol method) =>
        method.IsOverride && method.Parameters.Any(parameter => parameter.Type.ToDriverName() == KnownNames.BsonMemberMap);
}
