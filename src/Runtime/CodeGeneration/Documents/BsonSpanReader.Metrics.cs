namespace BsonGen.CodeGeneration;

public ref partial struct BsonSpanReader
{
    internal readonly bool IsCounted => DocumentInstruments.AreReadsCounted && _context?.Reader is not NestedDriverReader;

    internal readonly void CountRead(Type type) =>
        DocumentInstruments.CountRead(type, isDirect: _context is null, _position);
}
