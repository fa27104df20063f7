using Conformance.Machine.Inventing;
using MongoDB.Bson;
using MongoDB.Bson.IO;
using MongoDB.Bson.Serialization;
using MongoDB.Bson.Serialization.Serializers;
using Queries.Programs.Inventing;
using Queries.Programs.Playing;

namespace Queries.Programs.Comparing;

/// <summary>What was compared, so that a run that compares nothing fails.</summary>
internal sealed class Tally
{
    public int Programs { get; set; }

    public int Places { get; set; }

    public int Intercepted { get; set; }

    public int Registrations { get; set; }

    public int Calls { get; set; }

    public int Errors { get; set; }

    /// <summary>Calls that the driver can't translate.</summary>
    public int Untranslated { get; set; }

    /// <summary>Places that were not rendered for each call, and whose results generated code read if it could.</summary>
    public int Kept { get; set; }

    public override string ToString() =>
        $"{Programs} programs, {Places} places ({Intercepted} intercepted, {Kept} without a fallback), {Registrations} registrations, " +
        $"{Calls} calls, {Errors} with exceptions";
}

/// <summary>Plays a program on both sides.</summary>
internal static class Comparison
{
    /// <returns>The first difference; null if there is none.</returns>
    public static string? Find(int seed, int places, Tally tally)
    {
        var program = ProgramInventor.Invent(seed, places);
        var classMapped = Compiler.Compile(program.Source, isGenerated: false, out _);
        var generated = Compiler.Compile(program.Source, isGenerated: true, out var intercepted);
        tally.Programs++;
        tally.Places += places;
        tally.Intercepted += intercepted;
        var difference = Find(program.Operations, program, classMapped, generated, seed, tally);
        return difference is null
            ? null
            : $"seed {seed}, {places} places\n{Shorten(program, difference.Value, classMapped, generated, seed)}";
    }

    // Leaves out operations as long as a difference remains, first many at once.
    private static string Shorten(
        InventedProgram program, (int Index, string Text) difference, byte[] classMapped, byte[] generated, int seed)
    {
        var operations = program.Operations[..(difference.Index + 1)];
        var text = difference.Text;
        for (var size = operations.Length / 2; size > 0; size /= 2)
        {
            for (var start = 0; start < operations.Length - 1;)
            {
                string[] fewer = [.. operations[..start], .. operations[Math.Min(start + size, operations.Length - 1)..]];
                if (Find(fewer, program, classMapped, generated, seed, new Tally()) is { } other)
                {
                    (operations, text) = (fewer[..(other.Index + 1)], other.Text);
                }
                else
                {
                    start += size;
                }
            }
        }

        var names = operations.SelectMany(operation => operation.Split(' ')).Distinct().ToList();
        var sources = program.Places.Where(pair => names.Contains(pair.Key)).Select(pair => pair.Value.Source);
        return $"{program.Types}\n{string.Join('\n', sources)}\n{string.Join('\n', operations)}\n{text}";
    }

    private static (int Index, string Text)? Find(
        string[] operations, InventedProgram program, byte[] classMapped, byte[] generated, int seed, Tally tally)
    {
        using var byDriver = new PrivateDriver(classMapped);
        using var withCode = new PrivateDriver(generated);
        for (var i = 0; i < operations.Length; i++)
        {
            if (IsTooLate(program, operations[i], operations[..i], byDriver))
            {
                continue;
            }

            var difference =
                FindAt(operations[i], program, byDriver, withCode, new Dice(seed + (i * 7919)), tally) ??
                FindInState(program, byDriver, withCode, tally.Untranslated > 0);
            if (difference is not null)
            {
                return (i, difference);
            }
        }

        tally.Kept += program.Places.Count - withCode.Call<string[]>(nameof(Player.GetFallbacks))
            .Select(text => text.Split(':')[0])
            .Distinct()
            .Count();
        return null;
    }

    private static string? FindAt(
        string operation, InventedProgram program, PrivateDriver byDriver, PrivateDriver withCode, Dice dice, Tally tally)
    {
        if (Compare(program, operation, [], byDriver, withCode, tally, out var commands) is { } difference)
        {
            return difference;
        }

        if (!IsCall(operation))
        {
            tally.Registrations++;
            return null;
        }

        if (commands.Length == 0)
        {
            return null;
        }

        var document = program.Places[operation.Split(' ')[1]].Document;
        var stored = byDriver.Call<byte[]>(nameof(Player.MakeDocument), document, dice.Next(40));
        return Answers.Create(BsonDocument.Parse(commands.Split('\n')[0]), new RawBsonDocument(stored).Materialize(new()), dice)
            .Select(documents => Compare(program, operation, documents, byDriver, withCode, tally, out _))
            .FirstOrDefault(found => found is not null);
    }

    private static string? FindInState(
        InventedProgram program, PrivateDriver byDriver, PrivateDriver withCode, bool hasUntranslated)
    {
        var (expected, actual) = (byDriver.Call<string[]>(nameof(Player.GetState)), withCode.Call<string[]>(nameof(Player.GetState)));
        var missing = expected.Except(actual).Where(line => !hasUntranslated || !IsOfAnonymous(line)).ToList();
        var added = actual.Except(expected).Where(line => !IsOfUsed(program, byDriver, line)).ToList();
        return missing.Count + added.Count == 0 ? null : $"registered {string.Join(" | ", added)}\nand not {string.Join(" | ", missing)}";
    }

    // The driver looks at all operators of a query before it refuses one. A stage that it refuses comes first.
    private static bool IsOfAnonymous(string line) => line.StartsWith("class map of <>", StringComparison.Ordinal);

    // The first use of an annotated type looks up the types of its members. The class map, which the driver has then, looks up some of
    // them when it first reads or writes one.
    private static bool IsOfUsed(InventedProgram program, PrivateDriver byDriver, string line) =>
        line.StartsWith("class map of ", StringComparison.Ordinal) && line.Split(' ', ':')[3] is var type &&
        !program.Annotated.Contains(type) && IsHeldByUsed(program, type, byDriver.Call<string[]>(nameof(Player.GetMapped)));

    // Registrations with other effects, which docs/compatibility.md has: those for a type that generated code has looked up and the driver
    // has not, since it is that of a member, or since its first use failed; and filters that throw for a type that is mapped already.
    private static bool IsTooLate(InventedProgram program, string operation, string[] earlier, PrivateDriver byDriver)
    {
        var words = operation.Split(' ');
        var type = words[0] switch
        {
            "map" or "serializer" => words[1],
            "convention" => words[2],
            _ => null,
        };
        if (type is null)
        {
            return false;
        }

        var mapped = byDriver.Call<string[]>(nameof(Player.GetMapped));
        return mapped.Contains(type)
            ? operation.StartsWith("convention throwing ", StringComparison.Ordinal)
            : earlier.Contains($"use {type}") || IsHeldByUsed(program, type, mapped);
    }

    private static bool IsHeldByUsed(InventedProgram program, string type, string[] mapped) =>
        program.Holders.TryGetValue(type, out var holders) && holders.Intersect(mapped).Any();

    // The driver refuses a class map for a type that a projection looked up as that of a member. Then it has no effect in generated
    // code, as docs/compatibility.md says.
    private static bool IsLate(InventedProgram program, string operation, string expected, string actual) =>
        operation.Split(' ') is ["map", var type, ..] && program.Annotated.Contains(type) &&
        expected.StartsWith("ArgumentException: An item with the same key", StringComparison.Ordinal) && actual == "null";

    // A document with doubled names, too.
    private static string Print(byte[] document)
    {
        using var reader = new BsonBinaryReader(new MemoryStream(document));
        var context = BsonDeserializationContext.CreateRoot(reader, root => root.AllowDuplicateElementNames = true);
        return BsonDocumentSerializer.Instance.Deserialize(context).ToJson();
    }

    private static bool IsCall(string operation) => operation.StartsWith("call ", StringComparison.Ordinal);

    private static string? Compare(
        InventedProgram program,
        string operation,
        byte[][] documents,
        PrivateDriver byDriver,
        PrivateDriver withCode,
        Tally tally,
        out string commands)
    {
        var expected = byDriver.Play(operation, documents);
        var actual = withCode.Play(operation, documents);
        commands = expected.Commands;
        tally.Calls++;
        tally.Untranslated += expected.Outcome.StartsWith("ExpressionNotSupportedException", StringComparison.Ordinal) ? 1 : 0;
        tally.Errors += expected.Outcome.Contains("Exception: ", StringComparison.Ordinal) ? 1 : 0;
        return expected == actual || IsLate(program, operation, expected.Outcome, actual.Outcome)
            ? null
            : $"{string.Join(' ', documents.Select(Print))} " +
                $"gives\n{actual.Commands}\n{actual.Outcome}\nand not\n{expected.Commands}\n{expected.Outcome}";
    }
}
