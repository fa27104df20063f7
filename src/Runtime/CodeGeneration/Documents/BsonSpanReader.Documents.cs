namespace BsonGen.CodeGeneration;

// Documents, and those of derived types, which their discriminators name.
public ref partial struct BsonSpanReader
{
    /// <summary>Whether a generated serializer enters the value.</summary>
    internal readonly bool IsReadableBy(GeneratedSerializer? serializer) =>
        _type == BsonType.Document && _position <= _search.To && serializer is { CanRead: true };

    /// <summary>Reads a document of a type whose serializer another assembly generated.</summary>
    [UnconditionalSuppressMessage("Trimming", "IL2091", Justification = MappedMembers.Kept)]
    public T ReadGenerated<T>() =>
        ActiveSerializer<T>.Generated is { } serializer ? serializer.ReadDocument(ref this) : this.ReadUnentered<T>();

    /// <summary>Whether the exception asks to read the outermost document again.</summary>
    internal readonly bool IsRestartRequested => _search.IsRestartRequested;

    // The driver checks the size before it searches for a discriminator.
    internal readonly bool HasGoodSize =>
        TryReadInt32LittleEndian(Rest, out var size) && (uint)size <= (uint)_settings.MaxDocumentSize;

    // Each enclosing member adds an exception, whose handler keeps the stack in use. Deeper ones pass without a member name.
    internal const int DepthOfMessages = 256;
}
