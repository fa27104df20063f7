namespace BsonGen.Internal.Memory;

/// <summary>Makes checks of the stack cheap: the next follows when half of the bytes that the last guarantees are used.</summary>
/// <remarks>The address of a local shows the use, since frames of generated code differ in size by kilobytes.</remarks>
internal static unsafe class ExecutionStack
{
    // The runtime guarantees at least 64 KiB. The other half is for the frames of one level and for handling an exception there.
    private const int Trusted = 32 * 1024;

    // The first call on a thread assumes this stack without a check. Threads with small stacks may have little more.
    private const int TrustedOnEntry = 16 * 1024;

    // Less than the runtime guarantees.
    private const int Step = 16 * 1024;

    // The highest address at which the thread has read or written a value with a serializer of the driver.
    [ThreadStatic]
    private static nuint _shallowestCall;

    // The address down to which the stack of this thread was found to suffice; zero before the first call. A document calls code
    // of the user, which may read or write another one, so a call that starts below this address checks the stack.
    [ThreadStatic]
    private static nuint _checkedTo;

    // The address of the stack frame of the method that this is inlined into.
    public static nuint Position
    {
        [MethodImpl(AggressiveInlining)]
        get
        {
            // Its address alone is used.
            byte local;
            return (nuint)(&local);
        }
    }

    /// <summary>Gets the address below which a document that is entered now checks the stack.</summary>
    /// <exception cref="InsufficientExecutionStackException">Calls inside calls have used the stack up.</exception>
    public static nuint LimitOfCaller
    {
        [MethodImpl(AggressiveInlining)]
        get
        {
            var limit = _checkedTo;
            return limit != 0 && Position >= limit ? limit : FindLimit();
        }
    }

    /// <summary>
    /// Checks the stack, unless the thread uses little more of it than at its shallowest call. So flat documents are read and
    /// written on threads whose whole stack is smaller than the runtime guarantees with a check.
    /// </summary>
    [MethodImpl(NoInlining)]
    public static void EnsureSufficientInside()
    {
        var position = Position;
        if (position > _shallowestCall)
        {
            _shallowestCall = position;
        }
        else if (_shallowestCall - position > TrustedOnEntry)
        {
            RuntimeHelpers.EnsureSufficientExecutionStack();
        }
    }

    /// <summary>Returns the address below which the next check is due.</summary>
    [MethodImpl(NoInlining)]
    public static nuint EnsureSufficient()
    {
        RuntimeHelpers.EnsureSufficientExecutionStack();
        return TrustTo(Position - Trusted);
    }

    // Checks for more bytes than the runtime guarantees with one check.
    [MethodImpl(NoInlining)]
    public static void EnsureSufficient(long size)
    {
        RuntimeHelpers.EnsureSufficientExecutionStack();
        if (size > Step)
        {
            // The block moves the next check down by its size.
            var block = stackalloc byte[Step];
            *block = 0;
            EnsureSufficient(size - Step);
        }
    }

    [MethodImpl(NoInlining)]
    private static nuint FindLimit() => _checkedTo == 0 ? TrustTo(Position - TrustedOnEntry) : EnsureSufficient();

    // A check that was made deeper in the stack still holds.
    private static nuint TrustTo(nuint limit) => _checkedTo = _checkedTo == 0 ? limit : nuint.Min(_checkedTo, limit);
}
