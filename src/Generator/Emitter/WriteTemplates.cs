namespace BsonGen.Generator.Emitter;

/// <summary>Prints the method that writes the members of a document, and those of its groups of members.</summary>
/// <remarks>
/// A local holds the position for the members that the writer writes there. Other calls move the writer's position.
/// </remarks>
internal sealed class WriteTemplates(TypePlan plan, Identifiers names, AccessTemplates access, ValueTemplates values)
{
    public const string StartPosition = "var position = writer.Position;";
    public const string NextPosition = "position = writer.Position;";

    private readonly TypeModel _type = plan.Type;

    public string WriteMembers()
    {
        var holdsPosition = !plan.HasGroups && HoldsPosition(0, plan.Members.Count);
        return Code.Format(
            $$"""
            {{Signature}}
            {
                {{(_type.HasOwnDiscriminator ? "WriteDiscriminator(ref writer, openDocument);" : "")}}
                {{(holdsPosition ? StartPosition : "")}}
                {{(plan.Members.Count > 0 || _type.ExtraElements is not null ? GuardedMembers() : "")}}
                writer.WriteEndDocument(openDocument{{(holdsPosition ? ", position" : "")}});
            }
            """);
    }

    public string WriteMembersOfAbstractClass() => Code.Format(
        $$"""
        {{Signature}}
        {
            throw new global::System.InvalidOperationException();
        }
        """);

    // Each method writes some members of a type with many.
    public IEnumerable<string> Groups() => plan.Groups.Select(group => Code.Format(
        $$"""
        private static void {{names.GroupWriter(group.Start)}}(
            {{Names.Writer}}, {{Reference}}{{_type.TypeName}} {{names.Instance}})
        {
            {{(HoldsPosition(group.Start, group.End) ? StartPosition : "")}}
            {{Members(group.Start, group.End)}}
        }
        """));

    private string Signature =>
        $"""
        public override void WriteMembers(
            {Names.Writer},
            int openDocument,
            {_type.TypeName} {names.Instance})
        """;

    private string Reference => _type.IsValueType ? "ref " : "";

    private string GuardedMembers()
    {
        var calls = plan.Groups.Select(group =>
            $"{names.GroupWriter(group.Start)}(ref writer, {Reference}{names.Instance});");
        return Code.Format(
            $$"""
            try
            {
                {{(plan.HasGroups ? Code.Lines(calls) : Members(0, plan.Members.Count))}}
            }
            catch (global::System.Exception caught) when (writer.IsMemberException())
            {
                throw MemberException(ref writer, openDocument, caught);
            }

            """);
    }

    private bool HoldsPosition(int start, int end) => plan.Members
        .Skip(start)
        .Take(end - start)
        .Any(member => ValueTemplates.IsWrittenAtPosition(member.Member.Value));

    private string Members(int start, int end)
    {
        var holdsPosition = HoldsPosition(start, end);
        var statements = new List<string>();
        for (var i = start; i < end; i++)
        {
            statements.Add(ExtraElementsAt(i, holdsPosition));
            statements.Add(Member(plan.Members[i], holdsPosition));
        }

        if (end == plan.Members.Count)
        {
            statements.Add(ExtraElementsAt(end, holdsPosition));
        }

        return Code.Lines(statements);
    }

    private string ExtraElementsAt(int position, bool holdsPosition)
    {
        if (_type.ExtraElements?.Position != position)
        {
            return "";
        }

        var member = _type.ExtraElements.Member;
        return Code.Format(
            $"""
            writer.FetchMember({Code.Utf8(member.Settings.ElementName)});
            {access.CopyFor(member)}
            writer.WriteExtraElements({access.GetFromCopy(member)});
            {(holdsPosition ? NextPosition : "")}
            """);
    }

    private string Member(MemberPlan memberPlan, bool holdsPosition)
    {
        var member = memberPlan.Member;
        var isAtPosition = ValueTemplates.IsWrittenAtPosition(member.Value);
        var name = isAtPosition ? Code.Utf8(member.Settings.ElementName) : SettingsTemplates.NameOf(memberPlan);

        // If code of the user throws, the exception names the member.
        var runsUserCode = member.HasGetterBody || member.HasShouldSerialize ||
            memberPlan.Check is WriteCheck.DiffersAsObject or WriteCheck.DiffersFromInstance;
        var fetch = runsUserCode ? $"writer.FetchMember({SettingsTemplates.NameOf(memberPlan)});" : "";
        var copy = access.CopyFor(member);
        var get = access.GetFromCopy(member);
        var local = "";
        if (member.HasGetterBody)
        {
            // The getter runs once.
            local = $"var {names.Value(member)} = {get};";
            get = names.Value(member);
        }

        var conditions = Conditions(memberPlan, get, holdsPosition).ToList();
        var movesPosition = holdsPosition && !isAtPosition;
        var write = Code.Format(
            $"""
            {values.Write(member, member.Value, name, get, number: isAtPosition ? memberPlan.Number : null)}
            {(movesPosition ? NextPosition : "")}
            """);
        var statements = Code.Format(
            $"""
            {fetch}
            {copy}
            {local}
            {(conditions.Count == 0 ? write : If(conditions, write))}
            """);

        // The class map calls no code of a member that it does not map.
        return runsUserCode ? If([SettingsTemplates.IsMapped(memberPlan)], statements) : statements;
    }

    private static string If(IEnumerable<string> conditions, string statements) => Code.Format(
        $$"""
        if ({{string.Join(" && ", conditions)}})
        {
            {{statements}}
        }

        """);

    private IEnumerable<string> Conditions(MemberPlan memberPlan, string get, bool holdsPosition)
    {
        var member = memberPlan.Member;
        if (memberPlan.Check != WriteCheck.Always)
        {
            yield return IsWritten(memberPlan, get);
        }

        if (member.HasShouldSerialize)
        {
            yield return $"{OwnerOfShouldSerialize(member)}.{ClassMapRules.GetShouldSerializeName(member.Name)}()";
        }

        // The last, since it may write the element.
        if (ValueTemplates.IsWrittenAtPosition(member.Value))
        {
            yield break;
        }

        var writesInLine = SettingsTemplates.WritesInLine(memberPlan, get, holdsPosition);
        var isAlone = memberPlan.Check == WriteCheck.Always && !member.HasShouldSerialize;
        yield return isAlone ? writesInLine : $"({writesInLine})";
    }

    private string OwnerOfShouldSerialize(MemberModel member)
    {
        if (member.ShouldSerializeTypeName is { } declaringType)
        {
            return $"(({declaringType}){names.Instance})";
        }

        return member.ShouldSerializeMayChange ? $"({names.Instance} with {{ }})" : names.Instance;
    }

    private static string IsWritten(MemberPlan memberPlan, string get)
    {
        var member = memberPlan.Member;
        var value = member.Settings.DefaultValue ?? $"default({member.TypeName})";
        var factory = member.IsTypeParameter ? "OfTypeArgument" : "Of";
        return memberPlan.Check switch
        {
            WriteCheck.IsNotNull => $"{get} is not null",
            WriteCheck.DiffersByOperator => $"{get} != {value}",
            WriteCheck.DiffersByMethod => $"!{get}.Equals({value})",
            WriteCheck.DiffersAsObject => $"!object.Equals({value}, {get})",
            WriteCheck.DiffersFromInstance =>
                $"!object.Equals(BsonCode::MemberDefault.{factory}<{member.TypeName}>(), {get})",
            _ => throw new InvalidOperationException(),
        };
    }
}
