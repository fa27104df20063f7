namespace BsonGen.Generator.Checks;

/// <summary>Classes of .NET whose members have another order in the assemblies that the compiler reads.</summary>
internal sealed class FrameworkOrderCheck : ITypeCheck
{
    public void Check(TypeUnderCheck type)
    {
        foreach (var level in type.Map.Levels)
        {
            if (level.DeclaredMembers.GroupBy(member => member.Symbol.Kind).Any(kind => kind.Skip(1).Any()) &&
                level.Type.ContainingAssembly.IsFrameworkReference())
            {
                type.LeaveToClassMap(
                    $"the compiler can't see in which order '{level.Type.Name}' of .NET declares its members");
            }
        }
    }
}
