namespace BsonGen.Generator.Checks;

/// <summary>A rule about types with a serializer. It looks at the map of the type, and reports what it finds.</summary>
internal interface ITypeCheck
{
    void Check(TypeUnderCheck type);
}
