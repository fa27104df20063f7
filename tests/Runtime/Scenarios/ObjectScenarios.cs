using System.Dynamic;
using MongoDB.Bson;
using MongoDB.Bson.Serialization;
using MongoDB.Bson.Serialization.Conventions;
using MongoDB.Bson.Serialization.Serializers;
using Runtime.Models;

namespace Runtime.Scenarios;

/// <summary>Members of type object, of interfaces and of base classes follow what is registered for these types.</summary>
public static class ObjectScenarios
{
    [Rule("6.6")]
    public static void NothingRegistered() => SameAsClassMap();

    [Rule("6.6", "6.3")]
    public static void StandardGuidsInObjects()
    {
        BsonSerializer.RegisterSerializer(new ObjectSerializer(ObjectDiscriminatorConvention.Instance, GuidRepresentation.Standard));
        SameAsClassMap();
    }

    public static void AnotherDiscriminatorOfObjects()
    {
        BsonSerializer.RegisterSerializer(new ObjectSerializer(new ObjectDiscriminatorConvention("type")));
        SameAsClassMap();
    }

    public static void AnotherConventionOfObjects()
    {
        BsonSerializer.RegisterDiscriminatorConvention(typeof(object), new ObjectDiscriminatorConvention("type"));
        SameAsClassMap();
    }

    [Rule("6.0.1")]
    public static void OwnSerializerOfObjects()
    {
        BsonSerializer.RegisterSerializer(new Telling());
        SameAsClassMap();
    }

    // Since 2.19 the serializer of objects has a filter of types.
    [Rule("6.6")]
    public static void AllTypesOfObjects() => Allow(static _ => true);

    public static void SomeTypesOfObjects() => Allow(static type => type != typeof(decimal) && type != typeof(System.Dynamic.ExpandoObject));

    public static void NoTypesOfObjects() => Allow(static _ => false);

    private static void Allow(Func<Type, bool> types)
    {
        if (typeof(ObjectSerializer).GetConstructor([typeof(Func<Type, bool>)]) is { } create)
        {
            BsonSerializer.RegisterSerializer((ObjectSerializer)create.Invoke([types]));
        }

        SameAsClassMap();
    }

    [Rule("4.3.9")]
    public static void OwnSerializerOfAnInterface()
    {
        BsonSerializer.RegisterSerializer(new ImpliedImplementationInterfaceSerializer<IContent, Brick>());
        SameAsClassMap();
    }

    public static void AnotherDiscriminatorOfAnInterface()
    {
        BsonSerializer.RegisterSerializer(new DiscriminatedInterfaceSerializer<IContent>(new ObjectDiscriminatorConvention("type")));
        SameAsClassMap();
    }

    public static void AnotherConventionOfABaseClass()
    {
        BsonSerializer.RegisterDiscriminatorConvention(typeof(Packed), new ScalarDiscriminatorConvention("type"));

        // In an object or an interface, such a document goes back and forth between two serializers of the driver until the stack ends.
        SameAsClassMap(document => document.StartsWith("{ Packed", StringComparison.Ordinal) || !document.Contains("'Brick'", StringComparison.Ordinal));
    }

    public static void OwnSerializerOfDecimals()
    {
        BsonSerializer.RegisterSerializer(new DecimalSerializer(BsonType.Double, new MongoDB.Bson.Serialization.Options.RepresentationConverter(true, true)));
        SameAsClassMap();
    }

    public static void DocumentsInPlaceOfExpandos()
    {
        BsonDefaults.DynamicDocumentSerializer = BsonDocumentSerializer.Instance;
        SameAsClassMap();
    }

    public static void NoDynamicTypes()
    {
        BsonDefaults.DynamicDocumentSerializer = null;
        BsonDefaults.DynamicArraySerializer = null;
        SameAsClassMap();
    }

    public static void ArraysInPlaceOfLists()
    {
        BsonDefaults.DynamicArraySerializer = BsonSerializer.LookupSerializer<object[]>();
        SameAsClassMap();
    }

    private static void SameAsClassMap(Func<string, bool>? isRead = null)
    {
        var expando = new ExpandoObject();
        ((IDictionary<string, object?>)expando).Add("a", new List<object?> { 1, "b" });
        foreach (var value in new object?[]
        {
            null, 1, 2L, 1.5, true, "text", new object(), 2.5m, 7f, (byte)8, Guid.NewGuid(), ObjectId.GenerateNewId(), DateTime.UtcNow, Status.Shipped, expando,
            new Brick { Weight = 3 }, new List<object?> { 1, new Brick() }, new object[] { 1, 2m }, new Dictionary<string, object> { ["a"] = 1m }, new byte[] { 1 }, new BsonDocument("a", 1),
        })
        {
            var untold = new Untold { Value = value, Values = [value, 1], Content = value as IContent, Packed = value as Packed };
            SideBySide.Write(untold, $"{value}");
        }

        foreach (var document in new[]
        {
            "{ Value : { a : 1, b : [1, { c : 2 }] } }", "{ Value : { _t : 'Brick', Weight : 1 } }", "{ Value : { Weight : 1, _t : 'Brick' } }",
            "{ Value : { _t : 'System.Decimal', _v : '1.5' } }", "{ Value : { _v : '1.5', _t : 'System.Decimal' } }",
            "{ Value : { _t : 'System.Decimal', _v : '1.5', x : 1 } }", "{ Value : { _t : 'System.Decimal' } }", "{ Value : { _t : 'System.Object', a : 1 } }",
            "{ Value : { _t : 'Unknown' } }", "{ Value : { _t : ['Packed', 'Brick'], Weight : 2 } }", "{ Value : { _t : [] } }", "{ Value : { _t : 5 } }",
            "{ Content : { Weight : 1 } }", "{ Content : { Weight : 1, _t : 'Brick' } }", "{ Content : { _t : 'Widget' } }", "{ Content : 5 }", "{ Content : null }",
            "{ Packed : { Weight : 1 } }", "{ Packed : { Weight : 1, _t : 'Brick' } }", "{ Packed : { type : 'Brick' } }", "{ Packed : 5 }",
        }.Where(isRead ?? (static _ => true)))
        {
            SideBySide.Read<Untold>(document);
        }
    }

    private sealed class Telling : SerializerBase<object>
    {
        public override object Deserialize(BsonDeserializationContext context, BsonDeserializationArgs args)
        {
            context.Reader.SkipValue();
            return "told";
        }

        public override void Serialize(BsonSerializationContext context, BsonSerializationArgs args, object value) =>
            context.Writer.WriteString($"{value}");
    }
}
