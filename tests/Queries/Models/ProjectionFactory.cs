using System.Reflection;

namespace Queries.Models;

/// <summary>Invents projections over the models.</summary>
internal sealed class ProjectionFactory(Random random, IReadOnlyList<Type> models)
{
    private const BindingFlags Public = BindingFlags.Instance | BindingFlags.Public;
    private const int MostAttempts = 200;

    // Each has as many type parameters as members.
    private static readonly Type[] AnonymousTypes =
    [
        new { A = 0 }.GetType().GetGenericTypeDefinition(),
        new { A = 0, B = 0 }.GetType().GetGenericTypeDefinition(),
        new { A = 0, B = 0, C = 0 }.GetType().GetGenericTypeDefinition(),
    ];

    private static readonly Type[] Tuples = [typeof(Tuple<,>), typeof(Tuple<,,>), typeof(ValueTuple<,>), typeof(ValueTuple<,,>)];

    public RandomProjection Create()
    {
        for (var attempt = 0; attempt < MostAttempts; attempt++)
        {
            var source = Pick(models);
            var paths = FindPaths(source);
            if (paths.Count > 0 && TryCreate(source, paths) is { } projection)
            {
                return projection;
            }
        }

        throw new InvalidOperationException("No projection was found for any model.");
    }

    private RandomProjection? TryCreate(Type source, List<MemberPath> paths) => random.Next(10) switch
    {
        0 => new RandomProjection(source, ResultKind.Value, null, [Pick(paths)], []),
        1 => Construct(source, ResultKind.Anonymous, Pick(AnonymousTypes), paths),
        2 => Construct(source, ResultKind.Constructor, Pick(Tuples), paths),
        3 or 4 => Construct(source, paths),
        // Most results have the members of the documents, so that many values fit.
        < 8 => Initialize(source, source, paths),
        _ => Initialize(source, Pick(models), paths),
    };

    private RandomProjection Construct(Type source, ResultKind kind, Type definition, List<MemberPath> paths)
    {
        var arguments = definition.GetGenericArguments().Select(_ => Pick(paths)).ToArray();
        var result = definition.MakeGenericType([.. arguments.Select(static path => path.Type)]);
        return new RandomProjection(source, kind, result.GetConstructors().Single(), arguments, []);
    }

    private RandomProjection? Construct(Type source, List<MemberPath> paths)
    {
        var constructors = models.Prepend(source).Where(static model => !model.IsAbstract)
            .SelectMany(static model => model.GetConstructors(Public))
            .Where(static constructor => constructor.GetParameters().Length > 0)
            .Select(constructor =>
                (Constructor: constructor, Arguments: constructor.GetParameters()
                    .Select(parameter => Choose(paths, parameter.ParameterType, parameter.Name!))
                    .ToArray()))
            .Where(static candidate => !candidate.Arguments.Contains(null))
            .ToList();
        if (constructors.Count == 0)
        {
            return null;
        }

        // Half of the results are of the documents' own type.
        var (constructor, arguments) = constructors[0].Constructor.DeclaringType == source && random.Next(2) == 0
            ? constructors[0]
            : Pick(constructors);
        return new RandomProjection(source, ResultKind.Constructor, constructor, arguments!, []);
    }

    private RandomProjection? Initialize(Type source, Type result, List<MemberPath> paths)
    {
        var constructor = result.GetConstructor(Public, []);
        if (result.IsAbstract || constructor is null)
        {
            return null;
        }

        (MemberInfo Member, MemberPath Value)[] bindings =
        [
            .. from member in MembersOf(result)
               where IsWritable(member) && random.Next(4) > 0
               let value = Choose(paths, MemberPath.TypeOf(member), member.Name)
               where value is not null
               select (member, value),
        ];
        return bindings.Length == 0 ? null : new RandomProjection(source, ResultKind.Initializer, constructor, [], bindings);
    }

    /// <summary>A path of the type, most often the one of the same name.</summary>
    private MemberPath? Choose(List<MemberPath> paths, Type type, string name)
    {
        var fitting = paths.Where(path => path.Type == type).ToList();
        var same = fitting.Find(path => path.Members.Length == 1 && path.Members[0].Name.Equals(name, StringComparison.OrdinalIgnoreCase));
        return same is not null && random.Next(4) > 0 ? same : fitting.Count == 0 ? null : Pick(fitting);
    }

    private List<MemberPath> FindPaths(Type source) =>
    [
        .. from member in MembersOf(source)
           from path in FindInner(member).Prepend(new MemberPath([member]))
           select path,
    ];

    private IEnumerable<MemberPath> FindInner(MemberInfo member)
    {
        var type = MemberPath.TypeOf(member);
        return models.Contains(type) ? MembersOf(type).Select(inner => new MemberPath([member, inner])) : [];
    }

    private static IEnumerable<MemberInfo> MembersOf(Type type) => type.GetMembers(Public)
        .Where(static member => member switch
        {
            FieldInfo => true,
            PropertyInfo property => property.CanRead && property.GetMethod!.IsPublic && property.GetIndexParameters().Length == 0,
            _ => false,
        })
        .Where(static member =>
            !MemberPath.TypeOf(member).IsByRefLike && !MemberPath.TypeOf(member).IsByRef && !MemberPath.TypeOf(member).IsPointer)
        .GroupBy(static member => member.Name)
        .Select(static members => members.First());

    private static bool IsWritable(MemberInfo member) => member switch
    {
        FieldInfo field => !field.IsInitOnly,
        PropertyInfo property => property.SetMethod is { IsPublic: true },
        _ => false,
    };

    private T Pick<T>(IReadOnlyList<T> items) => items[random.Next(items.Count)];
}
