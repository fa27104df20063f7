using System.Reflection.Metadata;

[assembly: MetadataUpdateHandler(typeof(BsonGen.Internal.Registration.HotReload))]

namespace BsonGen.Internal.Registration;

/// <summary>
/// Renews the tables of members after an edit of the running program. The edited code has other members, or has them at other places, and would look for elements with the
/// old tables without end.
/// </summary>
internal static class HotReload
{
    private static readonly ConcurrentBag<WeakReference<GeneratedSerializer>> Created = [];

    /// <summary>Adds a serializer, if the program can be edited.</summary>
    public static void Watch(GeneratedSerializer serializer)
    {
        if (MetadataUpdater.IsSupported)
        {
            Created.Add(new(serializer));
        }
    }

    /// <summary>.NET calls it after each edit.</summary>
    internal static void ClearCache(Type[]? _)
    {
        foreach (var reference in Created)
        {
            if (reference.TryGetTarget(out var serializer))
            {
                serializer.RenewMembers();
            }
        }
    }
}
