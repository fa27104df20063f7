namespace BsonGen.Generator.Checks;

/// <summary>Indexers with the name of an id or with an attribute, which the driver maps, and on whose use it fails.</summary>
internal sealed class IndexersCheck : ITypeCheck
{
    public void Check(TypeUnderCheck type)
    {
        foreach (var level in type.Map.Levels)
        {
            foreach (var indexer in level.Type.GetMembers().OfType<IPropertySymbol>()
                .Where(property => property.IsIndexer))
            {
                if (SpecialNames.Include(indexer.MetadataName) || MappedSymbols.IsOptedIn(indexer))
                {
                    type.LeaveToClassMap($"the indexer '{indexer.MetadataName}' is mapped as a member");
                }
            }

            if (level.MapsIndexer)
            {
                type.LeaveToClassMap("a parameter of a constructor has the name of an indexer");
            }
        }
    }
}
