using System.Diagnostics.CodeAnalysis;
using MongoDB.Bson;

namespace BsonGen.CodeGeneration;

public ref partial struct BsonSpanReader
{
    /// <summary>Whether the value is BSON's null, which has no bytes.</summary>
    internal readonly bool IsNull => _type == BsonType.Null;

    /// <summary>Reads a value of a class of <see cref="BsonValue"/>s that the driver's default serializer is in charge of.</summary>
    /// <param name="type">The BSON type that the class holds; <see cref="BsonType.EndOfDocument"/> when any will do.</param>
    /// <param name="value">Of the class that holds the type.</param>
    /// <returns>False, and nothing is read, when the driver must have a look at it: the value is malformed, or of another type.</returns>
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

    /// <summary>Steps over the document that class maps write in place of a member that is null.</summary>
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
