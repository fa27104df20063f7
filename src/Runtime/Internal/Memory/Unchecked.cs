namespace BsonGen.Internal.Memory;

/// <summary>Casts and accesses that only callers check. A build with <c>-p:CheckedAccess=true</c> checks them, too.</summary>
internal static class Unchecked
{
    /// <param name="value">Null, or an object whose class the caller has found to be <typeparamref name="T"/>.</param>
    [MethodImpl(AggressiveInlining)]
    public static T? Cast<T>(object? value)
        where T : class =>
#if CHECKED_ACCESS
        (T?)value;
#else
        Unsafe.As<T?>(value);
#endif

    // The code that reference types share would look up the enumerator of a list of T for each list, and call its methods. Only
    // reading is safe: the array inside still is one of T.
    [MethodImpl(AggressiveInlining)]
    public static List<object?> AsObjects<T>(List<T> list)
    {
#if CHECKED_ACCESS
        if (typeof(T).IsValueType)
        {
            throw new InvalidOperationException($"{typeof(T)} is no reference type.");
        }
#endif
        return Unsafe.As<List<object?>>(list);
    }

    /// <param name="value">A value of a type that has the size of <typeparamref name="TTo"/>.</param>
    [MethodImpl(AggressiveInlining)]
    public static TTo Reinterpret<TFrom, TTo>(TFrom value)
    {
#if CHECKED_ACCESS
        if (Unsafe.SizeOf<TFrom>() != Unsafe.SizeOf<TTo>())
        {
            throw new InvalidOperationException($"{typeof(TFrom)} and {typeof(TTo)} have different sizes.");
        }
#endif
        return Unsafe.As<TFrom, TTo>(ref value);
    }

    /// <param name="count">How many values the caller has found to be in the span.</param>
    [MethodImpl(AggressiveInlining)]
    public static ref T At<T>(ReadOnlySpan<T> values, nuint index, int count)
    {
#if CHECKED_ACCESS
        _ = values.Slice((int)index, count);
#endif
        return ref Unsafe.Add(ref MemoryMarshal.GetReference(values), index);
    }

    // The JIT would call a conversion of the span in long methods.
    [MethodImpl(AggressiveInlining)]
    public static ref T At<T>(Span<T> values, nuint index, int count)
    {
#if CHECKED_ACCESS
        _ = values.Slice((int)index, count);
#endif
        return ref Unsafe.Add(ref MemoryMarshal.GetReference(values), index);
    }
}
