using System.Diagnostics.CodeAnalysis;
using BsonGen.Internal.Documents;
using BsonGen.Internal.Elements;
using BsonGen.Internal.Metrics;
using BsonGen.Internal.Reading;
using MongoDB.Bson;

namespace BsonGen.CodeGeneration;

// Discriminators nearly always come first, or there are none. So a document is read as what it is expected to be until something else turns
// up behind its elements, and then read again. In documents inside documents each level would double the work, and each error take more of
// the stack. Therefore, once that happens, the reader goes on as class maps do: it searches each document for its discriminator, and then reads it.
//
// Where sizes lie, the walks over the elements of documents in documents overlap. A budget limits all walks together: each element of a
// well-formed document is stepped over three times at most: to find what an object is, to find a discriminator that comes late, and to name what is
// wrong.
public ref partial struct BsonSpanReader
{
    /// <summary>
    /// Reads the outermost document; once more when one inside turns out to be of a derived type, or when the driver must read the arrays.
    /// </summary>
    [UnconditionalSuppressMessage("Trimming", "IL2091", Justification = MappedMembers.Kept)]
    internal T ReadOutermost<T>(GeneratedBsonSerializer<T> serializer)
    {
        var value = ReadWithRestarts(serializer);
        if (DocumentInstruments.AreReadsCounted && _context?.Reader is not NestedDriverReader)
        {
            DocumentInstruments.CountRead(typeof(T), isDirect: _context is null, _position);
        }

        return value;
    }

    [UnconditionalSuppressMessage("Trimming", "IL2091", Justification = MappedMembers.Kept)]
    private T ReadWithRestarts<T>(GeneratedBsonSerializer<T> serializer)
    {
        while (true)
        {
            try
            {
                return serializer.ReadDocument(ref this);
            }
            catch (Exception) when (_isRestartRequested)
            {
                StartOver();
            }
        }
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
        _searchedFrom = SearchingAll;
        _walkBudget = WalksOf(_bytes);
        _elementBudget = _leavesArraysToDriver ? -1 : BsonDocumentSize.Clamp(_bytes).Length;
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
        var derived = DerivedTypes<T>.Find(Rest, _isLenient, ref _walkBudget);
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
        _searchedFrom = Math.Min(_searchedFrom, document.Start);
    }
}
