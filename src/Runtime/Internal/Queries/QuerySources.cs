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
    public static bool IsOfDriver([NotNullWhen(true)] object? source) =>
        source?.GetType().Assembly == typeof(IFindFluent<,>).Assembly;

    /// <summary>Whether a stage can replace <c>Select</c>. If not, the reason is kept.</summary>
    public static bool AreReplaceable<TSource, TProjection>(
        [NotNullWhen(true)] IQueryable<TSource>? source,
        [NotNullWhen(true)] Expression<Func<TSource, TProjection>>? selector,
        string place)
    {
        // A query of derived documents can be passed as one of a base class, for which the driver has an exception.
        if (selector is null || !IsOfDriver(source) || !IsOfDriver(source.Provider) ||
            source.Provider is not IMongoQueryProvider || source.ElementType != typeof(TSource))
        {
            return false;
        }

        var reason =
            selector.Body == selector.Parameters[0] ? "it is x => x" :
            GetOptions is null || !GetOptions.DeclaringType!.IsInstanceOfType(source.Provider)
                ? "this version of the driver does not show its options of translation" :
            GetOptions.Invoke(source.Provider, null) is ExpressionTranslationOptions { EnableClientSideProjections: true }
                ? "client-side projections are enabled" :
            CapturedValues.Find(selector) is { } captured
                ? $"{captured} may differ between calls, so the driver renders each call" :
            null;
        if (reason is not null)
        {
            ProjectionFallbacks.Add(place, typeof(TProjection), reason);
        }

        return reason is null;
    }

    [DynamicDependency(Options, Provider, "MongoDB.Driver")]
    [UnconditionalSuppressMessage("Trimming", "IL2026", Justification = "The attribute keeps the method and its type.")]
    [UnconditionalSuppressMessage("Trimming", "IL2075", Justification = "The attribute keeps the method and its type.")]
    private static MethodInfo? FindGetOptions() =>
        typeof(IMongoQueryProvider).Assembly.GetType(Provider)?.GetMethod(Options, Type.EmptyTypes);
}
