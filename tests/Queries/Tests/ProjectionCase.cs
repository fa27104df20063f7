using BsonGen.CodeGeneration;
using System.Linq.Expressions;
using MongoDB.Bson.IO;

namespace Queries.Tests;

/// <summary>A lambda, and documents that a server could return for it, or could not.</summary>
public abstract class ProjectionCase(string name, string document)
{
    private readonly BsonDocument _document = BsonDocument.Parse(document);

    public string Name { get; } = name;

    /// <summary>A document that the server returns. Aggregation wraps a single value in another element.</summary>
    public BsonDocument GetDocument(bool isForFind) => _document.Contains("_v") && _document.ElementCount > 1
        ? new BsonDocument(_document.Where(element => element.Name == "_v" != isForFind))
        : _document;

    /// <summary>Whether the result is a new object.</summary>
    public required bool IsNewObject { get; init; }

    public override string ToString() => Name;

    /// <summary>Renders the lambda with a new tree, by the driver alone.</summary>
    public abstract Rendering ByDriver(bool isForFind);

    /// <summary>Renders a new tree of the lambda, as the calls of one place do.</summary>
    public abstract Func<Rendering> AtOnePlace(bool isForFind);

    /// <summary>Uses the models, so that generated code may read results of their types.</summary>
    public static void UseModels()
    {
        foreach (var model in Models.All)
        {
            BsonSerializer.LookupSerializer(model);
        }
    }

    /// <summary>Projects an unlimited number of orders with the lambda, by LINQ of the driver alone.</summary>
    public abstract string TranslateSelect(IQueryable<Order> orders);

    /// <summary>The same, at a place that keeps what was rendered.</summary>
    public abstract Func<IQueryable<Order>, string> TranslateSelectAtOnePlace();

    /// <summary>What the driver rendered, and how the serializer of the results reads a document.</summary>
    public sealed record Rendering(string Document, IBsonSerializer Serializer, BsonDocument? Mutable)
    {
        public string Read(byte[] document)
        {
            try
            {
                using var reader = new BsonBinaryReader(new ByteBufferStream(new ByteArrayBuffer(document)));
                var result = Dump.Of(Serializer.Deserialize(BsonDeserializationContext.CreateRoot(reader)));
                return $"{result}, {reader.State}, {reader.BaseStream.Position}";
            }
            catch (Exception error)
            {
                return Describe(error);
            }
        }

        /// <summary>Reads the document as the driver reads batches of a cursor.</summary>
        public string ReadInBatch(byte[] document)
        {
            // The document, and a number behind it.
            var size = BitConverter.GetBytes(sizeof(int) + 3 + document.Length + 3 + sizeof(int) + 1);
            byte[] bytes = [.. size, 3, (byte)'0', 0, .. document, 16, (byte)'1', 0, 7, 0, 0, 0, 0];
            try
            {
                using var reader = new BsonBinaryReader(new ByteBufferStream(new ByteArrayBuffer(bytes)));
                reader.ReadStartDocument();
                reader.ReadBsonType();
                reader.SkipName();
                var result = Dump.Of(Serializer.Deserialize(BsonDeserializationContext.CreateRoot(reader)));
                var next = reader.ReadInt32("1");
                reader.ReadEndDocument();
                return $"{result}, {next}, {reader.State}, {reader.BaseStream.Position}";
            }
            catch (Exception error)
            {
                return Describe(error);
            }
        }

        private static string Describe(Exception error) =>
            $"{error.GetType().Name}: {error.Message}" + (error.InnerException is { } inner ? " < " + Describe(inner) : "");
    }
}

public sealed class ProjectionCase<TResult>(string name, Expression<Func<Order, TResult>> lambda, string document)
    : ProjectionCase(name, document)
{
    // The compiler creates a new tree for each call.
    private Expression<Func<Order, TResult>> CopyOfLambda => (Expression<Func<Order, TResult>>)new TreeCopy().Visit(lambda);

    public override Rendering ByDriver(bool isForFind) =>
        Render(new FindExpressionProjectionDefinition<Order, TResult>(CopyOfLambda), isForFind);

    public override Func<Rendering> AtOnePlace(bool isForFind)
    {
        var site = new ProjectionSite(Name);
        return () => Render(site.Expression(Builders<Order>.Projection, CopyOfLambda), isForFind);
    }

    public override string TranslateSelect(IQueryable<Order> orders) => Unintercepted.Select(orders, CopyOfLambda).ToString()!;

    public override Func<IQueryable<Order>, string> TranslateSelectAtOnePlace()
    {
        var site = new ProjectionSite(Name);
        return orders => site.Select(orders, CopyOfLambda).ToString()!;
    }

    private static Rendering Render(ProjectionDefinition<Order, TResult> definition, bool isForFind)
    {
        var rendered = definition.Render(
            new(BsonSerializer.LookupSerializer<Order>(), BsonSerializer.SerializerRegistry, renderForFind: isForFind));
        return new(rendered.Document?.ToJson() ?? "none", rendered.ProjectionSerializer, rendered.Document);
    }
}

/// <summary>Copies a tree, apart from parts without parameters.</summary>
internal sealed class TreeCopy : System.Linq.Expressions.ExpressionVisitor
{
    private readonly Dictionary<ParameterExpression, ParameterExpression> _parameters = [];

    protected override Expression VisitParameter(ParameterExpression node)
    {
        if (!_parameters.TryGetValue(node, out var copy))
        {
            _parameters[node] = copy = Expression.Parameter(node.Type, node.Name);
        }

        return copy;
    }
}
