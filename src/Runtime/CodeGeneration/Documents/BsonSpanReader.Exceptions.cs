using System.Reflection;
using System.Runtime.CompilerServices;
using BsonGen.Internal.Driver;
using BsonGen.Internal.Elements;

namespace BsonGen.CodeGeneration;

public ref partial struct BsonSpanReader
{
    // Each enclosing member repeats the message of the error inside it; deeper than this that is no help to anyone.
    private const int DepthOfMessages = 256;

    /// <summary>For exception filters: whether the error may be caught, and another be thrown in its place.</summary>
    /// <remarks>The stack of a caught error stays in use while the next one is thrown, level by level.</remarks>
    /// <param name="error">What went wrong.</param>
    public readonly bool CanHandle(Exception error) =>
        !_isRestartRequested && _depth <= DepthOfMessages && error is not InsufficientExecutionStackException &&
        RuntimeHelpers.TryEnsureSufficientExecutionStack();

    /// <summary>The name of the element of the document whose value could not be read.</summary>
    /// <remarks>
    /// Values are stepped over only when they were read, so it is the last element whose value starts at the position or before it. Bytes
    /// that lie about a size may lead to another element's name; never out of the document.
    /// </remarks>
    private ReadOnlySpan<byte> FaultyElement(BsonFrame document)
    {
        // Also when the position is behind the value: a document may be read, and its object not made.
        BsonElementWalk.TryFind(_bytes, document.Start + sizeof(int), _position, ref _walkBudget, out var element);
        return element.Name;
    }

    /// <summary>The error for a required element that the document lacks.</summary>
    /// <param name="elementName">The name of the element.</param>
    /// <param name="member">The member, <c>"Name property"</c>.</param>
    public Exception RequiredElementMissing<T>(string elementName, string member)
    {
        EnterDocumentScope();
        return ReadExceptions.RequiredElementMissing(elementName, member, typeof(T));
    }

    /// <summary>The error for a document that holds the arguments of none of the type's constructors and factory methods.</summary>
    public readonly Exception NoMatchingCreator<T>() => ReadExceptions.NoMatchingCreator(typeof(T));

    /// <summary>The error for what a setter of a struct threw, which class maps call by reflection.</summary>
    public Exception SetterException(Exception error)
    {
        EnterDocumentScope();
        return new TargetInvocationException(error);
    }

    /// <summary>
    /// Reads a document as the derived type that its discriminator names; if it names none, throws what a class map throws, which calls
    /// constructors by reflection.
    /// </summary>
    /// <param name="document">The document being read.</param>
    /// <param name="error">What the constructor threw.</param>
    public T ReadDerivedOrThrow<T>(BsonFrame document, Exception error) =>
        TryReadAsDerived<T>(document, error, out var value) ? value : throw new TargetInvocationException(error);

    /// <summary>Says that code of the user's runs now; what it throws is not an error of the value.</summary>
    public void EnterUserCode() => EnterDocumentScope();

    /// <summary>Says that the user's code is done.</summary>
    public void LeaveUserCode() => LeaveDocumentScope();
}
