namespace BsonGen.Internal.Registration;

/// <summary>Decides which configuration of a type applies: the compiled one, or that of its class map.</summary>
internal static class RuntimeConfiguration
{
    /// <summary>Decides whether generated code serves a type, and with which configuration.</summary>
    /// <param name="assembly">The assembly of the generated code.</param>
    /// <param name="compiled">The hashes of the type's classes in other assemblies, as the compiler saw them.</param>
    /// <param name="members">The list of the members that generated code knows.</param>
    /// <param name="hasCreators">Whether generated code calls a constructor with parameters, or a factory method.</param>
    public static FallbackDecision Decide(
        Type type, Assembly assembly, ulong[] compiled, string members, bool hasCreators)
    {
        if (ReferencedClasses.FindDifferent(type, assembly, compiled) is { } different)
        {
            return new(new(
                FallbackKinds.ReferencedClass,
                $"{different.FullName} is not as the compiler saw it: its assembly is another version, " +
                "orders members in another way than its reference assembly, or has private ones that the driver maps"));
        }

        var convention = FindOtherConvention(type, DriverRegistry.FindConvention(type));
        if (convention is not null || !(BsonMember.AreAnyMappedByCode(type, members) || IsConfigured(type)))
        {
            return new(convention, FollowsClassMap: false);
        }

        BsonClassMap map;
        try
        {
            map = ClassMaps.LookUpToCompare(type);
        }
        catch (Exception error)
        {
            return new(new(FallbackKinds.Refused, $"the driver refuses its class map: {error.Message.TrimEnd('.')}"));
        }

        return new ClassMapReading(type, map, BsonMember.List(type, members), hasCreators).Decide();
    }

    // Finds why the class map must read a type with a discriminator convention, which is null for the driver's default.
    public static FallbackReason? FindOtherConvention(Type type, IDiscriminatorConvention? convention) =>
        convention is null ||
        (convention is StandardDiscriminatorConvention { ElementName: ClassMapRules.DiscriminatorElementName } &&
            DriverReflection.IsOfDriver(convention.GetType()))
            ? null
            : new(
                FallbackKinds.DiscriminatorConvention,
                $"another discriminator convention was registered at run time for {type.FullName}");

    // True if a class map may differ from the compiled configuration. It is a loop, since the first use of each type pays for it.
    // The driver maps object with the first class that it maps, which says nothing about other classes.
    private static bool IsConfigured(Type type)
    {
        foreach (var level in TypeLevels.MappedOf(type))
        {
            if (ClassMaps.IsFollowed(level) || RegisteredConventions.AreChanged(level))
            {
                return true;
            }
        }

        return InheritedSettings.ArePassedOnByFramework(type);
    }
}
