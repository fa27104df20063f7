using BsonGen;
using MongoDB.Bson;
using MongoDB.Bson.Serialization;
using MongoDB.Bson.Serialization.Attributes;
using MongoDB.Bson.Serialization.Serializers;

namespace Conformance.Models.Posts;

/// <summary>Class maps that change what the driver maps by itself, and a hierarchy of them.</summary>
public static class Start
{
    public static void Run()
    {
        BsonClassMap.RegisterClassMap<Message>(map =>
        {
            map.AutoMap();
            map.MapIdMember(message => message.Key);
            map.UnmapMember(message => message.Cached);
            map.MapMember(message => message.Text).SetElementName("body").SetIgnoreIfDefault(true);
            map.MapMember(message => message.Sender).SetIsRequired(true);
            map.MapMember(message => message.Mood).SetSerializer(new EnumSerializer<Mood>(BsonType.String)).SetDefaultValue(Mood.Sad);
            map.MapMember(message => message.Size).SetSerializer(new SizeSerializer());
            map.MapField("_visits").SetElementName("visits");
            map.SetIgnoreExtraElements(true);
        });
        BsonClassMap.RegisterClassMap<Shape>(map =>
        {
            map.AutoMap();
            map.SetIsRootClass(true);
            map.AddKnownType(typeof(Circle));
            map.AddKnownType(typeof(Square));
            map.MapIdProperty(nameof(Shape.Code));
        });
        BsonClassMap.RegisterClassMap<Circle>(map =>
        {
            map.AutoMap();
            map.SetDiscriminator("round");
            map.MapMember(circle => circle.Radius).SetElementName("r");
        });
        BsonClassMap.RegisterClassMap<Square>();
        BsonClassMap.RegisterClassMap<Album>(Configure);
        BsonClassMap.RegisterClassMap(new NoteMap());
    }

    private static void Configure(BsonClassMap<Album> map)
    {
        map.AutoMap();
        Rename(map, "shapes");
        map.IdMemberMap.SetSerializer(new StringSerializer(BsonType.ObjectId));
        map.SetDiscriminatorIsRequired(true);
        map.SetIgnoreExtraElements(true);
        map.SetIgnoreExtraElementsIsInherited(true);
    }

    private static void Rename(BsonClassMap<Album> map, string name) => map.MapMember(album => album.Shapes).SetElementName(name);
}

public sealed class NoteMap : BsonClassMap<Note>
{
    public NoteMap()
    {
        AutoMap();
        MapMember(note => note.Title).SetElementName("title").SetOrder(-1);
        SetIdMember(GetMemberMap(note => note.Number));
    }
}

public sealed class SizeSerializer : SerializerBase<int>
{
    public override int Deserialize(BsonDeserializationContext context, BsonDeserializationArgs args) =>
        int.Parse(context.Reader.ReadString()[1..]);

    public override void Serialize(BsonSerializationContext context, BsonSerializationArgs args, int value) =>
        context.Writer.WriteString("x" + value);
}

public enum Mood
{
    Glad,
    Sad,
}

[BsonGenerated]
public partial class Message
{
    private int _visits;

    public string? Key { get; set; }

    public string? Text { get; set; }

    [BsonElement("from")]
    public string? Sender { get; set; }

    public Mood Mood { get; set; }

    public int Size { get; set; }

    public string? Cached { get; set; }

    public int Id { get; set; }

    public int Visits() => _visits;
}

[BsonGenerated]
public abstract partial class Shape
{
    public string? Code { get; set; }
}

[BsonGenerated]
public partial class Circle : Shape
{
    public double Radius { get; set; }
}

[BsonGenerated]
public partial class Square : Shape
{
    public int Side { get; set; }
}

[BsonGenerated]
public partial class Album
{
    public string? Id { get; set; }

    public List<Shape>? Shapes { get; set; }

    public Shape? Cover { get; set; }
}

[BsonGenerated]
public partial class Note
{
    public int Number { get; set; }

    public string? Title { get; set; }
}
