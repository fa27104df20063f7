namespace BsonGen.Generator.Mapping;

/// <summary>The names in the arguments of calls that map a member, such as <c>map.MapField("_number")</c>, in one file.</summary>
/// <remarks>
/// The calls are found without symbols. A name too many only makes the driver map a class that has such a member.
/// </remarks>
internal sealed class MapCalls
{
    private const string Prefix = "Map";

    private static readonly ConditionalWeakTable<SyntaxTree, MapCalls> Cache = new();

    private static readonly HashSet<string> Methods =
    [
        "MapMember", "MapProperty", "MapField", "MapIdMember", "MapIdProperty", "MapIdField", "MapExtraElementsMember",
        "MapExtraElementsProperty", "MapExtraElementsField",
    ];

    private readonly HashSet<string> _members = [];
    private readonly HashSet<string> _mentioned = [];

    private MapCalls(SyntaxTree tree)
    {
        // Most files have no such call, and need no walk.
        if (!tree.GetText().ToString().Contains(Prefix))
        {
            return;
        }

        var root = tree.GetRoot();
        _members.UnionWith(root.DescendantNodes().OfType<InvocationExpressionSyntax>().Where(IsMapCall).SelectMany(GetNames));
        if (_members.Count > 0)
        {
            _mentioned.UnionWith(root.DescendantTokens()
                .Where(static token => token.IsKind(SyntaxKind.IdentifierToken))
                .Select(static token => token.ValueText));
        }
    }

    public static MapCalls Of(SyntaxTree tree) => Cache.GetValue(tree, static key => new(key));

    public bool AreAny => _members.Count > 0;

    /// <summary>Whether a call may map a member of a class: the file has such a call, and mentions the class.</summary>
    public bool MayMap(string className, string member) => _members.Contains(member) && _mentioned.Contains(className);

    public bool IsSame(MapCalls other) => _members.SetEquals(other._members) && _mentioned.SetEquals(other._mentioned);

    private static bool IsMapCall(InvocationExpressionSyntax call) => call.Expression switch
    {
        MemberAccessExpressionSyntax access => Methods.Contains(access.Name.Identifier.ValueText),
        SimpleNameSyntax name => Methods.Contains(name.Identifier.ValueText),
        _ => false,
    };

    // The argument is a lambda, a text, nameof, or a text in typeof(T).GetField.
    private static IEnumerable<string> GetNames(InvocationExpressionSyntax call) => call.ArgumentList.DescendantTokens()
        .Where(static token => token.IsKind(SyntaxKind.IdentifierToken) || token.IsKind(SyntaxKind.StringLiteralToken))
        .Select(static token => token.ValueText);
}
