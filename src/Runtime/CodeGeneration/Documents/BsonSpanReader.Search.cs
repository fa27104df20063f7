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
    /// <summary>Whether the metrics count the outermost document.</summary>
    internal readonly bool IsCounted => DocumentInstruments.AreReadsCounted && _context?.Reader is not NestedDriverReader;

    /// <summary>Whether the exception that is thrown asks to read the outermost document again.</summary>
    internal readonly bool IsRestartRequested => _isRestartRequested;

    /// <summary>Counts the outermost document, which was read as this type.</summary>
    internal readonly void CountRead(Type type) => DocumentInstruments.CountRead(type, isDirect: _context is null, _position);

    /// <summary>Goes back to the start, and searches each document before it is read.</summary>
    internal void StartOver()
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
