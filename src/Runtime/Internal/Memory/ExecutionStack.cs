using System.Runtime.CompilerServices;

namespace BsonGen.Internal.Memory;

/// <summary>
/// Makes looking at the stack cheap: what the runtime vouches for once need not be asked again until half of it is used. Frames of generated code
/// may take several kilobytes, so the address tells what the depth of the document does not.
/// </summary>
internal static unsafe class ExecutionStack
{
    // The runtime vouches for 64 KiB at least. The other half is for the frames of a level, and for what happens when something goes wrong there.
    private const int Trusted = 32 * 1024;

    // Code that has just been entered may take for granted that there is some stack.
    private const int TrustedOnEntry = 16 * 1024;

    // Less than the runtime vouches for.
    private const int Step = 16 * 1024;

    /// <summary>How far down the stack reaches in the method that this is inlined into.</summary>
    public static nuint Position
    {
        [MethodImpl(MethodImplOptions.AggressiveInlining)]
        get
        {
            // The address of a local. Nothing is read there.
            byte local;
            return (nuint)(&local);
        }
    }

    /// <summary>The first limit for code that nothing was asked for yet.</summary>
    public static nuint LimitOfCaller
    {
        [MethodImpl(MethodImplOptions.AggressiveInlining)]
        get => Position - TrustedOnEntry;
    }

    /// <summary>Asks the runtime.</summary>
    /// <returns>The address down to which it need not be asked again.</returns>
    /// <exception cref="InsufficientExecutionStackException">There is too little stack left.</exception>
    [MethodImpl(MethodImplOptions.NoInlining)]
    public static nuint EnsureSufficient()
    {
        RuntimeHelpers.EnsureSufficientExecutionStack();
        return Position - Trusted;
    }

    /// <summary>Asks the runtime for more than it vouches for by itself.</summary>
    /// <param name="size">How many bytes of the stack are needed.</param>
    /// <exception cref="InsufficientExecutionStackException">There is too little stack left.</exception>
    [MethodImpl(MethodImplOptions.NoInlining)]
    public static void EnsureSufficient(long size)
    {
        RuntimeHelpers.EnsureSufficientExecutionStack();
        if (size > Step)
        {
            // The block moves the next question down by its size.
            var block = stackalloc byte[Step];
            *block = 0;
            EnsureSufficient(size - Step);
        }
    }
}
