using System.Linq.Expressions;
using BsonGen.CodeGeneration;
using System.Reflection;
using System.Text.RegularExpressions;
using MongoDB.Bson.IO;
using MongoDB.Bson.Serialization.Conventions;
using Queries.Tests;

namespace Queries.Models;

/// <summary>What was compared, so that a run that compares nothing fails.</summary>
internal sealed class Figures
{
    public int Projections { get; set; }

    public int Rendered { get; set; }

    public int ReadFromBytes { get; set; }

    public int Histories { get; set; }

    /// <summary>The histories in which the convention changes what the driver renders.</summary>
    public int Changed { get; set; }

    public int Documents { get; set; }

    public int Errors { get; set; }

    public override string ToString() =>
        $"{Projections} projections ({Rendered} rendered, {ReadFromBytes} read from the bytes), {Histories} histories " +
        $"({Changed} with another rendering), " +
        $"{Documents} documents read, {Errors} with exceptions";
}

/// <summary>Compares a place that keeps what the driver rendered with the driver alone.</summary>
internal abstract class ProjectionComparison
{
    public static ProjectionComparison Of(RandomProjection projection) =>
        (ProjectionComparison)Activator.CreateInstance(
            typeof(ProjectionComparison<,>).MakeGenericType(projection.Source, projection.Result), projection)!;

    /// <returns>The first difference; null if there is none.</returns>
    public abstract string? FindDifference(int seed, Type[] models, Figures figures);
}

internal sealed class ProjectionComparison<TSource, TResult>(RandomProjection projection) : ProjectionComparison
{
    private const int Documents = 12;

    private static readonly IMongoCollection<TSource> Collection = Client.Database.GetCollection<TSource>("models");

    private readonly ProjectionSite _site = new("Random.cs(1)");

    // The compiler makes a new tree for each call of a place.
    private Expression<Func<TSource, TResult>> Lambda => (Expression<Func<TSource, TResult>>)projection.ToLambda();

    public override string? FindDifference(int seed, Type[] models, Figures figures)
    {
        var random = new Random(seed);
        figures.Projections++;
        foreach (var isForFind in new[] { true, false, true })
        {
            if (FindDifference(isForFind, random, models, figures) is { } difference)
            {
                return $"{(isForFind ? "find" : "aggregate")}: {difference}";
            }
        }

        return FindQueryDifference() ??
            FindHistoryDifference(new CamelCaseElementNameConvention(), random, models, figures) ??
            (random.Next(3) == 0 ? FindHistoryDifference(Pick(random), random, models, figures) : null);
    }

    private string? FindDifference(bool isForFind, Random random, Type[] models, Figures figures)
    {
        var expected = Render(new FindExpressionProjectionDefinition<TSource, TResult>(Lambda), isForFind, out var expectedText);
        foreach (var _ in Enumerable.Range(0, 2))
        {
            var actual = Render(_site.Expression(Builders<TSource>.Projection, Lambda), isForFind, out var actualText);
            if (actualText != expectedText)
            {
                return $"rendered {actualText}, but the driver {expectedText}";
            }

            if (actual is null || expected is null)
            {
                continue;
            }

            figures.Rendered++;
            figures.ReadFromBytes += actual.ProjectionSerializer.GetType() == expected.ProjectionSerializer.GetType() ? 0 : 1;
            foreach (var document in CreateDocuments(expected.Document, random, models))
            {
                var wanted = Read(expected.ProjectionSerializer, document, figures);
                var got = Read(actual.ProjectionSerializer, document, figures);
                if (got != wanted)
                {
                    (got, wanted) = (Collapse(got), Collapse(wanted));
                    var place = got.Zip(wanted).TakeWhile(static pair => pair.First == pair.Second).Count();
                    return $"{Shorten(Collapse(Convert.ToHexString(document)), 0)} gives\n{Shorten(got, place)}\nand " +
                        $"not\n{Shorten(wanted, place)}";
                }
            }
        }

        return null;
    }

    private string? FindQueryDifference()
    {
        for (var time = 0; time < 2; time++)
        {
            var query = Collection.AsQueryable();
            var (find, aggregate) = (Collection.Find(FilterDefinition<TSource>.Empty), Collection.Aggregate());
            var difference =
                Compare("Select", () => _site.Select(query, Lambda).ToString(), () => query.Select(Lambda).ToString()) ??
                Compare("Find", () => _site.Project(find, Lambda).ToString(), () => find.Project(Lambda).ToString()) ??
                Compare("Aggregate", () => _site.Project(aggregate, Lambda).ToString(), () => aggregate.Project(Lambda).ToString());
            if (difference is not null)
            {
                return difference;
            }
        }

        return null;

        static string? Compare(string name, Func<string?> actual, Func<string?> expected)
        {
            var (got, wanted) = (WithoutStack(Try(actual)), WithoutStack(Try(expected)));
            return got == wanted ? null : $"{name} is {got}, but by the driver {wanted}";
        }
    }

    // A query that can't be translated is the exception as a text, with the calls.
    private static string? WithoutStack(string? text) => text?.Split("\n   at ")[0];

    private static IConvention Pick(Random random) => random.Next(3) switch
    {
        0 => new EnumRepresentationConvention(BsonType.String),
        1 => new IgnoreExtraElementsConvention(true),
        _ => new IgnoreIfNullConvention(true),
    };

    /// <summary>Registers a convention for the result after the place has rendered, and removes it again.</summary>
    private string? FindHistoryDifference(IConvention convention, Random random, Type[] models, Figures figures)
    {
        figures.Histories++;
        var name = $"of {projection}";
        Render(new FindExpressionProjectionDefinition<TSource, TResult>(Lambda), isForFind: true, out var before);
        ConventionRegistry.Register(name, new ConventionPack { convention }, static type => type == typeof(TResult));
        try
        {
            Render(new FindExpressionProjectionDefinition<TSource, TResult>(Lambda), isForFind: true, out var after);
            figures.Changed += after == before ? 0 : 1;
            if (FindDifference(isForFind: true, random, models, figures) is { } difference)
            {
                return $"with {convention.Name}: {difference}";
            }
        }
        finally
        {
            ConventionRegistry.Remove(name);
        }

        return FindDifference(isForFind: true, random, models, figures) is { } later ? $"after {convention.Name}: {later}" : null;
    }

    private static RenderedProjectionDefinition<TResult>? Render(
        ProjectionDefinition<TSource, TResult> definition, bool isForFind, out string text)
    {
        try
        {
            var rendered = definition.Render(
                new(BsonSerializer.LookupSerializer<TSource>(), BsonSerializer.SerializerRegistry, renderForFind: isForFind));
            text = rendered.Document?.ToJson() ?? "nothing";
            return rendered;
        }
        catch (Exception exception)
        {
            text = Describe(exception);
            return null;
        }
    }

    /// <summary>A document as the server returns it for the projection, and changes of it.</summary>
    private static List<byte[]> CreateDocuments(BsonDocument? rendered, Random random, Type[] models)
    {
        BsonDocument source;

        // Without edge values, whose texts fill most of the time.
        try
        {
            source = BsonSerializer.Deserialize<BsonDocument>(
                new ValueFactory(1 + (4 * random.Next(250)) + random.Next(3), models).CreateRoot(typeof(TSource)).ToBson(typeof(TSource)));
        }
        catch (Exception)
        {
            // A value that the driver doesn't write.
            source = [];
        }

        var document = WithoutDoubles(rendered is null ? source : Project(source, rendered));
        var mutations = Mutations.Of(document).ToArray();
        random.Shuffle(mutations);
        return [document.ToBson(), .. mutations.Take(Documents)];
    }

    // Doubled names are one of the changes.
    private static BsonDocument WithoutDoubles(BsonDocument document) => new(document.DistinctBy(static element => element.Name));

    private static BsonDocument Project(BsonDocument source, BsonDocument projection)
    {
        var projected = new BsonDocument(allowDuplicateNames: true);
        foreach (var element in projection.Where(static element => element.Value != 0))
        {
            if (Evaluate(element.Value, element.Name, source) is { } value)
            {
                projected.Add(element.Name, value);
            }
        }

        return projected;
    }

    /// <returns>Null for a missing value, or one that is calculated.</returns>
    private static BsonValue? Evaluate(BsonValue expression, string name, BsonDocument source) => expression switch
    {
        BsonString { Value: var path } => Find(source, path.TrimStart('$')),
        BsonArray items => new BsonArray(items.Select(item => Evaluate(item, name, source) ?? BsonNull.Value)),
        BsonDocument document when document.ElementCount > 0 && !document.GetElement(0).Name.StartsWith('$') => Project(source, document),
        BsonDocument => null,
        _ => Find(source, name),
    };

    private static BsonValue? Find(BsonDocument source, string path) => path.Split('.').Aggregate(
        (BsonValue?)source, static (parent, part) =>
            parent is BsonDocument document && document.TryGetValue(part, out var value) ? value : null);

    private static string Read(IBsonSerializer serializer, byte[] document, Figures figures)
    {
        figures.Documents++;
        try
        {
            using var reader = new BsonBinaryReader(new ByteBufferStream(new ByteArrayBuffer(document, isReadOnly: true)));
            var value = serializer.Deserialize(BsonDeserializationContext.CreateRoot(reader));
            return $"{Print(value)}, and {reader.BaseStream.Position} bytes are read";
        }
        catch (Exception exception)
        {
            figures.Errors++;
            return Describe(exception);
        }
    }

    // Members of anonymous types have the models' values.
    private static string Print(object? value) => value is not null && value.GetType().Name.StartsWith("<>", StringComparison.Ordinal)
        ? string.Join("; ", value.GetType().GetProperties().Select(property => $"{property.Name}={Dump.Of(property.GetValue(value))}"))
        : Dump.Of(value);

    // Some values have texts of many thousand equal characters.
    private static string Collapse(string text) => Regex.Replace(text, "(C5BC|ż){50,}", "ż…ż");

    private static string Shorten(string text, int place) =>
        text.Length <= 400 ? text : $"… {text[Math.Max(0, place - 200)..Math.Min(text.Length, place + 200)]} …";

    private static string? Try(Func<string?> call)
    {
        try
        {
            return call();
        }
        catch (Exception exception)
        {
            return Describe(exception);
        }
    }

    private static string Describe(Exception exception) =>
        $"{exception.GetType().Name}: {exception.Message}" + (exception.InnerException is { } inner ? " < " + Describe(inner) : "");
}

/// <summary>A client for queries that are translated and not run.</summary>
internal static class Client
{
    public static IMongoDatabase Database { get; } = new MongoClient().GetDatabase("shop");
}
