namespace BsonGen.Internal.Driver;

/// <summary>
/// The exceptions of look-ups whose result was only compared. The driver keeps a half-made class map, so its next exception for
/// the same type has another text. The first use throws the first one, as with a class map.
/// </summary>
internal static class Refusals
{
    // One exception a type, until it is thrown.
    private static readonly ConcurrentDictionary<Type, ExceptionDispatchInfo> First = new();

    public static bool Include(Type type) => First.ContainsKey(type);

    public static void Add(Type type, Exception error) => First.TryAdd(type, ExceptionDispatchInfo.Capture(error));

    public static void Throw(Type type)
    {
        // Nearly always there is none. This look-up takes no lock.
        if (First.ContainsKey(type) && First.TryRemove(type, out var refusal))
        {
            refusal.Throw();
        }
    }
}
