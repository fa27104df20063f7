using System.Diagnostics.CodeAnalysis;
using BsonGen.Internal.Documents;
using BsonGen.Internal.Driver;
using MongoDB.Bson;

namespace BsonGen.CodeGeneration;

// Values of members whose type is an interface, or a class without a generated serializer.
public ref partial struct BsonSpanWriter
{
    /// <summary>Writes a null, or a value with the discriminator of its type. The generated serializer of that type writes it, or otherwise the driver.</summary>
    /// <typeparam name="T">An interface, or a class that has no generated serializer.</typeparam>
    /// <param name="name">The element's name and the NUL after it.</param>
    /// <param name="value">The value, or null.</param>
    public void WriteDiscriminated<T>(ReadOnlySpan<byte> name, T value)
    {
        if (!RegisteredBaseType<T>.IsKnown)
        {
            WriteWithRegistered(name, value);
        }
        else if (value is null)
        {
            WriteNull(name);
        }
        else if (TryFindWrite<T>(value.GetType(), out var discriminator, out var serializer))
        {
            WriteNamed(name, discriminator, serializer, value);
        }
        else
        {
            WriteByDriver(name, serializer: null, value);
        }
    }

    private static bool TryFindWrite<T>(Type type, out byte[] discriminator, [NotNullWhen(true)] out IGeneratedSerializer? serializer)
    {
        if (!typeof(T).IsInterface)
        {
            var derived = DerivedTypes<T>.FindWrite(type);
            discriminator = derived?.Discriminator ?? [];
            serializer = derived?.Serializer;
        }
        else
        {
            // The driver writes the values of an interface as objects.
            var named = DerivedTypes<object>.FindWrite(type);
            discriminator = named?.Discriminator ?? [];
            serializer = named is not null && RegisteredBaseType<T>.MayWrite(type) ? named.Serializer : null;
        }

        return serializer is not null;
    }

    private void WriteNamed(ReadOnlySpan<byte> name, byte[] discriminator, IGeneratedSerializer serializer, object value)
    {
        var document = StartFrame(BsonType.Document, name);
        WriteElement(discriminator);
        serializer.WriteObject(ref this, document, value);
    }
}
