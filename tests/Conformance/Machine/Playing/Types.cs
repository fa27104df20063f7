using System.Reflection;
using MongoDB.Bson;

namespace Conformance.Machine.Playing;

/// <summary>Finds the types that operations name.</summary>
internal static class Types
{
    /// <summary>The namespace of the pool.</summary>
    public const string Namespace = "Conformance.Models.Histories";

    private static readonly Dictionary<string, Type> Framework = new()
    {
        ["object"] = typeof(object),
        ["string"] = typeof(string),
        ["int"] = typeof(int),
        ["long"] = typeof(long),
        ["byte"] = typeof(byte),
        ["bool"] = typeof(bool),
        ["decimal"] = typeof(decimal),
        ["Uri"] = typeof(Uri),
        ["Guid"] = typeof(Guid),
        ["ObjectId"] = typeof(ObjectId),
        ["BsonDocument"] = typeof(BsonDocument),
        ["List"] = typeof(List<>),
        ["IDictionary"] = typeof(IDictionary<,>),
        ["Dictionary"] = typeof(Dictionary<,>),
        ["Nullable"] = typeof(Nullable<>),
    };

    /// <summary>The assemblies of the pool.</summary>
    public static Assembly[] Assemblies { get; set; } = [];

    /// <summary>The types of the pool that can be created.</summary>
    public static IEnumerable<Type> Concrete =>
        Assemblies.SelectMany(assembly => assembly.GetTypes())
            .Where(type =>
                type is { IsAbstract: false, IsEnum: false, ContainsGenericParameters: false, IsNested: false } &&
                type.Namespace == Namespace &&
                !IsSerializer(type))
            .OrderBy(type => type.Name, StringComparer.Ordinal);

    /// <summary>The types of the pool, closed as histories use them.</summary>
    public static IEnumerable<Type> Models => Concrete.Concat(Family.All.SelectMany(family => family.Models).Select(Find)).Distinct();

    /// <summary>The name by which <see cref="Find"/> finds the type.</summary>
    public static string NameOf(Type type) =>
        type is { IsGenericType: true, ContainsGenericParameters: false }
            ? $"{NameOf(type.GetGenericTypeDefinition())}<{string.Join(',', type.GetGenericArguments().Select(NameOf))}>"
            : Framework.FirstOrDefault(pair => pair.Value == type).Key ?? type.Name.Split('`')[0];

    /// <summary>Finds a type by its name in C#, without spaces; an open generic type by its name alone.</summary>
    public static Type Find(string name)
    {
        if (name.EndsWith("[]", StringComparison.Ordinal))
        {
            return Find(name[..^2]).MakeArrayType();
        }

        if (name[^1] == '?')
        {
            return typeof(Nullable<>).MakeGenericType(Find(name[..^1]));
        }

        var arguments = name.IndexOf('<');
        if (arguments >= 0)
        {
            return Find(name[..arguments]).MakeGenericType([.. name[(arguments + 1)..^1].Split(',').Select(Find)]);
        }

        return Framework.GetValueOrDefault(name) ??
            Assemblies.SelectMany(assembly =>
                new[]
                {
                    name,
                    name + "`1",
                }.Select(each => assembly.GetType($"{Namespace}.{each}"))).FirstOrDefault(type => type is not null) ??
            Type.GetType("System." + name) ??
            throw new ArgumentException($"There is no type '{name}'.");
    }

    private static bool IsSerializer(Type type) => typeof(MongoDB.Bson.Serialization.IBsonSerializer).IsAssignableFrom(type);
}
