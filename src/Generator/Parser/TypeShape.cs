using BsonGen.Generator.Diagnostics;
using BsonGen.Generator.Model;
using Microsoft.CodeAnalysis;

namespace BsonGen.Generator.Parser;

/// <summary>
/// What the class map makes of a type, still in symbols: its members and their attributes, or why no serializer is generated.
/// </summary>
/// <remarks>It says nothing of the members' types, so that shapes of types that refer to each other can be found one by one.</remarks>
internal sealed class TypeShape
{
    public List<MemberShape> Members { get; } = [];

    /// <summary>The member that takes unknown elements, or null; it is not among the members.</summary>
    public MemberShape? ExtraElements { get; set; }

    /// <summary>The member that is the id, or null.</summary>
    public MemberShape? Id { get; set; }

    public IEnumerable<MemberShape> AllMembers => ExtraElements is null ? Members : Members.Append(ExtraElements);

    /// <summary>The constructors and factory methods that take values of members, in the order in which the driver considers them.</summary>
    public List<CreatorShape> Creators { get; } = [];

    public Construction Construction { get; set; }

    /// <summary>The constructor that is called without values of members, or null.</summary>
    public IMethodSymbol? Constructor { get; set; }

    public bool IgnoresExtraElements { get; set; }

    /// <summary>The discriminator that the type itself names, or null.</summary>
    public string? Discriminator { get; set; }

    /// <summary>Whether documents carry a discriminator even where the type itself is expected.</summary>
    public bool IsDiscriminatorRequired { get; set; }

    /// <summary>The class of the hierarchy that is declared its root, or null.</summary>
    public INamedTypeSymbol? RootClass { get; set; }

    /// <summary>The derived types that the type names.</summary>
    public List<INamedTypeSymbol> KnownTypes { get; } = [];

    /// <summary>Whether a class of the hierarchy says anything of discriminators.</summary>
    public bool IsPolymorphic { get; set; }

    /// <summary>Whether a member that <c>[BsonElement]</c> gives another name was taken for the id, as drivers before 3.9 do; null where there is none.</summary>
    public bool? TakesRenamedId { get; set; }

    /// <summary>Where a serializer for the type is asked for; null where no source says.</summary>
    public Location? Location { get; init; }

    public List<DiagnosticInfo> Diagnostics { get; } = [];

    /// <summary>Whether a serializer is generated; if not, a diagnostic says why, the generator's or the compiler's.</summary>
    public bool IsGenerated { get; private set; } = true;

    /// <summary>Generates and reports nothing: the compiler reports what is wrong.</summary>
    public void FailSilently()
    {
        IsGenerated = false;
        Diagnostics.Clear();
    }

    /// <summary>Generates nothing; another type reports why.</summary>
    public void Refuse() => IsGenerated = false;

    public void Fail(DiagnosticDescriptor descriptor, Location? location, params string[] arguments)
    {
        IsGenerated = false;
        Diagnostics.Add(DiagnosticInfo.Create(descriptor, location, arguments));
    }
}
