using System.Diagnostics.CodeAnalysis;
using BsonGen.Faults;
using MongoDB.Bson;

namespace BsonGen.Reading;

public ref partial struct BsonSpanReader
{
    // Each enclosing member repeats the message of the error inside it; deeper than this that is no help to anyone.
    private const int DepthOfMessages = 256;

    /// <summary>
    /// For exception filters: whether the error lies in the value of a member, which a class map reports with the member's name,
    /// rather than in the document itself or in a setter of the user's, which it lets pass.
    /// </summary>
    public bool IsMemberFault(Exception error)
    {
        var isDocumentFault = _isDocumentFault;
        _isDocumentFault = false;
        return !isDocumentFault && _depth <= DepthOfMessages && error is not InsufficientExecutionStackException;
    }

    /// <summary>The name of the element of the document whose value could not be read. Nothing before it is broken.</summary>
    public readonly ReadOnlySpan<byte> FaultyElement(BsonFrame document)
    {
        var bytes = _bytes;
        var position = document.Start + sizeof(int);
        while (true)
        {
            var nameStart = position + 1;
            var nameLength = bytes.Slice(nameStart).IndexOf((byte)0);
            var valueStart = nameStart + nameLength + 1;
            if (!BsonValueSize.TryMeasure((BsonType)bytes[position], bytes.Slice(valueStart), out var size) ||
                valueStart + size >= _position)
            {
                return bytes.Slice(nameStart, nameLength);
            }

            position = valueStart + size;
        }
    }

    /// <summary>The error that a class map reports for a member whose value could not be read.</summary>
    public readonly Exception MemberFault(BsonMember member, Exception error) =>
        MemberFaults.Reading(member.Description!, member.DeclaringType!, error);

    /// <summary>The error for a required element that the document lacks.</summary>
    /// <param name="elementName">The name of the element.</param>
    /// <param name="member">The member, <c>"Name property"</c>.</param>
    public Exception RequiredElementMissing<T>(string elementName, string member)
    {
        _isDocumentFault = true;
        return ReadFaults.RequiredElementMissing(elementName, member, typeof(T));
    }

    /// <summary>Says that code of the user's runs now; what it throws is not an error of the value.</summary>
    public void EnterUserCode() => _isDocumentFault = true;

    /// <summary>Says that the user's code is done.</summary>
    public void LeaveUserCode() => _isDocumentFault = false;

    [DoesNotReturn]
    private void ThrowDocumentFault(Exception fault)
    {
        _isDocumentFault = true;
        throw fault;
    }
}
