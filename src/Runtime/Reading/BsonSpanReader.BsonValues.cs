using BsonGen.Registration;
using BsonGen.Values;
using MongoDB.Bson;

namespace BsonGen.Reading;

public ref partial struct BsonSpanReader
{
    /// <summary>Whether the value is BSON's null, which has no bytes.</summary>
    internal readonly bool IsNull => _type == BsonType.Null;

    /// <summary>Reads a value of a type of <see cref="BsonValue"/>s that the driver's stock serializer is in charge of.</summary>
    /// <returns>False, and nothing is read, when the driver must have a look at it: the value is malformed, or of another type.</returns>
    internal bool TryReadBsonValue<T>(out T value)
    {
        if (RegisteredBsonValue<T>.Type == BsonType.EndOfDocument || RegisteredBsonValue<T>.Type == _type)
        {
            var reader = new BsonValueReader(Rest, _isLenient, _context is { AllowDuplicateElementNames: true }, _maxDocumentSize);
            if (reader.ReadValue(_type) is T result)
            {
                _position += reader.Position;
                value = result;
                return true;
            }
        }

        value = default!;
        return false;
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
