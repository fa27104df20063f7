using System.Diagnostics.CodeAnalysis;
using BsonGen.Internal.Documents;
using BsonGen.Internal.Elements;
using BsonGen.Internal.Metrics;
using BsonGen.Internal.Reading;
using MongoDB.Bson;

namespace BsonGen.CodeGeneration;

// Nearly all discriminators come first. Therefore a document is read as the declared type, and read again if a discriminator of a derived type follows
// other elements. In nested documents, each level would double the work, and each exception would take more of the stack. After the first such
// document, the reader therefore works like a class map: it searches each document for its discriminator before it reads it.
//
// If declared sizes are wrong, the searches of nested documents overlap. A budget limits all searches together. In a well-formed document, each
// element is skipped at most three times: to find the type of an object, to find a late discriminator, and to find the member for an exception.
public ref partial struct BsonSpanReader
{
    /// <summary>
    /// Reads the outermost document. It is read again if a nested document is of a derived type, or if the driver must read the arrays.
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

    /// <summary>Goes back to the start, and searches each document before it is read.</summary>
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

    /// <summary>Searches a document for its discriminator, and reads it as that type or as <typeparamref name="T"/>.</summary>
    [UnconditionalSuppressMessage("Trimming", "IL2091", Justification = MappedMembers.Kept)]
    private T ReadSearched<T>()
    {
        // Nested documents follow this position, and are searched when they are read.
        _searchedTo = _position;

        // If the size is wrong, the serializer reports it.
        var derived = HasGoodSize ? DerivedTypes<T>.Find(Rest, _isLenient, ref _walkBudget) : null;
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

    /// <summary>Goes back to the start of a document. Its nested documents are searched for their discriminators before they are read.</summary>
    private void RewindToSearch(BsonFrame document)
    {
        Rewind(document);
        _searchedTo = document.Start;
        _searchedFrom = Math.Min(_searchedFrom, document.Start);
    }
}
