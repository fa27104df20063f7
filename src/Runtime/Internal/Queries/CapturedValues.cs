using System.Linq.Expressions;
using ExpressionVisitor = System.Linq.Expressions.ExpressionVisitor;

namespace BsonGen.Internal.Queries;

/// <summary>
/// Finds a part of a lambda that the driver evaluates before it translates the lambda, and whose value may differ between calls:
/// a captured variable, <c>this</c>, a static property, a call of a method that needs no document.
/// </summary>
internal sealed class CapturedValues : ExpressionVisitor
{
    // As in the driver, a part that needs no parameter is evaluated. Inner parts are visited first.
    private bool _needsParameter;
    private string? _first;

    /// <summary>Describes the first such part; null if the lambda means the same in each call.</summary>
    public static string? Find(LambdaExpression lambda)
    {
        var visitor = new CapturedValues();
        visitor.Visit(lambda.Body);
        return visitor._first;
    }

    [return: NotNullIfNotNull(nameof(node))]
    public override Expression? Visit(Expression? node)
    {
        if (node is null || _first is not null)
        {
            return node;
        }

        var outer = _needsParameter;
        _needsParameter = false;
        base.Visit(node);
        if (!_needsParameter && _first is null && !IsFixed(node))
        {
            _first = Describe(node);
        }

        _needsParameter |= outer;
        return node;
    }

    protected override Expression VisitParameter(ParameterExpression node)
    {
        _needsParameter = true;
        return node;
    }

    protected override Expression VisitMember(MemberExpression node)
    {
        if (node.Expression is ConstantExpression)
        {
            _first = Describe(node);
            return node;
        }

        return base.VisitMember(node);
    }

    // The new object is a part of the initializer. Alone, it would be a value that needs no document.
    protected override Expression VisitMemberInit(MemberInitExpression node)
    {
        Visit(node.NewExpression.Arguments);
        Visit(node.Bindings, VisitMemberBinding);
        return node;
    }

    protected override Expression VisitListInit(ListInitExpression node)
    {
        Visit(node.NewExpression.Arguments);
        Visit(node.Initializers, VisitElementInit);
        return node;
    }

    /// <summary>Whether a part that needs no parameter has the same value in each call, if its own parts have.</summary>
    private static bool IsFixed(Expression node) => node switch
    {
        // The driver stores a local time by the time zone of the call.
        ConstantExpression { Value: DateTime { Kind: not DateTimeKind.Utc } } => false,
        ConstantExpression constant => SimpleTypes.IsValue(constant.Value),

        // A field of a user's class may still change: calls are possible while the class is initialized.
        MemberExpression { Expression: null, Member: FieldInfo { IsInitOnly: true, DeclaringType: { } type } field } =>
            (IsOfFramework(type) || DriverReflection.IsOfDriver(type)) && SimpleTypes.Include(field.FieldType),

        // It may be a local time, whose offset is that of the time zone of the call.
        _ when node.Type == typeof(DateTime) || node.Type == typeof(DateTimeOffset) => false,
        NewExpression { Constructor.DeclaringType: { } type } => IsOfFramework(type) && SimpleTypes.Include(type),
        UnaryExpression unary => IsOperator(unary.Method),
        BinaryExpression binary => IsOperator(binary.Method),
        ConditionalExpression or DefaultExpression or TypeBinaryExpression => true,
        NewArrayExpression array => SimpleTypes.Include(array.Type.GetElementType()!),
        _ => false,
    };

    private static bool IsOperator(MethodInfo? method) =>
        method is null || (method.IsSpecialName && method.DeclaringType is { } type && IsOfFramework(type));

    private static bool IsOfFramework(Type type) => type.Assembly == typeof(object).Assembly;

    private static string Describe(Expression node) => node switch
    {
        MemberExpression member => $"the value of '{member.Member.Name}'",
        MethodCallExpression call => $"the result of '{call.Method.Name}'",
        _ => $"a value of {node.Type}",
    };
}
