using System.Buffers;
using System.Reflection;
using BsonGen;

namespace Runtime.Tests;

/// <summary>
/// Replaces the shared pool. It rents arrays of exactly the requested size, filled with random bytes, and checks that each is returned
/// once.
/// </summary>
internal sealed class CheckingPool : ArrayPool<byte>, IDisposable
{
    private static readonly FieldInfo Pool = typeof(BsonGenSerializer).Assembly
        .GetType("BsonGen.Internal.Memory.Buffers", throwOnError: true)!
        .GetField("Pool", BindingFlags.Public | BindingFlags.Static)!;

    private readonly HashSet<byte[]> _rented = new(ReferenceEqualityComparer.Instance);
    private readonly List<byte[]> _returned = [];
    private readonly object _before = Pool.GetValue(null)!;

    public CheckingPool() => Pool.SetValue(null, this);

    /// <summary>The size of the first array, instead of the requested one; or null.</summary>
    public int? FirstSize { get; set; }

    /// <summary>Called before an array is rented, on the thread that needs it; or null.</summary>
    public Action? BeforeRent { get; set; }

    /// <summary>The number of arrays that were rented.</summary>
    public int Rented { get; private set; }

    /// <summary>The number of arrays that were not returned.</summary>
    public int Missing => _rented.Count;

    /// <summary>The errors in the use of arrays.</summary>
    public List<string> Mistakes { get; } = [];

    public override byte[] Rent(int minimumLength)
    {
        BeforeRent?.Invoke();
        lock (_rented)
        {
            var array = new byte[Rented++ == 0 ? FirstSize ?? minimumLength : minimumLength];
            array.AsSpan().Fill(0xA5);
            _rented.Add(array);
            return array;
        }
    }

    public override void Return(byte[] array, bool clearArray = false)
    {
        lock (_rented)
        {
            if (!_rented.Remove(array))
            {
                Mistakes.Add($"An array of {array.Length} bytes was returned that is not rented.");
            }

            // A later read gets other bytes, and a later write is detected.
            array.AsSpan().Fill(0x5A);
            _returned.Add(array);
        }
    }

    /// <summary>Restores the shared pool.</summary>
    public void Dispose()
    {
        Pool.SetValue(null, _before);
        if (_returned.Exists(static array => array.AsSpan().ContainsAnyExcept((byte)0x5A)))
        {
            Mistakes.Add("An array was written to after it was returned.");
        }
    }
}
