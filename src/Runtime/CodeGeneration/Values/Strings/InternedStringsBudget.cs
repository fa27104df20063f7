namespace BsonGen.CodeGeneration;

/// <summary>The bytes that the shared strings of all members may take together.</summary>
/// <remarks>
/// When they are spent, the members that have found no kept string for a while are dropped. A member is not kept alive, since its
/// type may be one of an assembly that is unloaded.
/// </remarks>
internal static class InternedStringsBudget
{
    public const long Limit = 32 * 1024 * 1024;

    // Held for few instructions: when strings are kept or dropped, not when kept ones are found.
    public static readonly object Lock = new();

    private static readonly List<Account> Accounts = [];

    private static long _spent;

    // The garbage collections of generation 1 when the members were asked last.
    private static int _askedAt = -1;

    // Only tests read it.
    public static long Spent => Volatile.Read(ref _spent);

    /// <summary>
    /// Opens the account of a member, and adds the first bytes. The caller holds the lock, also for the others.
    /// </summary>
    public static bool TryOpen(InternedStrings owner, int bytes, int collections, [NotNullWhen(true)] out Account? account)
    {
        account = new Account(owner);
        if (!TryAdd(account, bytes, collections))
        {
            account = null;
            return false;
        }

        Accounts.Add(account);
        return true;
    }

    public static bool TryAdd(Account account, int bytes, int collections)
    {
        if (_spent + bytes > Limit)
        {
            // This may close the account itself.
            Reclaim(collections);
            if (account.IsClosed || _spent + bytes > Limit)
            {
                return false;
            }
        }

        _spent += bytes;
        account.Bytes += bytes;
        return true;
    }

    public static void Close(Account account)
    {
        _spent -= account.Bytes;
        account.IsClosed = true;
        Accounts.Remove(account);
    }

    // Asks each member once between two collections, so that those in use have the time to find a string.
    private static void Reclaim(int collections)
    {
        if (_askedAt == collections)
        {
            return;
        }

        _askedAt = collections;
        foreach (var account in Accounts.ToArray())
        {
            if (account.Owner.TryGetTarget(out var owner))
            {
                owner.DropUnused();
            }
            else
            {
                Close(account);
            }
        }
    }

    internal sealed class Account(InternedStrings owner)
    {
        public WeakReference<InternedStrings> Owner { get; } = new(owner);

        public long Bytes { get; set; }

        public bool IsClosed { get; set; }
    }
}
