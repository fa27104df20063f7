using MongoDB.Bson.Serialization;

namespace Conformance.Harness;

/// <summary>Prints the id of a document as a serializer gets it, with its type and generator.</summary>
internal static class IdDescription
{
    public static string Of(IBsonIdProvider provider, object document)
    {
        var hasId = provider.GetDocumentId(document, out var id, out var nominalType, out var generator);
        return $"{hasId} {Dump.Of(id)} {(nominalType is null ? "none" : TypeNames.Of(nominalType))} {generator?.GetType().Name}";
    }
}
