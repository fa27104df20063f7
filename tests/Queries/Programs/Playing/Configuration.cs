using System.Reflection;
using MongoDB.Bson;
using MongoDB.Bson.Serialization;
using MongoDB.Bson.Serialization.Conventions;
using MongoDB.Bson.Serialization.Serializers;

namespace Queries.Programs.Playing;

/// <summary>What operations register with the driver.</summary>
internal static class Configuration
{
    // The filter of its pack throws for the type.
    private const string Throwing = "throwing";

    private static readonly Dictionary<string, Func<IConvention>> Named = new()
    {
        ["camel"] = () => new CamelCaseElementNameConvention(),
        ["lenient"] = () => new LenientConvention(),
        ["null"] = () => new IgnoreIfNullConvention(true),
        ["enum"] = () => new EnumRepresentationConvention(BsonType.String),
        ["id"] = () => new NoIdMemberConvention(),
        [Throwing] = () => new NoIdMemberConvention(),
    };

    private static readonly List<string> Registered = [];

    public static string[] Conventions { get; } = [.. Named.Keys];

    /// <summary>Registers a convention for anonymous types, or for one type.</summary>
    public static void RegisterConvention(string convention, string type)
    {
        var name = $"{convention} {type} {Registered.Count}";
        Registered.Add(name);
        ConventionRegistry.Register(
            name, new ConventionPack { Named[convention]() }, candidate =>
                (type == "anonymous" ? candidate.Name.StartsWith("<>", StringComparison.Ordinal) : candidate.Name == type) &&
                (convention == Throwing ? throw new InvalidOperationException("The filter fails.") : true));
    }

    public static void RemoveConventions()
    {
        Registered.ForEach(ConventionRegistry.Remove);
        Registered.Clear();
    }

    public static void RegisterClassMap(Type type, string change)
    {
        var map = new BsonClassMap(type);
        map.AutoMap();
        if (change == "lenient")
        {
            map.SetIgnoreExtraElements(true);
        }
        else if (map.DeclaredMemberMaps.FirstOrDefault() is { } member)
        {
            member.SetElementName("mapped");
        }

        BsonClassMap.RegisterClassMap(map);
    }

    public static void RegisterSerializer(Type type) =>
        BsonSerializer.RegisterSerializer(
            type, (IBsonSerializer)Activator.CreateInstance(typeof(EmptySerializer<>).MakeGenericType(type))!);

    /// <summary>
    /// The registered class maps and conventions, a line each. Generated code needs no class map for types that it serves, and so none of
    /// their base classes in the framework.
    /// </summary>
    public static IEnumerable<string> Describe(Assembly types)
    {
        var maps = BsonClassMap.GetRegisteredClassMaps().Where(map =>
            map.ClassType != typeof(object) && map.ClassType != typeof(ValueType) && !HasAttribute(map.ClassType))
            .Select(map =>
                $"class map of {map.ClassType.Name}: {string.Join(", ", map.DeclaredMemberMaps.Select(member => member.ElementName))}");
        var conventions = types.GetTypes().Where(type => type is { Namespace: "Invented", IsNested: false } && !HasAttribute(type))
            .Select(type => $"conventions of {type.Name}: {Describe(type)}");
        return maps.Concat(conventions).Order(StringComparer.Ordinal);
    }

    private static string Describe(Type type)
    {
        try
        {
            return string.Join(", ", ConventionRegistry.Lookup(type).Conventions.Select(convention => convention.Name));
        }
        catch (InvalidOperationException error)
        {
            return error.Message;
        }
    }

    // The attribute of class-mapped types is not that of the runtime.
    public static bool HasAttribute(Type type) =>
        type.GetCustomAttributesData().Any(attribute => attribute.AttributeType.Name == nameof(BsonGen.BsonGeneratedAttribute));

    /// <summary>Ignores extra elements, also in derived classes: those of object are all.</summary>
    private sealed class LenientConvention : ConventionBase, IClassMapConvention
    {
        public void Apply(BsonClassMap classMap)
        {
            classMap.SetIgnoreExtraElements(true);
            classMap.SetIgnoreExtraElementsIsInherited(true);
        }
    }

    /// <summary>Skips the value.</summary>
    private sealed class EmptySerializer<T> : SerializerBase<T>
    {
        public override T Deserialize(BsonDeserializationContext context, BsonDeserializationArgs args)
        {
            context.Reader.SkipValue();
            return default!;
        }
    }
}
