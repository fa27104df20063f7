using System.Diagnostics.CodeAnalysis;
using System.Runtime.CompilerServices;
using BsonGen.Internal.Documents;
using BsonGen.Internal.Driver;
using BsonGen.Internal.Elements;
using MongoDB.Bson;
using MongoDB.Bson.Serialization;

namespace BsonGen.CodeGeneration;

// Documents, arrays and dictionaries as members and items.
public ref partial struct BsonSpanWriter
{
    /// <summary>The name of an array's element and a NUL, good until the next one.</summary>
    public ReadOnlySpan<byte> ItemName(int index) => ArrayIndex.IsShort(index) ? ArrayIndex.NameOf(index) : _keys.Encode(index);

    /// <summary>The name of a dictionary's element and a NUL, good until the next one.</summary>
    public ReadOnlySpan<byte> KeyName(string key) => _keys.Encode(key);

    /// <summary>Writes a value of a type whose serializer another assembly generated.</summary>
    [UnconditionalSuppressMessage("Trimming", "IL2091", Justification = MappedMembers.Kept)]
    public void WriteGenerated<T>(ReadOnlySpan<byte> name, T value)
    {
        if (TryWriteStartDocument(name, value, out var document))
        {
            ActiveSerializer<T>.Generated!.WriteMembers(ref this, document, value);
        }
    }

    /// <summary>Starts a document whose members are to follow; all other values are written: null, a derived type, another serializer's.</summary>
    /// <param name="name">The element's name and the NUL after it.</param>
    /// <param name="value">The value.</param>
    /// <param name="document">What <see cref="WriteEndDocument"/> takes.</param>
    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    public bool TryWriteStartDocument<T>(ReadOnlySpan<byte> name, [NotNullWhen(true)] T? value, out int document)
    {
        if (ActiveSerializer<T>.IsGenerated && value is not null && value.GetType() == typeof(T))
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
    /// Its serializer, which no other code names for these type arguments; so it is kept where code is compiled ahead of time.
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

    /// <summary>Starts an array for a collection of the type that the driver writes as a plain array; all other values are written.</summary>
    /// <typeparam name="TCollection">The declared type.</typeparam>
    /// <typeparam name="TItems">The type that the value must have.</typeparam>
    /// <param name="name">The element's name and the NUL after it.</param>
    /// <param name="value">The collection.</param>
    /// <param name="items">The collection, to be written.</param>
    /// <param name="array">What <see cref="WriteEndArray"/> takes.</param>
    public bool TryWriteStartArray<TCollection, TItems>(
        ReadOnlySpan<byte> name, TCollection? value, [NotNullWhen(true)] out TItems? items, out int array)
        where TItems : class, TCollection =>
        TryWriteStart(BsonType.Array, name, value, out items, out array);

    /// <summary>Ends an array.</summary>
    public void WriteEndArray(int array) => WriteEndDocument(array);

    /// <summary>Starts the document of a dictionary of the type that the driver writes as one; all other values are written.</summary>
    /// <typeparam name="TDictionary">The declared type.</typeparam>
    /// <typeparam name="TItems">The type that the value must have.</typeparam>
    /// <param name="name">The element's name and the NUL after it.</param>
    /// <param name="value">The dictionary.</param>
    /// <param name="items">The dictionary, to be written.</param>
    /// <param name="document">What <see cref="WriteEndDictionary"/> takes.</param>
    public bool TryWriteStartDictionary<TDictionary, TItems>(
        ReadOnlySpan<byte> name, TDictionary? value, [NotNullWhen(true)] out TItems? items, out int document)
        where TItems : class, TDictionary =>
        TryWriteStart(BsonType.Document, name, value, out items, out document);

    /// <summary>Ends the document of a dictionary.</summary>
    public void WriteEndDictionary(int document) => WriteEndDocument(document);

    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    private bool TryWriteStart<TCollection, TItems>(
        BsonType type, ReadOnlySpan<byte> name, TCollection? value, [NotNullWhen(true)] out TItems? items, out int start)
        where TItems : class, TCollection
    {
        if (RegisteredSerializer<TCollection>.IsDefault && value is not null && value.GetType() == typeof(TItems))
        {
            items = Unsafe.As<TItems>(value);
            start = StartFrame(type, name);
            return true;
        }

        WriteWithRegistered(name, value!);
        items = null;
        start = 0;
        return false;
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
