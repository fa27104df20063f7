namespace BsonGen.CodeGeneration;

// Whole elements of one BSON type, without a check of the registered serializer.
public ref partial struct BsonSpanWriter
{
}
