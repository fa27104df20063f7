using MongoDB.Bson.Serialization;

namespace Runtime.Scenarios;

/// <summary>Rules that hold for single versions of the driver.</summary>
internal static class DriverRules
{
    /// <summary>Whether class maps ignore registered discriminator conventions and those of their base classes, as in 3.0 alone.</summary>
    public static readonly bool IgnoresDiscriminatorConventions =
        typeof(BsonSerializer).Assembly.GetName().Version is { Major: 3, Minor: 0 };
}
