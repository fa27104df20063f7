using System.Runtime.CompilerServices;
using BsonGen.Internal.Driver;
using BsonGen.Internal.Elements;

namespace BsonGen.CodeGeneration;

public ref partial struct BsonSpanWriter
{
    // Each enclosing member adds an exception. Deeper ones pass without a member name.
    private const int DepthOfMessages = 256;

    /// <summary>For exception filters: whether a class map would add the name of the member to the exception.</summary>
    /// <remarks>Each handler that throws keeps the stack of the caught exception in use.</remarks>
    public readonly bool IsMemberException() =>
        DriverVersion.WrapsWriteExceptions && _depth <= DepthOfMessages && RuntimeHelpers.TryEnsureSufficientExecutionStack();

    /// <summary>Marks the member whose getter runs next. The getter is code of the user and may throw before the element is written.</summary>
    /// <param name="name">The element's name and the NUL after it.</param>
    public void FetchMember(ReadOnlySpan<byte> name)
    {
        _fetched = name;
        _fetchedAt = _position;
    }

    /// <summary>Finds the name of the element that was being written.</summary>
    /// <param name="start">The position of the document.</param>
    internal ReadOnlySpan<byte> FindFailedElement(int start)
    {
        if (!_fetched.IsEmpty && _fetchedAt == _position)
        {
            var name = _fetched.Slice(0, _fetched.Length - 1);
            _fetched = default;
            return name;
        }

        // Headers are written before values, so it is the last element of the document.
        var bytes = Written;
        return BsonElementWalk.TryFind(bytes, start + sizeof(int), _position, out var element) ? element.Name : default;
    }

    /// <summary>The exception that a class map throws for a member that could not be written.</summary>
    /// <param name="document">The position of the document.</param>
    /// <param name="error">The exception that writing the member threw.</param>
    /// <typeparam name="TSerializer">The generated serializer, which finds the member.</typeparam>
    public Exception MemberException<TSerializer>(int document, Exception error)
        where TSerializer : IBsonMemberDescriber =>
        MemberException(TSerializer.DescribeMember(FindFailedElement(document)), error);

    internal readonly Exception MemberException(BsonMember member, Exception error) =>
        MemberExceptions.Writing(member.Description!, member.DeclaringType!, error);
}
