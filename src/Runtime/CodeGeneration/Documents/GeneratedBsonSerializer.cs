using System.ComponentModel;
using System.Diagnostics.CodeAnalysis;
using BsonGen.Internal.Documents;
using BsonGen.Internal.Driver;
using MongoDB.Bson.Serialization;

namespace BsonGen.CodeGeneration;

/// <summary>
/// The driver's contracts around one generated method that reads bytes and one that writes them.
/// </summary>
/// <typeparam name="T">The type serialized, the nominal type of its documents.</typeparam>
/// <remarks>
/// Creating one looks up nothing but class maps of known types. On first use it finds out whether run-time configuration replaces it; if so, all goes to the
/// driver's class map. What LINQ and the builders ask about members always comes from the class map, so they see the driver's own
/// member serializers.
/// </remarks>
[EditorBrowsable(EditorBrowsableState.Never)]
public abstract partial class GeneratedBsonSerializer<[DynamicallyAccessedMembers(MappedMembers.Kinds)] T> : IGeneratedSerializer
{
    private BsonClassMapSerializer<T>? _classMapSerializer;

    /// <summary>The serializer that the driver would have used.</summary>
    protected internal BsonClassMapSerializer<T> ClassMapSerializer =>
        _classMapSerializer ??= new BsonClassMapSerializer<T>(ClassMaps.LookUp(typeof(T)));

    /// <summary>Reads a document.</summary>
    /// <param name="reader">Stands before the document.</param>
    public abstract T ReadDocument(ref BsonSpanReader reader);

    /// <summary>Writes the members of a document, and its end.</summary>
    /// <param name="writer">Stands in the document.</param>
    /// <param name="document">Where the document starts.</param>
    /// <param name="value">Never null, and of exactly this type.</param>
    public abstract void WriteMembers(ref BsonSpanWriter writer, int document, T value);

    object IGeneratedSerializer.ReadObject(ref BsonSpanReader reader) => ReadDocument(ref reader)!;

    void IGeneratedSerializer.WriteObject(ref BsonSpanWriter writer, int document, object value) => WriteMembers(ref writer, document, (T)value);
}
