namespace BsonGen.Generator.Checks;

/// <summary>A type that checks examine, and what they report about it.</summary>
internal sealed class TypeUnderCheck(MappingContext context, INamedTypeSymbol type, bool isInClosure)
{
    private readonly List<DiagnosticInfo> _diagnostics = [];
    private readonly HashSet<MemberMap> _refusedMembers = [];
    private ClassMap? _map;
    private TypeAccess? _access;
    private string? _reason;

    public MappingContext Context => context;

    public INamedTypeSymbol Type => type;

    /// <summary>Whether an attribute of the assembly requests the serializer, which then is a class of its own.</summary>
    public bool IsInClosure => isInClosure;

    /// <summary>The map, which is made for the first check that asks for it.</summary>
    public ClassMap Map => _map ??= context.GetMap(type);

    /// <summary>How generated code accesses the type, for checks of types that can have a serializer.</summary>
    public TypeAccess Access => _access ??= new(context, Map);

    /// <summary>The place of diagnostics that have no place of their own.</summary>
    public Location? Location { get; } =
        isInClosure ? context.Compilation.Assembly.FindRequest(type)?.Location : type.FindSourceLocation();

    public TypeOutcome Outcome { get; private set; }

    /// <summary>What the checks have found so far.</summary>
    public CheckedType Result => new(_map, _access, Outcome, _reason, Location, _diagnostics, _refusedMembers);

    /// <summary>Whether a base class reports what is wrong with its declaration, since it has a serializer of its own.</summary>
    public bool IsReportedBy(INamedTypeSymbol ancestor) =>
        !ancestor.OriginalDefinition.Is(type.OriginalDefinition) && context.IsHere(ancestor) && ancestor.IsAnnotated();

    /// <summary>No serializer is generated, because of an error.</summary>
    /// <param name="owner">The class with the error.</param>
    public void Refuse(
        INamedTypeSymbol owner,
        DiagnosticDescriptor descriptor,
        Location? place,
        params EquatableArray<string> arguments)
    {
        Outcome = TypeOutcome.Refused;
        if (!IsReportedBy(owner))
        {
            Report(DiagnosticInfo.Create(descriptor, place ?? Location, arguments));
        }
    }

    /// <summary>No serializer is generated, and another type or another check reports the error.</summary>
    /// <param name="reason">Why the class map serves the type if the build succeeds; null if it can't succeed.</param>
    public void RefuseSilently(string? reason = null)
    {
        Outcome = TypeOutcome.Refused;
        _reason ??= reason;
    }

    /// <summary>No serializer is generated, because of an error that the compiler reports and that explains all others.</summary>
    public void RefuseForCompilerError()
    {
        Outcome = TypeOutcome.Refused;
        _reason = UnseenParts.Describe(type);
        _diagnostics.Clear();
    }

    /// <summary>The class map serves the type. Only the first reason is reported.</summary>
    public void LeaveToClassMap(string reason, Location? place = null)
    {
        if (Outcome == TypeOutcome.Generated)
        {
            Outcome = TypeOutcome.LeftToClassMap;
            _reason = reason;
            Report(DiagnosticInfo.Create(ClassMapped, place ?? Location, type.Name, reason));
        }
    }

    /// <summary>The values of a member can't be stored. Other diagnostics about the member are left out.</summary>
    public void RefuseMember(MemberMap member) => _refusedMembers.Add(member);

    public bool IsRefused(MemberMap member) => _refusedMembers.Contains(member);

    /// <summary>Attributes that do nothing.</summary>
    public void ReportNoEffect(ISymbol target, string why, params IEnumerable<AttributeData> attributes)
    {
        if (!IsReportedBy(target as INamedTypeSymbol ?? target.ContainingType))
        {
            foreach (var attribute in attributes.Where(attribute => attribute.ApplicationSyntaxReference is not null))
            {
                Report(NoEffectOf(attribute, target, why));
            }
        }
    }

    /// <summary>An attribute that does nothing, but may state what its author wants.</summary>
    public void SuggestRemoving(AttributeData? attribute, ISymbol target, string why)
    {
        if (attribute?.ApplicationSyntaxReference is not null && !IsReportedBy(target.ContainingType))
        {
            Report(NoEffectOf(attribute, target, why) with { Severity = DiagnosticSeverity.Info });
        }
    }

    /// <summary>A diagnostic that does not keep the serializer from being generated.</summary>
    public void Report(DiagnosticInfo diagnostic) => _diagnostics.Add(diagnostic);

    private static DiagnosticInfo NoEffectOf(AttributeData attribute, ISymbol target, string why)
    {
        var named = target switch
        {
            IFieldSymbol { AssociatedSymbol: { } property } => property,
            IMethodSymbol { MethodKind: MethodKind.StaticConstructor } => target.ContainingType,
            _ => target,
        };
        return DiagnosticInfo.OfNoEffect(attribute, named.Name, why);
    }
}
