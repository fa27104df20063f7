using System.Runtime.CompilerServices;

namespace BsonGen.Internal.Memory;

/// <summary>Casts that the caller has checked and the runtime does not check again. A build with <c>-p:CheckedAccess=true</c> checks them, too.</summary>
internal static class Unchecked
{
    /// <param name="value">An object whose class the caller has found to be <typeparamref name="T"/>, or null.</param>
    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    public static T? Cast<T>(object? value)
        where T : class =>
#if CHECKED_ACCESS
        (T?)value;
#else
        Unsafe.As<T?>(value);
#endif

    /// <param name="value">A value of a type that has the size of <typeparamref name="TTo"/>.</param>
    [MethodImpl(MethodImplOptions.AggressiveInlining)]
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

    /// <param name="value">A value of a type whose layout is that of <typeparamref name="TTo"/>.</param>
    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    public static ref TTo Reinterpret<TFrom, TTo>(ref TFrom value)
    {
#if CHECKED_ACCESS
        if (Unsafe.SizeOf<TFrom>() != Unsafe.SizeOf<TTo>())
        {
            throw new InvalidOperationException($"{typeof(TFrom)} and {typeof(TTo)} have different sizes.");
        }
#endif
        return ref Unsafe.As<TFrom, TTo>(ref value);
    }
}
