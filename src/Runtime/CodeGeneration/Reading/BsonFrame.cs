using System.ComponentModel;

namespace BsonGen.CodeGeneration;

/// <summary>Where an open document or array starts, and the size that it declares, both in bytes.</summary>
[EditorBrowsable(EditorBrowsableState.Never)]
public readonly struct BsonFrame
{
    internal BsonFrame(int start, int size)
    {
        Start = start;
        Size = size;
    }

    /// <summary>Where the first element starts.</summary>
    public int FirstElement => Start + sizeof(int);

    internal int Start { get; }

    internal int Size { get; }
}
