namespace BsonGen.CodeGeneration;

/// <summary>Code of the user that runs while a document is written: getters, look-ups, enumerators and serializers.</summary>
internal ref struct UserCode
{
    /// <summary>The name of the member whose getter or look-up ran last.</summary>
    public ReadOnlySpan<byte> FetchedName;

    // The writer's position then. At an unchanged position, nothing of the element is written.
    public int FetchedAt;

    /// <summary>Whether any may have run, and changed the object that is being written.</summary>
    public bool HasRun;
}
