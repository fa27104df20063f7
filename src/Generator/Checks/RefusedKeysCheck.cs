namespace BsonGen.Generator.Checks;

/// <summary>Dictionaries whose keys the driver refuses as names of elements.</summary>
internal sealed class RefusedKeysCheck : ITypeCheck
{
    public void Check(TypeUnderCheck type)
    {
        foreach (var level in type.Map.Levels)
        {
            foreach (var member in level.DeclaredMembers
                .Where(member => !type.IsRefused(member) && !member.HasCustomAttribute))
            {
                if (RefusedKeys.Find(member) is var (key, advice))
                {
                    MemberDiagnostics.Report(
                        type, RefusedKey, member, [member.Type, key, level.Type], key.ToDisplayString(), advice);
                }
            }
        }
    }
}
