using System.Runtime.ExceptionServices;
using BsonGen.Internal.Driver;

namespace BsonGen.CodeGeneration;

// What the generated Read method does with an exception: it reads the document as a derived type, or names the member.
public ref partial struct BsonSpanReader
{
    /// <summary>
    /// Reads the document as the derived type that its discriminator names. If it names none, throws what a class map throws.
    /// </summary>
    /// <remarks>A class map looks for a discriminator before it reads any member, so a derived type takes precedence over the exception.</remarks>
    /// <param name="document">The document being read.</param>
    /// <param name="error">The exception that reading the document threw.</param>
    /// <param name="describe">Finds the member whose value could not be read.</param>
    public T Recover<T>(BsonFrame document, Exception error, BsonMemberDescriber describe) =>
        TryReadAsDerived<T>(document, error, out var value) ? value : throw MemberException(document, error, describe);

    /// <summary>Reads a document without members as the derived type that its discriminator names. If it names none, throws the exception again.</summary>
    /// <param name="document">The document being read.</param>
    /// <param name="error">The exception that reading the document threw.</param>
    public T ReadDerivedOrRethrow<T>(BsonFrame document, Exception error)
    {
        if (TryReadAsDerived<T>(document, error, out var value))
        {
            return value;
        }

        LeaveDocumentScope();
        ExceptionDispatchInfo.Throw(error);
        return default;
    }

    /// <summary>
    /// The exception that a class map throws for a member whose value could not be read. An exception of the document itself, or of the
    /// user's code, is thrown again as it is; for the documents around this one, it lies in the value of a member.
    /// </summary>
    /// <param name="document">The document being read.</param>
    /// <param name="error">The exception that reading the value threw.</param>
    /// <param name="describe">Finds the member.</param>
    public Exception MemberException(BsonFrame document, Exception error, BsonMemberDescriber describe)
    {
        if (_isDocumentScope)
        {
            LeaveDocumentScope();
            ExceptionDispatchInfo.Throw(error);
        }

        ArgumentNullException.ThrowIfNull(describe);
        var member = describe(FaultyElement(document));
        return MemberExceptions.Reading(member.Description!, member.DeclaringType!, error);
    }
}
