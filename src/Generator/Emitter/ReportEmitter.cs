namespace BsonGen.Generator.Emitter;

/// <summary>Prints the report of a build as comments, which the package's targets copy: a generator writes C# only.</summary>
internal static class ReportEmitter
{
    public static string Emit(
        IReadOnlyList<TypeReport> types, IEnumerable<LeftType> left, string assemblyName)
    {
        var generated = types.Count(type => type.IsGenerated);
        var slow = Share(types.Sum(type => type.SlowCount), types.Sum(type => type.MemberCount));
        var summary =
            $"{assemblyName}: {generated} of {types.Count} types have a generated serializer, unless code registers otherwise " +
            $"at run time; {slow} go to the driver.";
        IEnumerable<IEnumerable<string>> parts =
        [
            [summary],
            .. types.Select(Describe),
            DescribeLeft(left),
            DescribeHeldTypes(types),
            [
                "Class maps, conventions and serializers that are registered in code may leave more to the driver: " +
                "BsonGenFallbacks.UseTypesAndFindFallbacks lists these types at run time.",
            ],
        ];
        var lines = parts
            .Where(part => part.Any())
            .Select(Code.Comments);
        return string.Join("//\n", lines);
    }

    private static IEnumerable<string> Describe(TypeReport type)
    {
        yield return type.IsGenerated
            ? $"{type.TypeName}: generated; {Share(type.SlowCount, type.MemberCount)} go to the driver"
            : $"{type.TypeName}: no serializer";
        foreach (var why in type.Failures.Concat(type.ByDriver.Select(member => member.Why)))
        {
            yield return "    " + why.GetMessage();
        }

        if (!type.IsGenerated && type.Failures.Count == 0)
        {
            yield return "    the compiler, or another type, reports an error";
        }
    }

    private static IEnumerable<string> DescribeLeft(IEnumerable<LeftType> left)
    {
        var lines = left.Select(type => $"    {type.TypeName}: {type.Reason}").ToList();
        return lines.Count == 0 ? [] : lines.Prepend("Held types that keep their own serializers or class maps:");
    }

    private static IEnumerable<string> DescribeHeldTypes(IEnumerable<TypeReport> types)
    {
        var held = types
            .SelectMany(
                type => type.ByDriver,
                (type, member) => (member.HeldType, Holder: $"{type.TypeName}.{member.Name}"))
            .Where(pair => pair.HeldType is not null)
            .GroupBy(pair => pair.HeldType!, pair => pair.Holder)
            .OrderBy(type => type.Key, StringComparer.Ordinal)
            .Select(type => $"    {type.Key}: in {Code.List(type)}")
            .ToList();
        return held.Count == 0 ? [] : held.Prepend("Held types without [BsonGenerated]:");
    }

    private static string Share(int part, int all) => $"{part} of {all} members ({(all == 0 ? 0 : 100 * part / all)} %)";
}
