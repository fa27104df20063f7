namespace BsonGen.Generator.Model;

/// <summary>How the values of a type are read and written.</summary>
/// <param name="Kind">The way.</param>
/// <param name="TypeName">How code refers to the type.</param>
/// <param name="Detail">
/// Scalar: the end of the method names (<c>Int32</c>). Document: the serializer. List, array, set, dictionary: the type that is created.
/// Represented, any: the class that reads and writes the member; empty where any will do.
/// </param>
/// <param name="Item">What is inside: the value of a nullable, represented ones included, the items of a collection, the values of a dictionary.</param>
/// <param name="Argument">Represented: the last argument of its constructor, or empty.</param>
internal sealed record ValueModel(ValueKind Kind, string TypeName, string Detail = "", ValueModel? Item = null, string Argument = "")
{
    /// <summary>Whether methods of its own read and write it.</summary>
    public bool IsCollection => Kind is ValueKind.List or ValueKind.Array or ValueKind.Set or ValueKind.Dictionary;
}

/// <summary>One arm for each way of reading and writing a value.</summary>
internal enum ValueKind
{
    /// <summary>A type with a method of its own on the reader and the writer.</summary>
    Scalar,

    /// <summary>An enum.</summary>
    Enum,

    /// <summary>A nullable value.</summary>
    Nullable,

    /// <summary>A type whose serializer is generated in this assembly.</summary>
    Document,

    /// <summary>An annotated type whose serializer is not generated in this assembly; it is found at run time.</summary>
    GeneratedElsewhere,

    /// <summary>A type parameter.</summary>
    Any,

    /// <summary>A list, or an interface that lists are read into.</summary>
    List,

    /// <summary>An array.</summary>
    Array,

    /// <summary>A hash set of simple values.</summary>
    Set,

    /// <summary>A dictionary with string keys.</summary>
    Dictionary,

    /// <summary>A type that is left to the serializer that the driver has for it.</summary>
    Registered,

    /// <summary>A member in one of the commonest representations that attributes ask for.</summary>
    Represented,

    /// <summary>A member that attributes configure in a way that is left to the serializer the class map gives it.</summary>
    ClassMapped,
}
