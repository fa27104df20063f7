namespace BsonGen.Generator.Emitter;

internal sealed partial class SerializerEmitter
{
    private string Get(MemberModel member) => Get(member, Argument(member), Target(member, Instance));

    // An expression that is dynamic would bind a call at run time, which the writer can't take part in.
    private string Get(MemberModel member, string argument, string target) => member.Get == MemberAccess.Accessor
        ? $"{Accessors(member)}{_names.Getter(member)}({argument})"
        : $"{(member.IsDynamic ? "(object)" : "")}{target}.{Names.Identifier(member.Name)}";

    // As in the class map: from a copy of a struct that the getter may change.
    private string GetFromCopy(MemberModel member)
    {
        if (!member.GetterMayChange)
        {
            return Get(member);
        }

        var copy = _names.Copy(member);
        _writer.Write($"var {copy} = {Instance};");
        return Get(member, "ref " + copy, copy);
    }

    private string Set(MemberModel member, string value) =>
        Set(member, value, Argument(member), Target(member, Instance));

    private string Set(MemberModel member, string value, string argument, string target) => member switch
    {
        { Set: MemberAccess.Accessor, IsField: true } =>
            Names.Wrap($"{Accessors(member)}{_names.Getter(member)}({argument}) =", value),
        { Set: MemberAccess.Copy } =>
            Names.Wrap($"{target} =", $"{target} with {{ {Names.Identifier(member.Name)} = {value} }}"),
        { Set: MemberAccess.Accessor } =>
            Names.List($"{Accessors(member)}{_names.Setter(member)}(", [argument, value], ")"),
        _ => Names.Wrap($"{target}.{Names.Identifier(member.Name)} =", value),
    };

    private static string Target(MemberModel member, string instance) =>
        member.IsHidden ? $"(({member.DeclaringTypeName}){instance})" : instance;

    private string Argument(MemberModel member) =>
        (_type.IsValueType && member.DeclaringTypeName == _type.TypeName ? "ref " : "") + Instance;

    private string Accessors(MemberModel member) =>
        member.GenericAccess is { } access ? $"{_names.Accessors(access)}{access.Arguments}." : "";

    private void EmitAccessors()
    {
        if (_type.Construction == Construction.Accessor)
        {
            EmitAccessor("Constructor", null, _type.TypeName, _names.Creator(0), []);
        }

        EmitCreatorAccessors();
        foreach (var member in _type.AllMembers.Where(member => member.GenericAccess is null))
        {
            EmitAccessors(member, member.DeclaringTypeName, member.TypeName, "private");
        }

        foreach (var group in _type.AllMembers
            .Where(member => member.GenericAccess is not null &&
                (_names.IsGetterUsed(member) || _names.IsSetterUsed(member)))
            .GroupBy(member => member.GenericAccess! with { TypeName = "" }))
        {
            var access = group.Key;
            _writer.Open($"\nprivate static class {_names.Accessors(access)}{access.Parameters}{access.Constraints}");
            foreach (var member in group)
            {
                EmitAccessors(member, access.DeclaringTypeName, member.GenericAccess!.TypeName, "public");
            }

            _writer.Close();
        }
    }

    private void EmitAccessors(MemberModel member, string declaringType, string type, string visibility)
    {
        var target = $"{(_type.IsValueType ? "ref " : "")}{declaringType} target";
        if (_names.IsGetterUsed(member))
        {
            var (kind, name, returnType) = member.IsField
                ? ("Field", member.Name, "ref " + type)
                : ("Method", member.GetterName, type);
            EmitAccessor(kind, name, returnType, _names.Getter(member), [target], visibility);
        }

        if (_names.IsSetterUsed(member))
        {
            EmitAccessor("Method", member.SetterName, "void", _names.Setter(member), [target, type + " value"], visibility);
        }
    }

    private void EmitAccessor(
        string kind,
        string? target,
        string returnType,
        string name,
        IEnumerable<string> parameters,
        string visibility = "private")
    {
        string[] arguments =
        [
            $"{Names.Compiler}.UnsafeAccessorKind.{kind}",
            .. target is null ? [] : new[] { $"Name = {Names.Literal(target)}" },
        ];
        _writer.Write("\n" + Names.List($"[{Names.Compiler}.UnsafeAccessor(", arguments, ")]"));
        _writer.Write(Names.List($"{visibility} static extern {returnType} {name}(", parameters, ");"));
    }
}
