using System.Runtime.CompilerServices;
using MongoDB.Bson;
using MongoDB.Bson.IO;
using MongoDB.Bson.Serialization;
using MongoDB.Bson.Serialization.Conventions;

namespace Conformance.Machine.Playing;

/// <summary>Registers and looks up discriminators and their conventions.</summary>
internal static class DiscriminatorVerbs
{
    public const string Register = "discriminator-convention";
    public const string GetDiscriminator = "get-discriminator";

    private static readonly string[] Kinds = ["scalar", "scalar-kind", "hierarchical", "hierarchical-kind", "object", "full-name"];

    private static readonly string[] Names = [Family.Name, Family.Name, "other"];

    public static readonly Verb[] All =
    [
        new(Register, 4, [[Family.Model, Family.Model, Family.Model, "object"], Kinds], words =>
        {
            BsonSerializer.RegisterDiscriminatorConvention(Types.Find(words[0]), Create(words[1]));
            return null;
        }),
        new("discriminator", 2, [[Family.Model], Names], words =>
        {
            BsonSerializer.RegisterDiscriminator(Types.Find(words[0]), words[1]);
            return null;
        }),
        new(
            "look-up-convention",
            2,
            [[Family.Model, Family.Value]],
            words => Describe(BsonSerializer.LookupDiscriminatorConvention(Types.Find(words[0])))),
        new(
            "look-up-actual",
            2,
            [[Family.Model, "object"], Names],
            words => TypeNames.Of(BsonSerializer.LookupActualType(Types.Find(words[0]), words[1]))),
        new("is-discriminated", 1, [[Family.Model]], words => BsonSerializer.IsTypeDiscriminated(Types.Find(words[0]))),
        new(GetDiscriminator, 2, [[Family.Model, "object"], [Family.Model]], words =>
            BsonSerializer.LookupDiscriminatorConvention(Types.Find(words[0])).GetDiscriminator(
                Types.Find(words[0]), Types.Find(words[1]))?.ToString()),
    ];

    public static string Describe(IDiscriminatorConvention convention) => $"{convention.GetType().Name} {convention.ElementName}";

    private static IDiscriminatorConvention Create(string kind) => kind switch
    {
        "scalar" => new ScalarDiscriminatorConvention("_t"),
        "scalar-kind" => new ScalarDiscriminatorConvention("kind"),
        "hierarchical" => new HierarchicalDiscriminatorConvention("_t"),
        "hierarchical-kind" => new HierarchicalDiscriminatorConvention("kind"),
        "object" => ObjectDiscriminatorConvention.Instance,
        _ => new FullNameConvention(),
    };

    /// <summary>A convention that is not the driver's: the name of the type in the pool.</summary>
    private sealed class FullNameConvention : IDiscriminatorConvention
    {
        public string ElementName => "_t";

        public BsonValue GetDiscriminator(Type nominalType, Type actualType) => "Pool." + actualType.Name;

        public Type GetActualType(IBsonReader bsonReader, Type nominalType)
        {
            // The serializer of an interface and the class map of its implementation call each other without end if this convention
            // knows the interface as little as the class. Without this call, the class map would end the process.
            RuntimeHelpers.EnsureSufficientExecutionStack();
            var bookmark = bsonReader.GetBookmark();
            bsonReader.ReadStartDocument();
            var name = bsonReader.FindElement(ElementName) ? BsonValueOf(bsonReader) : null;
            bsonReader.ReturnToBookmark(bookmark);
            return name is { IsString: true } text && text.AsString.StartsWith("Pool.", StringComparison.Ordinal)
                ? Types.Find(text.AsString["Pool.".Length..])
                : nominalType;
        }

        private static BsonValue BsonValueOf(IBsonReader reader) =>
            MongoDB.Bson.Serialization.Serializers.BsonValueSerializer.Instance.Deserialize(BsonDeserializationContext.CreateRoot(reader));
    }
}
