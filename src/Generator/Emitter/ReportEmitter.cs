namespace BsonGen.Generator.Emitter;

/// <summary>Prints the report of a build as comments, which the package's targets copy: a generator writes C# only.</summary>
internal static class ReportEmitter
{
    public static string Emit(IReadOnlyList<TypeReport> types, string assemblyName)
    {
        var generated = types.Count(type => type.IsGenerated);
        var slow = Share(types.Sum(type => type.SlowCount), types.Sum(type => type.MemberCount));
        var writer = new SourceWriter();
        Line($"{assemblyName}: {generated} of {types.Count} types have a generated serializer; {slow} go to the driver.");
        foreach (var type in types)
        {
            writer.Write("//");
            var result = type.IsGenerated
                ? $"generated; {Share(type.SlowCount, type.MemberCount)} go to the driver"
                : "no serializer";
            Line($"{type.TypeName}: {result}");
            foreach (var why in type.Failures.Concat(type.ByDriver.Select(member => member.Why)))
            {
                Line("    " + why.GetMessage());
            }

            if (!type.IsGenerated && type.Failures.Count == 0)
            {
                Line("    the compiler, or another type, reports an error");
            }
        }

        var held = types
            .SelectMany(
                type => type.ByDriver,
                (type, member) => (member.HeldType, Holder: $"{type.TypeName}.{member.Name}"))
            .Where(pair => pair.HeldType is not null)
            .ToLookup(pair => pair.HeldType, pair => pair.Holder);
        if (held.Count > 0)
        {
            writer.Write("//");
            Line("Held types without [BsonGenerated]:");
            foreach (var type in held.OrderBy(type => type.Key, StringComparer.Ordinal))
            {
                Line($"    {type.Key}: in {string.Join(", ", type)}");
            }
        }

        writer.Write("//");
        Line(
            "Class maps, conventions and serializers that are registered in code may leave more to the driver: " +
            "BsonGenFallbacks.UseAndFind lists these types at run time.");
        return writer.ToString();

        void Line(string text) => writer.Write("// " + text);
    }

    private static string Share(int part, int all) => $"{part} of {all} members ({(all == 0 ? 0 : 100 * part / all)} %)";
}
