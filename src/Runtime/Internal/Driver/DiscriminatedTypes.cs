namespace BsonGen.Internal.Driver;

/// <summary>The driver's sets of types with one discriminator. It only adds types, so their number shows a change.</summary>
internal static class DiscriminatedTypes
{
    private static readonly HashSet<Type> Unknown = [];

    private static readonly Dictionary<BsonValue, HashSet<Type>>? Sets =
        PrivateMembers.Discriminators?.GetValue(null) as Dictionary<BsonValue, HashSet<Type>>;

    private static readonly ReaderWriterLockSlim? ConfigLock =
        PrivateMembers.ConfigLock?.GetValue(null) as ReaderWriterLockSlim;

    // The number of different discriminators. It grows when a class gets its first known derived class, unless a class of another
    // hierarchy has the same discriminator.
    public static int Number
    {
        [MethodImpl(AggressiveInlining)]
        get => Sets is null ? 0 : Sets.Count;
    }

    /// <summary>Whether documents of a class are searched for a discriminator, and the number of discriminators before.</summary>
    public static bool Include(Type type, out int count)
    {
        // The driver holds the lock until it has noted the base classes of a new discriminator.
        count = Number;
        ConfigLock?.EnterReadLock();
        try
        {
            return BsonSerializer.IsTypeDiscriminated(type);
        }
        finally
        {
            ConfigLock?.ExitReadLock();
        }
    }

    // The types with a discriminator, or none. The driver may add types while the count is read.
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
    public static bool MayBeRegistered(string discriminator) =>
        Sets is null || ConfigLock is null || Find(discriminator).Count > 0;
}
