namespace BsonGen.Internal.Registration;

/// <summary>The conventions that an assembly declares with <see cref="BsonGeneratedConventionsAttribute"/>.</summary>
internal sealed class DeclaredConventions
{
    private static readonly ConcurrentDictionary<Assembly, DeclaredConventions?> Assemblies = new();

    private readonly Assembly _assembly;
    private HashSet<Type>? _namedTypes;
    private int _isRegistered;

    private DeclaredConventions(Assembly assembly, BsonGeneratedConventionsAttribute attribute)
    {
        _assembly = assembly;
        Pack = CreatePack(attribute);
        Meaning = DefaultConventions.Of(Pack.Conventions);
    }

    public ConventionPack Pack { get; }

    /// <summary>The effect of the conventions; null if they contradict each other.</summary>
    public DefaultConventions? Meaning { get; }

    /// <summary>Finds the conventions that the generator, which ran for an assembly, applied to a class of a hierarchy.</summary>
    public static DeclaredConventions? Find(Type ancestor, Assembly assembly) =>
        Of(ancestor.Assembly) ?? (Of(assembly) is { } own && own.Covers(ancestor) ? own : null);

    /// <summary>Gets the declared conventions of an assembly; null if it declares none.</summary>
    public static DeclaredConventions? Of(Assembly assembly) => Assemblies.GetOrAdd(
        assembly,
        static key => key.GetCustomAttribute<BsonGeneratedConventionsAttribute>() is { } attribute ? new DeclaredConventions(key, attribute) : null);

    /// <summary>Registers the conventions with the driver. Further calls have no effect.</summary>
    public void Register()
    {
        if (Interlocked.Exchange(ref _isRegistered, 1) == 0)
        {
            ConventionRegistry.Register($"BsonGen: {_assembly.GetName().Name}", Pack, Covers);
        }
    }

    private bool Covers(Type type) => type.Assembly == _assembly || (NamedTypes.Contains(type) && Of(type.Assembly) is null);

    private HashSet<Type> NamedTypes => _namedTypes ??= _assembly
        .GetCustomAttributes<BsonGeneratedAttribute>()
        .Select(attribute => attribute.Type)
        .OfType<Type>()
        .Where(type => !type.IsDefined(typeof(BsonGeneratedAttribute), inherit: false))
        .ToHashSet();

    /// <summary>Creates the driver's convention pack for the declared conventions.</summary>
    private static ConventionPack CreatePack(BsonGeneratedConventionsAttribute declared)
    {
        var pack = new ConventionPack();
        Add(declared.CamelCaseElementNames, () => new CamelCaseElementNameConvention());
        Add(declared.IgnoreExtraElements, () => new IgnoreExtraElementsConvention(true));
        Add(declared.EnumRepresentation != 0, () => new EnumRepresentationConvention(declared.EnumRepresentation));
        Add(declared.GuidRepresentation != GuidRepresentation.Unspecified, () => new GuidRepresentationConvention(declared.GuidRepresentation));
        Add(declared.IgnoreIfNull, () => new IgnoreIfNullConvention(true));
        Add(declared.IgnoreIfDefault, () => new IgnoreIfDefaultConvention(true));
        Add(declared.StringIdAsObjectId, () => new StringIdStoredAsObjectIdConvention());
        Add(declared.NoId, () => new NoIdMemberConvention());
        return pack;

        void Add(bool isDeclared, Func<IConvention> create)
        {
            if (isDeclared)
            {
                pack.Add(create());
            }
        }
    }
}
