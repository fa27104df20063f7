namespace BsonGen.Internal.Reasons;

/// <summary>Why a type falls back.</summary>
/// <param name="kind">One of <see cref="FallbackKinds"/>.</param>
/// <param name="describe">Creates the text when it is first read, which may take longer than the first use of the type.</param>
internal sealed class FallbackReason(string kind, Func<string> describe)
{
    private string? _text;

    public FallbackReason(string kind, string text)
        : this(kind, () => text)
    {
    }

    public string Kind => kind;

    public string Text => _text ??= describe();
}

/// <summary>The tags of the metric; docs/troubleshooting.md explains each.</summary>
internal static class FallbackKinds
{
    public const string ClassMap = "class_map";
    public const string Conventions = "conventions";
    public const string DiscriminatorConvention = "discriminator_convention";
    public const string OtherSerializer = "other_serializer";
    public const string NotGenerated = "not_generated";
    public const string Refused = "refused";
    public const string ReferencedClass = "referenced_class";
    public const string DriverVersion = "driver_version";
}
