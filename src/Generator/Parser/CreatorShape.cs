using Microsoft.CodeAnalysis;

namespace BsonGen.Generator.Parser;

/// <summary>A constructor or factory method, and the member whose value each parameter takes.</summary>
internal sealed record CreatorShape(IMethodSymbol Method, List<MemberShape> Arguments);
