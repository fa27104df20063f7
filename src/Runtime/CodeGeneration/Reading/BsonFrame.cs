namespace BsonGen.CodeGeneration;

/// <summary>The position and the declared size of an entered document or array.</summary>
[EditorBrowsable(Never)]
public readonly struct BsonFrame
{
    internal BsonFrame(int start, int size)
    {
        Start = start;
        Size = size;
    }

    /// <summary>The position of the first element.</summary>
    public int FirstElement => Start + sizeof(int);

    internal int Start { get; }

    internal int Size { get; }
}
