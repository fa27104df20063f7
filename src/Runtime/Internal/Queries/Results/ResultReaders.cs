namespace BsonGen.Internal.Queries.Results;

/// <summary>Creates the serializers that read results in place of the driver's.</summary>
internal static class ResultReaders
{
    /// <summary>Creates a serializer for a projection that may be used again.</summary>
    /// <param name="rendered">The serializer that the driver rendered.</param>
    /// <param name="isLast">Whether no operator follows, which could look at the serializer.</param>
    /// <returns>The rendered serializer if it is of another kind.</returns>
    public static IBsonSerializer<T> Create<T>(IBsonSerializer<T> rendered, bool isLast)
    {
        // Native code can neither compile lambdas nor create generic types.
        if (!RuntimeFeature.IsDynamicCodeSupported)
        {
            return rendered;
        }

        return
            ClassMaps.IsOfClassMap(rendered) ? new ResultDocumentSerializer<T>(rendered) :
            isLast && RenderedSerializers.IsOfWrapperInLinq(rendered) ? new ResultSerializer<T>(rendered) :
            rendered;
    }
}
