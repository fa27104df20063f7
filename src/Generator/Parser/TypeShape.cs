namespace BsonGen.Generator.Parser;

/// <summary>The mapping of a type in symbols, or why no serializer is generated.</summary>
/// <remarks>It has no information about the types of the members, so that types may refer to each other.</remarks>
internal sealed class TypeShape
{
    public List<MemberShape> Members { get; } = [];

    // The member with the extra elements, which is not one of the members.
    public MemberShape? ExtraElements { get; set; }
    public MemberShape? Id { get; set; }
    public IEnumerable<MemberShape> AllMembers => ExtraElements is null ? Members : Members.Append(ExtraElements);

    // In the order in which the driver considers them.
    public List<CreatorShape> Creators { get; } = [];
    public Construction Construction { get; set; }
    public IMethodSymbol? Constructor { get; set; }
    public bool IgnoresExtraElements { get; set; }
    public string? Discriminator { get; set; }
    public bool IsDiscriminatorRequired { get; set; }
    public INamedTypeSymbol? RootClass { get; set; }
    public List<INamedTypeSymbol> KnownTypes { get; } = [];

    // Whether a class of the hierarchy has an attribute for discriminators or known types.
    public bool IsPolymorphic { get; set; }

    // Whether a renamed Id is the id, as before driver 3.9; null without one.
    public bool? TakesRenamedId { get; set; }
    public Location? Location { get; init; }
    public List<DiagnosticInfo> Diagnostics { get; } = [];

    // If not, a diagnostic of the generator or of the compiler reports why.
    public bool IsGenerated { get; private set; } = true;

    // The compiler reports the errors.
    public void FailSilently()
    {
        IsGenerated = false;
        Diagnostics.Clear();
    }

    // Another type reports why.
    public void Refuse() => IsGenerated = false;

    public void Fail(DiagnosticDescriptor descriptor, Location? location, params EquatableArray<string> arguments)
    {
        IsGenerated = false;
        Diagnostics.Add(DiagnosticInfo.Create(descriptor, location, arguments));
    }
}

/// <param name="Arguments">The members for the parameters.</param>
internal sealed record CreatorShape(IMethodSymbol Method, List<MemberShape> Arguments)
{
    public bool IsFactory => Method.MethodKind != MethodKind.Constructor;
    public bool IsCallable { get; set; }
}
