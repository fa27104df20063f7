using BsonGen.Generator.Model;

namespace BsonGen.Generator.Emitter;

/// <summary>
/// Gives each member the stem of its helpers' names, <c>Items</c> of <c>ReadItems</c> and <c>itemsValue</c>, so that no two helpers have
/// one name: members may differ in case or underscores only, hide each other, or be named like another member's helper.
/// </summary>
internal sealed class MemberNames
{
    /// <summary>The field that holds the names of the elements.</summary>
    public const string ElementNames = "ElementNames";

    private readonly Dictionary<(string, string), string> _stems = [];
    private readonly HashSet<string> _taken;
    private readonly bool _hasCreators;

    public MemberNames(TypeModel type)
    {
        _hasCreators = type.Construction == Construction.Creators;
        _taken =
        [
            type.SerializerName,
            "ReadDocument", "WriteMembers", "Write", "Read", "Create", ElementNames, "DescribeMember", "GetDocumentId", "SetDocumentId", "ClassMapSerializer",
            .. type.Members.SelectMany((_, i) => new[] { $"ReadMembersFrom{i}", $"WriteMembersFrom{i}" }),
        ];
        _taken.UnionWith(type.Creators.Select((_, index) => Creator(index)));
        foreach (var member in type.AllMembers)
        {
            _stems.Add((member.DeclaringTypeName, member.Name), Claim(Names.Part(member.Name), member));
        }

        var instance = Names.Local(type.Name);
        Instance = _taken.Contains(instance) ? "result" : instance;
    }

    /// <summary>The local or parameter that holds the value that is read or written.</summary>
    public string Instance { get; }

    public string Of(MemberModel member) => _stems[(member.DeclaringTypeName, member.Name)];

    /// <summary>The local that says whether the member's element was in the document.</summary>
    public string Seen(MemberModel member) => Seen(Of(member));

    /// <summary>The local between the member and its value, where one of them is code of the user's.</summary>
    public string Value(MemberModel member) => Names.Local(Of(member), "Value");

    /// <summary>The local that keeps the member's value until the instance is made.</summary>
    public string Kept(MemberModel member) => Kept(Of(member));

    /// <summary>The accessor of a constructor or factory method.</summary>
    public static string Creator(int index) => index == 0 ? "Create" : "Create" + (index + 1);

    /// <summary>The local that a value is read into when it is not null.</summary>
    public static string OrNull(string stem) => Names.Local(stem, "OrNull");

    private static string Seen(string stem) => "saw" + stem;

    private static string Kept(string stem)
    {
        var local = Names.Local(stem);
        return local is "creator" or "choice" or "other" or "order" or "count" or "next" || local == Names.Local(stem, "Value") ? Names.Local(stem, "Read") : local;
    }

    private string Claim(string start, MemberModel member)
    {
        var stem = start;
        for (var i = 2; Identifiers(stem, member).Any(_taken.Contains); i++)
        {
            stem = start + i;
        }

        _taken.UnionWith(Identifiers(stem, member));
        return stem;
    }

    private IEnumerable<string> Identifiers(string stem, MemberModel member)
    {
        yield return Seen(stem);
        yield return Names.Local(stem, "Value");
        yield return OrNull(stem);
        if (_hasCreators)
        {
            yield return Kept(stem);
        }

        yield return "Get" + stem;
        yield return "Set" + stem;
        yield return stem + "Serializer";
        if (member.HasDefaultInstance)
        {
            yield return stem + "Default";
        }

        for (var item = member.Value; item is not null; item = item.Item)
        {
            yield return "Read" + stem;
            yield return "Write" + stem;
            stem += ItemSuffix(item);
        }
    }

    /// <summary>What the helpers for a collection's items add to the stem.</summary>
    public static string ItemSuffix(ValueModel collection) => collection.Kind == ValueKind.Dictionary ? "Value" : "Item";
}
