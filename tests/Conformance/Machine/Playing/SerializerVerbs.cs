using MongoDB.Bson;
using MongoDB.Bson.Serialization;
using MongoDB.Bson.Serialization.Conventions;
using MongoDB.Bson.Serialization.Serializers;

namespace Conformance.Machine.Playing;

/// <summary>Registers and looks up serializers.</summary>
internal static class SerializerVerbs
{
    public const string Register = "serializer";
    public const string TryRegister = "try-serializer";

    public const string RegisterProvider = "provider";

    // The driver looks up the serializers of these types when it maps classes with them as ids, or with attributes for them.
    public static readonly string[] LookedUpByMaps = ["string", "State", "ObjectId", "int", "Guid"];

    private static readonly string[] Served = [Family.Model, Family.Value];

    public static readonly Verb[] All =
    [
        new(
            Register,
            6,
            [Served, Serializers.Kinds],
            words => Do(() => BsonSerializer.RegisterSerializer(Types.Find(words[0]), Serializers.Create(words[1], Types.Find(words[0]))))),
        new(
            TryRegister,
            2,
            [Served, Serializers.Kinds],
            words => BsonSerializer.TryRegisterSerializer(Types.Find(words[0]), Serializers.Create(words[1], Types.Find(words[0])))),
        new(
            "definition",
            2,
            [[Family.Generic]],
            words => Do(() => BsonSerializer.RegisterGenericSerializerDefinition(Types.Find(words[0]), OpenFor(Types.Find(words[0]))))),
        // The result says whether the provider comes too late for the type, which is compared if class maps look it up.
        new(RegisterProvider, 2, [[Family.Model, Family.Value, "none"], Serializers.Kinds], words =>
        {
            var served = words[0] == "none" ? null : Types.Find(words[0]);
            BsonSerializer.RegisterSerializationProvider(new Serializers.Provider(served, words[1]));
            return LookedUpByMaps.Contains(words[0]) && DriverState.IsLookedUp(served!);
        }),
        new("allow", 2, [[Family.Model, "all", "none"], [Family.Model, "all", "none"]],
            words => Do(() =>
                BsonSerializer.RegisterSerializer(
                    typeof(object),
                    new ObjectSerializer(
                        new ObjectDiscriminatorConvention("_t"), GuidRepresentation.Standard, Allow(words[0]), Allow(words[1]))))),
        new("look-up", 8, [Served], words => MemberDescription.Of(BsonSerializer.LookupSerializer(Types.Find(words[0])))),
    ];

    private static Type OpenFor(Type generic) =>
        generic == typeof(List<>) ? typeof(OpenListSerializer<>) :
        generic == typeof(Nullable<>) ? typeof(NullableSerializer<>) :
        generic.GetGenericArguments().Length == 2 ? typeof(OpenPairSerializer<,>) :
        typeof(OpenSerializer<>);

    private static Func<Type, bool> Allow(string what) => what switch
    {
        "all" => _ => true,
        "none" => _ => false,
        _ => type => type == Types.Find(what) || ObjectSerializer.DefaultAllowedTypes(type),
    };

    private static object? Do(Action act)
    {
        act();
        return null;
    }
}
