namespace BsonGen.CodeGeneration;

/// <summary>A member of a generated type, for looking up elements, exceptions, LINQ and ids.</summary>
internal sealed class BsonMember
{
    // The order is that of CommonTypes.
    private static readonly Type[] KnownTypes =
    [
        typeof(ObjectId), typeof(string), typeof(int), typeof(long), typeof(Guid), typeof(bool), typeof(double),
        typeof(decimal), typeof(DateTime),
    ];

    private MemberInfo? _info;

    private BsonMember(Type type, ref ReadOnlySpan<char> list)
    {
        DeclaringType = type;
        var isMark = true;
        while (isMark)
        {
            switch (list[0])
            {
                case MemberMarks.Inherited: DeclaringType = DeclaringType.BaseType!; break;
                case MemberMarks.Id: IsId = true; break;
                case MemberMarks.Configured: IsConfigured = true; break;
                case MemberMarks.ExtraElements: IsExtra = true; break;
                case MemberMarks.MappedByCode: IsMappedByCode = true; break;
                default: isMark = false; break;
            }

            list = isMark ? list.Slice(1) : list;
        }

        KnownType = CutType(ref list);
        Name = ElementName = Cut(ref list, out var separator);
        if (separator == ':')
        {
            ElementName = Cut(ref list, out _);
        }
    }

    // The name in metadata.
    public string Name { get; }

    public string ElementName { get; }

    public Type DeclaringType { get; }

    public bool IsId { get; }

    /// <summary>Whether the driver's registry may have another serializer or id generator for its type.</summary>
    public bool IsConfigured { get; }

    /// <summary>Whether it holds the elements without another member.</summary>
    public bool IsExtra { get; }

    /// <summary>Whether only a registration maps it.</summary>
    public bool IsMappedByCode { get; }

    // Other types are looked up when they are asked for: code that names the types of all members takes the JIT longer.
    public Type Type => KnownType ?? DeclaredMembers.TypeOf(Info);

    /// <value>Null if the list does not tell the type.</value>
    public Type? KnownType { get; }

    // "Name property" or "_count field".
    public string Description => $"{Name} {Kind}";

    public string Kind => KindOf(Info);

    /// <summary>What the driver's exceptions call a member.</summary>
    public static string KindOf(MemberInfo member) => member is PropertyInfo ? "property" : "field";

    /// <summary>Whether a class map maps this member.</summary>
    public bool Is(BsonMemberMap map) => map.MemberName == Name && map.ClassMap.ClassType == DeclaringType;

    /// <summary>Whether attributes configure the member for the driver, or a method of its class does.</summary>
    public bool HasAttributes =>
        Info.IsDefined(typeof(IBsonMemberMapAttribute), inherit: false) || ConventionalMaps.FindShouldSerialize(Info) is not null;

    // Reads the list that the constructor of a generated serializer passes.
    public static BsonMember[] List(Type type, ReadOnlySpan<char> list)
    {
        var members = new List<BsonMember>();
        while (!list.IsEmpty)
        {
            members.Add(new BsonMember(type, ref list));
        }

        return [.. members];
    }

    // The list of a type that only attributes and default conventions concern is not read for this.
    public static bool AreAnyMappedByCode(Type type, ReadOnlySpan<char> list) =>
        list.Contains('?') && Array.Exists(List(type, list), static member => member.IsMappedByCode);

    // Reads the list up to the id; null if there is none.
    public static BsonMember? FindId(Type type, ReadOnlySpan<char> list)
    {
        if (list.Contains('*'))
        {
            while (!list.IsEmpty)
            {
                if (new BsonMember(type, ref list) is { IsId: true } id)
                {
                    return id;
                }
            }
        }

        return null;
    }

    private MemberInfo Info => _info ??= DeclaredMembers.Get(DeclaringType, Name);

    private static Type? CutType(ref ReadOnlySpan<char> list)
    {
        for (var i = 0; i < KnownTypes.Length; i++)
        {
            var name = CommonTypes.ShortNames[i];
            if (list.StartsWith(name) && list.Length > name.Length && list[name.Length] == ' ')
            {
                list = list.Slice(name.Length + 1);
                return KnownTypes[i];
            }
        }

        return null;
    }

    private static string Cut(ref ReadOnlySpan<char> list, out char separator)
    {
        var end = 0;
        while (end < list.Length && list[end] is not (',' or ':'))
        {
            end += list[end] == '\\' ? 2 : 1;
        }

        var name = list[..end].ToString();
        separator = end < list.Length ? list[end] : ',';
        list = list.Slice(Math.Min(end + ", ".Length, list.Length));
        return name.Contains('\\') ? Unescape(name) : name;
    }

    private static string Unescape(string name)
    {
        for (var i = name.IndexOf('\\'); i >= 0; i = name.IndexOf('\\', i + 1))
        {
            name = name.Remove(i, 1);
        }

        return name;
    }
}
