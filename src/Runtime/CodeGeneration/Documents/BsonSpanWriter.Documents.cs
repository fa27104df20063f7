using System.Diagnostics.CodeAnalysis;
using System.Runtime.CompilerServices;
using BsonGen.Internal.Documents;
using BsonGen.Internal.Driver;
using MongoDB.Bson;
using MongoDB.Bson.Serialization;

namespace BsonGen.CodeGeneration;

// Nested documents and their discriminators.
public ref partial struct BsonSpanWriter
{
    /// <summary>Writes the discriminator of a type whose documents always have one, unless the document has one already.</summary>
    /// <param name="document">The position of the document.</param>
    public void WriteDiscriminator<T>(int document)
    {
        if (_position == document + sizeof(int))
        {
            WriteElement(OwnDiscriminator<T>.Element);
        }
    }

    /// <summary>Writes a value of a type whose serializer another assembly generated.</summary>
    [UnconditionalSuppressMessage("Trimming", "IL2091", Justification = MappedMembers.Kept)]
    public void WriteGenerated<T>(ReadOnlySpan<byte> name, T value)
    {
        if (TryWriteStartDocument(name, value, out var document))
        {
            ActiveSerializer<T>.Generated!.WriteMembers(ref this, document, value);
        }
    }

    /// <summary>Starts a document. Returns false after writing the whole value: a null, an object of a derived type, or one that another serializer serves.</summary>
    /// <param name="name">The element's name and the NUL after it.</param>
    /// <param name="value">The value.</param>
    /// <param name="document">The start of the document, for <see cref="WriteEndDocument(int)"/>.</param>
    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    public bool TryWriteStartDocument<T>(ReadOnlySpan<byte> name, [NotNullWhen(true)] T? value, out int document) =>
        TryStartDocument(ActiveSerializer<T>.IsGenerated, name, value, out document);

    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    internal bool TryStartDocument<T>(bool isGenerated, ReadOnlySpan<byte> name, [NotNullWhen(true)] T? value, out int document)
    {
        if (isGenerated && value is not null && value.GetType() == typeof(T))
        {
            document = StartFrame(BsonType.Document, name);
            return true;
        }

        WriteDocumentSlow(name, value);
        document = 0;
        return false;
    }

    /// <typeparam name="T">A generic type.</typeparam>
    /// <typeparam name="TSerializer">
    /// Its serializer. In native code, this type argument keeps the serializer for these type arguments.
    /// </typeparam>
    /// <inheritdoc cref="TryWriteStartDocument{T}" />
    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    public bool TryWriteStartDocument<T, [DynamicallyAccessedMembers(DynamicallyAccessedMemberTypes.PublicConstructors)] TSerializer>(
        ReadOnlySpan<byte> name, [NotNullWhen(true)] T? value, out int document)
        where TSerializer : IBsonSerializer<T>, new()
    {
        DriverReflection.KeepGeneric<TSerializer>();
        return TryWriteStartDocument(name, value, out document);
    }

    [MethodImpl(MethodImplOptions.NoInlining)]
    private void WriteDocumentSlow<T>(ReadOnlySpan<byte> name, T? value)
    {
        if (!ActiveSerializer<T>.IsGenerated)
        {
            WriteByDriver(name, RegisteredSerializer<T>.Current, value!);
        }
        else if (value is null)
        {
            WriteNull(name);
        }
        else if (DerivedTypes<T>.FindWrite(value.GetType()) is { } derived)
        {
            var document = StartFrame(BsonType.Document, name);
            WriteElement(derived.Discriminator);
            derived.Serializer.WriteObject(ref this, document, value);
        }
        else
        {
            WriteByDriver(name, RegisteredSerializer<T>.Current, value);
        }
    }
}
