using Expression = System.Linq.Expressions.Expression;

namespace BsonGen.Internal.Queries.Results;

/// <summary>Creates an object from its values.</summary>
/// <param name="slots">The values of the members.</param>
/// <param name="set">The members that have values, as bits.</param>
internal delegate T ResultCreator<out T>(ResultSlot[] slots, ulong set);

/// <summary>Compiles the call of a constructor and of setters, as the driver does for each member.</summary>
internal static class ResultCreators
{
    public static ResultCreator<T> Compile<T>(ResultShape shape)
    {
        var slots = Expression.Parameter(typeof(ResultSlot[]));
        var set = Expression.Parameter(typeof(ulong));
        var result = Expression.Variable(typeof(T));
        var isValue = shape.Members is [{ Value: ResultValue<T> }] && shape.Setters.Count == 0;
        Expression created =
            shape.Constructor is { } constructor ? Expression.New(constructor, shape.Arguments.Select(ValueOf)) :
            isValue ? ValueOf(0) :
            Expression.Default(typeof(T));
        var setters = shape.Setters.Select(setter => Expression.IfThen(
            Expression.NotEqual(Expression.And(set, Expression.Constant(1UL << setter.Index)), Expression.Constant(0UL)),
            Expression.Assign(Expression.MakeMemberAccess(result, setter.Member), ValueOf(setter.Index))));
        var body = Expression.Block([result], [Expression.Assign(result, created), .. setters, result]);
        return Expression.Lambda<ResultCreator<T>>(body, slots, set).Compile();

        Expression ValueOf(int index) =>
            shape.Members[index].Value.In(Expression.ArrayIndex(slots, Expression.Constant(index)));
    }
}
