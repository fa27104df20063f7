namespace BsonGen.Generator.Checks;

/// <summary>Types that the driver does not store as documents with members.</summary>
internal sealed class DocumentKindCheck : ITypeCheck
{
    public void Check(TypeUnderCheck type)
    {
        if (DocumentKind.FindWhyNot(type.Type) is { } why)
        {
            type.Refuse(type.Type, NotADocument, type.Location, type.Type.Name, why, "remove [BsonGenerated]");
        }
    }
}
