using System.Reflection;
using System.Runtime.CompilerServices;
using BsonGen.Internal.Driver;
using BsonGen.Internal.Elements;

namespace BsonGen.CodeGeneration;

public ref partial struct BsonSpanReader
{
    // Each enclosing member adds an exception. Deeper ones pass without a member name.
    private const int DepthOfMessages = 256;

    /// <summary>For exception filters: whether the exception may be caught and replaced.</summary>
    /// <remarks>Each handler that throws keeps the stack of the caught exception in use.</remarks>
    /// <param name="error">The exception.</param>
    public readonly bool CanHandle(Exception error) =>
        !_isRestartRequested && _depth <= DepthOfMessages && error is not InsufficientExecutionStackException &&
        RuntimeHelpers.TryEnsureSufficientExecutionStack();

    /// <summary>Finds the name of the element whose value could not be read.</summary>
    /// <remarks>
    /// The position moves beyond a value only after it was read. Therefore it is the last element whose value starts at or before the position. A wrong
    /// size may lead to the name of another element, but never out of the document.
    /// </remarks>
    internal ReadOnlySpan<byte> FindFailedElement(BsonFrame document)
    {
        // The position is after the value if a nested document was read but its object could not be created.
        BsonElementWalk.TryFind(_bytes, document.Start + sizeof(int), _position, ref _walkBudget, out var element);
        return element.Name;
    }

    /// <summary>Creates the exception for a required element that is missing.</summary>
    /// <param name="elementName">The name of the element.</param>
    /// <param name="member">The member, <c>"Name property"</c>.</param>
    public Exception RequiredElementMissing<T>(string elementName, string member)
    {
        EnterDocumentScope();
        return ReadExceptions.RequiredElementMissing(elementName, member, typeof(T));
    }

    /// <summary>Creates the exception for a document that matches no constructor or factory method of the type.</summary>
    public readonly Exception NoMatchingCreator<T>() => ReadExceptions.NoMatchingCreator(typeof(T));

    /// <summary>Creates the exception for a setter of a struct that threw. Class maps wrap it, since they call such setters by reflection.</summary>
    public Exception SetterException(Exception error)
    {
        EnterDocumentScope();
        return new TargetInvocationException(error);
    }

    /// <summary>
    /// Reads a document as the derived type that its discriminator names. If it names none, throws the exception of the constructor as a class map
    /// does, which calls constructors by reflection.
    /// </summary>
    /// <param name="document">The document being read.</param>
    /// <param name="error">The exception that the constructor threw.</param>
    public T ReadDerivedOrThrow<T>(BsonFrame document, Exception error) =>
        TryReadAsDerived<T>(document, error, out var value) ? value : throw new TargetInvocationException(error);

    /// <summary>Marks the start of code of the user. Its exceptions don't name the member.</summary>
    public void EnterUserCode() => EnterDocumentScope();

    /// <summary>Marks the end of code of the user.</summary>
    public void LeaveUserCode() => LeaveDocumentScope();
}
