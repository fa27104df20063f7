using System.Reflection.Metadata;

[assembly: MetadataUpdateHandler(typeof(BsonGen.Internal.Registration.HotReload))]

namespace BsonGen.Internal.Registration;

/// <summary>
/// Renews the codecs and the tables of members after an edit of the running program. The edited code has other members or places, and would look for elements
/// with the old tables without end.
/// </summary>
internal static class HotReload
{
    private static readonly ConditionalWeakTable<GeneratedSerializer, object?> Created = [];

    public static void Watch(GeneratedSerializer serializer)
    {
        if (MetadataUpdater.IsSupported)
        {
            Created.Add(serializer, null);
        }
    }

    /// <summary>.NET calls it after each edit.</summary>
    internal static void ClearCache(Type[]? _)
    {
        foreach (var (serializer, _) in Created)
        {
            Created.Remove(serializer.RenewMembers());
        }
    }
}
