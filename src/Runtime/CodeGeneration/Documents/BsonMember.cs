using System.ComponentModel;

namespace BsonGen.CodeGeneration;

/// <summary>The name of a member for exceptions. Generated code creates it only after an exception.</summary>
/// <param name="description">The name and the kind of the member: <c>"Name property"</c> or <c>"_count field"</c>.</param>
/// <param name="declaringType">The class that declares the member.</param>
[EditorBrowsable(EditorBrowsableState.Never)]
public readonly struct BsonMember(string description, Type declaringType)
{
    internal string? Description { get; } = description;

    internal Type? DeclaringType { get; } = declaringType;
}
