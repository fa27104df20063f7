using System.Collections.ObjectModel;
using System.Linq.Expressions;

namespace BsonGen.Internal.Queries;

/// <summary>Whether two lambdas without captured values are the same code.</summary>
/// <remarks>
/// The compiler creates the tree of a lambda anew for each call. Only kinds of expressions that are listed here can be equal.
/// </remarks>
internal sealed class LambdaComparison
{
    // The document of both lambdas, and the parameters of lambdas inside, which most projections do not have.
    private ParameterExpression? _document;
    private ParameterExpression? _otherDocument;
    private Dictionary<ParameterExpression, ParameterExpression>? _inner;

    private LambdaComparison()
    {
    }

    public static bool AreSame(LambdaExpression lambda, LambdaExpression other) =>
        ReferenceEquals(lambda, other) || new LambdaComparison().AreEqualLambdas(lambda, other);

    private bool AreEqual(Expression? node, Expression? other)
    {
        if (node is null || other is null)
        {
            return node == other;
        }

        return node.NodeType == other.NodeType && node.Type == other.Type && (node, other) switch
        {
            (ParameterExpression a, ParameterExpression b) => AreSameParameters(a, b),
            (ConstantExpression a, ConstantExpression b) => SimpleTypes.AreSame(a.Value, b.Value),
            (MemberExpression a, MemberExpression b) => a.Member == b.Member && AreEqual(a.Expression, b.Expression),
            (MethodCallExpression a, MethodCallExpression b) =>
                a.Method == b.Method && AreEqual(a.Object, b.Object) && HaveEqualArguments(a, b),
            (NewExpression a, NewExpression b) =>
                a.Constructor == b.Constructor && HaveEqualArguments(a, b) && AreEqual(a.Members, b.Members),
            (MemberInitExpression a, MemberInitExpression b) =>
                AreEqual(a.NewExpression, b.NewExpression) && AreEqual(a.Bindings, b.Bindings, AreEqual),
            (UnaryExpression a, UnaryExpression b) => a.Method == b.Method && AreEqual(a.Operand, b.Operand),
            (BinaryExpression a, BinaryExpression b) =>
                a.Method == b.Method && AreEqual(a.Left, b.Left) && AreEqual(a.Right, b.Right) &&
                AreEqual(a.Conversion, b.Conversion),
            (ConditionalExpression a, ConditionalExpression b) =>
                AreEqual(a.Test, b.Test) && AreEqual(a.IfTrue, b.IfTrue) && AreEqual(a.IfFalse, b.IfFalse),
            (NewArrayExpression a, NewArrayExpression b) => AreEqual(a.Expressions, b.Expressions, AreEqual),
            (ListInitExpression a, ListInitExpression b) =>
                AreEqual(a.NewExpression, b.NewExpression) && AreEqual(a.Initializers, b.Initializers, AreEqual),
            (TypeBinaryExpression a, TypeBinaryExpression b) =>
                a.TypeOperand == b.TypeOperand && AreEqual(a.Expression, b.Expression),
            (LambdaExpression a, LambdaExpression b) => AreEqualLambdas(a, b),
            (DefaultExpression, DefaultExpression) => true,
            _ => false,
        };
    }

    private bool AreEqualLambdas(LambdaExpression lambda, LambdaExpression other)
    {
        if (lambda.Parameters.Count != other.Parameters.Count)
        {
            return false;
        }

        for (var i = 0; i < lambda.Parameters.Count; i++)
        {
            var (parameter, otherParameter) = (lambda.Parameters[i], other.Parameters[i]);

            // The driver names variables of the server after parameters.
            if (parameter.Type != otherParameter.Type || parameter.Name != otherParameter.Name)
            {
                return false;
            }

            if (!TryAdd(parameter, otherParameter))
            {
                return false;
            }
        }

        return AreEqual(lambda.Body, other.Body);
    }

    // The compiler creates a parameter for each lambda. Trees that are made by hand may share one, and are never the same.
    private bool TryAdd(ParameterExpression parameter, ParameterExpression other)
    {
        if (_document is null)
        {
            (_document, _otherDocument) = (parameter, other);
            return true;
        }

        _inner ??= new(ReferenceEqualityComparer.Instance);
        return parameter != _document && other != _otherDocument &&
            !_inner.ContainsValue(other) && _inner.TryAdd(parameter, other);
    }

    private bool AreSameParameters(ParameterExpression parameter, ParameterExpression other) =>
        parameter == _document ? other == _otherDocument : _inner?.GetValueOrDefault(parameter) == other;

    private bool HaveEqualArguments(IArgumentProvider arguments, IArgumentProvider others)
    {
        if (arguments.ArgumentCount != others.ArgumentCount)
        {
            return false;
        }

        for (var i = 0; i < arguments.ArgumentCount; i++)
        {
            if (!AreEqual(arguments.GetArgument(i), others.GetArgument(i)))
            {
                return false;
            }
        }

        return true;
    }

    private bool AreEqual(MemberBinding binding, MemberBinding other) => binding.Member == other.Member &&
        (binding, other) switch
        {
            (MemberAssignment a, MemberAssignment b) => AreEqual(a.Expression, b.Expression),
            (MemberMemberBinding a, MemberMemberBinding b) => AreEqual(a.Bindings, b.Bindings, AreEqual),
            (MemberListBinding a, MemberListBinding b) => AreEqual(a.Initializers, b.Initializers, AreEqual),
            _ => false,
        };

    private bool AreEqual(ElementInit element, ElementInit other) =>
        element.AddMethod == other.AddMethod && HaveEqualArguments(element, other);

    // The members of an anonymous type's properties; null for other types.
    private static bool AreEqual(ReadOnlyCollection<MemberInfo>? members, ReadOnlyCollection<MemberInfo>? others) =>
        members is null || others is null ? members == others : AreEqual(members, others, static (a, b) => a == b);

    private static bool AreEqual<T>(ReadOnlyCollection<T> items, ReadOnlyCollection<T> others, Func<T, T, bool> areEqual)
    {
        if (items.Count != others.Count)
        {
            return false;
        }

        for (var i = 0; i < items.Count; i++)
        {
            if (!areEqual(items[i], others[i]))
            {
                return false;
            }
        }

        return true;
    }
}
