namespace BsonGen.Internal.Memory;

/// <summary>How many documents and arrays enclose the position of a reader or writer, and how many may.</summary>
internal struct Nesting
{
    // Each enclosing member adds an exception, whose handler keeps the stack in use. Deeper ones pass without a member name.
    public const int DepthOfMessages = 256;

    public int Depth;
    public int MaxDepth;

    // The next check of the stack is due below this address.
    public nuint StackLimit;

    /// <summary>Enters a document or array.</summary>
    /// <returns>Whether the depth and the stack must be checked.</returns>
    [MethodImpl(AggressiveInlining)]
    public bool Enter() => ++Depth > MaxDepth || ExecutionStack.Position < StackLimit;

    /// <exception cref="InsufficientExecutionStackException">Little of the stack is left.</exception>
    public void CheckStack() => StackLimit = ExecutionStack.EnsureSufficient();
}
