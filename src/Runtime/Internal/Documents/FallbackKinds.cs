namespace BsonGen.Internal.Documents;

/// <summary>The kinds of reasons, as the tag of the metric names them; docs/metrics.md explains each.</summary>
internal static class FallbackKinds
{
    public const string ClassMap = "class_map";

    public const string Conventions = "conventions";

    public const string DiscriminatorConvention = "discriminator_convention";

    public const string OtherSerializer = "other_serializer";

    public const string NotGenerated = "not_generated";

    public const string Refused = "refused";

    public const string DriverVersion = "driver_version";

    public const string UnseenMembers = "unseen_members";
}
