namespace BsonGen.Internal.Documents;

internal sealed record FallbackReason(string Kind, string Text);

/// <summary>The tags of the metric; docs/metrics.md explains each.</summary>
internal static class FallbackKinds
{
    public const string ClassMap = "class_map";
    public const string Conventions = "conventions";
    public const string DiscriminatorConvention = "discriminator_convention";
    public const string OtherSerializer = "other_serializer";
    public const string NotGenerated = "not_generated";
    public const string Refused = "refused";
    public const string DriverVersion = "driver_version";
    public const string ReferencedClass = "referenced_class";
}
