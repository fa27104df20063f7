namespace BsonGen.Generator.Checks;

/// <summary>
/// Ignored members of ref structs. The driver needs their default, as an object, before it applies any attribute.
/// </summary>
internal sealed class IgnoredRefStructsCheck : ITypeCheck
{
    public void Check(TypeUnderCheck type)
    {
        var refused = type.Map.Levels
            .SelectMany(level => level.IgnoredMembers)
            .FirstOrDefault(member => member.Type.IsRefLikeType);
        if (refused is not null)
        {
            type.LeaveToClassMap(
                $"the driver refuses a ref struct also where [BsonIgnore] is on it; remove the setter of '{refused.Name}'");
        }
    }
}
