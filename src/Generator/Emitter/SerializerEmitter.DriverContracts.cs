namespace BsonGen.Generator.Emitter;

// What the driver calls besides reading and writing: the table of members, and the id.
internal sealed partial class SerializerEmitter
{
    private void EmitDriverContracts()
    {
        EmitAcceptance();
        if (_type.Id is { } member)
        {
            EmitGetId(member);
            EmitSetId(member);
        }
    }

    private void EmitAcceptance()
    {
        var doubtful = AllMembersInOrder
            .Where(member => member.MayBeRefused)
            .Select(member => $"IsAccepted(typeof({member.DeclaringTypeName}), {Names.Literal(member.Name)})")
            .ToList();
        if (doubtful.Count > 0)
        {
            _writer.Blank();
            _writer.Write(Names.List("protected override bool? AreConfiguredMembersAccepted => ", doubtful, ";", " && "));
        }
    }

    // The runtime reads this list on first need.
    private string ListMembers() => Names.Text(AllMembersInOrder.Select(Describe));

    private string Describe(MemberModel member)
    {
        var isId = _type.Id is { } id && id.Name == member.Name && id.DeclaringTypeName == member.DeclaringTypeName;
        var marks = new string('^', member.Level) + (isId ? "*" : "") + (member.IsConfigured ? "!" : "") + (member == _type.ExtraElements?.Member ? "+" : "");
        var type = Array.IndexOf(CommonTypes.Names, member.TypeName) is >= 0 and var index ? CommonTypes.ShortNames[index] + " " : "";
        return marks + type + Escape(member.Name) + (member.ElementName == member.Name ? "" : $": {Escape(member.ElementName)}");
    }

    private static string Escape(string name) => name.Replace("\\", "\\\\").Replace(",", "\\,").Replace(":", "\\:");

    // The driver finds the first of members that hide each other.
    private IEnumerable<MemberModel> AllMembersInOrder => _type.ExtraElements is { Position: var position, Member: var extra }
        ? [.. _type.Members.Take(position), extra, .. _type.Members.Skip(position)]
        : _type.Members;

    private void EmitGetId(MemberModel member)
    {
        _writer.Blank();
        if (_type.IsValueType)
        {
            _writer.Block(
                "protected override object? GetIdOf(object document)",
                $"var value = ({_type.TypeName})document;\nreturn {Get(member, "ref value", "value")};");
        }
        else
        {
            _writer.Write(Names.Wrap("protected override object? GetIdOf(object document) =>", $"{Get(member, OwnerOf(member), $"({OwnerOf(member)})")};"));
        }
    }

    private void EmitSetId(MemberModel member)
    {
        // The driver rejects ids of structs and ids without a setter. The class map throws the exception.
        if (_type.IsValueType || member.Set == MemberAccess.None)
        {
            return;
        }

        _writer.Blank();
        _writer.Write(
            $"""
            protected override void SetIdOf(object document, object? id) =>
                {Set(member, $"({member.TypeName})id", OwnerOf(member), $"({OwnerOf(member)})")};
            """);
    }

    private string OwnerOf(MemberModel member) => $"({(member.IsHidden ? member.DeclaringTypeName : _type.TypeName)})document";
}
