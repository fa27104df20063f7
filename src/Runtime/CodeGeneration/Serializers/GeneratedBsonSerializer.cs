namespace BsonGen.CodeGeneration;

/// <summary>The base class of generated serializers, with the driver's interfaces.</summary>
/// <typeparam name="T">The nominal type of the documents.</typeparam>
/// <remarks>
/// The driver creates it when it looks the type up. The constructor has the class map made if a registration concerns the type.
/// The first document, or the first question of LINQ, decides whether generated code follows that class map; otherwise all calls
/// go to the class map. LINQ and builders get the members that generated code lists.
/// </remarks>
[EditorBrowsable(Never)]
public abstract partial class GeneratedBsonSerializer<[DynamicallyAccessedMembers(MappedMembers.Kinds)] T>
    : IDerivedSerializer
{
    /// <value>Null if another serializer serves the type; see ActiveSerializer.</value>
    internal static readonly GeneratedBsonSerializer<T>? Active = (GeneratedBsonSerializer<T>?)FindActive(typeof(T));

    internal static readonly bool IsActive = Active is not null;

    /// <value>Null also if generated code only reads the type.</value>
    internal static readonly GeneratedBsonSerializer<T>? ActiveWriter = Active is { WritingReason: null } ? Active : null;

    /// <summary>The members in the order of the generated code, as their class map configures them.</summary>
    /// <value>Null if the compiled configuration applies. Then the JIT leaves out all that depends on it.</value>
    protected static readonly ConfiguredMember[]? Map = Active?.ConfiguredMembers;

    private BsonClassMapSerializer<T>? _classMapSerializer;

    /// <summary>The serializer that the driver would have used.</summary>
    protected internal BsonClassMapSerializer<T> ClassMapSerializer =>
        _classMapSerializer ??= new BsonClassMapSerializer<T>(ClassMaps.LookUp(typeof(T)));

    /// <summary>Reads a document.</summary>
    public abstract T ReadDocument(ref BsonSpanReader reader);

    /// <summary>Reads a document into an existing object if the type allows it; otherwise into a new object.</summary>
    public virtual T ReadDocument(ref BsonSpanReader reader, T? reused) => ReadDocument(ref reader);

    /// <summary>Writes the members of a document, and its end.</summary>
    /// <param name="value">Never null, and of exactly this type.</param>
    public abstract void WriteMembers(ref BsonSpanWriter writer, int document, T value);

    object IDerivedSerializer.ReadObject(ref BsonSpanReader reader) => ReadDocument(ref reader)!;

    void IDerivedSerializer.WriteObject(ref BsonSpanWriter writer, int document, object value) =>
        WriteMembers(ref writer, document, (T)value);
}
