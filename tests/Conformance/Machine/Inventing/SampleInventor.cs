using Conformance.Machine.Declarations;

namespace Conformance.Machine.Inventing;

/// <summary>Creates samples. A seed and a world determine each sample.</summary>
internal static class SampleInventor
{
    public static Sample Make(int seed, World world)
    {
        var dice = new Dice(seed);
        var pool = new TypePool(dice);
        var attributes = new AttributeInventor(dice);
        if (dice.Chance(6))
        {
            attributes.Custom.Add(dice.Pick(Support.Attributes));
        }

        // One sample in eight has many covariant overrides, half of them across two assemblies.
        var hasOverrides = (seed & 7) == 5;
        var types = new TypeInventor(dice, pool, attributes, new OverrideInventor(dice, attributes, hasOverrides));
        for (var i = dice.Chance(hasOverrides ? 60 : 30) ? 1 + dice.Next(2) : 0; i > 0; i--)
        {
            if (dice.Chance(20))
            {
                types.AddEnum(isInLibrary: true);
            }

            types.Add(isInLibrary: true, canDerive: true);
        }

        if (dice.Chance(20))
        {
            types.AddEnum(isInLibrary: false);
        }

        if (dice.Chance(12))
        {
            types.AddInterface(isInLibrary: false);
        }

        for (var i = 1 + dice.Next(4); i > 0; i--)
        {
            types.Add(isInLibrary: false, canDerive: true);
        }

        var declarations = new RareInventor(new Dice(seed ^ 0x5A5A5A)).Add(
            new ReuseInventor(new Dice(~seed)).Add(AddKnownTypes(dice, types.Types)));
        var targets = ChooseTargets(dice, pool, declarations);
        var steps = new StepInventor(dice);
        return new Sample(seed)
        {
            Types = declarations,
            Targets = targets,
            Before = steps.Make(targets),
            After = steps.Make(targets),
            Suffix = dice.Chance(4) ? dice.Pick(".System", ".MongoDB.Bson", ".BsonGen", ".Conformance", ".@class") : "",
            World = world,
        };
    }

    private static List<TypeDeclaration> AddKnownTypes(Dice dice, List<TypeDeclaration> types) => [.. types.Select(type =>
    {
        if (!type.IsClass || !dice.Chance(30))
        {
            return type;
        }

        var below = types.Where(other =>
            other != type &&
            other.Base is not null &&
            other.TypeParameters.Count == 0 &&
            (other.IsInLibrary || !type.IsInLibrary) &&
            IsBelow(other, type, types)).ToList();
        var known = dice.Some(below, 60);
        if (known.Count == 0 && !dice.Chance(3))
        {
            return type;
        }

        var strangers = known.Count > 0
            ? known
            : [.. types.Where(other =>
                other.TypeParameters.Count == 0 && other.Kind != "enum" && (other.IsInLibrary || !type.IsInLibrary))];
        return strangers.Count == 0 ? type
            : type with { Attributes = [
                .. type.Attributes,
                $"BsonKnownTypes({string.Join(", ", strangers.Select(other => $"typeof({other.OpenReference})"))})",
            ] };
    })];

    private static bool IsBelow(TypeDeclaration type, TypeDeclaration above, List<TypeDeclaration> types)
    {
        for (var level =
            type; level?.Base is not null; level = types.Find(candidate => candidate.Reference().Format == level.Base.Format.Split('<')[0]))
        {
            if (level.Base.Format.Split('<')[0] == above.Reference().Format)
            {
                return true;
            }
        }

        return false;
    }

    private static List<TypeName> ChooseTargets(Dice dice, TypePool pool, List<TypeDeclaration> types)
    {
        var targets = new List<TypeName>();
        foreach (var type in types.Where(type => type.Kind is not ("enum" or "interface")))
        {
            // Types that the class map serves on both sides can hardly show differences.
            if (!type.IsAnnotated && dice.Chance(75))
            {
                continue;
            }

            for (var i = type.TypeParameters.Count == 0 ? 1 : 2; i > 0; i--)
            {
                targets.Add(pool.Close(type, types, []));
            }
        }

        return [.. targets.DistinctBy(target => target.ToString()).OrderBy(_ => dice.Next(1000))];
    }
}
