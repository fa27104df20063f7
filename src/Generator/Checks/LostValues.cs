namespace BsonGen.Generator.Checks;

/// <summary>Values that the driver accepts in members, and loses when it writes them.</summary>
internal static class LostValues
{
    // Their class maps have no members.
    internal static readonly HashSet<string> Empty =
    [
        "System.Buffers.ReadOnlySequence", "System.Collections.Generic.PriorityQueue", "System.Diagnostics.Stopwatch",
        "System.Drawing.Color", "System.Index", "System.Int128", "System.Lazy",
        "System.Net.NetworkInformation.PhysicalAddress", "System.Numerics.BigInteger", "System.Numerics.Vector",
        "System.Random", "System.Range", "System.Security.Claims.ClaimsPrincipal",
        "System.Text.Json.JsonDocument", "System.Text.Json.JsonElement",
        "System.Threading.CancellationToken", "System.Threading.Lock", "System.Threading.SemaphoreSlim", "System.UInt128",
    ];

    // What their class maps omit.
    private static readonly Dictionary<string, string> Omitted = new()
    {
        ["System.Exception"] = "message",
        ["System.Text.StringBuilder"] = "text",
        ["System.TimeZoneInfo"] = "rules",
        ["System.Xml.Linq.XDocument"] = "content",
        ["System.Xml.Linq.XElement"] = "content",
    };

    public static (ITypeSymbol Type, string Stored)? Find(MemberMap member)
    {
        if (member.HasOwnSerializer || (member.Type.FindInnermost() ?? member.Type) is not INamedTypeSymbol type)
        {
            return null;
        }

        var omitting = type.GetHierarchy().Select(SymbolExtensions.ToKnownName).FirstOrDefault(Omitted.ContainsKey);
        return
            Empty.Contains(type.ToKnownName()) ? (type, $"each '{type.ToDisplayString()}' as an empty document") :
            omitting is not null && type.ToKnownName().Length > 0
                ? (type, $"each '{type.ToDisplayString()}' without its {Omitted[omitting]}")
                : null;
    }
}
