using System.Runtime.CompilerServices;
using BsonGen.Internal.Driver;
using BsonGen.Internal.Elements;

namespace BsonGen.CodeGeneration;

public ref partial struct BsonSpanWriter
{
    // Each enclosing member repeats the message of the error inside it; deeper than this that is no help to anyone.
    private const int DepthOfMessages = 256;

    /// <summary>For exception filters: whether a class map would report the error with the name of the member being written.</summary>
    /// <remarks>What is thrown where another is caught keeps the stack of that in use, level by level.</remarks>
    public readonly bool IsMemberException() =>
        DriverVersion.WrapsWriteExceptions && _depth <= DepthOfMessages && RuntimeHelpers.TryEnsureSufficientExecutionStack();

    /// <summary>Says whose getter runs next, before anything of the element is written: it is code of the user's, and may throw.</summary>
    /// <param name="name">The element's name and the NUL after it.</param>
    public void FetchMember(ReadOnlySpan<byte> name)
    {
        _fetched = name;
        _fetchedAt = _position;
    }

    /// <summary>The name of the element of the document that was being written.</summary>
    /// <param name="start">Where the document starts.</param>
    private ReadOnlySpan<byte> FaultyElement(int start)
    {
        if (!_fetched.IsEmpty && _fetchedAt == _position)
        {
            var name = _fetched.Slice(0, _fetched.Length - 1);
            _fetched = default;
            return name;
        }

        // Else it is the document's last element, for headers are written before values.
        var bytes = _buffer.AsSpan(0, _position);
        return BsonElementWalk.TryFind(bytes, start + sizeof(int), _position, out var element) ? element.Name : default;
    }

    /// <summary>The exception that a class map throws for a member that could not be written.</summary>
    /// <param name="document">Where the document starts.</param>
    /// <param name="error">The exception that writing the member threw.</param>
    /// <typeparam name="TSerializer">The generated serializer, which finds the member.</typeparam>
    public Exception MemberException<TSerializer>(int document, Exception error)
        where TSerializer : IBsonMemberDescriber
    {
        var member = TSerializer.DescribeMember(FaultyElement(document));
        return MemberExceptions.Writing(member.Description!, member.DeclaringType!, error);
    }
}
