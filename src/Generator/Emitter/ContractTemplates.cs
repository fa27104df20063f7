namespace BsonGen.Generator.Emitter;

/// <summary>Prints what the driver calls besides reading and writing: the table of members, and the id.</summary>
internal sealed class ContractTemplates(TypeModel type, AccessTemplates access)
{
    private const int MembersInLine = 8;

    public string Constructor()
    {
        var arguments = new List<string> { Descriptions() };
        if (type.Discriminator is { } discriminator)
        {
            arguments.Add($"discriminator: {Code.Literal(discriminator)}");
        }

        if (type.RootClass is { } rootClass)
        {
            arguments.Add($"rootClass: typeof({rootClass})");
        }

        if (type.KnownTypes.Count > 0)
        {
            arguments.Add($"knownTypes: new[] {{ {Code.List(type.KnownTypes.Select(known => $"typeof({known})"))} }}");
        }

        // A short list of members stands in one line.
        var column = Code.Column(arguments);
        var list = column.Contains('\n') ? "\n" + column : column;
        return Code.Format(
            $$"""
            public {{type.SerializerName}}() : base({{list.Replace("\n", "\n    ")}})
            {
            }
            """);
    }

    public string Properties()
    {
        var takesRenamedId = type.TakesRenamedId == true ? "true" : "false";
        return Code.Blocks(
        [
            type.TakesRenamedId is null ? "" : $"protected override bool? TakesRenamedId => {takesRenamedId};",
            type.ReferencedClasses.Count == 0
                ? ""
                : $"protected override ulong[] ReferencedClasses => new[] {{ {Code.List(type.ReferencedClasses)} }};",
            type.Construction is Construction.Creators or Construction.NewOfDefaults
                ? "protected override bool HasCreators => true;"
                : "",
        ]);
    }

    public IEnumerable<string> Methods()
    {
        var doubtful = AllMembersInOrder.Where(member => member.MayBeRefused).ToList();
        if (doubtful.Count > 0)
        {
            var conditions = doubtful.Select(member =>
                $"IsAccepted(typeof({member.DeclaringTypeName}), {Code.Literal(member.Name)})");
            yield return Code.Format(
                $"""
                protected override bool? AreConfiguredMembersAccepted =>
                    {Code.Column(conditions, " &&")};
                """);
        }

        if (type.Id is { } id)
        {
            yield return GetId(id);
            yield return SetId(id);
        }
    }

    // The driver finds the first of members that hide each other.
    private IReadOnlyList<MemberModel> AllMembersInOrder =>
        type.ExtraElements is { Position: var position, Member: var extra }
            ? [.. type.Members.Take(position), extra, .. type.Members.Skip(position)]
            : [.. type.Members];

    private string Descriptions()
    {
        var texts = AllMembersInOrder.Select(Describe).ToList();
        var lines = new List<string>();
        for (var start = 0; start < texts.Count; start += MembersInLine)
        {
            var line = Code.List(texts.Skip(start).Take(MembersInLine));
            lines.Add(start + MembersInLine < texts.Count ? line + ", " : line);
        }

        return lines.Count == 0 ? "\"\"" : Code.Column(lines.Select(Code.Literal), " +");
    }

    private string Describe(MemberModel member)
    {
        var isId = type.Id is { } id && id.Name == member.Name && id.DeclaringTypeName == member.DeclaringTypeName;
        var isExtra = member == type.ExtraElements?.Member;
        string[] marks =
        [
            new string(MemberMarks.Inherited, member.Level),
            isId ? $"{MemberMarks.Id}" : "",
            member.IsConfigured ? $"{MemberMarks.Configured}" : "",
            isExtra ? $"{MemberMarks.ExtraElements}" : "",
            member.Settings.IsMappedByCode ? $"{MemberMarks.MappedByCode}" : "",
        ];
        var index = Array.IndexOf(CommonTypes.Names, member.TypeName);
        var typeName = index >= 0 ? CommonTypes.ShortNames[index] + " " : "";
        var element = member.Settings.ElementName == member.Name ? "" : $": {Escape(member.Settings.ElementName)}";
        return string.Concat(marks) + typeName + Escape(member.Name) + element;
    }

    private static string Escape(string name) => name.Replace("\\", "\\\\").Replace(",", "\\,").Replace(":", "\\:");

    private string GetId(MemberModel member)
    {
        if (type.IsValueType)
        {
            return Code.Format(
                $$"""
                protected override object? GetIdOf(object document)
                {
                    var value = ({{type.TypeName}})document;
                    return {{access.Get(member, "ref value", "value")}};
                }
                """);
        }

        var owner = OwnerOf(member);
        return
            $"""
            protected override object? GetIdOf(object document) =>
                {access.Get(member, owner, $"({owner})")};
            """;
    }

    private string SetId(MemberModel member)
    {
        // The driver rejects ids of structs and ids without a setter. The class map throws the exception.
        if (type.IsValueType || member.Set == MemberAccess.None)
        {
            return "";
        }

        var owner = OwnerOf(member);
        var set = access.Set(member, $"({member.TypeName})id", owner, $"({owner})");
        return
            $"""
            protected override void SetIdOf(object document, object? id) =>
                {set};
            """;
    }

    private string OwnerOf(MemberModel member) =>
        $"({(member.IsHidden ? member.DeclaringTypeName : type.TypeName)})document";
}
