namespace BsonGen.CodeGeneration;

public ref partial struct BsonSpanReader
{
    internal readonly bool IsCounted =>
        DocumentInstruments.AreReadsCounted && _settings.Context?.Reader is not NestedDriverReader;

    internal readonly void CountRead(Type type) =>
        DocumentInstruments.CountRead(type, isDirect: _settings.Context is null, _position);
}
