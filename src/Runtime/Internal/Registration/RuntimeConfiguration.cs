namespace BsonGen.Internal.Registration;

/// <summary>Compares registrations with the compiled code. Only class maps and unknown conventions need a class map.</summary>
internal static class RuntimeConfiguration
{
    /// <summary>Decides whether generated code serves a type.</summary>
    /// <param name="assembly">The assembly of the generated code.</param>
    /// <param name="compiled">The hashes of the type's classes in other assemblies, as the compiler saw them.</param>
    /// <param name="registrations">What was compiled of registrations in code.</param>
    public static FallbackDecision Decide(
        Type type, Assembly assembly, ulong[] compiled, CompiledRegistrations registrations)
    {
        var followsClassMap = InheritedSettings.ArePassedOnByFramework(type);
        var ignoresExtraElements = false;
        var neededElements = new List<string>();
        foreach (var level in ClassMaps.MappedLevelsOf(type))
        {
            var isLeaf = level == type;
            var reason = FindReasonOfLevel(
                level, assembly, registrations, isLeaf, neededElements, out var ignores, out var hasClassMap);
            if (reason is not null)
            {
                return new(reason);
            }

            followsClassMap |= hasClassMap;
            ignoresExtraElements |= ignores && isLeaf;
        }

        if (followsClassMap && FindOtherSettings(type, assembly, registrations, out ignoresExtraElements) is { } other)
        {
            return new(other);
        }

        var different = ReferencedClasses.FindDifferent(type, assembly, compiled);
        return new(
            different is null
                ? FindOtherConvention(type, DriverRegistry.FindConvention(type))
                : new(
                    FallbackKinds.ReferencedClass,
                    $"{different.FullName} is not as the compiler saw it: its assembly is another version, " +
                    "orders members in another way than its reference assembly, or has private ones that the driver maps"),
            followsClassMap,
            ignoresExtraElements,
            neededElements.Count == 0 ? null : new(neededElements));
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

    private static FallbackReason? FindReasonOfLevel(
        Type level,
        Assembly assembly,
        CompiledRegistrations registrations,
        bool isLeaf,
        List<string> neededElements,
        out bool ignoresExtraElements,
        out bool hasClassMap)
    {
        // The first, since it also registers the conventions of the class's assembly.
        var compiledMeaning = registrations.FindMeaning(level);
        hasClassMap = ClassMaps.IsFollowed(level);
        ignoresExtraElements = false;
        if (!hasClassMap && !registrations.HasClassMap(level) && RegisteredConventions.Of(level).Meaning is { } meaning &&
            compiledMeaning is { } compiled)
        {
            if (meaning == compiled)
            {
                return null;
            }

            // Without an attribute, this convention concerns the class itself and not those derived from it.
            if (meaning == compiled with { IgnoresExtraElements = meaning.IgnoresExtraElements } &&
                (meaning.IgnoresExtraElements || !isLeaf))
            {
                ignoresExtraElements = isLeaf && !level.IsDefined(typeof(BsonIgnoreExtraElementsAttribute), inherit: false);
                return null;
            }
        }

        // The class is mapped now, as without BsonGen.
        hasClassMap = true;
        var conventions = registrations.GetConventions(level);
        if (ClassMapComparison.FindDifference(level, Compile, neededElements) is not { } difference)
        {
            return null;
        }

        return registrations.HasClassMap(level)
            ? new(FallbackKinds.ClassMap, CompiledRegistrations.Describe(level, assembly, difference))
            : FallbackExplanation.Of(
                assembly,
                level,
                conventions,
                difference,
                map => ClassMapComparison.FindDifference(map, Compile()));

        BsonClassMap Compile() => registrations.Compile(level);
    }

    // Compares what the class maps of a type and its base classes, also those of the framework, pass on to derived classes.
    private static FallbackReason? FindOtherSettings(
        Type type, Assembly assembly, CompiledRegistrations registrations, out bool ignoresExtraElements)
    {
        ignoresExtraElements = false;
        BsonClassMap map;
        try
        {
            map = ClassMaps.LookUpToCompare(type);
        }
        catch (Exception error)
        {
            return new(FallbackKinds.Refused, ClassMapComparison.DescribeRefusal(error));
        }

        var registered = InheritedSettings.Of(map);
        var compiled = InheritedSettings.OfCompiled(type, Compile);
        ignoresExtraElements = registered.IgnoresExtraElements && !compiled.IgnoresExtraElements;
        if (registered.FindDifference(compiled) is not { } difference)
        {
            return null;
        }

        // The class from which the type inherits the setting.
        var source = ClassMaps.LevelsOf(type).Last(level =>
            InheritedSettings.Of(ClassMaps.LookUp(level))
                .FindDifference(InheritedSettings.OfCompiled(level, Compile)) is not null);
        var declared = registrations.GetConventions(source);
        return FallbackExplanation.Of(
            assembly,
            source,
            declared,
            difference,
            changed => InheritedSettings.OfOne(changed).FindDifference(InheritedSettings.OfOne(Compile(source))));

        BsonClassMap Compile(Type level) => registrations.HasClassMap(level)
            ? registrations.Compile(level)
            : InheritedSettings.MapWithoutMembers(level, registrations.GetConventions(level));
    }
}
