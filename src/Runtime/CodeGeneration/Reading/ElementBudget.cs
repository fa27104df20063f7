namespace BsonGen.CodeGeneration;

/// <summary>Limits the memory for collections.</summary>
/// <remarks>Wrong declared sizes may let each enclosing array count all elements that follow.</remarks>
internal struct ElementBudget
{
    // The number of elements that may still be counted: one for each byte. If it is negative, the driver reads the arrays.
    public int Elements;

    /// <summary>Whether items would take far more memory than their bytes, so that the driver reads all arrays.</summary>
    public bool LeavesArraysToDriver;

    // The bytes that reused lists keep for later items.
    public long SpareMemory;
}
