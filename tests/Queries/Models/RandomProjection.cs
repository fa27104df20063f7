using System.Linq.Expressions;
using System.Reflection;

namespace Queries.Models;

/// <summary>A member of a document, or a member of one of its members.</summary>
internal sealed record MemberPath(MemberInfo[] Members)
{
    public Type Type => TypeOf(Members[^1]);

    public Expression On(Expression document) => Members.Aggregate(document, Expression.MakeMemberAccess);

    public override string ToString() => string.Join('.', Members.Select(static member => member.Name));

    public static Type TypeOf(MemberInfo member) => member is FieldInfo field ? field.FieldType : ((PropertyInfo)member).PropertyType;
}

/// <summary>How a projection makes its result.</summary>
internal enum ResultKind
{
    /// <summary>The value of a path.</summary>
    Value,

    /// <summary>A constructor without parameters, and a member initializer.</summary>
    Initializer,

    /// <summary>A constructor with parameters.</summary>
    Constructor,

    /// <summary>The constructor of an anonymous type.</summary>
    Anonymous,
}

/// <summary>A projection of the documents of a type by a lambda. Equal projections give equal lambdas with new trees.</summary>
/// <param name="Constructor">Null for a value.</param>
/// <param name="Arguments">The arguments of the constructor, or the only value.</param>
/// <param name="Bindings">What the member initializer sets.</param>
internal sealed record RandomProjection(
    Type Source, ResultKind Kind, ConstructorInfo? Constructor, MemberPath[] Arguments, (MemberInfo Member, MemberPath Value)[] Bindings)
{
    public Type Result => Constructor?.DeclaringType ?? Arguments[0].Type;

    public LambdaExpression ToLambda()
    {
        var document = Expression.Parameter(Source, "x");
        return Expression.Lambda(typeof(Func<,>).MakeGenericType(Source, Result), CreateBody(document), document);
    }

    /// <summary>The same projection without one of its bindings, for each binding.</summary>
    public IEnumerable<RandomProjection> Smaller() =>
        Bindings.Select((_, index) => this with { Bindings = [.. Bindings.Where((_, other) => other != index)] });

    public override string ToString() => $"{TypeNames.Of(Source)}: {ToLambda()} ({Kind})";

    private Expression CreateBody(ParameterExpression document)
    {
        var arguments = Arguments.Select(path => path.On(document)).ToList();
        return Kind switch
        {
            ResultKind.Value => arguments[0],
            ResultKind.Anonymous => Expression.New(Constructor!, arguments, Constructor!.DeclaringType!.GetProperties()),
            ResultKind.Constructor => Expression.New(Constructor!, arguments),
            _ => Expression.MemberInit(
                Expression.New(Constructor!),
                Bindings.Select(binding => Expression.Bind(binding.Member, binding.Value.On(document)))),
        };
    }
}
