namespace BsonGen.Internal.Writing;

/// <summary>The driver's writer with a check of the stack at each level, since its serializers recurse without one.</summary>
internal sealed class GuardedWriter(BsonStream stream, BsonBinaryWriterSettings settings)
    : BsonBinaryWriter(stream, settings)
{
    public override void WriteStartDocument()
    {
        ExecutionStack.EnsureSufficientInside();
        base.WriteStartDocument();
    }

    public override void WriteStartArray()
    {
        ExecutionStack.EnsureSufficientInside();
        base.WriteStartArray();
    }
}
