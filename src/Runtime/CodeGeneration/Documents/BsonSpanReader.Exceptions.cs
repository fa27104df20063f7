namespace BsonGen.CodeGeneration;

public ref partial struct BsonSpanReader
{
    /// <summary>For exception filters: whether the exception may be caught and replaced.</summary>
    public readonly bool CanHandle(Exception error) =>
        !_isRestartRequested && _depth <= DepthOfMessages && error is not InsufficientExecutionStackException &&
        RuntimeHelpers.TryEnsureSufficientExecutionStack();

    // Finds the element that could not be read: the last whose value starts at or before the position. A wrong size may lead to
    // the name of another element, but never out of the document.
    internal ReadOnlySpan<byte> FindFailedElement(BsonFrame document)
    {
        // The position is after the value if a nested document was read but its object could not be created.
        BsonElementWalk.TryFind(_bytes, document.FirstElement, _position, ref _walkBudget, out var element);
        return element.Name;
    }

    /// <summary>Creates the exception of a struct's setter, which class maps call by reflection.</summary>
    public Exception SetterException(Exception error)
    {
        EnterDocumentScope();
        return new TargetInvocationException(error);
    }

    /// <summary>Marks the start of user code, whose exceptions don't name the member.</summary>
    public void EnterUserCode() => EnterDocumentScope();

    /// <summary>Marks the end of user code.</summary>
    public void LeaveUserCode() => LeaveDocumentScope();
}
