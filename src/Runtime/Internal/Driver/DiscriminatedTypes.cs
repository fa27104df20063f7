namespace BsonGen.Internal.Driver;

/// <summary>The driver's sets of types with the same discriminator. It only adds types, so their number tells whether a set has changed.</summary>
internal static class DiscriminatedTypes
{
    private static readonly HashSet<Type> Unknown = [];

    // No version of the driver has public members for these.
    private static readonly Dictionary<BsonValue, HashSet<Type>>? Sets = FindSets();
    private static readonly ReaderWriterLockSlim? ConfigLock = FindLock();

    /// <summary>The types with a discriminator, or none. The driver may add types while the count is read.</summary>
    public static HashSet<Type> Find(BsonValue discriminator)
    {
        if (Sets is null || ConfigLock is null)
        {
            return Unknown;
        }

        ConfigLock.EnterReadLock();
        try
        {
            return Sets.TryGetValue(discriminator, out var types) ? types : Unknown;
        }
        finally
        {
            ConfigLock.ExitReadLock();
        }
    }

    /// <summary>Whether the driver may find types by a discriminator without resolving it as a name.</summary>
    public static bool MayBeRegistered(string discriminator) => Sets is null || ConfigLock is null || Find(discriminator).Count > 0;

    [DynamicDependency("__discriminators", typeof(BsonSerializer))]
    private static Dictionary<BsonValue, HashSet<Type>>? FindSets() =>
        typeof(BsonSerializer).GetField("__discriminators", BindingFlags.Static | BindingFlags.NonPublic)?.GetValue(null) as Dictionary<BsonValue, HashSet<Type>>;

    [DynamicDependency("ConfigLock", typeof(BsonSerializer))]
    private static ReaderWriterLockSlim? FindLock() =>
        typeof(BsonSerializer).GetProperty("ConfigLock", BindingFlags.Static | BindingFlags.NonPublic)?.GetValue(null) as ReaderWriterLockSlim;
}
