using BsonGen;
using System.Dynamic;
using MongoDB.Bson;
using MongoDB.Bson.IO;
using MongoDB.Bson.Serialization;
using MongoDB.Bson.Serialization.Conventions;
using MongoDB.Bson.Serialization.Serializers;
using Runtime.Models;

namespace Runtime.Scenarios;

/// <summary>Members of type object, of interfaces and of base classes follow what is registered for these types.</summary>
public static partial class ObjectScenarios
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

    [Rule("6.6")]
    public static void AllTypesOfObjects() => Allow(static _ => true);

    public static void SomeTypesOfObjects() =>
        Allow(static type => type != typeof(decimal) && type != typeof(System.Dynamic.ExpandoObject));

    public static void NoTypesOfObjects() => Allow(static _ => false);

    /// <summary>The driver writes discriminators as values, whatever a provider says of documents.</summary>
    public static void AProviderThatRefusesDocuments()
    {
        BsonSerializer.RegisterSerializationProvider(new DocumentRefuser());
        SideBySide.Write(new Untold { Value = 1.5m, Content = new Brick { Weight = 2 } }, "discriminators");
    }

    /// <summary>The driver takes the last of several values. At each level, what is inside is read once.</summary>
    public static void ObjectsWithSeveralValuesAreReadOnce()
    {
        BsonSerializer.RegisterSerializer(new ObjectSerializer(static _ => true));
        BsonSerializer.LookupSerializer<Counted>();
        foreach (var depth in new[] { 1, 5, 50 })
        {
            BsonValue value = new BsonDocument("_t", "Counted");
            for (var i = 0; i < depth; i++)
            {
                var array = new BsonArray { value };
                value = new BsonDocument(allowDuplicateNames: true)
                {
                    { "_t", "System.Object[]" },
                    { "_v", array },
                    { "_t", "System.Object[]" },
                };
            }

            var bytes = new BsonDocument("Value", value).ToBson(
                writerSettings: new BsonBinaryWriterSettings { MaxSerializationDepth = int.MaxValue });
            var before = Counted.Made;
            Expect.Equal(
                typeof(object[]),
                BsonGenSerializer.Deserialize<Untyped>(bytes, new() { MaxDepth = int.MaxValue }).Value!.GetType(),
                "read");
            Expect.Equal(1, Counted.Made - before, "times read");
        }
    }

    private static void Allow(Func<Type, bool> types)
    {
        BsonSerializer.RegisterSerializer(new ObjectSerializer(types));
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
        SameAsClassMap(document =>
            document.StartsWith("{ Packed", StringComparison.Ordinal) || !document.Contains("'Brick'", StringComparison.Ordinal));
    }

    public static void OwnSerializerOfDecimals()
    {
        BsonSerializer.RegisterSerializer(
            new DecimalSerializer(BsonType.Double, new MongoDB.Bson.Serialization.Options.RepresentationConverter(true, true)));
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
            null, 1, 2L, 1.5, true, "text", new object(), 2.5m, 7f, (byte)8, Guid.NewGuid(), ObjectId.GenerateNewId(), DateTime.UtcNow,
            Status.Shipped, expando,
            new Brick { Weight = 3 }, new List<object?>
            {
                1,
                new Brick(),
            }, new object[] { 1, 2m }, new Dictionary<string, object> { ["a"] = 1m }, new byte[] { 1 }, new BsonDocument("a", 1),
            new { A = 1, B = new Brick() }, new List<Brick> { new() }, new[] { new Brick() },
            new Dictionary<string, Brick> { ["a"] = new() },
            (BsonSymbol)"symbol", new BsonBinaryData([1], (BsonBinarySubType)200), new BsonArray { (BsonSymbol)"symbol" },
        })
        {
            var untold = new Untold { Value = value, Values = [value, 1], Content = value as IContent, Packed = value as Packed };
            SideBySide.Write(untold, $"{value}");
        }

        foreach (var document in new[]
        {
            "{ Value : { a : 1, b : [1, { c : 2 }] } }", "{ Value : { _t : 'Brick', Weight : 1 } }",
            "{ Value : { Weight : 1, _t : 'Brick' } }",
            "{ Value : { _t : 'System.Decimal', _v : '1.5' } }", "{ Value : { _v : '1.5', _t : 'System.Decimal' } }",
            "{ Value : { _t : 'System.Decimal', _v : '1.5', x : 1 } }", "{ Value : { _t : 'System.Decimal' } }",
            "{ Value : { _t : 'System.Object', a : 1 } }",
            "{ Value : { _t : 'Unknown' } }", "{ Value : { _t : 'Runtime.Models.Brick[], Runtime.Models', _v : [{ Weight : 1 }] } }",
            "{ Value : { _t : 'System.Collections.Generic.List`1[[Runtime.Models.Brick, Runtime.Models]]', _v : [{ Weight : 1 }] } }",
            "{ Value : { $symbol : 'a' } }", "{ Value : { $binary : { base64 : 'AQ==', subType : 'c8' } } }",
            "{ Value : { _t : ['Packed', 'Brick'], Weight : 2 } }", "{ Value : { _t : [] } }", "{ Value : { _t : 5 } }",
            "{ Content : { Weight : 1 } }", "{ Content : { Weight : 1, _t : 'Brick' } }", "{ Content : { _t : 'Widget' } }",
            "{ Content : 5 }", "{ Content : null }",
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

    private sealed class DocumentRefuser : IBsonSerializationProvider
    {
        public IBsonSerializer? GetSerializer(Type type) => type == typeof(BsonDocument) ? throw new InvalidOperationException() : null;
    }
}
