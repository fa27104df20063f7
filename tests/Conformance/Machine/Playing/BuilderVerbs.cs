using MongoDB.Bson.Serialization;
using MongoDB.Driver;

namespace Conformance.Machine.Playing;

/// <summary>Renders the driver's builders.</summary>
internal static class BuilderVerbs
{
    private static readonly string[] Fields = [.. MetadataVerbs.Members, "First.Name", "Lines.Name", "Value.Name", "Star.Name"];

    public static readonly Verb[] All =
    [
        new("render", 6, [["equal", "exists", "set", "sort", "project", "replace"], [Family.Model], Fields, DocumentVerbs.Seeds],
            words => ((Rendering)Activator.CreateInstance(
                typeof(Rendering<>).MakeGenericType(Types.Find(words[1])))!).Render(words[0], words[2], int.Parse(words[3]))),
    ];

    private abstract class Rendering
    {
        public abstract string Render(string what, string field, int seed);
    }

    private sealed class Rendering<T> : Rendering
    {
        public override string Render(string what, string field, int seed)
        {
            var arguments = new RenderArgs<T>(BsonSerializer.LookupSerializer<T>(), BsonSerializer.SerializerRegistry);
            return (what switch
            {
                "equal" => Builders<T>.Filter.Eq(field, ValueOf(field, seed)).Render(arguments),
                "exists" => Builders<T>.Filter.Exists(field).Render(arguments),
                "set" => Builders<T>.Update.Set(field, ValueOf(field, seed)).Render(arguments),
                "sort" => Builders<T>.Sort.Ascending(field).Render(arguments),
                "project" => Builders<T>.Projection.Include(field).Render(arguments),
                _ => Builders<T>.Filter.Eq("Value", (T)Values.Of(typeof(T), seed)).Render(arguments),
            }).ToString()!;
        }

        private static object? ValueOf(string field, int seed) =>
            typeof(T).GetProperty(field)?.GetValue(Values.Of(typeof(T), seed)) ?? "text";
    }
}
