using BsonGen.Internal.Driver;
using MongoDB.Bson;

namespace BsonGen.CodeGeneration;

// Guids, as binary and as text.
public ref partial struct BsonSpanWriter
{
    /// <summary>Writes a <see cref="Guid"/>.</summary>
    public void WriteGuid(ReadOnlySpan<byte> name, Guid value)
    {
        var representation = RegisteredGuid.WriteRepresentation(_context);
        if (!Guids.IsKnown(representation))
        {
            WriteWithRegistered(name, value);
            return;
        }

        WriteGuid(name, value, representation);
    }

    /// <summary>Writes a Guid in the representation of the writer. Returns false if the driver has to write it: since 3.0, it throws an exception.</summary>
    internal bool TryWriteUnspecifiedGuid(ReadOnlySpan<byte> name, Guid value)
    {
        var representation = RegisteredGuid.OfWriter(_context);
        if (!Guids.IsKnown(representation))
        {
            return false;
        }

        WriteGuid(name, value, representation);
        return true;
    }

    /// <summary>Writes a Guid as binary data with the subtype of the representation.</summary>
    internal void WriteGuid(ReadOnlySpan<byte> name, Guid value, GuidRepresentation representation)
    {
        MayLoseInformation |= representation is GuidRepresentation.JavaLegacy or GuidRepresentation.PythonLegacy;
        WriteHeader(BsonType.Binary, name);
        Guids.Write(value, representation, Reserve(Guids.ValueSize));
        _position += Guids.ValueSize;
    }

    /// <summary>Writes a Guid as text.</summary>
    internal void WriteGuidText(ReadOnlySpan<byte> name, Guid value)
    {
        value.TryFormat(StartText(name, Guids.TextLength), out _, "D");
        EndText(name, Guids.TextLength);
    }
}
