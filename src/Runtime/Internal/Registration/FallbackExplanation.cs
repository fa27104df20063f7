namespace BsonGen.Internal.Registration;

/// <summary>Explains why a class map differs from the compiled code.</summary>
internal static class FallbackExplanation
{
    /// <param name="assembly">The assembly of the generated code.</param>
    /// <param name="level">The class whose class map differs.</param>
    /// <param name="declared">The conventions that its assembly declares.</param>
    /// <param name="difference">The first difference of the class map.</param>
    /// <param name="findDifference">Compares another class map of the class, which is not frozen, with the compiled one.</param>
    public static FallbackReason Of(
        Assembly assembly,
        Type level,
        IReadOnlyList<IConvention> declared,
        string difference,
        Func<BsonClassMap, string?> findDifference) =>
        ClassMaps.HadClassMap(level)
            ? new(
                FallbackKinds.ClassMap,
                $"a class map was registered at run time for {level.FullName} that differs from its attributes: {difference}")
            : new(FallbackKinds.Conventions, () => DescribeConventions(assembly, level, declared, difference, findDifference));

    private static string DescribeConventions(
        Assembly assembly,
        Type level,
        IReadOnlyList<IConvention> declared,
        string difference,
        Func<BsonClassMap, string?> findDifference)
    {
        var registered = RegisteredConventions.Of(level);
        if (!registered.HasDefaults)
        {
            return $"the driver's default conventions were removed or replaced at run time for {level.FullName}: {difference}";
        }

        var undeclared = registered.Others.Where(other => !declared.Contains(other)).ToList();
        var causes = FindCauses(level, declared, undeclared, difference, findDifference);
        if (causes.Count == 0)
        {
            return $"the conventions that its assembly declares are not in force for {level.FullName}: {difference}";
        }

        var (isOne, known) = (causes.Count == 1, ConventionEffect.Of([.. declared, .. causes]));
        var advice =
            level.Assembly != assembly ? "; leave the class out in the filter of the pack" :
            known?.Declaration is { } declaration ? $"; declare {(isOne ? "it" : "them")} with {declaration}" :
            "";
        var names = string.Join(" and ", causes.Select(static convention => convention.Name));
        return $"{(isOne ? "convention" : "conventions")} {names}, which its assembly does not declare, " +
            $"{(isOne ? "was" : "were")} registered at run time for {level.FullName}: {difference}{advice}";
    }

    // Finds the conventions without which the class map would not have the difference. Declared ones may be registered twice.
    private static List<IConvention> FindCauses(
        Type level,
        IReadOnlyList<IConvention> declared,
        List<IConvention> undeclared,
        string difference,
        Func<BsonClassMap, string?> findDifference)
    {
        var all = ClassMaps.GetConventions(level).FindAll(static convention => !ClassMaps.ChoosesIdGenerator(convention));
        var causes = undeclared.FindAll(one =>
            IsResolved(Compare(() => ClassMaps.Map(level, all.Where(other => other != one)))));
        if (causes.Count > 0)
        {
            return causes;
        }

        // Several conventions may have the same effect. The driver finds some contradictions only when it freezes the class map.
        causes = undeclared.FindAll(one => Compare(() => ClassMapComparison.Compile(level, [.. declared, one])) is not null);
        return causes.Count > 0 || !declared.All(all.Contains) ? causes : undeclared;

        bool IsResolved(string? other) => other is null || (other != difference && !ClassMapComparison.IsRefusal(other));

        string? Compare(Func<BsonClassMap> map)
        {
            try
            {
                return findDifference(map());
            }
            catch (Exception error)
            {
                return ClassMapComparison.DescribeRefusal(error);
            }
        }
    }
}
