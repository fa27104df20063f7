using System.Reflection;
using MongoDB.Bson;

namespace Conformance.Harness;

/// <summary>
/// Mends what the driver leaves broken: when a text can't be encoded (half a surrogate pair), the buffer that it keeps for the thread
/// counts as rented for good, and all that is written on the thread afterwards fails.
/// </summary>
internal static class DriverThread
{
    private static readonly FieldInfo? IsBufferRented = typeof(BsonValue).Assembly
        .GetType("MongoDB.Bson.IO.ThreadStaticBuffer")?
        .GetField("__isBufferRented", BindingFlags.Static | BindingFlags.NonPublic);

    public static void Mend() => IsBufferRented?.SetValue(null, false);
}
