using System.Collections;
using System.Reflection;
using System.Runtime.CompilerServices;

namespace Conformance.Harness;

/// <summary>Which range the values of one object have.</summary>
internal enum Temper
{
    /// <summary>Each type's edge values, one after another.</summary>
    Edges,

    /// <summary>Small whole numbers, short texts, dates without time: nothing that a conversion refuses.</summary>
    Tame,

    /// <summary>Tame, and all texts are hexadecimal digits.</summary>
    Hexadecimal,

    /// <summary>Anything.</summary>
    Wild,
}

/// <summary>
/// Makes objects by filling all their fields. Two factories with one seed make twins of two types that have the same fields.
/// </summary>
internal sealed class ValueFactory
{
    private const int MaxDepth = 4;

    // A type that refers to itself in many members would grow with each level.
    private const int MaxModels = 400;

    private readonly Random _random;
    private readonly ScalarFactory _scalars;
    private readonly Type[] _models;
    private readonly Temper _temper;
    private readonly int _seed;
    private int _modelCount;

    /// <param name="seed">The low seeds go through the edge values.</param>
    /// <param name="models">Where derived types and implementations are looked for, in the order of their names.</param>
    public ValueFactory(int seed, Type[] models)
    {
        _seed = seed;
        _models = models;
        _temper = (Temper)(seed % 4);
        _random = new Random(seed);
        _scalars = new ScalarFactory(_random, _temper, seed / 4);
    }

    /// <summary>Whether there are values of the type: it can be created, or a type derived from it.</summary>
    public static bool HasValues(Type type, Type[] models) => !type.IsAbstract || FindDerived(type, models).Any();

    /// <summary>Makes an object of exactly this type, or of a derived type if the type is abstract.</summary>
    public object CreateRoot(Type type) => CreateModel(type.IsAbstract ? Choose(type) : type, 0);

    private object? Create(Type type, int depth)
    {
        if (Nullable.GetUnderlyingType(type) is { } underlying)
        {
            return IsNull() ? null : Create(underlying, depth);
        }

        if (_scalars.Handles(type))
        {
            return !type.IsValueType && IsNull() ? null : _scalars.Create(type);
        }

        if (!type.IsValueType &&
            (IsNull() || (Dump.IsModel(type) && (depth > MaxDepth || _modelCount > MaxModels || !HasValues(type, _models)))))
        {
            return null;
        }

        return type switch
        {
            { IsArray: true } => CreateArray(type, depth),
            _ when type == typeof(object) => CreateObject(depth),
            _ when Dump.IsModel(type) && !typeof(IEnumerable).IsAssignableFrom(type) => CreateModel(Choose(type), depth),
            _ when IsPair(type) => CreatePair(type, depth),
            _ when FindInterface(type, typeof(IDictionary<,>)) is { } dictionary => CreateDictionary(type, dictionary, depth),
            _ when FindInterface(type, typeof(IReadOnlyDictionary<,>)) is { } dictionary => CreateDictionary(type, dictionary, depth),
            _ when FindInterface(type, typeof(IEnumerable<>)) is { } collection =>
                CreateCollection(type, collection.GetGenericArguments()[0], depth),
            _ when type.IsAssignableFrom(typeof(Hashtable)) && type != typeof(IEnumerable) && type != typeof(ICollection) =>
                CreateUntypedDictionary(typeof(Hashtable), depth),
            _ when typeof(IDictionary).IsAssignableFrom(type) => CreateUntypedDictionary(type, depth),
            _ when type == typeof(Queue) || type == typeof(Stack) => Activator.CreateInstance(type, CreateList(typeof(object), depth)),
            _ when type.IsAssignableFrom(typeof(ArrayList)) => new ArrayList((ICollection)CreateList(typeof(object), depth)),
            _ => CreateOther(type, depth),
        };
    }

    /// <summary>Creates a value of a type of the framework that is neither plain nor a collection.</summary>
    private object? CreateOther(Type type, int depth)
    {
        if (type == typeof(Lazy<bool>))
        {
            // The constructor with a bool takes another bool than the value.
            var value = (bool)Create(typeof(bool), depth + 1)!;
            return new Lazy<bool>(() => value);
        }

        if (type.IsGenericType && type.GetGenericTypeDefinition() == typeof(Lazy<>))
        {
            return type.GetConstructor(type.GenericTypeArguments)!.Invoke([Create(type.GenericTypeArguments[0], depth + 1)]);
        }

        if (type == typeof(Enum) || type == typeof(Array))
        {
            return Create(type == typeof(Enum) ? typeof(DayOfWeek) : typeof(object[]), depth);
        }

        if (type.IsAbstract)
        {
            return Array.Find(ScalarFactory.CommonTypes, type.IsAssignableFrom) is { } common ? _scalars.Create(common) : null;
        }

        if (!type.IsValueType && type.GetConstructor([]) is null)
        {
            throw new NotSupportedException($"No values are made of {type}.");
        }

        var other = Activator.CreateInstance(type)!;
        foreach (var field in Dump.FieldsOf(type).Where(field => type.IsValueType && field.FieldType.IsPrimitive))
        {
            field.SetValue(other, Create(field.FieldType, depth + 1));
        }

        return other;
    }

    private bool IsNull() => _temper switch
    {
        Temper.Edges => _seed < 4,
        Temper.Tame => _random.Next(10) == 0,
        _ => _random.Next(6) == 0,
    };

    private int CountItems(int depth) =>
        depth > MaxDepth || _modelCount > MaxModels ? 0 :
        _temper == Temper.Edges ? Math.Min(_seed / 4, 3) :
        _random.Next(20) == 0 && depth < 2 ? 40 :
        _random.Next(4);

    private object CreateModel(Type type, int depth)
    {
        _modelCount++;
        var model = Construct(type);
        foreach (var field in Dump.FieldsOf(type))
        {
            // The initial value is kept at times. It may be of a type that this factory does not create.
            if (!field.FieldType.IsPointer &&
                !field.FieldType.IsFunctionPointer &&
                field.FieldType != typeof(nint) &&
                !typeof(Delegate).IsAssignableFrom(field.FieldType) &&
                !(_seed % 5 == 4 && field.GetValue(model) is not null))
            {
                field.SetValue(model, Create(field.FieldType, depth + 1));
            }
        }

        return model;
    }

    private static object Construct(Type type)
    {
        try
        {
            var constructor = type.GetConstructor(BindingFlags.Instance | BindingFlags.Public | BindingFlags.NonPublic, []);
            return constructor?.Invoke([]) ?? RuntimeHelpers.GetUninitializedObject(type);
        }
        catch (TargetInvocationException)
        {
            // The tests of reading compare the exceptions of constructors.
            return RuntimeHelpers.GetUninitializedObject(type);
        }
    }

    /// <summary>The type or one derived from it.</summary>
    private Type Choose(Type type)
    {
        var candidates = FindDerived(type, _models).ToList();
        return candidates.Count == 0 || (candidates.Contains(type) && _random.Next(2) == 0)
            ? type
            : candidates[_random.Next(candidates.Count)];
    }

    private static IEnumerable<Type> FindDerived(Type type, Type[] models) =>
        models.Where(candidate => type.IsAssignableFrom(candidate) && !candidate.IsAbstract && !candidate.ContainsGenericParameters);

    private object? CreateObject(int depth) => _random.Next(depth > MaxDepth ? 8 : 11) switch
    {
        8 => CreateList(typeof(object), depth),
        9 => CreateDictionary(typeof(Dictionary<string, object>), typeof(IDictionary<string, object>), depth),
        10 => CreateModel(_models.Single(type => type.FullName == "Conformance.Models.Point"), depth),
        var n => _scalars.Create(ScalarFactory.CommonTypes[n]),
    };

    private Array CreateArray(Type type, int depth)
    {
        var item = type.GetElementType()!;
        var array = Array.CreateInstance(
            item,
            [.. Enumerable.Repeat(type.GetArrayRank() == 1 ? CountItems(depth) : Math.Min(CountItems(depth), 3), type.GetArrayRank())]);
        var indexes = new int[type.GetArrayRank()];
        for (var i = 0; i < array.Length; i++)
        {
            var rest = i;
            for (var rank = indexes.Length - 1; rank >= 0; rank--)
            {
                indexes[rank] = rest % array.GetLength(rank);
                rest /= array.GetLength(rank);
            }

            array.SetValue(Create(item, depth + 1), indexes);
        }

        return array;
    }

    private IList CreateList(Type item, int depth)
    {
        var list = (IList)Activator.CreateInstance(typeof(List<>).MakeGenericType(item))!;
        for (var i = CountItems(depth); i > 0; i--)
        {
            list.Add(Create(item, depth + 1));
        }

        return list;
    }

    private object CreateCollection(Type type, Type item, int depth)
    {
        if (type.Namespace == "System.Collections.Immutable")
        {
            return CreateImmutable(type, CreateList(item, depth), [item]);
        }

        if (Dump.IsModel(type) && type.GetConstructor([]) is not null)
        {
            var own = (IList)Activator.CreateInstance(type)!;
            own.Add(Create(item, depth + 1));
            return own;
        }

        var list = CreateList(item, depth);
        if (type.IsInterface)
        {
            var set = typeof(HashSet<>).MakeGenericType(item);
            if (!type.IsAssignableFrom(list.GetType()))
            {
                return Fill(set, list);
            }

            return _random.Next(8) switch
            {
                0 => ToArray(list, item),
                1 when type.IsAssignableFrom(set) => Fill(set, list),
                _ => list,
            };
        }

        return type.IsInstanceOfType(list) ? list : Fill(type, list);
    }

    /// <summary>Creates a collection of items. It stays empty if they have no hash, as structs with [InlineArray] don't.</summary>
    private static object Fill(Type type, IList items)
    {
        try
        {
            return Activator.CreateInstance(type, items)!;
        }
        catch (TargetInvocationException error) when (error.InnerException is NotSupportedException)
        {
            return Activator.CreateInstance(type)!;
        }
    }

    private static Array ToArray(IList list, Type item)
    {
        var array = Array.CreateInstance(item, list.Count);
        list.CopyTo(array, 0);
        return array;
    }

    private object CreateDictionary(Type type, Type dictionaryInterface, int depth)
    {
        var arguments = dictionaryInterface.GetGenericArguments();
        var isOwn = !type.IsInterface && Dump.IsModel(type);
        var dictionary = (IDictionary)Activator.CreateInstance(isOwn ? type : typeof(Dictionary<,>).MakeGenericType(arguments))!;
        for (var i = CountItems(depth); i > 0; i--)
        {
            if (Create(arguments[0], depth + 1) is { } key)
            {
                dictionary[key] = Create(arguments[1], depth + 1);
            }
        }

        var isReadOnly = type.IsInterface && !type.IsAssignableTo(typeof(IDictionary<,>).MakeGenericType(arguments));
        if (type.IsInstanceOfType(dictionary) && !(isReadOnly && _random.Next(2) == 0))
        {
            return dictionary;
        }

        if (type.Namespace == "System.Collections.Immutable")
        {
            return CreateImmutable(type, dictionary, arguments);
        }

        var other = type.IsInterface ? typeof(System.Collections.ObjectModel.ReadOnlyDictionary<,>).MakeGenericType(arguments) : type;
        return Activator.CreateInstance(other, dictionary)!;
    }

    private IDictionary CreateUntypedDictionary(Type type, int depth)
    {
        var dictionary = (IDictionary)Activator.CreateInstance(type)!;
        for (var i = CountItems(depth); i > 0; i--)
        {
            dictionary[$"key {i}"] = CreateObject(depth + 1);
        }

        return dictionary;
    }

    /// <summary>Creates an immutable collection with <c>ImmutableList.CreateRange</c> or the like.</summary>
    private static object CreateImmutable(Type type, IEnumerable items, Type[] arguments) => type.Assembly
        .GetType(type.FullName![..type.FullName!.IndexOf('`', StringComparison.Ordinal)], throwOnError: true)!
        .GetMethods()
        .Single(method =>
            method.Name == "CreateRange" && method.GetGenericArguments().Length == arguments.Length &&
            method.GetParameters() is [{ ParameterType: { IsGenericType: true } parameter }] &&
                parameter.GetGenericTypeDefinition() == typeof(IEnumerable<>))
        .MakeGenericMethod(arguments)
        .Invoke(null, [items])!;

    private object CreatePair(Type type, int depth) =>
        Activator.CreateInstance(type, [.. type.GetGenericArguments().Select(argument => Create(argument, depth + 1))])!;

    private static bool IsPair(Type type) => type.IsGenericType &&
        (type.GetGenericTypeDefinition() == typeof(KeyValuePair<,>) || typeof(ITuple).IsAssignableFrom(type));

    private static Type? FindInterface(Type type, Type definition) => type.GetInterfaces().Append(type)
        .FirstOrDefault(candidate => candidate.IsGenericType && candidate.GetGenericTypeDefinition() == definition);
}
