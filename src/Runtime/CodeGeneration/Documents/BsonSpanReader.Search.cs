using System.Diagnostics.CodeAnalysis;
using BsonGen.Internal.Documents;
using MongoDB.Bson;

namespace BsonGen.CodeGeneration;

// Discriminators nearly always come first, or there are none. So a document is read as what it is expected to be until something else turns
// up behind its elements, and then read again. In documents inside documents each level would double the work, and each error take more of
// the stack. Therefore, once that happens, the reader goes on as class maps do: it searches each document for its discriminator, and then reads it.
public ref partial struct BsonSpanReader
{
    /// <summary>Reads the outermost document, once more when one inside turns out to be of a derived type.</summary>
    [UnconditionalSuppressMessage("Trimming", "IL2091", Justification = MappedMembers.Kept)]
    internal T ReadOutermost<T>(GeneratedBsonSerializer<T> serializer)
    {
        try
        {
            return serializer.ReadDocument(ref this);
        }
        catch (Exception) when (_isRestartRequested)
        {
            StartOver();
        }

        return serializer.ReadDocument(ref this);
    }

    /// <summary>Goes back to the start, to search each document first.</summary>
    private void StartOver()
    {
        _position = 0;
        _depth = OuterDepth;
        _guessedAt = 0;
        _type = BsonType.Document;
        LeaveDocumentScope();
        _isRestartRequested = false;
        _searchedTo = SearchingAll;
    }

    [DoesNotReturn]
    private void RequestRestart(Exception error)
    {
        _isRestartRequested = true;
        throw error;
    }

    /// <summary>Reads a document as the type that it names, wherever it does, or else as <typeparamref name="T"/>.</summary>
    [UnconditionalSuppressMessage("Trimming", "IL2091", Justification = MappedMembers.Kept)]
    private T ReadSearched<T>()
    {
        // Those inside stand behind this position, and are searched in their turn.
        _searchedTo = _position;
        var document = Rest;
        var derived = document.Length > sizeof(int) && Discriminators.TryFindElement(document, out var element)
            ? DerivedTypes<T>.FindRead(element, document, _isLenient)?.Serializer
            : null;
        return derived is null ? ActiveSerializer<T>.Generated!.ReadDocument(ref this) : ReadAs<T>(derived);
    }

    /// <summary>Goes back to the start of a document.</summary>
    private void Rewind(BsonFrame document)
    {
        LeaveDocumentScope();
        _position = document.Start;
        _depth = document.Start == 0 ? OuterDepth : _depth - 1;
        _type = BsonType.Document;
    }

    /// <summary>Goes back to the start of a document; the documents inside it are searched for their discriminators before they are read.</summary>
    private void RewindToSearch(BsonFrame document)
    {
        Rewind(document);
        _searchedTo = document.Start;
    }
}
