namespace BsonGen.Internal.Driver;

/// <summary>The driver's writer with a check of the remaining stack at each level, which the driver's serializers don't make.</summary>
internal sealed class GuardedWriter(BsonStream stream, BsonBinaryWriterSettings settings) : BsonBinaryWriter(stream, settings)
{
    public override void WriteStartDocument()
    {
        RuntimeHelpers.EnsureSufficientExecutionStack();
        base.WriteStartDocument();
    }

    public override void WriteStartArray()
    {
        RuntimeHelpers.EnsureSufficientExecutionStack();
        base.WriteStartArray();
    }
}
