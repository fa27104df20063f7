using MongoDB.Bson;

namespace BsonGen.Internal.Driver;

/// <summary>The errors that a class map reports for one member, around the error that caused them.</summary>
internal static class MemberExceptions
{
    // Each level repeats the message of the level inside it. A longer one is shown by its end, which tells the cause.
    private const int LongestMessage = 2000;
    private const int LongestEnd = 200;

    /// <param name="member">The member as generated code describes it, <c>"Name property"</c>.</param>
    /// <param name="declaringType">The class that declares the member.</param>
    /// <param name="error">What went wrong.</param>
    public static Exception Reading(string member, Type declaringType, Exception error) => new FormatException(
        $"An error occurred while deserializing the {member} of class {declaringType.FullName}: {MessageOf(error)}", error);

    /// <inheritdoc cref="Reading" />
    public static Exception Writing(string member, Type declaringType, Exception error) => new BsonSerializationException(
        $"An error occurred while serializing the {member} of class {declaringType.FullName}: {MessageOf(error)}", error);

    private static string MessageOf(Exception error) =>
        error.Message is var message && message.Length <= LongestMessage ? message : string.Concat("…", message.AsSpan(message.Length - LongestEnd));

    /// <summary>Takes <c>"Name property"</c> apart.</summary>
    public static (string Name, string Kind) Split(string member)
    {
        var space = member.LastIndexOf(' ');
        return (member.Substring(0, space), member.Substring(space + 1));
    }
}
