using Conformance.Machine.Inventing;

namespace Queries.Programs.Inventing;

/// <summary>Invents programs. A seed determines the program.</summary>
internal sealed class ProgramInventor
{
    private const int Documents = 2;
    private const int Results = 7;

    private readonly Dice _dice;
    private readonly List<InventedType> _inner = [];
    private readonly List<InventedType> _documents = [];
    private readonly List<InventedType> _results = [];

    private ProgramInventor(int seed) => _dice = new Dice(seed);

    /// <param name="seed">The number of the program.</param>
    /// <param name="places">How many methods project.</param>
    public static InventedProgram Invent(int seed, int places) => new ProgramInventor(seed).Invent(places);

    private InventedProgram Invent(int count)
    {
        _inner.AddRange(Enumerable.Range(0, 2).Select(i => InventType($"Inner{i}", Shape.Settable, isAnnotated: true, 4)));
        _documents.AddRange(Enumerable.Range(0, Documents).Select(InventDocument));
        for (var i = 0; i < Results; i++)
        {
            _results.Add(InventResult(i));
        }

        var places = Enumerable.Range(0, count)
            .Select(i => (Name: $"Place{i}", Place: InventPlace($"Place{i}")))
            .ToDictionary(pair => pair.Name, pair => pair.Place);
        return new InventedProgram(
            Print(places.Values),
            PrintResults(),
            places,
            InventOperations(places),
            _results.Where(type => type.IsAnnotated).Select(type => type.Name).ToHashSet(),
            FindHolders());
    }

    private string Print(IEnumerable<Place> places) =>
        $$"""
        namespace Invented;

        public enum Color
        {
            Red,
            Green,
            Blue,
        }

        {{string.Join("\n\n", _inner.Concat(_documents).Select(type => type.Print(PrintMaker(type))))}}

        [BsonGenerated]
        public partial class Special : Document0
        {
            public int Hours { get; set; }
        }

        {{PrintResults()}}

        public static class Places
        {
            private const int Fixed = 11;

            private static readonly int ReadOnly = 12;

            private static int Changing { get; set; }

        {{string.Join("\n", places.Select(place => place.Source))}}
        }

        """;

    private string PrintResults() => string.Join("\n\n", _results.Select(type => type.Print() + type.PrintDetails()));

    private InventedType InventDocument(int number)
    {
        var type = InventType($"Document{number}", Shape.Settable, isAnnotated: true, 7);
        InventedMember[] inner =
        [
            new("ObjectId", "Id", "", ""),
            new("int", "Number", "", ""),
            new(_dice.Pick(_inner).Name, "One", "", ""),
            new($"List<{_dice.Pick(_inner).Name}>", "Many", _dice.Chance(30) ? "[BsonElement(\"mm\")] " : "", " = [];"),
        ];
        return type with { Members = [.. inner, .. type.Members] };
    }

    private InventedType InventResult(int number)
    {
        var shape = _dice.Pick(
            Shape.Settable, Shape.Settable, Shape.Settable, Shape.Struct, Shape.Record, Shape.RecordWithBody, Shape.ReadOnly);
        var type = InventType($"Result{number}", shape, _dice.Chance(75), 1 + _dice.Next(5));
        var more = new List<InventedMember>();
        if (_dice.Chance(35))
        {
            more.Add(new(_dice.Pick(_inner).Name, "One", "", ""));
        }

        if (_results.Count > 0 && _dice.Chance(60))
        {
            var inside = _dice.Pick(_results);
            more.Add(_dice.Chance(50) ? new(inside.Name, "Inside", "", "") : new($"List<{inside.Name}>", "Several", "", ""));
        }

        if (type.IsSet && _dice.Chance(8))
        {
            more.Add(new("BsonDocument", "Rest", "[BsonExtraElements] ", ""));
        }

        return type with { Members = [.. type.Members, .. more] };
    }

    private InventedType InventType(string name, Shape shape, bool isAnnotated, int members) => new(
        name, shape, isAnnotated, _dice.Chance(12) ? "[BsonIgnoreExtraElements]\n" : "",
        [.. Enumerable.Range(0, members).Select(i => InventMember(((char)('A' + i)).ToString(), shape))]);

    private InventedMember InventMember(string name, Shape shape)
    {
        var type = _dice.Pick(Values.Types);
        var (literals, attributes) = Values.All[type];
        var isSet = shape is Shape.Settable or Shape.Struct;
        var attribute = isSet && attributes.Length > 0 && _dice.Chance(25) ? _dice.Pick(attributes) : "";
        return new(
            type,
            name + name.ToLowerInvariant(),
            attribute + (isSet && _dice.Chance(15) ? $"[BsonElement(\"e{name}\")] " : ""),
            _dice.Chance(15) ? $" = {_dice.Pick(literals)};" : "");
    }

    // Three values of the type, by a number.
    private string PrintMaker(InventedType type)
    {
        var values = type.Members.Select(member => $"{member.Name} = {MakeValue(member)}");
        return $"    public static {type.Name} Make(int n) => new() {{ {string.Join(", ", values)} }};\n";
    }

    private string MakeValue(InventedMember member)
    {
        if (member.Type.StartsWith("Inner", StringComparison.Ordinal))
        {
            return $"n % 5 == 0 ? null : {member.Type}.Make(n)";
        }

        if (member.Type.StartsWith("List<Inner", StringComparison.Ordinal))
        {
            return $"n % 4 == 0 ? [] : [{member.Type[5..^1]}.Make(n), {member.Type[5..^1]}.Make(n + 1)]";
        }

        // The driver writes no other texts as ids.
        if (member.Attributes.Contains("ObjectId", StringComparison.Ordinal))
        {
            return "\"00112233445566778899aabb\"";
        }

        var literals = Values.All[member.Type].Literals;
        return $"n % 2 == 0 ? {literals[0]} : {literals[^1]}";
    }

    private Place InventPlace(string name)
    {
        var source = _dice.Pick(_documents);
        switch (_dice.Next(14))
        {
            case 0:
                return InventClientSide(name, source);
            case 1:
                return InventWithConstants(name, source);
            case 2:
                return InventEarly(name, source);
            case 3:
                return InventWithSerializers(name, source);
            case 4:
                return InventArrays(name, source);
            default:
                break;
        }

        var lambda = $"x => {new ExpressionInventor(_dice, _inner, _results).InventResult(source)}";
        var collection = $"database.GetCollection<{source.Name}>(\"docs\")";
        var find = $"{collection}.Find(x => true)";
        var (call, isGeneric) = _dice.Next(12) switch
        {
            0 => ($"{find}.Project({lambda}).ToList()", false),
            1 => ($"{find}.SortBy(x => x.Id).Skip(1).Limit(5).Project({lambda}).ToListAsync().GetAwaiter().GetResult()", false),
            2 => ($"{find}.Project({lambda}).FirstOrDefault()", false),
            3 => ($"Find({collection}, Builders<{source.Name}>.Projection.Expression({lambda}))", false),
            4 => ($"Modify({collection}, Builders<{source.Name}>.Projection.Expression({lambda}))", false),
            5 => ($"{collection}.Aggregate().Match(x => true).Project({lambda}).ToList()", false),
            6 => ($"{collection}.Aggregate().Project({lambda}).Limit(3).ToListAsync().GetAwaiter().GetResult()", false),
            7 => ($"{collection}.AsQueryable().Select({lambda}).ToList()", false),
            8 =>
                ($"{collection}.AsQueryable().Where(x => x.Id != ObjectId.Empty).OrderBy(x => " +
                    $"x.Id).Take(5).Select({lambda}).Take(3).ToListAsync().GetAwaiter().GetResult()", false),
            9 when source.Name == "Document0" => ($"{collection}.AsQueryable().OfType<Special>().Select({lambda}).ToList()", false),
            10 => ($"{collection}.AsQueryable().Select({lambda}).Select(y => new {{ Again = y }}).Take(3).ToList()", false),
            _ when source.Name == "Document0" => ($"database.GetCollection<T>(\"docs\").Find(x => true).Project({lambda}).ToList()", true),
            _ => ($"{find}.Project({lambda}).ToList()", false),
        };
        var code = isGeneric
            ? $$"""
                  public static object {{name}}(IMongoDatabase database, int c) =>
                      c % 2 == 0 ? {{name}}<Document0>(database, c) : {{name}}<Special>(database, c);

                  private static object {{name}}<T>(IMongoDatabase database, int c) where T : Document0
              """
            : $"    public static object {name}(IMongoDatabase database, int c)";
        return new Place(
            $$"""
            {{code}}
                {
                    var text = "t" + c;
                    var scope = new Scope("s" + c);
                    Changing = c * 2;
                    return {{call}};
                }

            """,
            source.Name);
    }

    // The client calls a method, with and without a captured value.
    private Place InventClientSide(string name, InventedType source)
    {
        var inventor = new ExpressionInventor(_dice, _inner, _results);
        var text = source.Members.FirstOrDefault(member => member.Type == "string")?.Name is { } member ? $"x.{member}" : "\"none\"";
        var joined = $"Join({text}, {_dice.Pick("text", "scope.Text", "\"fixed\"")})";
        var lambda = _dice.Next(3) switch
        {
            0 => joined,
            1 => $"new {{ Joined = {joined}, x.Id }}",
            _ => $"new {{ Joined = {joined}, Other = {inventor.InventResult(source)} }}",
        };
        var collection = $"database.GetCollection<{source.Name}>(\"docs\")";
        var call = _dice.Pick(
            $"{collection}.Find(x => true, ClientFind).Project(x => {lambda})",
            $"{collection}.Aggregate(ClientAggregate).Project(x => {lambda})",
            $"{collection}.AsQueryable(ClientAggregate).Select(x => {lambda})");
        return new Place(
            $$"""
                public static object {{name}}(IMongoDatabase database, int c)
                {
                    var text = "t" + c;
                    var scope = new Scope("s" + c);
                    return {{call}}.ToList();
                }

            """,
            source.Name);
    }

    // One place gets lambdas with constants that are equal and not the same.
    private Place InventWithConstants(string name, InventedType source)
    {
        var (type, values) = _dice.Pick(
            ("decimal", "1.1m, 1.10m, 1.100m"),
            ("DateTime", "new DateTime(2024, 5, 6, 12, 0, 0, DateTimeKind.Utc), new DateTime(2024, 5, 6, 12, 0, 0, DateTimeKind.Local)"),
            ("double", "0.0, -0.0"),
            (
                "DateTimeOffset",
                "new DateTimeOffset(638506008000000000, TimeSpan.Zero), new DateTimeOffset(638506080000000000, TimeSpan.FromHours(2))"),
            ("Decimal128", "Decimal128.Parse(\"1.1\"), Decimal128.Parse(\"1.10\")"));
        return new Place(
            $$"""
                private static readonly {{type}}[] ValuesOf{{name}} = [{{values}}];

                public static object {{name}}(IMongoDatabase database, int c)
                {
                    var document = Expression.Parameter(typeof({{source.Name}}), "x");
                    var row = typeof(Row{{name}});
                    var lambda = Expression.Lambda<Func<{{source.Name}}, Row{{name}}>>(
                        Expression.MemberInit(
                            Expression.New(row),
                            Expression.Bind(row.GetProperty("Id"), Expression.Property(document, "Id")),
                            Expression.Bind(
                                row.GetProperty("Value"), Expression.Constant(ValuesOf{{name}}[c % ValuesOf{{name}}.Length]))),
                        document);
                    return database.GetCollection<{{source.Name}}>("docs").Find(x => true).Project(lambda).ToList();
                }

                public class Row{{name}}
                {
                    public ObjectId Id { get; set; }
                    public {{type}} Value { get; set; }
                }

            """,
            source.Name);
    }

    // One place gets documents with several serializers.
    private Place InventWithSerializers(string name, InventedType source)
    {
        var lambda = _dice.Pick("new { x.Id, x.Number }", "new { x.Id, x.Number, Text = text }");
        return new Place(
            $$"""
                public static object {{name}}(IMongoDatabase database, int c)
                {
                    var text = "t" + c;
                    return database.GetCollection<{{source.Name}}>("docs").Aggregate()
                        .As(Scale<{{source.Name}}>("Number", 1 + c))
                        .Project(x => {{lambda}})
                        .ToList();
                }

            """,
            source.Name);
    }

    // One place gets arrays of several types of items, whose serializers the driver makes for each call.
    private static Place InventArrays(string name, InventedType source) => new(
        $$"""
            public static object {{name}}(IMongoDatabase database, int c)
            {
                Expression<Func<{{source.Name}}, object[]>> lambda =
                    c % 2 == 0 ? x => new object[] { x.Id, c } : x => new object[] { x.Number, x.Id, c };
                return database.GetCollection<{{source.Name}}>("docs").Find(x => true).Project(lambda).ToList();
            }

        """,
        source.Name);

    // The first call is made while a class with a field of the lambda is initialized.
    private static Place InventEarly(string name, InventedType source) => new(
        $$"""
            public static object {{name}}(IMongoDatabase database, int c)
            {
                Helpers.Database = database;
                RuntimeHelpers.RunClassConstructor(typeof(Late{{name}}).TypeHandle);
                return Project{{name}}(database);
            }

            private static object Project{{name}}(IMongoDatabase database) =>
                database.GetCollection<{{source.Name}}>("docs").Find(x => true).Project(x => new { x.Id, Late{{name}}.Value }).ToList();

            private static class Late{{name}}
            {
                private static readonly object Early = Project{{name}}(Helpers.Database);

                public static readonly int Value = int.Parse("7");
            }

        """,
        source.Name);

    // A result has members of the types before it.
    private Dictionary<string, string[]> FindHolders()
    {
        var holders = new Dictionary<string, string[]>();
        foreach (var type in _results.AsEnumerable().Reverse())
        {
            var found = _results
                .Where(other => other.Members.Any(member => member.Type == type.Name || member.Type == $"List<{type.Name}>"))
                .SelectMany(other => holders.GetValueOrDefault(other.Name, []).Concat(other.IsAnnotated ? [other.Name] : []))
                .Distinct()
                .ToArray();
            if (found.Length > 0)
            {
                holders.Add(type.Name, found);
            }
        }

        return holders;
    }

    private string[] InventOperations(Dictionary<string, Place> places)
    {
        var operations = new List<string>();
        while (operations.Count < places.Count * 4)
        {
            var place = _dice.Pick(places.Keys.ToArray());
            var result = _dice.Pick(_results);
            switch (_dice.Next(16))
            {
                case 0 or 1 or 2:
                    operations.AddRange(InventConvention(places, result));
                    break;
                case 3:
                    operations.Add($"map {result.Name} {_dice.Pick("element", "lenient")}");
                    break;
                case 4:
                    operations.Add($"serializer {result.Name}");
                    break;
                case 5:
                    operations.Add($"use {result.Name}");
                    break;
                case 6:
                    operations.Add("collect");
                    break;
                case 7 when result.IsAnnotated:
                    operations.AddRange(InventFirstUse(places, result));
                    break;
                default:
                    // Places that are called again soon show more than those that are called once.
                    operations.AddRange(Enumerable.Range(0, 1 + _dice.Next(3)).Select(_ => $"call {place} {_dice.Next(4)}"));
                    break;
            }
        }

        return [.. operations];
    }

    // A projection is no use of the type of its results: what is registered after it counts, and it announces no discriminator.
    private string[] InventFirstUse(Dictionary<string, Place> places, InventedType result)
    {
        var registration = _dice.Pick(
            $"map {result.Name} element", $"serializer {result.Name}", $"convention camel {result.Name}",
            $"convention throwing {result.Name}");
        return result.HasDetails && _dice.Chance(50)
            ? [.. InventCalls(places, $"new {result.Details} "), $"read {result.Name} {result.Details}", $"read {result.Name} Other"]
            : [.. InventCalls(places, $"new {result.Name} "), registration, $"use {result.Name}", "remove all"];
    }

    // Of a place whose lambda has the code.
    private string[] InventCalls(Dictionary<string, Place> places, string code)
    {
        var affected = places.Where(pair => pair.Value.Source.Contains(code, StringComparison.Ordinal)).Select(pair => pair.Key).ToList();
        return affected.Count == 0 ? [] : [$"call {_dice.Pick(affected)} {_dice.Next(4)}"];
    }

    // Before and after calls of a place that creates results of the type.
    private IEnumerable<string> InventConvention(Dictionary<string, Place> places, InventedType result)
    {
        var type = _dice.Chance(30) ? _dice.Pick("anonymous", "anonymous", "Object") : result.Name;
        var calls = InventCalls(places, type is "anonymous" or "Object" ? "new { " : $"new {type} ");
        return [
            .. calls,
            $"convention {(type == "Object" ? "lenient" : _dice.Pick(Playing.Configuration.Conventions))} {type}",
            .. calls,
            .. _dice.Chance(50) ? ["remove all", .. calls] : Array.Empty<string>(),
        ];
    }
}
