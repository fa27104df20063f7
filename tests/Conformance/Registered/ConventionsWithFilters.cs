using BsonGen;
using MongoDB.Bson;
using MongoDB.Bson.Serialization;
using MongoDB.Bson.Serialization.Attributes;
using MongoDB.Bson.Serialization.Conventions;

namespace Conformance.Models.Library
{
    /// <summary>Conventions by a method that gets them as arguments, and class maps by a generic one.</summary>
    public static class Start
    {
        public static void Run()
        {
            Mapping.Use(
                "Conformance.Models.Library",
                new CamelCaseElementNameConvention(),
                new IgnoreExtraElementsConvention(true),
                new EnumRepresentationConvention(BsonType.String));
            var pack = new ConventionPack();
            pack.Add(new IgnoreIfNullConvention(true));
            ConventionRegistry.Register(
                "nulls", pack, type => typeof(Outside.IOptional).IsAssignableFrom(type) && type.Namespace != "Other");
            Mapping.Map<Book>(map => map.MapIdMember(book => book.Isbn));
            Mapping.Map<Reader>(map =>
            {
                map.UnmapMember(reader => reader.Session);
                map.MapMember(reader => reader.Kind).SetElementName("k");
            });
        }
    }

    public static class Mapping
    {
        public static void Use(string ns, params IConvention[] conventions)
        {
            var pack = new ConventionPack();
            pack.AddRange(conventions);
            ConventionRegistry.Register(ns, pack, type => type.Namespace != null && type.Namespace.StartsWith(ns));
        }

        public static void Map<T>(Action<BsonClassMap<T>> configure) => BsonClassMap.RegisterClassMap<T>(map =>
        {
            map.AutoMap();
            configure(map);
        });
    }

    public enum Kind
    {
        Paper,
        Screen,
    }

    [BsonGenerated]
    public partial class Book
    {
        public string? Isbn { get; set; }

        public Kind MainKind { get; set; }

        public Kind? OtherKind { get; set; }

        public List<Reader>? LentTo { get; set; }

        public Loan? LastLoan { get; set; }
    }

    [BsonGenerated]
    public partial class Reader
    {
        public ObjectId Id { get; set; }

        public string? FullName { get; set; }

        public string? Session { get; set; }

        public Kind Kind { get; set; }
    }

    [BsonGenerated]
    public partial struct Loan
    {
        public int NumberOfDays { get; set; }

        [BsonElement("WHEN")]
        public DateTime When { get; set; }
    }
}

namespace Conformance.Models.Outside
{
    public interface IOptional;

    public enum Side
    {
        Left,
        Right,
    }

    [BsonGenerated]
    public partial class Untouched
    {
        public int BookNumber { get; set; }

        public Side Side { get; set; }

        public string? Text { get; set; }
    }

    [BsonGenerated]
    public partial class Optional : IOptional
    {
        public string? FirstText { get; set; }

        public int? Number { get; set; }
    }
}
