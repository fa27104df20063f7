using MongoDB.Bson;

namespace BsonGen.Internal.Driver;

/// <summary>The errors that a class map reports for one member, around the error that caused them.</summary>
internal static class MemberExceptions
{
    /// <param name="member">The member as generated code describes it, <c>"Name property"</c>.</param>
    /// <param name="declaringType">The class that declares the member.</param>
    /// <param name="error">What went wrong.</param>
    public static Exception Reading(string member, Type declaringType, Exception error) => new FormatException(
        $"An error occurred while deserializing the {member} of class {declaringType.FullName}: {error.Message}", error);

    /// <inheritdoc cref="Reading" />
    public static Exception Writing(string member, Type declaringType, Exception error) => new BsonSerializationException(
        $"An error occurred while serializing the {member} of class {declaringType.FullName}: {error.Message}", error);

    /// <summary>Takes <c>"Name property"</c> apart.</summary>
    public static (string Name, string Kind) Split(string member)
    {
        var space = member.LastIndexOf(' ');
        return (member.Substring(0, space), member.Substring(space + 1));
    }
}
