namespace BsonGen.Internal.Queries.Results;

/// <summary>The driver must read the document, since it may differ from those of the projection.</summary>
internal sealed class LeftToDriverException : Exception;

/// <summary>A constructor has thrown. The inner exception is that of the driver.</summary>
/// <remarks>The driver doesn't read such a document again: it would call the constructor a second time.</remarks>
internal sealed class FailedCreationException(Exception exceptionOfDriver) : Exception(null, exceptionOfDriver)
{
    public Exception OfDriver => InnerException!;
}
