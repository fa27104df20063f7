using System.Runtime.CompilerServices;
using MongoDB.Bson.IO;

namespace BsonGen.Internal.Driver;

/// <summary>The driver's writer, which looks at the stack at each level: the driver's serializers call each other, and do not.</summary>
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
