namespace BsonGen.Generator.Emitter;

/// <summary>Allocates the identifiers in a generated serializer.</summary>
/// <remarks>
/// Names of members may differ only in case or underscores, hide each other, or equal names in the templates.
/// A taken name gets a number.
/// </remarks>
internal sealed class Identifiers
{
    public const string SeenMembersLocal = "seenMembers";

    public const string Reused = "reused";

    // A new object, which has the values of missing members.
    public const string Initial = "initial";

    public const string ResetMissing = "ResetMissing";

    // The values for creators of a type with many members.
    public const string KeptValues = "keptValues";

    public const string KeptValuesType = "KeptValues";

    // The serializer of a struct, or null if another serializer serves it.
    public const string Active = "Active";

    // The members as the class map configures them, or null.
    public const string Map = "Map";

    // The public and protected members of GeneratedBsonSerializer<T>, which no declaration may hide.
    internal static readonly string[] BaseMembers =
    [
        "AreConfiguredMembersAccepted", "ClassMapSerializer", "ConfiguredMembers", "CreateUninitialized", "Deserialize",
        "DiscriminatorConvention", "ElementNames", "Equals", "FindActive", "GetDocumentId", "GetHashCode", "GetIdOf",
        "HasCreators", "IsAccepted", "IsDerived", "IsDiscriminatorCompatibleWithObjectSerializer", "IsInLine", "IsMapped", "Map",
        "MemberException", "Name", "NoMatchingCreator", "ReadActive", "ReadArray", "ReadByClassMap", "ReadDerived",
        "ReadDerivedOrRethrow", "ReadDerivedOrThrow", "ReadDictionary", "ReadDocument", "ReadDocumentSlow", "ReadEnum",
        "ReadList", "ReadUnknownElement", "Recover", "ReferencedClasses", "RequiredElementMissing", "Serialize", "SetDocumentId",
        "SetIdOf", "TakesRenamedId", "TryGetMemberSerializationInfo", "TryReadBoolean", "TryReadDerived", "TryReadDouble",
        "TryReadInt32", "TryReadInt64", "TryReadName", "TryReadObjectId", "TryReadStartDocument", "TryReadStartUnsearched",
        "TryReadString", "TryWriteNullable", "ValueType", "WriteActive", "WriteArray", "WriteBoolean", "WriteDateTime",
        "WriteDictionary", "WriteDiscriminator", "WriteDocumentSlow", "WriteDouble", "WriteEnum", "WriteInt32", "WriteInt64",
        "WriteItems", "WriteList", "WriteMembers", "WriteString",
    ];

    private static readonly string[] Templates =
    [
        "reader", "writer", "elementName", "position", "openDocument", "memberIndex", "firstMember",
        "derivedInstance", "caught", "declaringType", "creatorIndex",
        SeenMembersLocal, KeptValues, KeptValuesType, Reused, Initial, ResetMissing, Active,
    ];

    private readonly HashSet<string> _taken;
    private readonly Dictionary<string, string> _claimed = [];

    public Identifiers(TypeModel type)
    {
        _taken = [.. Templates, .. BaseMembers, type.SerializerName];
        Instance = Names.Identifier(Claim(Names.Local(type.Name)));
    }

    public string Instance { get; }

    public string SeenMembers(int number) => Of($"Seen{number}", $"{SeenMembersLocal}{number}");

    // The value before it is assigned to the member.
    public string Value(MemberModel member) => Of(member, "", "Value");

    // A copy of the struct, which the getter of the member may change.
    public string Copy(MemberModel member) => Of(member, "", "Copy");

    public string Kept(MemberModel member) => Of(member, "");

    public string OrNull(MemberModel member, string suffix) => Of(member, "", suffix + "OrNull");

    // The accessors of a property; the getter of a field is a reference to it.
    public string Getter(MemberModel member) => Of(member, "Get");
    public string Setter(MemberModel member) => Of(member, "Set");
    public bool IsGetterNamed(MemberModel member) => _claimed.ContainsKey(UseOf(member, "Get"));
    public bool IsSetterNamed(MemberModel member) => _claimed.ContainsKey(UseOf(member, "Set"));

    public string Accessors(GenericAccessModel access) =>
        Of("Accessors " + access.DeclaringTypeName, access.Name + "Accessors");

    public string Reader(MemberModel member, string suffix) => Of(member, "Read", suffix);
    public string Writer(MemberModel member, string suffix) => Of(member, "Write", suffix);

    public string Codec(MemberModel member, string suffix) => Of(member, "", suffix + "Codec", isLocal: false);

    public string Enum(EnumValue value) =>
        Of("Enum " + value.TypeName, value.TypeName.Substring(value.TypeName.LastIndexOfAny(['.', ':', '@']) + 1) + "Enum");

    public string Strings(MemberModel member) => Of(member, "", "Strings", isLocal: false);

    public string Creator(int index) => Of($"Create{index}", "Create");

    public string GroupReader(int start) => Of($"Read{start}", $"ReadMembersFrom{start}");
    public string GroupWriter(int start) => Of($"Write{start}", $"WriteMembersFrom{start}");

    private string Of(MemberModel member, string prefix, string suffix = "", bool isLocal = true)
    {
        // The name of a member that implements an interface explicitly starts with that of the interface.
        var part = Names.Part(member.Name.Substring(member.Name.LastIndexOf('.') + 1));
        var name = prefix.Length == 0 && isLocal ? Names.Local(part) : prefix + part;
        return Of(UseOf(member, prefix, suffix), name + suffix);
    }

    private static string UseOf(MemberModel member, string prefix, string suffix = "") =>
        $"{prefix} {suffix} {member.DeclaringTypeName} {member.Name}";

    private string Of(string use, string name)
    {
        if (!_claimed.TryGetValue(use, out var identifier))
        {
            identifier = Names.Identifier(Claim(name));
            _claimed.Add(use, identifier);
        }

        return identifier;
    }

    private string Claim(string name) => CodeNames.FindFree(name, candidate => !_taken.Add(candidate));
}
