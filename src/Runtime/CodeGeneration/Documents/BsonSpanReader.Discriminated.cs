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
                DerivedTypes<T>.Find(Rest, _settings.IsLenient, ref _search.WalkBudget, ref _isCutShort)
                    is IGeneratedSerializer { FallbackReason: null } generated)
            {
                return (T)this.ReadNamed(generated);
            }
        }

        return this.ReadByDriver<T>(RegisteredSerializer<T>.Current);
    }
}
