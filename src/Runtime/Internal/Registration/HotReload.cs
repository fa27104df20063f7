using System.Reflection.Metadata;

[assembly: MetadataUpdateHandler(typeof(BsonGen.Internal.Registration.HotReload))]

namespace BsonGen.Internal.Registration;

/// <summary>
/// Rebuilds codecs and member tables after a hot-reload edit. With the old tables, a look-up of a new member would loop forever.
/// </summary>
internal static class HotReload
{
    private static readonly ConditionalWeakTable<IEditedSerializer, object?> Created = [];

    private static int _edits;

    /// <summary>The number of edits of the running program.</summary>
    public static int Edits => Volatile.Read(ref _edits);

    public static void Watch(IEditedSerializer serializer)
    {
        if (MetadataUpdater.IsSupported)
        {
            Created.Add(serializer, null);
        }
    }

    // .NET calls it after each edit.
    internal static void ClearCache(Type[]? _)
    {
        foreach (var (serializer, _) in Created)
        {
            Created.Remove((IEditedSerializer)serializer.RenewMembers());
        }

        Interlocked.Increment(ref _edits);
    }
}
