using System.Linq.Expressions;

namespace BsonGen.Internal.Queries;

/// <summary>
/// The conventions that map the types of a lambda's new objects. Of all that can be registered in the driver, only conventions
/// change how the same lambda is rendered for the same serializer: the driver keeps the results of all other look-ups.
/// </summary>
internal sealed class ConventionSnapshot
{
    private readonly Type[] _types;
    private readonly IConvention[][] _conventions;

    private ConventionSnapshot(LambdaExpression lambda)
    {
        _types = [.. ConstructedTypes.Find(lambda).SelectMany(TypeLevels.Of).Distinct()];
        _conventions = [.. _types.Select(static type => LookUp(type).ToArray())];
    }

    /// <returns>Null if the filter of a pack throws. The driver calls it again, and wraps the exception.</returns>
    public static ConventionSnapshot? TryTake(LambdaExpression lambda) => Attempt.OrNull(() => new ConventionSnapshot(lambda));

    public bool IsCurrent() => Attempt.Holds(AreSame);

    private bool AreSame()
    {
        for (var i = 0; i < _types.Length; i++)
        {
            if (!LookUp(_types[i]).SequenceEqual(_conventions[i], ReferenceEqualityComparer.Instance))
            {
                return false;
            }
        }

        return true;
    }

    private static IEnumerable<IConvention> LookUp(Type type) => ConventionRegistry.Lookup(type).Conventions;
}
