using System.Collections;
using System.Reflection;
using MongoDB.Bson;
using MongoDB.Bson.Serialization.Attributes;

namespace Conformance.Machine.Playing;

/// <summary>Makes documents for types, without the serializers of the types: each holds the document in the element "v".</summary>
internal static class Documents
{
    /// <summary>What is changed in a document. A discriminator comes first or last.</summary>
    public static readonly string[] Changes =
    [
        "as-is", "as-is", "as-is", "as-is", "extra", "reversed", "empty", "retyped", "null", "cut", "flipped",
        $"first:{Family.Name}", $"first:{Family.Name}", $"first:{Family.Name}", $"last:{Family.Name}", $"first:{Family.Name},{Family.Name}",
        $"first:full:{Family.Model}", $"last:full:{Family.Model}", $"first:pool:{Family.Model}", $"kind:{Family.Name}", "first:5",
    ];

    /// <summary>A document with the names of the members as its elements.</summary>
    public static byte[] Create(Type type, int seed, string change) =>
        Change(new BsonDocument("v", ToBson(Values.Of(type, seed), type, 0)).ToBson(), change);

    public static byte[] Change(byte[] document, string change)
    {
        switch (change)
        {
            case "as-is":
                return document;
            case "cut":
                return document[..(document.Length * 2 / 3)];
            case "flipped":
                return [.. document.Select((each, index) => index == document.Length / 2 ? (byte)(each ^ 0x80) : each)];
        }

        using var reader = new RawBsonDocument(document);
        if (!reader["v"].IsBsonDocument)
        {
            return document;
        }

        var value = new BsonDocument(allowDuplicateNames: true);
        value.AddRange(reader["v"].AsBsonDocument.Elements.Select(element => new BsonElement(element.Name, element.Value.DeepClone())));
        return new BsonDocument("v", change == "null" ? BsonNull.Value : ChangeValue(value, change)).ToBson();
    }

    /// <summary>The value in an array, twice.</summary>
    public static byte[] InArray(byte[] document)
    {
        // Malformed documents stay as they are.
        try
        {
            var value = MongoDB.Bson.Serialization.BsonSerializer.Deserialize<BsonDocument>(document)["v"];
            return new BsonDocument("v", new BsonArray { value, value }).ToBson();
        }
        catch (Exception error) when (error is FormatException or EndOfStreamException)
        {
            return document;
        }
    }

    private static BsonDocument ChangeValue(BsonDocument value, string change)
    {
        switch (change.Split(':'))
        {
            case ["extra"]:
                return value.Add("extra", new BsonDocument("a", 1));
            case ["reversed"]:
                return [.. value.Elements.Reverse()];
            case ["retyped"] when value.ElementCount > 0:
                return value.SetElement(
                    value.ElementCount / 2, new BsonElement(value.GetElement(value.ElementCount / 2).Name, new BsonTimestamp(1)));
            case ["first", .. var name]:
                value.InsertAt(0, new BsonElement("_t", Discriminator(name)));
                return value;
            case ["last", .. var name]:
                return value.Add("_t", Discriminator(name));
            case ["kind", .. var name]:
                value.InsertAt(0, new BsonElement("kind", Discriminator(name)));
                return value;
            default:
                return [];
        }
    }

    private static BsonValue Discriminator(string[] name) => name switch
    {
        ["full", var type] => $"{Types.Find(type).FullName}, {Types.Find(type).Assembly.GetName().Name}",
        ["pool", var type] => "Pool." + type,
        ["5"] => 5,
        [var only] when only.Contains(',') => new BsonArray(only.Split(',')),
        [var only] => only,
        _ => BsonNull.Value,
    };

    private static BsonValue ToBson(object? value, Type declared, int depth) => value switch
    {
        null => BsonNull.Value,
        string or int or long or bool or ObjectId or BsonDocument => BsonValue.Create(value),
        byte small => (int)small,
        decimal number => new Decimal128(number),
        Guid guid => new BsonBinaryData(guid, GuidRepresentation.Standard),
        Uri uri => uri.OriginalString,
        Enum kind => Convert.ToInt32(kind),
        IDictionary dictionary =>
            new BsonDocument(
                dictionary.Keys.Cast<string>().Select(key => new BsonElement(key, ToBson(dictionary[key], typeof(object), depth + 1)))),
        IEnumerable items => new BsonArray(items.Cast<object?>().Select(item => ToBson(item, typeof(object), depth + 1))),
        _ => ToDocument(value, declared, depth),
    };

    private static BsonDocument ToDocument(object value, Type declared, int depth)
    {
        var document = new BsonDocument(allowDuplicateNames: true);
        if (depth > 0 && value.GetType() != declared)
        {
            document.Add("_t", value.GetType().GetCustomAttribute<BsonDiscriminatorAttribute>()?.Discriminator ?? value.GetType().Name);
        }

        for (var level = value.GetType(); level != typeof(object) &&
            level != typeof(ValueType) &&
            level is not null; level = level.BaseType)
        {
            foreach (var property in level.GetProperties(
                BindingFlags.Instance | BindingFlags.Public | BindingFlags.DeclaredOnly).Where(property => property.CanWrite))
            {
                document.Add(
                    property.Name == "Id" ? "_id" : property.Name, ToBson(property.GetValue(value), property.PropertyType, depth + 1));
            }
        }

        return document;
    }
}
