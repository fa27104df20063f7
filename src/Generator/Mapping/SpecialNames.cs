namespace BsonGen.Generator.Mapping;

/// <summary>The names of members to which the driver gives a meaning.</summary>
internal static class SpecialNames
{
    public static bool Include(string name) =>
        name == ClassMapRules.ExtraElementsMemberName || ClassMapRules.IdMemberNames.Contains(name);
}
