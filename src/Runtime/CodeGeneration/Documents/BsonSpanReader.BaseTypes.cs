using System.Buffers.Binary;
using BsonGen.Internal.Documents;
using BsonGen.Internal.Driver;
using MongoDB.Bson;

namespace BsonGen.CodeGeneration;

// Values of members whose type is an interface, or a class without a generated serializer.
public ref partial struct BsonSpanReader
{
    /// <summary>Reads a null, or a value whose discriminator names its type. The generated serializer of that type reads it, or otherwise the driver.</summary>
    /// <typeparam name="T">An interface, or a class that has no generated serializer.</typeparam>
    public T ReadDiscriminated<T>()
    {
        if (RegisteredBaseType<T>.IsKnown)
        {
            if (_type == BsonType.Null)
            {
                return default!;
            }

            if (_type == BsonType.Document && HasGoodSize &&
                DerivedTypes<T>.Find(Rest, _isLenient, ref _walkBudget) is IGeneratedSerializer { FallbackReason: null } generated)
            {
                return (T)ReadNamed(generated);
            }
        }

        return ReadByDriver<T>(RegisteredSerializer<T>.Current);
    }

    /// <summary>Whether the driver accepts the declared size of a document, which it checks before it searches for a discriminator.</summary>
    private readonly bool HasGoodSize =>
        BinaryPrimitives.TryReadInt32LittleEndian(Rest, out var size) && (uint)size <= (uint)_maxDocumentSize;

    /// <summary>Reads a document that was searched for its discriminator.</summary>
    private object ReadNamed(IGeneratedSerializer serializer)
    {
        if (IsSearching)
        {
            _searchedTo = _position;
        }

        return serializer.ReadObject(ref this);
    }
}
