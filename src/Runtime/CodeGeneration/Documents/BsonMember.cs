using System.ComponentModel;

namespace BsonGen.CodeGeneration;

/// <summary>How errors name a member. Generated code makes one only when something went wrong.</summary>
[EditorBrowsable(EditorBrowsableState.Never)]
public readonly struct BsonMember
{
    /// <param name="description">Its name and what it is, <c>"Name property"</c> or <c>"_count field"</c>.</param>
    /// <param name="declaringType">The class that declares it.</param>
    public BsonMember(string description, Type declaringType)
    {
        Description = description;
        DeclaringType = declaringType;
    }

    internal string? Description { get; }

    internal Type? DeclaringType { get; }
}
