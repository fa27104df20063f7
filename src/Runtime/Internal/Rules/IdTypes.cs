namespace BsonGen.Internal.Rules;

/// <summary>
/// The types of most ids. The generator gives their numbers, since looking up a property would take a third of the time in which a serializer is created.
/// </summary>
internal static class IdTypes
{
    /// <summary>The names of the types in code. Numbers start with one, and zero is any other type.</summary>
    public static readonly string[] Names = ["global::MongoDB.Bson.ObjectId", "string", "int", "long", "global::System.Guid"];
}
