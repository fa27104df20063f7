using Microsoft.CodeAnalysis;

namespace BsonGen.Generator.Parser;

/// <summary>A constructor or factory method, and the member whose value each parameter takes.</summary>
internal sealed record CreatorShape(IMethodSymbol Method, List<MemberShape> Arguments)
{
    public bool IsFactory => Method.MethodKind != MethodKind.Constructor;

    /// <summary>Whether a call compiles; otherwise it goes through an accessor.</summary>
    public bool IsCallable { get; set; }
}
