using System.Linq.Expressions;

namespace BsonGen.Internal.Queries;

/// <summary>
/// The conventions that map the types of a lambda's new objects. Of all that can be registered in the driver, only conventions
/// change how the same lambda is rendered for the same serializer: the driver keeps the results of all other look-ups.
/// </summary>
internal sealed class ConventionSnapshot
{
    private readonly List<(Type Type, IConvention[] Conventions)> _types = [];

    public ConventionSnapshot(LambdaExpression lambda)
    {
        foreach (var type in ConstructedTypes.Find(lambda).SelectMany(ClassMaps.MappedLevelsOf).Distinct())
        {
            _types.Add((type, [.. ConventionRegistry.Lookup(type).Conventions]));
        }
    }

    public bool IsCurrent()
    {
        foreach (var (type, conventions) in _types)
        {
            if (!ConventionRegistry.Lookup(type).Conventions.SequenceEqual(conventions, ReferenceEqualityComparer.Instance))
            {
                return false;
            }
        }

        return true;
    }
}
