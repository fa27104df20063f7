using BsonGen;
using MongoDB.Bson;
using Runtime.Models;

namespace Runtime.Scenarios;

/// <summary>All members with shared strings have one bound in bytes.</summary>
public static class InternedBudget
{
    private static readonly Type[] Arguments =
    [
        typeof(bool), typeof(byte), typeof(char), typeof(double), typeof(float), typeof(int),
        typeof(long), typeof(short), typeof(string), typeof(uint), typeof(ulong),
    ];

    /// <summary>Reads texts with 121 types, and then with another one.</summary>
    /// <returns>The most bytes that were kept, and whether the last type shares its strings and reads the right ones.</returns>
    /// <remarks>
    /// A member keeps about half a megabyte, so all together would keep about 60 MB. It measures the memory of the process.
    /// </remarks>
    public static (long Kept, bool IsShared, bool IsRight) Spend()
    {
        var documents = Enumerable.Range(0, 5_000)
            .Select(static i => new BsonDocument("Shared", FormattableString.Invariant($"{i:d31}")).ToBson())
            .ToArray();
        Fill(typeof(InternedOf<object>), documents);
        var before = GC.GetTotalMemory(forceFullCollection: true);
        var kept = 0L;
        foreach (var first in Arguments)
        {
            foreach (var second in Arguments)
            {
                Fill(typeof(InternedOf<>).MakeGenericType(typeof(Tuple<,>).MakeGenericType(first, second)), documents);
            }

            kept = Math.Max(kept, GC.GetTotalMemory(forceFullCollection: true) - before);
        }

        for (var i = 0; i < 5; i++)
        {
            GC.Collect();
            Fill(typeof(Interned), documents[..500]);
        }

        var text = Read(documents[1]);
        return (kept, ReferenceEquals(text, Read(documents[1])), text == FormattableString.Invariant($"{1:d31}"));
    }

    private static void Fill(Type type, byte[][] documents)
    {
        foreach (var document in documents)
        {
            // A text is kept when it is read for the second time, and found when it is read for the third time.
            for (var times = 0; times < 3; times++)
            {
                BsonGenSerializer.Deserialize(type, document);
            }
        }
    }

    private static string? Read(byte[] document) => BsonGenSerializer.Deserialize<Interned>(document).Shared;
}
