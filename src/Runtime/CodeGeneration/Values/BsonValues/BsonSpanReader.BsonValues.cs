using System.Diagnostics.CodeAnalysis;
using MongoDB.Bson;

namespace BsonGen.CodeGeneration;

public ref partial struct BsonSpanReader
{
    /// <summary>Whether the value is BSON's null, which has no bytes.</summary>
    internal readonly bool IsNull => _type == BsonType.Null;

    /// <summary>Reads a value of a class of BSON values that the driver's default serializer serves.</summary>
    /// <param name="type">The BSON type of the class; <see cref="BsonType.EndOfDocument"/> if the class allows any type.</param>
    /// <param name="value">The value.</param>
    /// <returns>False if the driver must read the value because it is malformed or of another type. The position is then unchanged.</returns>
    internal bool TryReadBsonValue(BsonType type, [NotNullWhen(true)] out BsonValue? value)
    {
        value = null;
        if (type == BsonType.EndOfDocument || type == _type)
        {
            var reader = new BsonValueReader(Rest, _isLenient, _context is { AllowDuplicateElementNames: true }, _maxDocumentSize, _depth, _maxDepth);
            value = reader.Read(_type);
            _position += value is null ? 0 : reader.Position;
        }

        return value is not null;
    }

    /// <summary>Skips the document that class maps write for a member that is null.</summary>
    internal bool TryReadCSharpNull()
    {
        if (_type == BsonType.Document && (Rest.StartsWith(CSharpNull.Document) || Rest.StartsWith(CSharpNull.LegacyDocument)))
        {
            _position += CSharpNull.Document.Length;
            return true;
        }

        return false;
    }
}
