namespace MongoDB.Driver;

public static class Mql
{
    public static bool Exists<TField>(TField field) => throw null;
    public static TField Field<TDocument, TField>(TDocument document, string fieldName, IBsonSerializer<TField> fieldSerializer) => throw null;
}
