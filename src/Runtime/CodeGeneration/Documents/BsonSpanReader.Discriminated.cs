namespace BsonGen.CodeGeneration;

// Interfaces, and classes without a generated serializer.
public ref partial struct BsonSpanReader
{
    /// <summary>Reads an interface, or a class without a generated serializer: null, or a value with a discriminator.</summary>
    public T ReadDiscriminated<T>()
    {
        if (RegisteredBaseType<T>.IsKnown)
        {
            if (_type == BsonType.Null)
            {
                return default!;
            }

            if (_type == BsonType.Document && HasGoodSize &&
                DerivedTypes<T>.Find(Rest, _isLenient, ref _walkBudget, ref _isCutShort)
                    is IGeneratedSerializer { FallbackReason: null } generated)
            {
                return (T)ReadNamed(generated);
            }
        }

        return ReadByDriver<T>(RegisteredSerializer<T>.Current);
    }

    private object ReadNamed(IGeneratedSerializer serializer)
    {
        if (IsSearching)
        {
            _searchedTo = _position;
        }

        return serializer.ReadObject(ref this);
    }
}
