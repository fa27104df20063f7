using System.Runtime.ExceptionServices;
using BsonGen.Internal.Driver;
using BsonGen.Internal.Elements;

namespace BsonGen.CodeGeneration;

// Handles exceptions of the generated Read method: reads the document as a derived type, or adds the name of the member.
public ref partial struct BsonSpanReader
{
    /// <summary>
    /// Reads the document as the derived type that its discriminator names. If it names none, throws what a class map throws.
    /// </summary>
    /// <remarks>A class map looks for a discriminator before it reads any member, so a derived type takes precedence over the exception.</remarks>
    /// <param name="document">The document being read.</param>
    /// <param name="error">The exception that reading the document threw.</param>
    /// <typeparam name="T">The type.</typeparam>
    /// <typeparam name="TSerializer">Its generated serializer, which finds the member whose value could not be read.</typeparam>
    public T Recover<T, TSerializer>(BsonFrame document, Exception error)
        where TSerializer : IBsonMemberDescriber =>
        TryReadAsDerived<T>(document, error, out var value) ? value : throw MemberException<TSerializer>(document, error);

    /// <summary>Reads a document without members as the derived type that its discriminator names. If it names none, throws the exception again.</summary>
    /// <param name="document">The document being read.</param>
    /// <param name="error">The exception that reading the document threw.</param>
    public T ReadDerivedOrRethrow<T>(BsonFrame document, Exception error)
    {
        if (TryReadAsDerived<T>(document, error, out var value))
        {
            return value;
        }

        // For an enclosing document, this is an exception in the value of a member.
        LeaveDocumentScope();
        ExceptionDispatchInfo.Throw(error);
        return default;
    }

    /// <summary>
    /// The exception that a class map throws for a member whose value could not be read. An exception of the document itself, or of the
    /// user's code, is thrown again unchanged. For an enclosing document, it is an exception in the value of a member.
    /// </summary>
    /// <param name="document">The document being read.</param>
    /// <param name="error">The exception that reading the value threw.</param>
    /// <typeparam name="TSerializer">The generated serializer, which finds the member.</typeparam>
    public Exception MemberException<TSerializer>(BsonFrame document, Exception error)
        where TSerializer : IBsonMemberDescriber
    {
        RethrowOfDocument(document, error);
        return MemberException(TSerializer.DescribeMember(FindFailedElement(document)), error);
    }

    internal readonly Exception MemberException(BsonMember member, Exception error) =>
        MemberExceptions.Reading(member.Description!, member.DeclaringType!, error);

    /// <summary>Throws an exception of the document itself, or of the user's code, again.</summary>
    internal void RethrowOfDocument(BsonFrame document, Exception error)
    {
        if (_isDocumentScope)
        {
            LeaveDocumentScope();
            if (!IsOfItem(document))
            {
                ExceptionDispatchInfo.Throw(error);
            }
        }
    }

    /// <summary>Whether the unknown type is that of an item of a pair or tuple, and not that of an element of the document.</summary>
    private bool IsOfItem(BsonFrame document) =>
        !BsonValueSize.IsKnown(_type) &&
        BsonElementWalk.TryFind(_bytes, document.FirstElement, _position, ref _walkBudget, out var element) && element.ValueStart < _position;
}
