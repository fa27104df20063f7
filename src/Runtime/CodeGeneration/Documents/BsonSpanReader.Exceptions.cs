namespace BsonGen.CodeGeneration;

public ref partial struct BsonSpanReader
{
    /// <summary>Whether the exception asks to read the outermost document again.</summary>
    internal readonly bool IsRestartRequested => _search.IsRestartRequested;

    /// <summary>For exception filters: whether the exception may be caught and replaced.</summary>
    /// <remarks>
    /// A filter runs above the frames that throw. So it refuses exceptions of a stack that is used up, and accepts those of the
    /// same class that code of the user throws for its own reasons.
    /// </remarks>
    public readonly bool CanHandle(Exception error) =>
        !_search.IsRestartRequested &&
        _nesting.Depth <= Nesting.DepthOfMessages &&
        RuntimeHelpers.TryEnsureSufficientExecutionStack();

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
