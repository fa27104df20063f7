using Microsoft.CodeAnalysis.Operations;

namespace BsonGen.CodeFixes;

/// <summary>The settings of a class map in code, by class and member.</summary>
internal sealed class ClassMapSettings
{
    private ClassMapSettings(ClassMap automatic) => Automatic = automatic;

    /// <summary>The map of the class before the calls.</summary>
    public ClassMap Automatic { get; }

    /// <summary>The settings of the class, with the values that they set.</summary>
    public Dictionary<RegisteredSetting, CodeValue?> OfClass { get; } = [];

    /// <summary>The same of each member.</summary>
    public Dictionary<ISymbol, Dictionary<RegisteredSetting, CodeValue?>> OfMembers { get; } =
        new(SymbolEqualityComparer.Default);

    public List<ITypeSymbol> KnownTypes { get; } = [];

    /// <summary>The member that the class map makes the id; null if it says nothing about the id.</summary>
    public ISymbol? Id { get; private set; }

    /// <summary>The member that is the id by its name; null if there is none.</summary>
    public ISymbol? NamedId => Automatic.DeclaredMembers.FirstOrDefault(member => member.IsIdByName)?.Symbol;

    /// <summary>
    /// Reads the lambda of <c>RegisterClassMap&lt;T&gt;(map => …)</c>; null if it has a call that is not understood, or that no
    /// attribute can stand for.
    /// </summary>
    public static ClassMapSettings? Read(
        INamedTypeSymbol type, IAnonymousFunctionOperation lambda, Compilation compilation, CancellationToken cancellationToken)
    {
        var bodies = new MethodBodies(new SemanticModels(compilation), new(), cancellationToken);
        var reader = RegisteredMapReader.OfDelegate(type, new CodeValue(lambda, CallScope.Empty), bodies);
        var settings = new ClassMapSettings(MappingContext.OfAutoMap(compilation).GetMap(type));
        return reader is { Obstacle: null, MapsAutomatically: true } && reader.Calls.All(settings.Add) ? settings : null;
    }

    private bool Add(MapCall call) => call switch
    {
        { Setting: RegisteredSetting.KnownType } => AddKnownType(call.Argument?.ResolveType()),
        { Member: { } member } => IsMapped(member) && AddOfMember(member, call),
        _ => AddOfClass(call),
    };

    private bool AddKnownType(ITypeSymbol? known)
    {
        if (known is not null)
        {
            KnownTypes.Add(known);
        }

        return known is not null;
    }

    private bool AddOfClass(MapCall call)
    {
        // An attribute sets a truth value, and does not take it back.
        var isKnown = call.Setting == RegisteredSetting.Discriminator
            ? call.Argument is { Constant: string }
            : call.Setting != RegisteredSetting.Id && call.Call.IsTrue;
        return isKnown && Add(OfClass, call);
    }

    /// <summary>Whether AutoMap maps the member: conventions apply to others only if attributes name them.</summary>
    private bool IsMapped(ISymbol member) =>
        Automatic.DeclaredMembers.Any(mapped => mapped.IsMappedAutomatically && mapped.Symbol.Is(member));

    private bool AddOfMember(ISymbol member, MapCall call)
    {
        switch (call.Setting)
        {
            case RegisteredSetting.Map:
                return true;

            case RegisteredSetting.Id:
                var isFirst = Id is null;
                Id = member;
                return isFirst;

            case RegisteredSetting.IsRequired when !call.Call.IsTrue:
                return false;

            default:
                if (!OfMembers.TryGetValue(member, out var settings))
                {
                    OfMembers.Add(member, settings = []);
                }

                return Add(settings, call);
        }
    }

    // False for a setting that is there already: attributes can't be repeated.
    private static bool Add(Dictionary<RegisteredSetting, CodeValue?> settings, MapCall call)
    {
        var isFirst = !settings.ContainsKey(call.Setting);
        settings[call.Setting] = call.Argument;
        return isFirst;
    }
}
