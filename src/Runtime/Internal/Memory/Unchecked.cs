using System.Runtime.CompilerServices;

namespace BsonGen.Internal.Memory;

/// <summary>Casts that the runtime does not check, since the caller did; in a build with <c>-p:CheckedAccess=true</c> it does.</summary>
internal static class Unchecked
{
    /// <param name="value">Of a class that was compared with <typeparamref name="T"/>, or that its other properties tell; or null.</param>
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
}
