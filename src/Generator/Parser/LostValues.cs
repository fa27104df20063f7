namespace BsonGen.Generator.Parser;

/// <summary>Values that the driver accepts in members, and loses when it writes them.</summary>
internal static class LostValues
{
    private const string Content = "content";

    // Their class maps have no members.
    private static readonly HashSet<string> Empty =
    [
        "System.Buffers.ReadOnlySequence", "System.Collections.Generic.PriorityQueue", "System.Diagnostics.Stopwatch", "System.Drawing.Color", "System.Index",
        "System.Int128", "System.Lazy", "System.Net.NetworkInformation.PhysicalAddress", "System.Numerics.BigInteger", "System.Numerics.Vector",
        "System.Random", "System.Range", "System.Security.Claims.ClaimsPrincipal", "System.Text.Json.JsonDocument", "System.Text.Json.JsonElement",
        "System.Threading.CancellationToken", "System.Threading.Lock", "System.Threading.SemaphoreSlim", "System.UInt128",
    ];

    // What their class maps omit.
    private static readonly Dictionary<string, string> Omitted = new()
    {
        ["System.Exception"] = "message",
        ["System.Text.StringBuilder"] = "text",
        ["System.TimeZoneInfo"] = "rules",
        ["System.Xml.Linq.XDocument"] = Content,
        ["System.Xml.Linq.XElement"] = Content,
    };

    /// <summary>The type of lost values in a member, and how the driver stores them; null if there are none.</summary>
    public static (ITypeSymbol Type, string Stored)? Find(MemberShape member) =>
        member.HasOwnSerializer ? null : Find(member.Type.FindInnermost() ?? member.Type);

    private static (ITypeSymbol Type, string Stored)? Find(ITypeSymbol type) =>
        Empty.Contains(type.ToKnownName()) ? (type, $"each '{type.ToDisplayString()}' as an empty document") :
        FindOmitted(type) is { } omitted ? (type, $"each '{type.ToDisplayString()}' without its {omitted}") :
        null;

    private static string? FindOmitted(ITypeSymbol type) => type is INamedTypeSymbol named && type.ToKnownName().Length > 0
        ? named.GetHierarchy()
            .Select(ancestor => Omitted.TryGetValue(ancestor.ToKnownName(), out var omitted) ? omitted : null)
            .FirstOrDefault(omitted => omitted is not null)
        : null;
}
