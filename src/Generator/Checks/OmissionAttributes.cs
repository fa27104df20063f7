namespace BsonGen.Generator.Checks;

/// <summary>The attributes that omit elements with null or with a default.</summary>
internal static class OmissionAttributes
{
    public static bool Include(AttributeData attribute) =>
        attribute.GetDriverName() is BsonIgnoreIfNull or BsonIgnoreIfDefault;
}
