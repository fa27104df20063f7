namespace BsonGen.Generator.Emitter;

// What the driver calls besides reading and writing: the table of members, and the id.
internal sealed partial class SerializerEmitter
{
    private void EmitDriverContracts()
    {
        var doubtful = AllMembersInOrder
            .Where(member => member.MayBeRefused)
            .Select(member => $"IsAccepted(typeof({member.DeclaringTypeName}), {Names.Literal(member.Name)})")
            .ToList();
        if (doubtful.Count > 0)
        {
            _writer.Write("\n" + Names.List(
                "protected override bool? AreConfiguredMembersAccepted => ", doubtful, ";", " && "));
        }

        if (_type.Id is { } id)
        {
            EmitGetId(id);
            EmitSetId(id);
        }
    }

    private string Describe(MemberModel member)
    {
        var isId = _type.Id is { } id && id.Name == member.Name && id.DeclaringTypeName == member.DeclaringTypeName;
        var isExtra = member == _type.ExtraElements?.Member;
        var marks = new string('^', member.Level) +
            (isId ? "*" : "") +
            (member.IsConfigured ? "!" : "") +
            (isExtra ? "+" : "");
        var index = Array.IndexOf(CommonTypes.Names, member.TypeName);
        var type = index >= 0 ? CommonTypes.ShortNames[index] + " " : "";
        var element = member.ElementName == member.Name ? "" : $": {Escape(member.ElementName)}";
        return marks + type + Escape(member.Name) + element;
    }

    private static string Escape(string name) => name.Replace("\\", "\\\\").Replace(",", "\\,").Replace(":", "\\:");

    // The driver finds the first of members that hide each other.
    private IEnumerable<MemberModel> AllMembersInOrder =>
        _type.ExtraElements is { Position: var position, Member: var extra }
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
            _writer.Write(Names.Wrap(
                "protected override object? GetIdOf(object document) =>",
                $"{Get(member, OwnerOf(member), $"({OwnerOf(member)})")};"));
        }
    }

    private void EmitSetId(MemberModel member)
    {
        // The driver rejects ids of structs and ids without a setter. The class map throws the exception.
        if (!_type.IsValueType && member.Set != MemberAccess.None)
        {
            _writer.Write(
                $"""

                protected override void SetIdOf(object document, object? id) =>
                    {Set(member, $"({member.TypeName})id", OwnerOf(member), $"({OwnerOf(member)})")};
                """);
        }
    }

    private string OwnerOf(MemberModel member) =>
        $"({(member.IsHidden ? member.DeclaringTypeName : _type.TypeName)})document";
}
