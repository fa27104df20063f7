using System.Runtime.CompilerServices;
using BsonGen;
using MongoDB.Bson.Serialization.Attributes;

namespace Runtime.Models;

// Pairs of equal types: one with a generated serializer, and one, nested in Plain, without. A history that happens to both must end
// equally.

/// <summary>A type that is stored in members of its own type, of its base class and of type object.</summary>
public interface IEvent
{
    int Number { get; set; }
}

/// <summary>Members of all the ways in which an event can be stored.</summary>
/// <typeparam name="TBase">The base class of the events.</typeparam>
/// <typeparam name="TEvent">The events.</typeparam>
public interface IEnvelope<TBase, TEvent>
{
    TEvent? Exact { get; set; }

    TBase? Derived { get; set; }

    object? Any { get; set; }
}

[BsonGenerated]
public partial class Happening;

[BsonGenerated]
public partial class Event : Happening, IEvent
{
    public int Number { get; set; }
}

/// <summary>The base class of a hierarchy whose discriminators list all classes.</summary>
[BsonGenerated]
[BsonDiscriminator(RootClass = true)]
public partial class RootEvent : IEvent
{
    public int Number { get; set; }
}

[BsonGenerated]
public partial class LeafEvent : RootEvent;

[BsonGenerated]
public partial class Envelope : IEnvelope<Happening, Event>
{
    public Event? Exact { get; set; }

    public Happening? Derived { get; set; }

    public object? Any { get; set; }
}

/// <summary>A document of members that a user may register serializers of other types for.</summary>
public interface ILoose
{
    IDictionary<string, object>? Map { get; set; }

    Uri? Link { get; set; }

    List<Uri>? Links { get; set; }

    Version? Version { get; set; }
}

[BsonGenerated]
public partial class Loose : ILoose
{
    public IDictionary<string, object>? Map { get; set; }

    public Uri? Link { get; set; }

    public List<Uri>? Links { get; set; }

    [BsonElement("v")]
    public Version? Version { get; set; }
}

/// <summary>Its <c>Equals</c> throws, as that of each inline array.</summary>
[InlineArray(3)]
public struct Triple
{
    private int _first;

    public readonly int First => _first;
}

[BsonGenerated]
public partial class Tripled
{
    public Triple Values;

    public int Count { get; set; }
}

/// <summary>Conditions that throw before the name of their member is written.</summary>
[BsonGenerated]
public partial class Conditional
{
    public int A { get; set; }

    public int B { get; set; }

    [BsonIgnoreIfDefault]
    public Picky C { get; set; }

    public int D { get; set; }

    public bool ShouldSerializeB() => A < 1 ? true : throw new InvalidOperationException("The condition.");
}

/// <summary>A value that can't be compared.</summary>
[BsonGenerated]
public partial struct Picky
{
    public override readonly bool Equals(object? obj) => throw new InvalidOperationException("The comparison.");

    public override readonly int GetHashCode() => 0;
}

/// <summary>The same types without generated serializers.</summary>
public static class Plain
{
    public class Happening;

    public class Event : Happening, IEvent
    {
        public int Number { get; set; }
    }

    [BsonDiscriminator(RootClass = true)]
    public class RootEvent : IEvent
    {
        public int Number { get; set; }
    }

    public class LeafEvent : RootEvent;

    public class Envelope : IEnvelope<Happening, Event>
    {
        public Event? Exact { get; set; }

        public Happening? Derived { get; set; }

        public object? Any { get; set; }
    }

    public class Loose : ILoose
    {
        public IDictionary<string, object>? Map { get; set; }

        public Uri? Link { get; set; }

        public List<Uri>? Links { get; set; }

        [BsonElement("v")]
        public Version? Version { get; set; }
    }

    public class Tripled
    {
        public Triple Values;

        public int Count { get; set; }
    }

    public class Conditional
    {
        public int A { get; set; }

        public int B { get; set; }

        [BsonIgnoreIfDefault]
        public Picky C { get; set; }

        public int D { get; set; }

        public bool ShouldSerializeB() => A < 1 ? true : throw new InvalidOperationException("The condition.");
    }

    public struct Picky
    {
        public override readonly bool Equals(object? obj) => throw new InvalidOperationException("The comparison.");

        public override readonly int GetHashCode() => 0;
    }
}
