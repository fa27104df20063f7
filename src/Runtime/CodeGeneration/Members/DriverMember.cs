using System.ComponentModel;
using BsonGen.Internal.Driver;
using MongoDB.Bson;
using MongoDB.Bson.Serialization;

namespace BsonGen.CodeGeneration;

/// <summary>
/// A member whose values go to the serializer that the class map gives it: attributes configure it. Derived classes read and write
/// in line what the commonest configurations make of the commonest values.
/// </summary>
/// <remarks>The serializer is found on first use and kept; nothing is looked up before.</remarks>
[EditorBrowsable(EditorBrowsableState.Never)]
public class DriverMember<T> : IValueSerializerSource
{
    private IBsonSerializer<T>? _serializer;
    private IValueSerializerSource? _container;
    private Func<IBsonSerializer, IBsonSerializer>? _select;

    /// <param name="declaringType">The class that declares the member.</param>
    /// <param name="name">The member's name.</param>
    public DriverMember(Type declaringType, string name)
    {
        DeclaringType = declaringType;
        Name = name;
    }

    internal Type DeclaringType { get; }

    internal string Name { get; }

    // The class map has serializers of its own for members of these types, which keep null apart from BSON's null.
    private static bool IsBsonValue => typeof(BsonValue).IsAssignableFrom(typeof(T));

    private IBsonSerializer<T> Serializer => _serializer ??= (IBsonSerializer<T>)FindSerializer();

    IBsonSerializer IValueSerializerSource.Serializer => Serializer;

    /// <summary>Says that these are not the member's values, but those inside its collection or dictionary.</summary>
    /// <param name="container">The collection or dictionary.</param>
    /// <param name="select">Finds the serializer of the values inside that of the container.</param>
    internal void PutInto(IValueSerializerSource container, Func<IBsonSerializer, IBsonSerializer> select)
    {
        _container = container;
        _select = select;
    }

    private IBsonSerializer FindSerializer() => _container is null
        ? MemberMaps.Find(DeclaringType, Name).GetSerializer()
        : _select!(_container.Serializer);

    /// <summary>Reads the member's value.</summary>
    public T Read(ref BsonSpanReader reader) => TryRead(ref reader, out var value) ? value : reader.ReadByDriver<T>(Serializer);

    /// <summary>Reads the value of a member whose type is a type parameter.</summary>
    public T ReadAny(ref BsonSpanReader reader) => IsBsonValue ? Read(ref reader) : reader.ReadAny<T>();

    /// <summary>Writes a member whose type is a type parameter.</summary>
    /// <inheritdoc cref="Write" />
    public void WriteAny(ref BsonSpanWriter writer, ReadOnlySpan<byte> name, T value)
    {
        if (IsBsonValue)
        {
            Write(ref writer, name, value);
        }
        else
        {
            writer.WriteAny(name, value);
        }
    }

    /// <summary>Writes the member.</summary>
    /// <param name="writer">Stands where the element belongs.</param>
    /// <param name="name">The element's name and the NUL after it.</param>
    /// <param name="value">The member's value.</param>
    public void Write(ref BsonSpanWriter writer, ReadOnlySpan<byte> name, T value)
    {
        if (!TryWrite(ref writer, name, value))
        {
            writer.WriteByDriver(name, Serializer, value);
        }
    }

    /// <summary>Reads the value in line, or leaves it where it is.</summary>
    protected internal virtual bool TryRead(ref BsonSpanReader reader, out T value)
    {
        value = default!;
        return false;
    }

    /// <summary>Writes the member in line, or nothing at all.</summary>
    /// <inheritdoc cref="Write" />
    protected internal virtual bool TryWrite(ref BsonSpanWriter writer, ReadOnlySpan<byte> name, T value) => false;
}
