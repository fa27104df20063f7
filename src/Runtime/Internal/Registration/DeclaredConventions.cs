namespace BsonGen.Internal.Registration;

/// <summary>The conventions that an assembly declares with <see cref="BsonGeneratedConventionsAttribute"/>.</summary>
internal sealed class DeclaredConventions(
    Assembly assembly, BsonGeneratedConventionsAttribute declaration, ConventionPack pack)
{
    private static readonly ConcurrentDictionary<Assembly, DeclaredConventions?> Assemblies = new();

    private HashSet<Type>? _namedTypes;
    private int _isRegistered;

    public ConventionPack Pack => pack;

    // Null if the conventions contradict each other.
    public DefaultConventions? Meaning { get; } = DefaultConventions.Of(pack.Conventions);

    // Finds the conventions that the generator applied to a class of a hierarchy, when it ran for an assembly.
    public static DeclaredConventions? Find(Type ancestor, Assembly assembly) =>
        Of(ancestor.Assembly) is { } declared
            ? (declared.Covers(ancestor) ? declared : null)
            : Of(assembly) is { } own && own.Covers(ancestor) ? own : null;

    // Null if the assembly declares none.
    public static DeclaredConventions? Of(Assembly assembly) => Assemblies.GetOrAdd(assembly, static key =>
        key.GetCustomAttribute<BsonGeneratedConventionsAttribute>() is { } declared
            ? new(key, declared, CreatePack(declared))
            : null);

    // Registers the conventions with the driver, on the first call.
    public void Register()
    {
        if (Interlocked.Exchange(ref _isRegistered, 1) == 0)
        {
            ConventionRegistry.Register($"BsonGen: {assembly.GetName().Name}", pack, Covers);
        }
    }

    private bool Covers(Type type) =>
        (type.Assembly == assembly || (NamedTypes.Contains(type) && Of(type.Assembly) is null)) && IsChosen(type);

    private bool IsChosen(Type type) =>
        (declaration.Namespace is null && declaration.Types is null) ||
        IsIn(type.Namespace, declaration.Namespace) ||
        declaration.Types?.Contains(type.IsGenericType ? type.GetGenericTypeDefinition() : type) == true;

    private static bool IsIn(string? ns, string? outer) =>
        ns is not null && outer is not null && (ns == outer || ns.StartsWith(outer + ".", StringComparison.Ordinal));

    private HashSet<Type> NamedTypes => _namedTypes ??= assembly
        .GetCustomAttributes<BsonGeneratedAttribute>()
        .Select(attribute => attribute.Type)
        .OfType<Type>()
        .Where(type => !type.IsDefined(typeof(BsonGeneratedAttribute), inherit: false))
        .ToHashSet();

    private static ConventionPack CreatePack(BsonGeneratedConventionsAttribute declared)
    {
        IConvention?[] conventions =
        [
            declared.CamelCaseElementNames ? new CamelCaseElementNameConvention() : null,
            declared.IgnoreExtraElements ? new IgnoreExtraElementsConvention(true) : null,
            declared.EnumRepresentation != 0 ? new EnumRepresentationConvention(declared.EnumRepresentation) : null,
            declared.GuidRepresentation != 0 ? new GuidRepresentationConvention(declared.GuidRepresentation) : null,
            declared.IgnoreIfNull ? new IgnoreIfNullConvention(true) : null,
            declared.IgnoreIfDefault ? new IgnoreIfDefaultConvention(true) : null,
            declared.StringIdAsObjectId ? new StringIdStoredAsObjectIdConvention() : null,
            declared.NoId ? new NoIdMemberConvention() : null,
        ];
        var pack = new ConventionPack();
        pack.AddRange(conventions.OfType<IConvention>());
        return pack;
    }
}
