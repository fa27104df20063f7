using System.Collections;
using System.Reflection;
using System.Runtime.CompilerServices;
using MongoDB.Bson;

namespace Conformance.Machine.Playing;

/// <summary>Creates values of any type of the histories. Equal seeds give equal values on both sides.</summary>
internal sealed class Values(int seed)
{
    private static readonly string[] Payloads = [
        "Plain",
        "Label",
        "Point",
        "Refused",
        "Order",
        "OrderLost",
        "Cat",
        "int",
        "string",
        "Holder<int>",
    ];

    private readonly Random _random = new(seed);

    /// <summary>Creates a value of the type, or of a derived type if the type is abstract.</summary>
    public static object Of(Type type, int seed) => new Values(seed).Create(type, 0, isDerived: type.IsAbstract)!;

    private object? Create(Type type, int depth, bool isDerived = true)
    {
        if (Nullable.GetUnderlyingType(type) is { } underlying)
        {
            return Chance(3) ? null : Create(underlying, depth);
        }

        if (CreateScalar(type) is { } scalar)
        {
            return scalar;
        }

        if (depth > 0 && !type.IsValueType && Chance(depth > 3 ? 1 : 4))
        {
            return null;
        }

        return type switch
        {
            { IsArray: true } => ToArray(type.GetElementType()!, CreateItems(type.GetElementType()!, depth)),
            { IsGenericType: true } when type.GetGenericTypeDefinition() == typeof(List<>) =>
                Activator.CreateInstance(type, ToArray(type.GenericTypeArguments[0], CreateItems(type.GenericTypeArguments[0], depth))),
            { IsGenericType: true } when type.GetGenericArguments() is [var key, _] && key == typeof(string) =>
                CreateItems(typeof(object), depth).Select((item, index) =>
                    (item, index)).ToDictionary(pair => "k" + pair.index, pair => pair.item!),
            _ when type == typeof(object) => Create(Types.Find(Payloads[_random.Next(Payloads.Length)]), depth + 1),
            _ => CreateModel(isDerived ? Choose(type) : type, depth),
        };
    }

    private object? CreateScalar(Type type) =>
        type == typeof(string) ? (Chance(6) ? "" : "text " + _random.Next(100)) :
        type == typeof(int) ? _random.Next(3) * 1000 :
        type == typeof(long) ? _random.NextInt64() :
        type == typeof(byte) ? (byte)_random.Next(256) :
        type == typeof(bool) ? Chance(2) :
        type == typeof(decimal) ? _random.Next(1000) / 100m :
        type == typeof(Uri) ? new Uri("http://host/" + _random.Next(10)) :
        type == typeof(Guid) ? new Guid(_random.Next(), 1, 2, 3, 4, 5, 6, 7, 8, 9, 10) :
        type == typeof(ObjectId)
            ? (Chance(4) ? ObjectId.Empty : new ObjectId("0102030405060708090a0b" + _random.Next(10, 100))) :
        type == typeof(DateTime) ? DateTime.UnixEpoch.AddHours(_random.Next(1000)) :
        type == typeof(BsonDocument) ? new BsonDocument("extra", _random.Next(10)) :
        type == typeof(Type) ? typeof(string) :
        type.IsEnum ? Enum.ToObject(type, _random.Next(3)) :
        null;

    private IEnumerable<object?> CreateItems(Type item, int depth) =>
        Enumerable.Range(0, _random.Next(3)).Select(_ => Create(item, depth + 1));

    private static Array ToArray(Type item, IEnumerable<object?> items)
    {
        object?[] all = [.. items];
        var array = Array.CreateInstance(item, all.Length);
        all.CopyTo(array, 0);
        return array;
    }

    private object CreateModel(Type type, int depth)
    {
        var model = type.GetConstructor([])?.Invoke([]) ?? RuntimeHelpers.GetUninitializedObject(type);
        foreach (var field in Dump.FieldsOf(type))
        {
            field.SetValue(model, Create(field.FieldType, depth + 1));
        }

        return model;
    }

    private Type Choose(Type type)
    {
        Type[] candidates = [.. Types.Concrete.Where(type.IsAssignableFrom)];
        return candidates.Length == 0 ? type : candidates[_random.Next(candidates.Length)];
    }

    private bool Chance(int oneIn) => _random.Next(oneIn) == 0;
}
