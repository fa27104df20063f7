using System.ComponentModel;

namespace BsonGen.CodeGeneration;

/// <summary>Finds the member that an element belongs to. Generated code calls it only to describe an exception.</summary>
/// <param name="name">The name of the element.</param>
[EditorBrowsable(EditorBrowsableState.Never)]
public delegate BsonMember BsonMemberDescriber(ReadOnlySpan<byte> name);
