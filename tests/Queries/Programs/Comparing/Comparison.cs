using BsonGen.Tests.Shared;
using Conformance.Machine.Inventing;
using MongoDB.Bson;
using MongoDB.Bson.IO;
using MongoDB.Bson.Serialization;
using MongoDB.Bson.Serialization.Serializers;
using Queries.Programs.Inventing;
using Queries.Programs.Playing;

namespace Queries.Programs.Comparing;

/// <summary>Plays a program on both sides.</summary>
internal sealed class Comparison
{
    private readonly int _seed;
    private readonly InventedProgram _program;
    private readonly PrivatePlayer _classMapped;
    private readonly PrivatePlayer _generated;
    private readonly ProgramTally _tally;
    private readonly AllowedDifferences _allowed;
    private bool _hasRefused;

    private Comparison(int seed, InventedProgram program, PrivatePlayer classMapped, PrivatePlayer generated, ProgramTally tally)
    {
        _seed = seed;
        _program = program;
        _classMapped = classMapped;
        _generated = generated;
        _tally = tally;
        _allowed = new AllowedDifferences(program, classMapped);
    }

    /// <returns>The first difference, with the shortest history that shows one; null if there is none.</returns>
    public static string? Find(int seed, int places, ProgramTally tally)
    {
        var program = ProgramInventor.Invent(seed, places);
        var classMapped = Compiler.Compile(program.Source, isGenerated: false, out _);
        var generated = Compiler.Compile(program.Source, isGenerated: true, out var intercepted);
        tally.Programs++;
        tally.Places += places;
        tally.Intercepted += intercepted;
        int[] all = [.. Enumerable.Range(0, program.Operations.Length)];
        if (FindAmong(all, tally) is not { } first)
        {
            return null;
        }

        var (numbers, difference) = ShortestHistory.Of(all, first, first.Index, fewer => FindAmong(fewer, new ProgramTally()));
        var operations = numbers.Select(number => program.Operations[number]).ToList();
        var names = operations.SelectMany(operation => operation.Split(' ')).Distinct().ToList();
        var sources = program.Places.Where(pair => names.Contains(pair.Key)).Select(pair => pair.Value.Source);
        return $"seed {seed}, {places} places\n{program.Types}\n{string.Join('\n', sources)}\n{string.Join('\n', operations)}\n" +
            difference.Text;

        Difference? FindAmong(int[] numbers, ProgramTally tally)
        {
            using var byDriver = new PrivatePlayer(classMapped);
            using var withCode = new PrivatePlayer(generated);
            return new Comparison(seed, program, byDriver, withCode, tally).Find(numbers);
        }
    }

    /// <param name="numbers">The numbers of the operations to play.</param>
    private Difference? Find(int[] numbers)
    {
        for (var i = 0; i < numbers.Length; i++)
        {
            var operation = _program.Operations[numbers[i]];
            if (_tally.Excused.Excuse(_allowed.FindLate(operation, [.. numbers[..i].Select(number => _program.Operations[number])])))
            {
                continue;
            }

            if ((FindAt(numbers[i]) ?? FindInState()) is { } text)
            {
                return new Difference(i, text);
            }
        }

        _tally.Kept += _program.Places.Count - _generated.Call<string[]>(nameof(Player.GetFallbacks))
            .Select(text => text.Split(':')[0])
            .Distinct()
            .Count();
        return null;
    }

    private string? FindAt(int number)
    {
        var operation = _program.Operations[number];
        if (Compare(operation, [], out var commands) is { } difference)
        {
            return difference;
        }

        if (!operation.StartsWith("call ", StringComparison.Ordinal))
        {
            _tally.Registrations++;
            return null;
        }

        if (commands.Length == 0)
        {
            return null;
        }

        // The documents are the same in a shorter history.
        var dice = new Dice(_seed + (number * 7919));
        var document = _program.Places[operation.Split(' ')[1]].Document;
        var stored = _classMapped.Call<byte[]>(nameof(Player.MakeDocument), document, dice.Next(40));
        return Answers.Create(BsonDocument.Parse(commands.Split('\n')[0]), new RawBsonDocument(stored).Materialize(new()), dice)
            .Select(documents => Compare(operation, documents, out _))
            .FirstOrDefault(found => found is not null);
    }

    private string? FindInState()
    {
        var expected = _classMapped.Call<string[]>(nameof(Player.GetState));
        var actual = _generated.Call<string[]>(nameof(Player.GetState));
        var missing = expected.Except(actual)
            .Where(line => !_hasRefused || !_tally.Excused.Excuse(AllowedDifferences.FindMissing(line)))
            .ToList();
        var added = actual.Except(expected).Where(line => !_tally.Excused.Excuse(_allowed.FindAdded(line))).ToList();
        return missing.Count + added.Count == 0 ? null : $"registered {string.Join(" | ", added)}\nand not {string.Join(" | ", missing)}";
    }

    private string? Compare(string operation, byte[][] documents, out string commands)
    {
        var expected = _classMapped.Play(operation, documents);
        var actual = _generated.Play(operation, documents);
        commands = expected.Commands;
        _tally.Calls++;
        _hasRefused |= expected.Outcome.StartsWith("ExpressionNotSupportedException", StringComparison.Ordinal);
        _tally.Errors += expected.Outcome.Contains("Exception: ", StringComparison.Ordinal) ? 1 : 0;
        return expected == actual || _tally.Excused.Excuse(_allowed.Find(operation, expected.Outcome, actual.Outcome))
            ? null
            : $"{string.Join(' ', documents.Select(Print))} " +
                $"gives\n{actual.Commands}\n{actual.Outcome}\nand not\n{expected.Commands}\n{expected.Outcome}";
    }

    // A document with doubled names, too.
    private static string Print(byte[] document)
    {
        using var reader = new BsonBinaryReader(new MemoryStream(document));
        var context = BsonDeserializationContext.CreateRoot(reader, root => root.AllowDuplicateElementNames = true);
        return BsonDocumentSerializer.Instance.Deserialize(context).ToJson();
    }
}
