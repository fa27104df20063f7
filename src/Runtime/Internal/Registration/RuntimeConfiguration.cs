namespace BsonGen.Internal.Registration;

/// <summary>Compares registrations with the compiled code. Only class maps and unknown conventions need a class map.</summary>
internal static class RuntimeConfiguration
{
    /// <summary>Decides whether generated code serves a type.</summary>
    /// <param name="assembly">The assembly of the generated code.</param>
    /// <param name="compiled">The hashes of the type's classes in other assemblies, as the compiler saw them.</param>
    public static FallbackDecision Decide(Type type, Assembly assembly, ulong[] compiled)
    {
        var followsClassMap = false;
        var ignoresExtraElements = false;
        var differentlyRequired = new List<string>();
        foreach (var level in ClassMaps.MappedLevelsOf(type))
        {
            var isLeaf = level == type;
            var reason = FindReason(level, assembly, isLeaf, differentlyRequired, out var ignores, out var hasClassMap);
            if (reason is not null)
            {
                return new(reason);
            }

            followsClassMap |= hasClassMap;
            ignoresExtraElements |= ignores && isLeaf;
        }

        var different = ReferencedClasses.FindDifferent(type, assembly, compiled);
        return new(
            different is null
                ? FindReason(type, DriverRegistry.FindConvention(type))
                : new(
                    FallbackKinds.ReferencedClass,
                    $"{different.FullName} is not as the compiler saw it: its assembly is another version, " +
                    "orders members in another way than its reference assembly, or has private ones that the driver maps"),
            followsClassMap,
            ignoresExtraElements,
            differentlyRequired.Count == 0 ? null : new(differentlyRequired));
    }

    // Finds why the class map must read a type with a discriminator convention, which is null for the driver's default.
    public static FallbackReason? FindReason(Type type, IDiscriminatorConvention? convention) =>
        convention is null ||
        (convention is StandardDiscriminatorConvention { ElementName: ClassMapRules.DiscriminatorElementName } &&
            DriverReflection.IsOfDriver(convention.GetType()))
            ? null
            : new(
                FallbackKinds.DiscriminatorConvention,
                $"another discriminator convention was registered at run time for {type.FullName}");

    private static FallbackReason? FindReason(
        Type level,
        Assembly assembly,
        bool isLeaf,
        List<string> differentlyRequired,
        out bool ignoresExtraElements,
        out bool hasClassMap)
    {
        var declared = DeclaredConventions.Find(level, assembly);
        if (declared is not null)
        {
            // The module initializer registers them. It may not have run yet if the class is of another assembly.
            RuntimeHelpers.RunModuleConstructor(level.Module.ModuleHandle);
        }

        var conventions = RegisteredConventions.Of(level);
        hasClassMap = ClassMaps.IsFollowed(level);
        ignoresExtraElements = false;
        if (!hasClassMap && conventions.Meaning is { } meaning &&
            (declared is null ? DefaultConventions.None : declared.Meaning) is { } compiled)
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
        var known = declared?.Pack.Conventions ?? [];
        var difference = ClassMapComparison.FindDifference(
            level, known, isLeaf, differentlyRequired, out ignoresExtraElements);
        if (difference is null)
        {
            return null;
        }

        var undeclared = conventions.Others.Where(other => !known.Contains(other)).ToList();
        return ClassMaps.HadClassMap(level)
            ? new(
                FallbackKinds.ClassMap,
                $"a class map was registered at run time for {level.FullName} that differs from its attributes: " +
                difference)
            : new(FallbackKinds.Conventions, Describe(level, undeclared, difference));
    }

    private static string Describe(Type level, List<IConvention> undeclared, string difference)
    {
        if (undeclared.Count == 0)
        {
            return $"the conventions that its assembly declares are not in force for {level.FullName}: {difference}";
        }

        var advice = DefaultConventions.Of(undeclared) is null
            ? ""
            : "; declare them with [assembly: BsonGeneratedConventions(…)]";
        return $"conventions were registered at run time for {level.FullName} that its assembly does not declare: " +
            $"{difference} by {string.Join(", ", undeclared.Select(convention => convention.Name))}{advice}";
    }
}
