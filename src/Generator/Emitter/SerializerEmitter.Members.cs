namespace BsonGen.Generator.Emitter;

internal sealed partial class SerializerEmitter
{
    private string Get(MemberModel member) => Get(member, Argument(member), Target(member));

    // An expression that is dynamic would bind a call at run time, which the writer can't take part in.
    private string Get(MemberModel member, string argument, string target) => member.Get == MemberAccess.Accessor
        ? $"{_names.Getter(member)}({argument})"
        : $"{(member.IsDynamic ? "(object)" : "")}{target}.{Names.Identifier(member.Name)}";

    /// <summary>Gets the member as the class map does: from a copy of a struct that the getter may change.</summary>
    private string GetFromCopy(MemberModel member)
    {
        if (!member.GetterMayChange)
        {
            return Get(member);
        }

        var copy = _names.Copy(member);
        _writer.Write($"var {copy} = {_names.Instance};");
        return Get(member, "ref " + copy, copy);
    }

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

    /// <summary>Prints the accessors of a member that the methods above have called.</summary>
    private void EmitAccessors(MemberModel member)
    {
        var target = $"{(_type.IsValueType ? "ref " : "")}{member.DeclaringTypeName} target";
        if (_names.IsGetterUsed(member))
        {
            var (kind, name, type) = member.IsField ? ("Field", member.Name, "ref " + member.TypeName) : ("Method", member.GetterName, member.TypeName);
            EmitAccessor(kind, name, type, _names.Getter(member), [target]);
        }

        if (_names.IsSetterUsed(member))
        {
            EmitAccessor("Method", member.SetterName, "void", _names.Setter(member), [target, member.TypeName + " value"]);
        }
    }

    private void EmitAccessor(string kind, string? target, string returnType, string name, IEnumerable<string> parameters)
    {
        string[] arguments =
        [
            $"global::System.Runtime.CompilerServices.UnsafeAccessorKind.{kind}",
            .. target is null ? Array.Empty<string>() : [$"Name = {Names.Literal(target)}"],
        ];
        _writer.Blank();
        _writer.Write(Names.List("[global::System.Runtime.CompilerServices.UnsafeAccessor(", arguments, ")]"));
        _writer.Write(Names.List($"private static extern {returnType} {name}(", parameters, ");"));
    }
}
