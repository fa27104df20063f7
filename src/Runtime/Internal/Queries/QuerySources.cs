using System.Linq.Expressions;
using MongoDB.Driver;
using MongoDB.Driver.Linq;

namespace BsonGen.Internal.Queries;

/// <summary>
/// Decides whether a call on a query can be replaced: only on the driver's own objects, and only with an equal effect.
/// </summary>
internal static class QuerySources
{
    private const string Provider = "MongoDB.Driver.Linq.Linq3Implementation.MongoQueryProvider";
    private const string Options = "GetTranslationOptions";

    // The method is not public. Without it, no query of LINQ is replaced.
    private static readonly MethodInfo? GetOptions = FindGetOptions();

    /// <summary>Whether a fluent object is the driver's, and not one of a user, such as a wrapper or a fake.</summary>
    public static bool IsReplaceable([NotNullWhen(true)] object? source, Type result, string place)
    {
        if (source is null || IsOfDriver(source))
        {
            return source is not null;
        }

        ProjectionFallbacks.Add(place, result, $"it is a call of {source.GetType()}, which is not a class of the driver");
        return false;
    }

    /// <summary>Whether a stage can replace <c>Select</c>. If not, the reason is kept.</summary>
    public static bool AreReplaceable<TSource, TProjection>(
        [NotNullWhen(true)] IQueryable<TSource>? source,
        [NotNullWhen(true)] Expression<Func<TSource, TProjection>>? selector,
        string place)
    {
        if (selector is null || source is null || !IsOfDriver(source) || !IsOfDriver(source.Provider) ||
            source.Provider is not IMongoQueryProvider)
        {
            return false;
        }

        if (FindReason(source, selector) is { } reason)
        {
            ProjectionFallbacks.Add(place, typeof(TProjection), reason);
            return false;
        }

        return true;
    }

    private static string? FindReason<TSource, TProjection>(
        IQueryable<TSource> source, Expression<Func<TSource, TProjection>> selector)
    {
        // The driver has an exception for such a query.
        if (source.ElementType != typeof(TSource))
        {
            return $"it is a query of {source.ElementType}, passed as one of {typeof(TSource)}";
        }

        if (!CreatesDocument(selector.Body))
        {
            return "its results are values and not new objects, and operators behind it could not read them from a stage";
        }

        if (GetOptions is null || !GetOptions.DeclaringType!.IsInstanceOfType(source.Provider))
        {
            return "this version of the driver does not show its options of translation";
        }

        if (GetOptions.Invoke(source.Provider, null) is ExpressionTranslationOptions { EnableClientSideProjections: true })
        {
            return "client-side projections are enabled";
        }

        return CapturedValues.Find(selector) is { } captured
            ? $"{captured} may differ between calls, so the driver renders each call"
            : null;
    }

    // The driver wraps other results in documents, and unwraps them behind its own operators only. New tuples, dates and
    // collections of the framework are such results, too.
    private static bool CreatesDocument(Expression body) =>
        body is MemberInitExpression || (body is NewExpression && body.Type.Assembly != typeof(object).Assembly);

    private static bool IsOfDriver(object source) => source.GetType().Assembly == typeof(IFindFluent<,>).Assembly;

    [DynamicDependency(Options, Provider, "MongoDB.Driver")]
    [UnconditionalSuppressMessage("Trimming", "IL2026", Justification = "The attribute keeps the method and its type.")]
    [UnconditionalSuppressMessage("Trimming", "IL2075", Justification = "The attribute keeps the method and its type.")]
    private static MethodInfo? FindGetOptions() =>
        typeof(IMongoQueryProvider).Assembly.GetType(Provider)?.GetMethod(Options, Type.EmptyTypes);
}
