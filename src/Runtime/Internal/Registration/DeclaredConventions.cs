namespace BsonGen.Internal.Registration;

/// <summary>The conventions that an assembly declares with <see cref="BsonGeneratedConventionsAttribute"/>.</summary>
internal sealed class DeclaredConventions(
    Assembly assembly, BsonGeneratedConventionsAttribute declaration, ConventionPack pack)
{
    private static readonly ConcurrentDictionary<Assembly, DeclaredConventions?> Assemblies = new();

    private HashSet<Type>? _namedTypes;
    private int _isRegistered;

    public ConventionPack Pack => pack;

    // Finds the conventions that the generator applied to a class of a hierarchy, when it ran for an assembly.
    public static DeclaredConventions? Find(Type ancestor, Assembly assembly) =>
        Of(ancestor.Assembly) is { } declared ? (declared.Covers(ancestor) ? declared : null) :
        Of(assembly) is { } own && own.Covers(ancestor) ? own : null;

    /// <summary>Gets the conventions that the generator applied, and sees that they are registered.</summary>
    public static IReadOnlyList<IConvention> GetRegistered(Type ancestor, Assembly assembly)
    {
        if (Find(ancestor, assembly) is not { } declared)
        {
            return [];
        }

        // The module initializer registers them. It may not have run yet if the class is of another assembly.
        RuntimeHelpers.RunModuleConstructor(ancestor.Module.ModuleHandle);
        return [.. declared.Pack.Conventions];
    }

    /// <returns>Null if the assembly declares none.</returns>
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
        (type.Assembly == assembly || (NamedTypes.Contains(type) && Of(type.Assembly) is null)) &&
        DeclaredTypes.IsChosen(type, declaration.Namespace, declaration.Types);

    private HashSet<Type> NamedTypes => _namedTypes ??= FindNamed(assembly);

    /// <summary>
    /// The types without an attribute that an assembly names. Those of other assemblies follow its conventions.
    /// </summary>
    public static HashSet<Type> FindNamed(Assembly assembly) => AssemblyTypes.FindNamed(assembly)
        .Where(static type => !type.IsDefined(typeof(BsonGeneratedAttribute), inherit: false))
        .ToHashSet();

    private static ConventionPack CreatePack(BsonGeneratedConventionsAttribute declared)
    {
        var conventions = new ConventionEffect
        {
            HasCamelCaseNames = declared.CamelCaseElementNames,
            IgnoresExtraElements = declared.IgnoreExtraElements,
            EnumRepresentation = declared.EnumRepresentation,
            HasEnumsInCollections = declared.EnumsInCollections,
            DictionaryRepresentation = declared.DictionaryRepresentation,
            GuidRepresentation = declared.GuidRepresentation,
            IgnoresNull = declared.IgnoreIfNull,
            IgnoresDefault = declared.IgnoreIfDefault,
            StoresStringIdAsObjectId = declared.StringIdAsObjectId,
            HasNoId = declared.NoId,
            IdMember = declared.IdMember,
            ExtraElementsMember = declared.ExtraElementsMember,
        };
        var pack = new ConventionPack();
        pack.AddRange(conventions.CreatePack());
        return pack;
    }
}
