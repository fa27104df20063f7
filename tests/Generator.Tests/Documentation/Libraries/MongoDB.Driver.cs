// Declarations of the driver that the documents use, to compile them without its package.
using System.Linq;
using System.Linq.Expressions;
using System.Threading;
using System.Threading.Tasks;
using MongoDB.Bson.Serialization;

namespace MongoDB.Driver;

public class MongoClient(string connectionString)
{
    public string ConnectionString => connectionString;

    public IMongoDatabase GetDatabase(string name) => throw new NotSupportedException(name);
}

public interface IMongoDatabase
{
    IMongoCollection<TDocument> GetCollection<TDocument>(string name);
}

public interface IMongoCollection<TDocument>
{
    Task InsertOneAsync(TDocument document, CancellationToken cancellationToken = default);

    Task InsertManyAsync(IEnumerable<TDocument> documents, CancellationToken cancellationToken = default);

    Task<UpdateResult> UpdateOneAsync(
        FilterDefinition<TDocument> filter, UpdateDefinition<TDocument> update, CancellationToken cancellationToken = default);
}

public class UpdateResult
{
    public long ModifiedCount => 0;
}

public abstract class FilterDefinition<TDocument>
{
    public static implicit operator FilterDefinition<TDocument>(Expression<Func<TDocument, bool>> expression) =>
        throw new NotSupportedException(expression?.ToString());
}

public abstract class UpdateDefinition<TDocument>;

public static class Builders<TDocument>
{
    public static FilterDefinitionBuilder<TDocument> Filter => new();

    public static UpdateDefinitionBuilder<TDocument> Update => new();
}

public sealed class FilterDefinitionBuilder<TDocument>
{
    public FilterDefinition<TDocument> Eq<TField>(Expression<Func<TDocument, TField>> field, TField value) =>
        throw new NotSupportedException($"{field}{value}");
}

public sealed class UpdateDefinitionBuilder<TDocument>
{
    public UpdateDefinition<TDocument> Set<TField>(Expression<Func<TDocument, TField>> field, TField value) =>
        throw new NotSupportedException($"{field}{value}");
}

public interface IFindFluent<TDocument>
{
    Task<List<TDocument>> ToListAsync(CancellationToken cancellationToken = default);

    Task<TDocument> FirstOrDefaultAsync(CancellationToken cancellationToken = default);
}

public static class IMongoCollectionExtensions
{
    public static IFindFluent<TDocument> Find<TDocument>(this IMongoCollection<TDocument> collection, FilterDefinition<TDocument> filter) =>
        throw new NotSupportedException($"{collection}{filter}");

    public static IFindFluent<TDocument> Find<TDocument>(
        this IMongoCollection<TDocument> collection,
        Expression<Func<TDocument, bool>> filter) => throw new NotSupportedException($"{collection}{filter}");

    public static IQueryable<TDocument> AsQueryable<TDocument>(this IMongoCollection<TDocument> collection) =>
        throw new NotSupportedException($"{collection}");
}
