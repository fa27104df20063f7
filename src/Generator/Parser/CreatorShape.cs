using Microsoft.CodeAnalysis;

namespace BsonGen.Generator.Parser;

/// <summary>A constructor or factory method, with the member for each parameter.</summary>
internal sealed record CreatorShape(IMethodSymbol Method, List<MemberShape> Arguments)
{
    public bool IsFactory => Method.MethodKind != MethodKind.Constructor;

    /// <summary>Whether a call compiles. Otherwise generated code calls an accessor.</summary>
    public bool IsCallable { get; set; }
}
