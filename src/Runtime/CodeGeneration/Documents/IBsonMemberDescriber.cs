using System.ComponentModel;

namespace BsonGen.CodeGeneration;

/// <summary>A generated serializer that finds the member that an element belongs to. It is called only to describe an exception.</summary>
[EditorBrowsable(EditorBrowsableState.Never)]
public interface IBsonMemberDescriber
{
    /// <summary>Finds the member.</summary>
    /// <param name="name">The name of the element.</param>
    static abstract BsonMember DescribeMember(ReadOnlySpan<byte> name);
}
