using Conformance.Machine.Declarations;

namespace Conformance.Machine.Running;

/// <summary>
/// What may differ in the class map of a generated type that the driver is asked for: it follows the conventions of that time, or was
/// registered after the first use, while the class map of a class-mapped type is that of the first use.
/// </summary>
internal static class LateClassMaps
{
    // What conventions and registered class maps change, by a part of their source. The facts are those of the description in
    // MetadataSteps.
    private static readonly (string Source, string[] Facts)[] Changes =
    [
        ("CamelCaseElementNameConvention(", ["members"]),
        ("MemberNameElementNameConvention(", ["members"]),
        ("EnumRepresentationConvention(", ["members"]),
        ("StringIdStoredAsObjectIdConvention(", ["members"]),
        ("SetElementName(", ["members"]),
        ("IgnoreIfNull", ["members"]),
        ("IgnoreIfDefault", ["members"]),
        ("SetIsRequired(", ["members"]),
        ("SetOrder(", ["members"]),
        ("SetIdMember(null)", ["id", "members"]),
        ("NoIdMemberConvention(", ["id", "members"]),
        ("UnmapMember(", ["id", "extra elements", "members"]),
        ("NamedExtraElementsMemberConvention(", ["extra elements", "members"]),
        ("ImmutableTypeClassMapConvention(", ["creators", "members"]),
        ("IgnoreExtraElements", ["extra elements ignored"]),
        ("SetDiscriminator(", ["discriminator"]),
        ("SetDiscriminatorIsRequired(", ["discriminator required"]),
        ("SetIsRootClass(", ["discriminator required", "root class"]),
    ];

    /// <summary>Whether the sample registers a class map after its first step, which may use the type.</summary>
    public static bool AreIn(Sample sample) =>
        sample.Before.Skip(1).Concat(sample.After).Any(step => step.Contains("BsonClassMap.RegisterClassMap<", StringComparison.Ordinal));

    /// <summary>
    /// Whether two descriptions of one class map differ only in what the sample's conventions and late class maps change.
    /// </summary>
    public static bool Explain(Sample sample, string expected, string actual)
    {
        var steps = sample.Before.Concat(sample.After)
            .Where((step, index) =>
                step.Contains("ConventionRegistry.", StringComparison.Ordinal) ||
                (index > 0 && step.Contains("BsonClassMap.RegisterClassMap<", StringComparison.Ordinal)));
        var changed = Changes.Where(change => steps.Any(step => step.Contains(change.Source, StringComparison.Ordinal)))
            .SelectMany(change => change.Facts)
            .ToHashSet();
        var (before, after) = (expected.Split('\n'), actual.Split('\n'));
        return before.Length == after.Length &&
            before.Zip(after).All(pair => pair.First == pair.Second || changed.Contains(pair.First.Split(':')[0]));
    }
}
