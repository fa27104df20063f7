namespace BsonGen.CodeGeneration;

/// <summary>Which documents of a reader were searched for their discriminators before they are read.</summary>
/// <remarks>
/// The first document of a type whose derived types become known late is read as the declared type, and again when its
/// discriminator follows other elements. In nested documents, each level would double the work, so the reader then searches each
/// one before it reads it; see ReadingAgain.cs.
/// </remarks>
internal struct DiscriminatorSearch
{
    // Values of To and From.
    public const int None = int.MaxValue;
    public const int All = -1;

    // Documents up to this position were searched.
    public int To;

    // The position of the first document that was searched before it was read. All later ones are searched, too.
    public int From;

    // The number of elements that may still be skipped in searches. With wrong declared sizes, those of nested documents overlap.
    public int WalkBudget;

    /// <summary>Whether an exception asks to read the outermost document again.</summary>
    public bool IsRestartRequested;

    // The serializer of the document at the position, if that was found to be of a derived type.
    public IBsonSerializer? Derived;

    /// <summary>Whether each document is searched before it is read.</summary>
    public readonly bool IsActive => To != None;

    // An element of two bytes may be skipped five times: for the type of an object, a late discriminator, the member for an
    // exception, needed elements, and those once more after a late discriminator.
    internal static int WalksOf(ReadOnlySpan<byte> bytes) => (int)Math.Min(3L * bytes.Length, int.MaxValue);
}
