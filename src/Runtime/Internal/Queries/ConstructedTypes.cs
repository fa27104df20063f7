using System.Linq.Expressions;
using ExpressionVisitor = System.Linq.Expressions.ExpressionVisitor;

namespace BsonGen.Internal.Queries;

/// <summary>Finds the types of the objects that a lambda creates. The driver maps each of them anew for each rendering.</summary>
internal sealed class ConstructedTypes : ExpressionVisitor
{
    private readonly HashSet<Type> _types = [];

    public static IEnumerable<Type> Find(LambdaExpression lambda)
    {
        var visitor = new ConstructedTypes();
        visitor.Visit(lambda.Body);
        return visitor._types;
    }

    protected override Expression VisitNew(NewExpression node)
    {
        _types.Add(node.Type);
        return base.VisitNew(node);
    }
}
