using System.Diagnostics.CodeAnalysis;
using System.Globalization;
using System.Linq.Expressions;
using System.Reflection;
using System.Runtime.InteropServices;
using MongoDB.Bson;
using MongoDB.Bson.Serialization.Attributes;

namespace Benchmarks.Harness;

/// <summary>
/// The floor of reading: copies an object, all its strings and all it holds, from values at hand. Lists have their exact size.
/// </summary>
/// <remarks>Compiled from expressions, once a type.</remarks>
public static class Copier<T>
{
    private static readonly Func<T, T> Compiled = Compile();

    public static T Copy(T value) => value is null ? value : Compiled(value);

    private static Func<T, T> Compile()
    {
        var value = Expression.Parameter(typeof(T));
        var body = Copier.IsShared(typeof(T)) ? value : CopyDerived(value) ?? CopyMembers(value, typeof(T));
        return Expression.Lambda<Func<T, T>>(body, value).Compile();
    }

    /// <summary>One type test a known type; null when there are none.</summary>
    private static Expression? CopyDerived(Expression value)
    {
        if (typeof(T).GetCustomAttribute<BsonKnownTypesAttribute>(inherit: false) is not { } attribute)
        {
            return null;
        }

        Expression otherwise = typeof(T).IsAbstract
            ? Expression.Throw(Expression.New(typeof(NotSupportedException)), typeof(T))
            : CopyMembers(value, typeof(T));
        return attribute.KnownTypes.Reverse().Aggregate(
            otherwise,
            (rest, type) => Expression.Condition(
                Expression.TypeEqual(value, type),
                Expression.Convert(Copier.Call(Expression.Convert(value, type)), typeof(T)),
                rest));
    }

    private static Expression CopyMembers(Expression value, Type type)
    {
        var properties = type.GetProperties(BindingFlags.Instance | BindingFlags.Public)
            .Where(property => property is { CanRead: true, CanWrite: true })
            .ToList();
        if (type.GetConstructor([]) is { } constructor)
        {
            return Expression.MemberInit(
                Expression.New(constructor),
                properties.Select(property => Expression.Bind(property, Copier.Call(Expression.Property(value, property)))));
        }

        var primary = type.GetConstructors().MaxBy(candidate => candidate.GetParameters().Length)!;
        return Expression.New(
            primary,
            primary.GetParameters().Select(parameter =>
                Copier.Call(Expression.Property(value, properties.First(property => property.Name == parameter.Name)))));
    }
}

/// <summary>Copies values other than objects with members.</summary>
public static partial class Copier
{
    public static string? CopyString(string? value) => value is null ? null : new string(value.AsSpan());

    public static List<T>? CopyList<T>(List<T>? list)
    {
        if (list is null)
        {
            return null;
        }

        var copy = new List<T>(list.Count);
        CollectionsMarshal.SetCount(copy, list.Count);
        CopyItems(CollectionsMarshal.AsSpan(list), CollectionsMarshal.AsSpan(copy));
        return copy;
    }

    public static T[]? CopyArray<T>(T[]? array)
    {
        if (array is null)
        {
            return null;
        }

        var copy = new T[array.Length];
        CopyItems(array, copy);
        return copy;
    }

    public static CultureInfo CopyCulture(CultureInfo value) => new(value.Name);

    /// <summary>
    /// Copies the BSON values that the driver creates for each document. Those of the smallest and the largest value, of null and of small
    /// integers are shared.
    /// </summary>
    [return: NotNullIfNotNull(nameof(value))]
    public static T? CopyBsonValue<T>(T? value)
        where T : BsonValue =>
        (T?)Copy(value);

    /// <summary>Whether copies share the value itself.</summary>
    internal static bool IsShared(Type type) =>
        type.IsPrimitive || type.IsEnum || (type.Namespace is "System" or "MongoDB.Bson" && type.IsValueType);

    /// <summary>The call that copies a value of the expression's type.</summary>
    internal static Expression Call(Expression value)
    {
        var type = value.Type;
        if (IsShared(type))
        {
            return value;
        }

        if (type == typeof(string))
        {
            return Expression.Call(typeof(Copier), nameof(CopyString), null, value);
        }

        if (type == typeof(CultureInfo))
        {
            return Expression.Call(typeof(Copier), nameof(CopyCulture), null, value);
        }

        if (typeof(BsonValue).IsAssignableFrom(type))
        {
            return Expression.Call(typeof(Copier), nameof(CopyBsonValue), [type], value);
        }

        if (type.IsArray)
        {
            return Expression.Call(typeof(Copier), nameof(CopyArray), [type.GetElementType()!], value);
        }

        if (type == typeof(object))
        {
            return Expression.Call(typeof(Copier), nameof(CopyAny), null, value);
        }

        return type.IsGenericType
            ? Expression.Call(typeof(Copier), Collections[type.GetGenericTypeDefinition()], type.GetGenericArguments(), value)
            : Expression.Call(typeof(Copier<>).MakeGenericType(type), nameof(Copier<>.Copy), null, value);
    }

    private static BsonValue? Copy(BsonValue? value) => value switch
    {
        BsonInt32 number => (BsonInt32)number.Value,
        BsonString text => new BsonString(CopyString(text.Value)),
        BsonTimestamp timestamp => new BsonTimestamp(timestamp.Value),
        BsonRegularExpression expression => new BsonRegularExpression(CopyString(expression.Pattern), CopyString(expression.Options)),
        BsonJavaScriptWithScope script => new BsonJavaScriptWithScope(CopyString(script.Code), CopyBsonValue(script.Scope)),
        BsonDocument document => CopyDocument(document),
        null or BsonMinKey or BsonMaxKey or BsonNull => value,
        _ => throw new NotSupportedException($"There is no copying of {value.BsonType} yet."),
    };

    private static BsonDocument CopyDocument(BsonDocument document)
    {
        var copy = new BsonDocument();
        for (var i = 0; i < document.ElementCount; i++)
        {
            var element = document.GetElement(i);
            copy.Add(new BsonElement(CopyString(element.Name), Copy(element.Value)));
        }

        return copy;
    }

    private static void CopyItems<T>(ReadOnlySpan<T> source, Span<T> target)
    {
        if (typeof(T).IsPrimitive)
        {
            source.CopyTo(target);
            return;
        }

        for (var i = 0; i < source.Length; i++)
        {
            target[i] = Items<T>.Copy(source[i]);
        }
    }

    private static class Items<T>
    {
        public static readonly Func<T, T> Copy = Compile();

        private static Func<T, T> Compile()
        {
            var value = Expression.Parameter(typeof(T));
            return Expression.Lambda<Func<T, T>>(Call(value), value).Compile();
        }
    }
}
