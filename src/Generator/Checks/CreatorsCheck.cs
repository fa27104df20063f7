namespace BsonGen.Generator.Checks;

/// <summary>Constructors and factory methods that the driver or generated code can't call.</summary>
internal sealed class CreatorsCheck : ITypeCheck
{
    public void Check(TypeUnderCheck type)
    {
        foreach (var level in type.Map.Levels)
        {
            foreach (var creator in level.Creators)
            {
                if (creator.Flaw is { } flaw)
                {
                    Report(type, level.Type, creator, flaw);
                }
            }
        }
    }

    private static void Report(TypeUnderCheck type, INamedTypeSymbol ancestor, CreatorMap creator, CreatorFlaw flaw)
    {
        if (!flaw.IsRefused)
        {
            type.LeaveToClassMap(flaw.Why);
        }
        else if (type.Type.GetHierarchy().Any(candidate => !type.Context.IsHere(candidate)))
        {
            // Reference assemblies may lack the members.
            type.LeaveToClassMap($"the compiler can't match the parameters of its constructor: {flaw.Why}");
        }
        else
        {
            var name = creator.IsFactory ? $"'{creator.Method.Name}'" : "this constructor";
            type.Refuse(ancestor, NotCallable, flaw.Place, ancestor.Name, name, flaw.Why);
        }
    }
}
