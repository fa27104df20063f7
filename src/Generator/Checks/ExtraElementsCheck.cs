namespace BsonGen.Generator.Checks;

/// <summary>Members that can't take extra elements, or that take them for some type arguments only.</summary>
internal sealed class ExtraElementsCheck : ITypeCheck
{
    public void Check(TypeUnderCheck type)
    {
        foreach (var level in type.Map.Levels)
        {
            var possible = level.Type.GetMembers().FirstOrDefault(MayTakeExtraElements);
            if (possible is not null)
            {
                type.LeaveToClassMap($"'{possible.Name}' takes extra elements for some type arguments only");
            }

            if (level.ExtraElements is { } member && level.DeclaredMembers.Contains(member))
            {
                CheckMember(type, member);
            }
        }
    }

    private static bool MayTakeExtraElements(ISymbol symbol) =>
        symbol is IFieldSymbol { IsStatic: false } or IPropertySymbol { IsStatic: false, IsIndexer: false } &&
        symbol.Name == ClassMapRules.ExtraElementsMemberName &&
        symbol.IsPublic() &&
        ExtraElementsTypes.MayInclude(symbol.FindMemberType()!);

    private static void CheckMember(TypeUnderCheck type, MemberMap member)
    {
        if (!ExtraElementsTypes.Include(member.Type))
        {
            var place = member.Attributes.Find(BsonExtraElements)?.FindLocation();
            type.Refuse(
                member.DeclaringType, RefusedAttribute, place, "BsonExtraElements", member.Name,
                "extra elements are kept in a BsonDocument or an IDictionary<string, object>, " +
                $"not in '{member.Type.ToDisplayString()}'");
        }

        if (member.Settings.ConcernsMissing)
        {
            type.LeaveToClassMap("the member with [BsonExtraElements] is required or has a default value");
        }
    }
}
