using BsonGen.Generator.Model;

namespace BsonGen.Generator.Emitter;

internal sealed partial class SerializerEmitter
{
    // So many characters of names stand on a line.
    private const int LongestNames = 80;

    private string Get(MemberModel member) => Get(member, Argument(member), Target(member));

    // An expression that is dynamic would bind a call at run time, which the writer can't take part in.
    private string Get(MemberModel member, string argument, string target) => member.Get == MemberAccess.Accessor
        ? $"{_names.Getter(member)}({argument})"
        : $"{(member.IsDynamic ? "(object)" : "")}{target}.{Names.Identifier(member.Name)}";

    private string Set(MemberModel member, string value) => Set(member, value, Argument(member), Target(member));

    private string Set(MemberModel member, string value, string argument, string target) => member switch
    {
        { Set: MemberAccess.Accessor, IsField: true } => $"{_names.Getter(member)}({argument}) = {value}",
        { Set: MemberAccess.Accessor } => $"{_names.Setter(member)}({argument}, {value})",
        _ => $"{target}.{Names.Identifier(member.Name)} = {value}",
    };

    private string Target(MemberModel member) => member.IsHidden ? $"(({member.DeclaringTypeName}){_names.Instance})" : _names.Instance;

    private string Argument(MemberModel member) => _type.IsValueType && member.DeclaringTypeName == _type.TypeName ? $"ref {_names.Instance}" : _names.Instance;

    private void EmitAccessors()
    {
        if (_type.Construction == Construction.Accessor)
        {
            EmitAccessor("Constructor", null, $"{_type.TypeName} {_names.Creator(0)}()");
        }

        EmitCreatorAccessors();
        foreach (var member in _type.AllMembers)
        {
            EmitAccessors(member);
        }
    }

    private void EmitAccessors(MemberModel member)
    {
        var target = $"{(_type.IsValueType ? "ref " : "")}{member.DeclaringTypeName} target";
        if (member.IsField && (member.Get == MemberAccess.Accessor || member.Set == MemberAccess.Accessor))
        {
            EmitAccessor("Field", member.Name, $"ref {member.TypeName} {_names.Getter(member)}({target})");
            return;
        }

        if (member.Get == MemberAccess.Accessor)
        {
            EmitAccessor("Method", "get_" + member.Name, $"{member.TypeName} {_names.Getter(member)}({target})");
        }

        if (member.Set == MemberAccess.Accessor)
        {
            EmitAccessor("Method", "set_" + member.Name, $"void {_names.Setter(member)}({target}, {member.TypeName} value)");
        }
    }

    private void EmitAccessor(string kind, string? name, string signature)
    {
        var nameArgument = name is null ? "" : $", Name = {Names.Literal(name)}";
        _writer.Blank();
        _writer.Write(
            $"""
            [global::System.Runtime.CompilerServices.UnsafeAccessor(global::System.Runtime.CompilerServices.UnsafeAccessorKind.{kind}{nameArgument})]
            private static extern {signature};
            """);
    }

    private bool HasElementNames => !_type.IsAbstract && (_type.Members.Count > 0 || _type is { IgnoresExtraElements: true, ExtraElements: null });

    private bool DescribesMembers => !_type.IsAbstract && _type.AllMembers.Any();

    /// <summary>Which member an element belongs to, and how exceptions name it.</summary>
    private void EmitDescribeMember()
    {
        if (!DescribesMembers)
        {
            return;
        }

        // Elements that belong to no member were written from the extra elements.
        var descriptions = _type.AllMembers.Select(member => $"new({Names.Literal(Describe(member))}, typeof({member.DeclaringTypeName}))").ToList();
        _writer.Blank();
        const string Signature = "public static global::BsonGen.CodeGeneration.BsonMember DescribeMember(global::System.ReadOnlySpan<byte> name)";
        if (descriptions.Count == 1)
        {
            _writer.Write($"{Signature} => {descriptions[0]};");
            return;
        }

        _writer.Open(Signature);
        _writer.Open($"return {Identifiers.ElementNames}.Find(name) switch");
        for (var i = 0; i < descriptions.Count; i++)
        {
            _writer.Write($"{(i + 1 < descriptions.Count ? $"{i}" : "_")} => {descriptions[i]},");
        }

        _writer.Close("};");
        _writer.Close();
    }

    private void EmitElementNames()
    {
        var lines = new List<List<string>> { new() };
        foreach (var member in _type.Members)
        {
            if (lines[lines.Count - 1].Sum(name => name.Length + 2) > LongestNames)
            {
                lines.Add([]);
            }

            lines[lines.Count - 1].Add(member.ElementName);
        }

        var separator = lines.Count == 1 ? "" : "\n    ";
        var names = string.Join(" +" + separator, lines.Select(line => Names.Utf8(line)));
        _writer.Write($"private static readonly global::BsonGen.CodeGeneration.MemberLookup {Identifiers.ElementNames} = new({separator}{names});");
    }
}
