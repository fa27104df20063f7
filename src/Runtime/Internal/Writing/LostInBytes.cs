namespace BsonGen.Internal.Writing;

/// <summary>What the bytes of a document may have lost, which the driver keeps in a <see cref="BsonDocument"/>.</summary>
[Flags]
internal enum LostInBytes
{
    None = 0,

    /// <summary>Details of values that other serializers wrote.</summary>
    Details = 1,

    /// <summary>A text with half of a surrogate pair, or a regular expression with a NUL. The writer has thrown.</summary>
    Text = 2,
}
