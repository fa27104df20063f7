namespace BsonGen.CodeGeneration;

/// <summary>The member whose getter or look-up ran last.</summary>
internal ref struct FetchedMember
{
    public ReadOnlySpan<byte> Name;

    // The writer's position then. At an unchanged position, nothing of the element is written.
    public int Position;
}
