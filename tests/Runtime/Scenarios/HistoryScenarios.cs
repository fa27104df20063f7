using MongoDB.Bson;
using MongoDB.Bson.IO;
using MongoDB.Bson.Serialization;
using MongoDB.Bson.Serialization.Conventions;
using MongoDB.Bson.Serialization.Serializers;
using Runtime.Models;

namespace Runtime.Scenarios;

/// <summary>
/// Sequences of registrations and uses, which happen to a generated type and to the same type with a class map, and must end equally.
/// </summary>
public static class HistoryScenarios
{
    [Rule("4.3.2")]
    public static void AConventionIsAcceptedUntilAnEventIsReadOrDiscriminated()
    {
        History.Both(WriteThenRegister<Happening, Event, Envelope>, WriteThenRegister<Plain.Happening, Plain.Event, Plain.Envelope>);
    }

    [Rule("4.3.2")]
    public static void AConventionIsRefusedAfterAnEventWasRead()
    {
        History.Both(
            history => ReadThenRegister<Happening, Event, Envelope>(
                history, static () => new Event().ToBson(), static bytes => BsonSerializer.Deserialize<Event>(bytes)),
            history => ReadThenRegister<Plain.Happening, Plain.Event, Plain.Envelope>(
                history, static () => new Plain.Event().ToBson(), static bytes => BsonSerializer.Deserialize<Plain.Event>(bytes)));
    }

    [Rule("4.3.2")]
    public static void AConventionIsRefusedAfterAnEventWasReadInsideAnotherDocument()
    {
        History.Both(
            history => ReadThenRegister<Happening, Event, Envelope>(
                history, static () => new Envelope { Exact = new Event() }.ToBson(), static bytes =>
                    BsonSerializer.Deserialize<Envelope>(bytes)),
            history => ReadThenRegister<Plain.Happening, Plain.Event, Plain.Envelope>(
                history, static () => new Plain.Envelope { Exact = new Plain.Event() }.ToBson(), static bytes =>
                    BsonSerializer.Deserialize<Plain.Envelope>(bytes)));
    }

    [Rule("4.3.2")]
    public static void AConventionIsRefusedAfterADiscriminatorWasWritten()
    {
        History.Both(
            history => WriteAnyThenRegister<Event, Envelope, Happening>(history),
            history => WriteAnyThenRegister<Plain.Event, Plain.Envelope, Plain.Happening>(history));
    }

    [Rule("4.3.2")]
    public static void AConventionIsAcceptedAfterADocumentWithoutEventsWasRead()
    {
        History.Both(
            history => ReadThenRegister<Happening, Event, Envelope>(
                history, static () => new Envelope().ToBson(), static bytes => BsonSerializer.Deserialize<Envelope>(bytes)),
            history => ReadThenRegister<Plain.Happening, Plain.Event, Plain.Envelope>(
                history, static () => new Plain.Envelope().ToBson(), static bytes => BsonSerializer.Deserialize<Plain.Envelope>(bytes)));
    }

    [Rule("4.3.3")]
    public static void AConventionOfARootClassIsAcceptedAfterALookUp()
    {
        History.Both(RegisterForRoot<RootEvent, LeafEvent>, RegisterForRoot<Plain.RootEvent, Plain.LeafEvent>);
    }

    [Rule("4.3.3")]
    public static void ARootClassIsRegisteredOnceAnEventIsWritten()
    {
        History.Both(WriteRootThenRegister<RootEvent, LeafEvent>, WriteRootThenRegister<Plain.RootEvent, Plain.LeafEvent>);
    }

    [Rule("6.0.1")]
    public static void ASerializerOfAnotherTypeArgumentIsUsed()
    {
        BsonSerializer.RegisterSerializer(typeof(IDictionary<string, object>), new Untyped<object>());
        BsonSerializer.RegisterSerializer(typeof(Uri), new Untyped<object>());
        BsonSerializer.RegisterSerializer(typeof(Version), new Untyped<ICloneable>());
        History.Both(WriteLoose<Loose>, WriteLoose<Plain.Loose>);
    }

    [Rule("6.6")]
    public static void RefusedTypesAreNotMapped()
    {
        History.Both(Refuse<Envelope, Happening, Event, Unmapped>, Refuse<Plain.Envelope, Plain.Happening, Plain.Event, PlainUnmapped>);
    }

    [Rule("8.5")]
    public static void MembersWhoseEqualsThrowsHaveClassMaps()
    {
        BsonClassMap.RegisterClassMap<Tripled>();
        BsonClassMap.RegisterClassMap<Plain.Tripled>();
        History.Both(
            history => history.Add(() => new Tripled { Count = 3 }.ToBson()),
            history => history.Add(() => new Plain.Tripled { Count = 3 }.ToBson()));
        Expect.Equal(0, BsonGen.BsonGenFallbacks.Observed.Count, "fallbacks");
    }

    [Rule("4.2.9")]
    public static void AConditionThatThrowsNamesItsMember()
    {
        History.Both(
            history =>
            {
                history.Add(() => new Conditional { A = 1 }.ToBson());
                history.Add(() => new Conditional { A = 0 }.ToBson());
            },
            history =>
            {
                history.Add(() => new Plain.Conditional { A = 1 }.ToBson());
                history.Add(() => new Plain.Conditional { A = 0 }.ToBson());
            });
    }

    [Rule("3.3")]
    public static void AConventionMayNameTheDiscriminator()
    {
        var pack = new ConventionPack();
        pack.AddClassMapConvention("named", static map => map.SetDiscriminator("the " + map.ClassType.Name));
        ConventionRegistry.Register("mine", pack, static type => typeof(IEvent).IsAssignableFrom(type));
        History.Both(Discriminate<Happening, Event>, Discriminate<Plain.Happening, Plain.Event>);
        Expect.Equal(0, BsonGen.BsonGenFallbacks.Observed.Count, "fallbacks");
    }

    private static void Discriminate<TBase, TEvent>(History history)
        where TEvent : TBase, IEvent, new()
    {
        BsonSerializer.LookupSerializer<TEvent>();
        history.Add(() => BsonClassMap.IsClassMapRegistered(typeof(TEvent)));
        history.Add(() => new TEvent { Number = 1 }.ToBson<TBase>());
        history.Add(() =>
            BsonSerializer.Deserialize<TBase>(new BsonDocument { { "_t", "the Event" }, { "Number", 1 } }.ToBson())!.GetType());
        history.Add(() => BsonSerializer.Deserialize<TBase>(new BsonDocument { { "_t", "Event" }, { "Number", 1 } }.ToBson())!.GetType());
    }

    [Rule("4.3.6")]
    public static void ADiscriminatorMayBecomeAmbiguous()
    {
        History.Both(BecomeAmbiguous<Happening, Event, SecondEvent>, BecomeAmbiguous<Plain.Happening, Plain.Event, PlainSecondEvent>);
    }

    public static void TheFirstDocumentsOfATypeFollowEachOtherInOneReader()
    {
        History.Both(ReadAllWithOneReader<Happening, Event>, ReadAllWithOneReader<Plain.Happening, Plain.Event>);
    }

    private static void ReadAllWithOneReader<TBase, TEvent>(History history)
        where TEvent : TBase, IEvent, new()
    {
        byte[] documents = [
            .. new TEvent { Number = 1 }.ToBson(),
            .. new TEvent { Number = 2 }.ToBson(),
            .. new TEvent { Number = 3 }.ToBson(),
        ];
        foreach (var nominalType in new[] { typeof(TEvent), typeof(TBase) })
        {
            history.Add(() => ReadAll(new ByteBufferStream(new ByteArrayBuffer(documents)), nominalType));
            history.Add(() => ReadAll(new MemoryStream(documents), nominalType));
        }

        static string ReadAll(Stream stream, Type nominalType)
        {
            using var reader = new BsonBinaryReader(stream);
            var context = BsonDeserializationContext.CreateRoot(reader);
            var numbers = new List<int>();
            while (!reader.IsAtEndOfFile())
            {
                var value = BsonSerializer.LookupSerializer<TEvent>().Deserialize(
                    context, new BsonDeserializationArgs { NominalType = nominalType });
                numbers.Add(value.Number);
            }

            return string.Join(',', numbers);
        }
    }

    private static void WriteThenRegister<TBase, TEvent, TEnvelope>(History history)
        where TBase : class
        where TEvent : class, TBase, IEvent, new()
        where TEnvelope : IEnvelope<TBase, TEvent>, new()
    {
        AllowObjects();
        var value = new TEvent { Number = 3 };
        history.Add(() => value.ToBson());
        history.Add(() => new TEnvelope { Exact = value }.ToBson());
        history.Add(() => BsonSerializer.RegisterDiscriminatorConvention(typeof(TEvent), new Named()));
        history.Add(() => value.ToBson());
        history.Add(() => value.ToBson<object>());
        history.Add(() => value.ToBson<TBase>());
        var bytes = new TEnvelope { Exact = value, Derived = value, Any = value }.ToBson();
        history.Add(() => bytes);
        history.Add(() => BsonSerializer.Deserialize<TEnvelope>(bytes).ToBson());
        history.Add(() => BsonSerializer.Deserialize<TEvent>(value.ToBson()).ToBson());
        history.Add(() => BsonSerializer.Deserialize<TEvent>(value.ToBson<object>()).ToBson());
        history.Add(() =>
            BsonSerializer.Deserialize<TEvent>(new BsonDocument { { "Number", 2 }, { "_t", "Special" } }.ToBson()).Number.ToString());
    }

    private static void ReadThenRegister<TBase, TEvent, TEnvelope>(History history, Func<byte[]> write, Func<byte[], object> read)
        where TEvent : TBase
    {
        history.Add(() => read(write()).GetType());
        history.Add(() => BsonSerializer.RegisterDiscriminatorConvention(typeof(TEvent), new Named()));
        history.Add(() => BsonSerializer.RegisterDiscriminatorConvention(typeof(TBase), new Named()));
        history.Add(() => BsonSerializer.RegisterDiscriminatorConvention(typeof(TEnvelope), new Named()));
    }

    private static void WriteAnyThenRegister<TEvent, TEnvelope, TBase>(History history)
        where TEvent : class, TBase, IEvent, new()
        where TEnvelope : IEnvelope<TBase, TEvent>, new()
    {
        AllowObjects();
        history.Add(() => new TEnvelope { Any = new TEvent() }.ToBson());
        history.Add(() => BsonSerializer.RegisterDiscriminatorConvention(typeof(TEvent), new Named()));
        history.Add(() => BsonSerializer.RegisterDiscriminatorConvention(typeof(TBase), new Named()));
        history.Add(() => BsonSerializer.RegisterDiscriminatorConvention(typeof(object), new Named()));
    }

    private static void RegisterForRoot<TRoot, TLeaf>(History history)
        where TLeaf : TRoot, IEvent, new()
    {
        BsonSerializer.LookupSerializer<TLeaf>();
        history.Add(() => BsonSerializer.RegisterDiscriminatorConvention(typeof(TRoot), StandardDiscriminatorConvention.Scalar));
        history.Add(() => new TLeaf { Number = 1 }.ToBson<TRoot>());
        history.Add(() => BsonSerializer.LookupDiscriminatorConvention(typeof(TLeaf)).GetType().Name);
        history.Add(() => BsonSerializer.Deserialize<TRoot>(new TLeaf { Number = 1 }.ToBson<TRoot>())!.GetType().Name);
    }

    private static void WriteRootThenRegister<TRoot, TLeaf>(History history)
        where TRoot : new()
        where TLeaf : TRoot, IEvent, new()
    {
        history.Add(() => new TRoot().ToBson());
        history.Add(() => BsonSerializer.RegisterDiscriminatorConvention(typeof(TRoot), StandardDiscriminatorConvention.Scalar));
        history.Add(() => BsonSerializer.RegisterDiscriminatorConvention(typeof(TLeaf), StandardDiscriminatorConvention.Scalar));
        history.Add(() => new TLeaf { Number = 1 }.ToBson<TRoot>());
    }

    private static void WriteLoose<T>(History history)
        where T : ILoose, new()
    {
        var value = new T
        {
            Map = new Dictionary<string, object> { ["a"] = 1 },
            Link = new Uri("http://a/b"),
            Version = new Version(1, 2),
        };
        history.Add(() => value.ToBson());
        history.Add(() => BsonSerializer.Deserialize<T>(value.ToBson()).ToBson());
        history.Add(() => new T { Links = [new Uri("http://a/b")] }.ToBson());
        history.Add(() => new T().ToBson());
        history.Add(() =>
            BsonSerializer.Deserialize<T>(new BsonDocument { { "Map", BsonNull.Value }, { "Link", "none" } }.ToBson()).ToBson());
    }

    private static void Refuse<TEnvelope, TBase, TEvent, TRefused>(History history)
        where TEnvelope : IEnvelope<TBase, TEvent>, new()
        where TRefused : new()
    {
        history.Add(() => new TEnvelope { Any = new TRefused() }.ToBson());
        foreach (var name in new[] { typeof(TRefused).AssemblyQualifiedName!, "MongoDB.Bson.BsonDocument, MongoDB.Bson" })
        {
            var document = new BsonDocument("Any", new BsonDocument("_t", name)).ToBson();
            history.Add(() => BsonSerializer.Deserialize<TEnvelope>(document).Any);
        }

        history.Add(() => BsonClassMap.IsClassMapRegistered(typeof(TRefused)));
        history.Add(() => BsonClassMap.IsClassMapRegistered(typeof(BsonDocument)));
        history.Add(() => BsonSerializer.IsTypeDiscriminated(typeof(BsonValue)));
    }

    private static void BecomeAmbiguous<TBase, TEvent, TOther>(History history)
        where TEvent : TBase, IEvent, new()
    {
        BsonSerializer.LookupSerializer<TEvent>();
        var bytes = new TEvent { Number = 1 }.ToBson<TBase>();
        history.Add(() => BsonSerializer.Deserialize<TBase>(bytes)!.GetType());
        BsonClassMap.LookupClassMap(typeof(TOther)).Freeze();
        BsonSerializer.RegisterDiscriminator(typeof(TOther), "Event");
        history.Add(() => BsonSerializer.Deserialize<TBase>(bytes)!.GetType());
    }

    private static void AllowObjects() =>
        BsonSerializer.TryRegisterSerializer(new ObjectSerializer(Everything));

    private static readonly Func<Type, bool> Everything = static _ => true;

    /// <summary>Writes the full names of types, and maps one special name without looking at registered discriminators.</summary>
    private sealed class Named : IDiscriminatorConvention
    {
        public string ElementName => "_t";

        public Type GetActualType(IBsonReader bsonReader, Type nominalType)
        {
            var bookmark = bsonReader.GetBookmark();
            bsonReader.ReadStartDocument();
            var name = bsonReader.FindElement(ElementName) ? bsonReader.ReadString() : null;
            bsonReader.ReturnToBookmark(bookmark);
            return name switch
            {
                null => nominalType,
                "Special" => throw new NotSupportedException("The convention was asked."),
                _ => nominalType.Assembly.GetType(name) ?? nominalType,
            };
        }

        public BsonValue GetDiscriminator(Type nominalType, Type actualType) => actualType.FullName;
    }

    /// <summary>Reads and writes any value as its text. It serves types that its own type argument is a base class of.</summary>
    private sealed class Untyped<T> : SerializerBase<T>
    {
        public override T Deserialize(BsonDeserializationContext context, BsonDeserializationArgs args)
        {
            if (context.Reader.GetCurrentBsonType() == BsonType.Null)
            {
                context.Reader.ReadNull();
                return default!;
            }

            var text = context.Reader.ReadString();
            return (T)(text[0] switch
            {
                'h' => new Uri(text),
                '1' => new Version(text),
                _ => (object)new Dictionary<string, object> { [text] = args.NominalType.Name },
            });
        }

        public override void Serialize(BsonSerializationContext context, BsonSerializationArgs args, T value)
        {
            if (value is null)
            {
                context.Writer.WriteNull();
            }
            else
            {
                context.Writer.WriteString(
                    value is IDictionary<string, object> map ? string.Join(',', map.Keys) + args.NominalType.Name : value.ToString());
            }
        }
    }

    private sealed class Unmapped;

    private sealed class PlainUnmapped;

    private sealed class SecondEvent : Happening;

    private sealed class PlainSecondEvent : Plain.Happening;
}
