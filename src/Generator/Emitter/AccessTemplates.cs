namespace BsonGen.Generator.Emitter;

/// <summary>Prints how generated code gets and sets members, and the accessors of members that it can't name.</summary>
internal sealed class AccessTemplates(TypePlan plan, Identifiers names)
{
    private readonly TypeModel _type = plan.Type;

    public string Get(MemberModel member) => Get(member, Argument(member), Target(member, names.Instance));

    /// <param name="argument">The instance as the argument of an accessor.</param>
    /// <param name="target">The instance in front of the name of the member.</param>
    public string Get(MemberModel member, string argument, string target)
    {
        if (member.Get == MemberAccess.Accessor)
        {
            return $"{Accessors(member)}{names.Getter(member)}({argument})";
        }

        // An expression that is dynamic would bind a call at run time, which the writer can't take part in.
        var cast = member.IsDynamic ? "(object)" : "";
        return $"{cast}{target}.{Names.Identifier(member.Name)}";
    }

    // The class map calls a getter that may change its struct on a copy. Nothing for other members.
    public string CopyFor(MemberModel member) =>
        member.GetterMayChange ? $"var {names.Copy(member)} = {names.Instance};" : "";

    // From the copy, if the member needs one.
    public string GetFromCopy(MemberModel member)
    {
        if (!member.GetterMayChange)
        {
            return Get(member);
        }

        var copy = names.Copy(member);
        return Get(member, "ref " + copy, copy);
    }

    public string Set(MemberModel member, string value) =>
        Set(member, value, Argument(member), Target(member, names.Instance));

    public string Set(MemberModel member, string value, string argument, string target)
    {
        var name = Names.Identifier(member.Name);
        return member switch
        {
            { Set: MemberAccess.Accessor, IsField: true } =>
                $"{Accessors(member)}{names.Getter(member)}({argument}) = {value}",
            { Set: MemberAccess.Accessor } => $"{Accessors(member)}{names.Setter(member)}({argument}, {value})",
            { Set: MemberAccess.Copy } => $"{target} = {target} with {{ {name} = {value} }}",
            _ => $"{target}.{name} = {value}",
        };
    }

    public static string Target(MemberModel member, string instance) =>
        member.IsHidden ? $"(({member.DeclaringTypeName}){instance})" : instance;

    /// <returns>The accessors that the code printed so far calls, so this is printed last.</returns>
    public string AllAccessors()
    {
        var direct = _type.AllMembers
            .Where(member => member.GenericAccess is null)
            .SelectMany(member => AccessorsOf(member, member.DeclaringTypeName, member.TypeName, "private"));
        var generic = _type.AllMembers
            .Where(member => member.GenericAccess is not null && (names.IsGetterNamed(member) || names.IsSetterNamed(member)))
            .GroupBy(member => member.GenericAccess! with { TypeName = "" })
            .Select(group => GenericAccessors(group.Key, group));
        return Code.Blocks([Constructor(), .. Creators(), .. direct, .. generic]);
    }

    private string Argument(MemberModel member) =>
        (_type.IsValueType && member.DeclaringTypeName == _type.TypeName ? "ref " : "") + names.Instance;

    // The class with the accessors of a generic base class, and a dot.
    private string Accessors(MemberModel member) =>
        member.GenericAccess is { } access ? $"{names.Accessors(access)}{access.Arguments}." : "";

    private string Constructor() => _type.Construction == Construction.Accessor
        ? Accessor("Constructor", target: null, _type.TypeName, names.Creator(0), [])
        : "";

    private IEnumerable<string> Creators()
    {
        var creators = plan.Creation?.Creators.Where(creator => !creator.Creator.IsCallable) ?? [];
        foreach (var (creator, number, _) in creators)
        {
            var parameters = creator.Arguments.Select(argument => $"{argument.TypeName} {names.Kept(argument.Member)}");
            yield return creator.FactoryMethod is null
                ? Accessor("Constructor", target: null, creator.ReturnTypeName, names.Creator(number), parameters)
                : Accessor(
                    "StaticMethod",
                    creator.FactoryMethod,
                    creator.ReturnTypeName,
                    names.Creator(number),
                    parameters.Prepend($"{_type.TypeName} declaringType"));
        }
    }

    private string GenericAccessors(GenericAccessModel access, IEnumerable<MemberModel> members)
    {
        var accessors = members.SelectMany(
            member => AccessorsOf(member, access.DeclaringTypeName, member.GenericAccess!.TypeName, "public"));
        return Code.Format(
            $$"""
            private static class {{names.Accessors(access)}}{{access.Parameters}}{{access.Constraints}}
            {
                {{Code.Blocks(accessors)}}
            }
            """);
    }

    private IEnumerable<string> AccessorsOf(MemberModel member, string declaringType, string type, string visibility)
    {
        var target = $"{(_type.IsValueType ? "ref " : "")}{declaringType} target";
        if (names.IsGetterNamed(member))
        {
            yield return member.IsField
                ? Accessor("Field", member.Name, "ref " + type, names.Getter(member), [target], visibility)
                : Accessor("Method", member.GetterName, type, names.Getter(member), [target], visibility);
        }

        if (names.IsSetterNamed(member))
        {
            yield return Accessor(
                "Method", member.SetterName, "void", names.Setter(member), [target, type + " value"], visibility);
        }
    }

    /// <param name="target">The name of the member in metadata; null for a constructor.</param>
    private static string Accessor(
        string kind,
        string? target,
        string returnType,
        string name,
        IEnumerable<string> parameters,
        string visibility = "private")
    {
        var named = target is null ? "" : $", Name = {Code.Literal(target)}";
        return
            $"""
            [{Names.Compiler}.UnsafeAccessor(
                {Names.Compiler}.UnsafeAccessorKind.{kind}{named})]
            {visibility} static extern {returnType} {name}({Code.List(parameters)});
            """;
    }
}
