namespace BsonGen.Internal.Driver;

/// <summary>The exceptions of a class map for a member, with the original exception inside.</summary>
internal static class MemberExceptions
{
    // Each level repeats the message of the inner level. The end of a long message has the cause.
    private const int LongestMessage = 2000;
    private const int LongestEnd = 200;

    public static Exception Reading(string member, Type declaringType, Exception error) => new FormatException(
        $"An error occurred while deserializing the {member} of class {declaringType.FullName}: {MessageOf(error)}", error);

    public static Exception Writing(string member, Type declaringType, Exception error) => new BsonSerializationException(
        $"An error occurred while serializing the {member} of class {declaringType.FullName}: {MessageOf(error)}", error);

    private static string MessageOf(Exception error)
    {
        var message = error.Message;
        return message.Length <= LongestMessage
            ? message
            : string.Concat("…", message.AsSpan(message.Length - LongestEnd));
    }
}
