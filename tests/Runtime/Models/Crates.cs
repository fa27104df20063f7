using BsonGen;

namespace Runtime.Models;

/// <summary>Collections of a class without a generated serializer, which class maps look up with the first item.</summary>
/// <typeparam name="T">The class.</typeparam>
public interface ICrate<T>
{
    List<T>? Items { get; set; }

    T[]? Array { get; set; }

    Dictionary<string, T>? ByName { get; set; }

    T? One { get; set; }
}

public class Thing
{
    public int Number { get; set; }
}

[BsonGenerated]
public partial class Crate : ICrate<Thing>
{
    public List<Thing>? Items { get; set; }

    public Thing[]? Array { get; set; }

    public Dictionary<string, Thing>? ByName { get; set; }

    public Thing? One { get; set; }
}

public class PlainThing
{
    public int Number { get; set; }
}

/// <summary>The same type without a generated serializer.</summary>
public class PlainCrate : ICrate<PlainThing>
{
    public List<PlainThing>? Items { get; set; }

    public PlainThing[]? Array { get; set; }

    public Dictionary<string, PlainThing>? ByName { get; set; }

    public PlainThing? One { get; set; }
}
