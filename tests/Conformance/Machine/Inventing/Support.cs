namespace Conformance.Machine.Inventing;

/// <summary>Types that each sample can use. The assembly of base classes declares them.</summary>
internal static class Support
{
    /// <summary>A type that objects may hold.</summary>
    public const string Point =
        """
        namespace Conformance.Models
        {
            [BsonGenerated]
            public partial class Point
            {
                public int X { get; set; }
                public int Y { get; set; }
            }
        }
        """;

    private static readonly (string Name, string Source)[] Pieces =
    [
        ("MongoDB.Bson.Acme.Shout", Attribute(
            "MongoDB.Bson.Acme",
            "Shout",
            "IBsonMemberMapAttribute",
            "BsonMemberMap map",
            "map.SetElementName(map.MemberName.ToUpperInvariant())")),
        ("MongoDB.Bson.Serialization.Attributes.Silent", Attribute(
            "MongoDB.Bson.Serialization.Attributes",
            "Silent",
            "IBsonMemberMapAttribute",
            "BsonMemberMap map",
            "map.SetIgnoreIfNull(true)")),
        ("Acme.Whisper", Attribute(
            "Acme", "Whisper", "IBsonMemberMapAttribute", "BsonMemberMap map", "map.SetElementName(map.MemberName.ToLowerInvariant())")),
        ("BsonGen.Acme.Late", Attribute("BsonGen.Acme", "Late", "IBsonMemberMapAttribute", "BsonMemberMap map", "map.SetOrder(100)")),
        ("Acme.Lenient", Attribute("Acme", "Lenient", "IBsonClassMapAttribute", "BsonClassMap map", "map.SetIgnoreExtraElements(true)")),
        ("MongoDB.Bson.Acme.Named", Attribute(
            "MongoDB.Bson.Acme", "Named", "IBsonClassMapAttribute", "BsonClassMap map", "map.SetDiscriminator(\"named\")")),
        ("Acme.Bare", Attribute(
            "Acme", "Bare", "IBsonPostProcessingAttribute", "BsonClassMap map", "map.SetIgnoreExtraElements(true)", "PostProcess")),
        ("Acme.Plain", "namespace Acme\n{\n    public sealed class PlainAttribute : Attribute { }\n}"),
        ("Acme.Shifted",
            """
            namespace Acme
            {
                public sealed class Shifted : MongoDB.Bson.Serialization.Serializers.SerializerBase<int>
                {
                    public override int Deserialize(BsonDeserializationContext context, BsonDeserializationArgs args) =>
                        context.Reader.ReadInt32() - 1000;

                    public override void Serialize(BsonSerializationContext context, BsonSerializationArgs args, int value) =>
                        context.Writer.WriteInt32(unchecked(value + 1000));
                }
            }
            """),
        ("Acme.Reversed",
            """
            namespace Acme
            {
                public sealed class Reversed : MongoDB.Bson.Serialization.Serializers.SerializerBase<string?>
                {
                    public override string? Deserialize(BsonDeserializationContext context, BsonDeserializationArgs args) =>
                        new string(context.Reader.ReadString().Reverse().ToArray());

                    public override void Serialize(BsonSerializationContext context, BsonSerializationArgs args, string? value) =>
                        context.Writer.WriteString("r" + value);
                }
            }
            """),
        ("Acme.Mapped",
            """
            namespace Acme
            {
                public sealed class Mapped<T> : IBsonSerializer<T>, IBsonDocumentSerializer, IBsonIdProvider, IBsonPolymorphicSerializer
                {
                    private readonly BsonClassMapSerializer<T> _map = new(BsonClassMap.LookupClassMap(typeof(T)));

                    public Type ValueType => typeof(T);
                    public bool IsDiscriminatorCompatibleWithObjectSerializer => _map.IsDiscriminatorCompatibleWithObjectSerializer;
                    public T Deserialize(BsonDeserializationContext context, BsonDeserializationArgs args) =>
                        _map.Deserialize(context, args);
                    public void Serialize(BsonSerializationContext context, BsonSerializationArgs args, T value) =>
                        _map.Serialize(context, args, value);
                    object IBsonSerializer.Deserialize(BsonDeserializationContext context, BsonDeserializationArgs args) =>
                        Deserialize(context, args)!;
                    void IBsonSerializer.Serialize(BsonSerializationContext context, BsonSerializationArgs args, object value) =>
                        Serialize(context, args, (T)value);
                    public bool TryGetMemberSerializationInfo(string name, out BsonSerializationInfo info) =>
                        _map.TryGetMemberSerializationInfo(name, out info);
                    public bool GetDocumentId(object document, out object id, out Type type, out IIdGenerator generator) =>
                        _map.GetDocumentId(document, out id, out type, out generator);
                    public void SetDocumentId(object document, object id) => _map.SetDocumentId(document, id);
                }
            }
            """),
    ];

    /// <summary>Attributes that change class maps or do nothing, in namespaces of all kinds.</summary>
    public static readonly string[] Attributes =
        [
            "MongoDB.Bson.Acme.Shout",
            "MongoDB.Bson.Serialization.Attributes.Silent",
            "Acme.Whisper",
            "BsonGen.Acme.Late",
            "Acme.Plain",
            "Acme.Lenient",
            "MongoDB.Bson.Acme.Named",
            "Acme.Bare",
        ];

    public static IEnumerable<string> Sources => Pieces.Select(piece => piece.Source);

    /// <summary>The declarations of the types that a text names.</summary>
    public static IEnumerable<string> UsedIn(string text) =>
        Pieces.Where(piece => text.Contains(piece.Name, StringComparison.Ordinal)).Select(piece => piece.Source);

    private static string Attribute(
        string space, string name, string implemented, string parameter, string action, string method = "Apply") =>
        $$"""
        namespace {{space}}
        {
            [AttributeUsage(AttributeTargets.All)]
            public sealed class {{name}}Attribute : Attribute, {{implemented}}
            {
                public void {{method}}({{parameter}}) => {{action}};
            }
        }
        """;
}
