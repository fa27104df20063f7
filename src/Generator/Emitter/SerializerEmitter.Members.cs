using BsonGen.Generator.Model;

namespace BsonGen.Generator.Emitter;

internal sealed partial class SerializerEmitter
{
    // A line of element names ends after this number of characters.
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
            EmitAccessor("Constructor", null, _type.TypeName, _names.Creator(0), []);
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
            EmitAccessor("Field", member.Name, "ref " + member.TypeName, _names.Getter(member), [target]);
            return;
        }

        if (member.Get == MemberAccess.Accessor)
        {
            EmitAccessor("Method", member.GetterName, member.TypeName, _names.Getter(member), [target]);
        }

        if (member.Set == MemberAccess.Accessor)
        {
            EmitAccessor("Method", member.SetterName, "void", _names.Setter(member), [target, member.TypeName + " value"]);
        }
    }

    /// <param name="kind">The kind of the member.</param>
    /// <param name="target">The name of the member; null for a constructor.</param>
    /// <param name="returnType">The type that the accessor returns.</param>
    /// <param name="name">The name of the accessor.</param>
    /// <param name="parameters">The parameters of the accessor.</param>
    private void EmitAccessor(string kind, string? target, string returnType, string name, IEnumerable<string> parameters)
    {
        string[] arguments =
        [
            $"global::System.Runtime.CompilerServices.UnsafeAccessorKind.{kind}",
            .. target is null ? Array.Empty<string>() : [$"Name = {Names.Literal(target)}"],
        ];
        _writer.Blank();
        _writer.Write(Code.List("[global::System.Runtime.CompilerServices.UnsafeAccessor(", arguments, ")]"));
        _writer.Write(Code.List($"private static extern {returnType} {name}(", parameters, ");"));
    }

    private bool HasElementNames => !_type.IsAbstract && (_type.Members.Count > 0 || _type is { IgnoresExtraElements: true, ExtraElements: null });

    private bool DescribesMembers => !_type.IsAbstract && _type.AllMembers.Any();

    /// <summary>Prints the method that finds the member of an element for exceptions.</summary>
    private void EmitDescribeMember()
    {
        if (!DescribesMembers)
        {
            return;
        }

        // An element without a member was written from the extra elements.
        var descriptions = _type.AllMembers
            .Select(member => Code.List("new(", [Names.Literal(Describe(member)), $"typeof({member.DeclaringTypeName})"], ")"))
            .ToList();
        _writer.Blank();
        var start = "protected override global::BsonGen.CodeGeneration.BsonMember DescribeElement(global::System.ReadOnlySpan<byte> name)";
        if (descriptions.Count == 1)
        {
            _writer.Write(new Code(start + " => ", descriptions, ";"));
            return;
        }

        _writer.Open(start);
        _writer.Open($"return {Identifiers.ElementNames}.Find(name) switch");
        for (var i = 0; i < descriptions.Count; i++)
        {
            var pattern = i + 1 < descriptions.Count ? $"{i}" : "_";
            _writer.Write(new Code($"{pattern} => ", [descriptions[i]], ","));
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

        _writer.Write(Code.List(
            $"private static readonly global::BsonGen.CodeGeneration.MemberLookup {Identifiers.ElementNames} = new(",
            lines.Select(line => Names.Utf8(line)),
            ");",
            " + "));
    }
}
