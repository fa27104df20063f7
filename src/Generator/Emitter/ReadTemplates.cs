namespace BsonGen.Generator.Emitter;

/// <summary>Prints the method that reads a document, and those of its groups of members.</summary>
internal sealed class ReadTemplates(
    TypePlan plan,
    Identifiers names,
    AccessTemplates access,
    ValueTemplates values,
    SeenTemplates seen,
    KeptTemplates kept,
    CreationTemplates creation)
{
    private const string ReadOfDerived =
        """
        if (TryReadDerived(ref reader, openDocument, out var derivedInstance))
        {
            return derivedInstance;
        }

        """;

    private readonly TypeModel _type = plan.Type;

    public string ReadDocument()
    {
        var created = plan.Creation is { } creationPlan ? creation.Create(creationPlan) : $"return {names.Instance};";
        return Code.Format(
            $$"""
            {{Signature()}}
            {
                {{kept.Struct()}}
                {{Start()}}
                {{(plan.Creation is null ? creation.NewInstance() : kept.InitialValues())}}
                {{seen.Locals()}}
                try
                {
                    {{Elements()}}

                    {{Missing()}}
                }
                catch (global::System.Exception caught) when (reader.CanHandle(caught))
                {
                    {{Recovery()}}
                }

                {{created}}
            }
            """);
    }

    // The class map creates objects of derived classes.
    public string ReadDocumentOfAbstractClass() => Code.Format(
        $$"""
        {{Signature()}}
        {
            {{Start()}}

            return ReadByClassMap(ref reader, openDocument);
        }
        """);

    // Each method reads some members of a type with many.
    public IEnumerable<string> Groups()
    {
        foreach (var group in plan.Groups)
        {
            string[] target =
                plan.Creation is null ? [InstanceParameter] :
                plan.KeepsInStruct ? [$"ref {Identifiers.KeptValuesType} {Identifiers.KeptValues}"] : [];
            yield return Code.Format(
                $$"""
                private static int {{names.GroupReader(group.Start)}}({{Code.List([Names.Reader, .. target, "int memberIndex"])}})
                {
                    var position = reader.Position;
                    {{Cases(group.Start, group.End)}}

                    return {{(plan.TracksRuns ? "memberIndex" : "-1")}};
                }
                """);
        }
    }

    // Gives the members that are missing in a document the values of a new object.
    public string ResetMissing()
    {
        if (ResetMembers is not { Count: > 0 } members)
        {
            return "";
        }

        var resets = members.Select(member =>
        {
            var initial = access.Get(
                member.Member, Identifiers.Initial, AccessTemplates.Target(member.Member, Identifiers.Initial));
            return
                $$"""
                if ({{seen.IsMissing(member.Number)}})
                {
                    {{access.Set(member.Member, initial)}};
                }
                """;
        });
        var parameters = $"{_type.TypeName} {names.Instance}, {seen.Type} {Identifiers.SeenMembersLocal}";
        return Code.Format(
            $$"""
            private static void {{Identifiers.ResetMissing}}({{parameters}})
            {
                var {{Identifiers.Initial}} = {{creation.New()}};

                {{Code.Blocks(resets)}}
            }
            """);
    }

    private string InstanceParameter => $"{(_type.IsValueType ? "ref " : "")}{_type.TypeName} {names.Instance}";

    private bool ReadsDiscriminator => _type.IsPolymorphic || _type.HasOwnDiscriminator;

    // Types that the driver learns at run time may derive from an unsealed type. A hierarchy reads the discriminator anyway.
    private bool MayBeSearched => _type.IsUnsealed && !ReadsDiscriminator;

    // Each method of a group has a local of its own.
    private string Position => plan.HasGroups ? "reader.Position" : "position";

    private List<MemberPlan> ResetMembers => [.. plan.Members.Where(member => member.WhenMissing == MissingAction.Reset)];

    private string Signature()
    {
        // They keep the members of base classes that have no serializer from being trimmed.
        var dependencies = Code.Lines(_type.BasesWithoutSerializer.Select(ancestor =>
            "[global::System.Diagnostics.CodeAnalysis.DynamicDependency(" +
            $"BsonCode::MappedMembers.Kinds, typeof({ancestor}))]"));
        if (!_type.IsReused)
        {
            return Code.Format(
                $"""
                {dependencies}
                public override {_type.TypeName} ReadDocument({Names.Reader})
                """);
        }

        return Code.Format(
            $"""
            {dependencies}
            public override {_type.TypeName} ReadDocument({Names.Reader}) => ReadDocument(ref reader, null);

            public override {_type.TypeName} ReadDocument({Names.Reader}, {_type.TypeName}? {Identifiers.Reused})
            """);
    }

    private string Start() => Code.Format(
        $$"""
        if (!TryReadStart{{(MayBeSearched ? "Document" : "Unsearched")}}(ref reader, out var openDocument))
        {
            return ReadDocumentSlow(ref reader);
        }

        {{(ReadsDiscriminator ? ReadOfDerived : "")}}
        """);

    private string Elements()
    {
        var firstElement = ReadsDiscriminator ? "reader.Position" : "openDocument.FirstElement";
        if (plan.Members.Count == 0)
        {
            return Code.Format(
                $$"""
                var position = {{firstElement}};
                while (!reader.TryReadEndDocument(position, openDocument))
                {
                    {{UnknownElement()}}
                }
                """);
        }

        return Code.Format(
            $$"""
            var memberIndex = 0;
            {{(plan.HasGroups ? "" : $"var position = {firstElement};")}}
            while (true)
            {
                {{(plan.TracksRuns ? "var firstMember = memberIndex;" : "")}}
                {{(plan.HasGroups ? CallsOfGroups() : Cases(0, plan.Members.Count))}}

                {{seen.AddRun()}}
                if (reader.TryReadEndDocument({{Position}}, openDocument))
                {
                    break;
                }

                // The element is not the expected one: look up its name.
                memberIndex = reader.GuessOrFindMember({{Position}}, ElementNames);
                if (memberIndex < 0)
                {
                    {{UnknownElement()}}
                }
            }
            """);
    }

    private string CallsOfGroups()
    {
        var target = "";
        if (plan.Creation is null)
        {
            target = $"{(_type.IsValueType ? "ref " : "")}{names.Instance}, ";
        }
        else if (plan.KeepsInStruct)
        {
            target = $"ref {Identifiers.KeptValues}, ";
        }

        return Code.Format(
            $$"""
            switch (memberIndex / {{MemberGroup.Size}})
            {
                {{Code.Lines(plan.Groups.Select(group => CallOfGroup(group, target)))}}
            }
            """);
    }

    private string CallOfGroup(MemberGroup group, string target)
    {
        var call = $"memberIndex = {names.GroupReader(group.Start)}(ref reader, {target}memberIndex);";
        return group.End == plan.Members.Count
            ? $"""
            case {group.Number}:
                {call}
                break;
            """
            : $"""
            case {group.Number}:
                {call}
                if (memberIndex < {(plan.TracksRuns ? group.End : 0)}) break;
                goto case {group.Number + 1};
            """;
    }

    private string Cases(int start, int end)
    {
        var cases = Enumerable.Range(start, end - start).Select(number => Case(plan.Members[number], number + 1 == end));
        return Code.Format(
            $$"""
            {{(end - start > 1 ? "// Elements are expected in this order: each case falls through to the next." : "")}}
            switch (memberIndex)
            {
                {{Code.Lines(cases)}}
            }
            """);
    }

    // Methods that take the name of an element move the local by reference. All other calls move the reader's position, and the
    // local is loaded again. A call that is not inlined would force it into memory (see "Tried without gain" in profile.md).
    private string Case(MemberPlan member, bool isLast)
    {
        var movesPosition = !member.IsReadWithName && !(isLast && plan.HasGroups);
        return Code.Format(
            $"""
            case {member.Number}:
                {ReadMember(member)}
                {(movesPosition ? "position = reader.Position;" : "")}
                {(isLast ? LeaveAfter(member.Number + 1) : $"goto case {member.Number + 1};")}
            """);
    }

    private string LeaveAfter(int next)
    {
        if (plan.HasGroups && (plan.TracksRuns || next < plan.Members.Count))
        {
            return $"return {next};";
        }

        return plan.TracksRuns ? $"memberIndex = {next};\nbreak;" : "break;";
    }

    /// <summary>Leaves the expected order at an element with another name.</summary>
    private string LeaveAt(int number)
    {
        if (!plan.TracksRuns)
        {
            return "break;";
        }

        return plan.HasGroups ? $"return {number};" : $"{{ memberIndex = {number}; break; }}";
    }

    private string ReadMember(MemberPlan member) => Code.Format(
        $"""
        {(member.IsReadWithName ? ReadWithName(member) : ReadAfterName(member))}
        {(member.IsSeen && !plan.TracksRuns ? seen.Mark(member.Number) : "")}
        """);

    private string ReadWithName(MemberPlan memberPlan)
    {
        var member = memberPlan.Member;
        var kind = ((ScalarValue)member.Value).Kind;
        var local = names.Value(member);
        var strings = kind.IsInterned ? $", {names.Strings(member)}" : "";
        var target = memberPlan.WhenRead == ReadAction.Drop ? "_" : local;
        var arguments = $"{ArgumentsOfName(memberPlan)}{strings}, out var {target}";
        return Code.Format(
            $"""
            if (!TryRead{kind.Name}({arguments})) {LeaveAt(memberPlan.Number)}
            {Store(memberPlan, local)}
            """);
    }

    private string ReadAfterName(MemberPlan memberPlan) =>
        Code.Format(
            $"""
            if (!TryReadName({ArgumentsOfName(memberPlan)})) {LeaveAt(memberPlan.Number)}
            {(memberPlan.WhenRead == ReadAction.Skip ? "reader.SkipMember();" : ReadAndStore(memberPlan))}
            """);

    private static string ArgumentsOfName(MemberPlan member) =>
        $"ref reader, ref position, {Code.Utf8(member.Member.Settings.ElementName)}, " +
        SettingsTemplates.ArgumentsOf(member.Number);

    private string ReadAndStore(MemberPlan memberPlan)
    {
        var member = memberPlan.Member;
        var inLine = values.Read(
            member, member.Value, reused: _type.IsReused ? access.Get(member) : null, number: memberPlan.Number);
        var value = SettingsTemplates.ReadInLineOr(memberPlan, inLine);
        if (memberPlan.WhenRead == ReadAction.Drop)
        {
            return $"var {names.Kept(member)} = {value};";
        }

        if (memberPlan.WhenRead != ReadAction.CallSetter)
        {
            return Store(memberPlan, value);
        }

        // The value is read before the user's code is entered.
        var local = names.Value(member);
        return Code.Format(
            $"""
            var {local} = {value};
            {Store(memberPlan, local)}
            """);
    }

    private string Store(MemberPlan memberPlan, string value) => memberPlan.WhenRead switch
    {
        ReadAction.Assign or ReadAction.CallSetter => Assign(memberPlan, value),
        ReadAction.Keep => $"{kept.Kept(memberPlan.Member)} = {value};",
        _ => "",
    };

    private string Assign(MemberPlan memberPlan, string value)
    {
        var assignment = $"{access.Set(memberPlan.Member, value)};";
        if (memberPlan.WhenRead != ReadAction.CallSetter)
        {
            return assignment;
        }

        return _type.IsValueType
            ? CreationTemplates.Guarded(assignment, mayThrow: true, "throw reader.SetterException(caught);")
            : Code.Format(
                $"""
                reader.EnterUserCode();
                {assignment}
                reader.LeaveUserCode();
                """);
    }

    private string UnknownElement()
    {
        var derived = _type.IsUnsealed
            ? """
            if (IsDerived(ref reader, openDocument))
            {
                return ReadDerived(ref reader, openDocument);
            }

            """
            : "";
        var move = plan.HasGroups ? "" : "position = ";
        var element =
            plan.ExtraElements is { } extraElements ? ExtraElement(extraElements) :
            _type.IgnoresExtraElements ? $"{move}reader.SkipUnknownElements({Position}, ElementNames);" :
            $"{move}ReadUnknownElement(ref reader);";
        return Code.Format(
            $"""
            {derived}
            {element}
            """);
    }

    private string ExtraElement(MemberPlan extraElements)
    {
        var member = extraElements.Member;
        var type = _type.ExtraElements!.IsInterface ? "SystemCollections::Dictionary<string, object>" : member.TypeName;
        var newElements = $"new {type}()";
        var read = extraElements.WhenRead == ReadAction.Keep
            ? $"""
            {kept.Kept(member)} ??= {newElements};
            reader.ReadExtraElement({kept.Kept(member)});
            """
            : ExtraElementOfInstance(extraElements, newElements);
        return Code.Format(
            $$"""
            if (!reader.TrySkipReserved())
            {
                {{read}}
            }

            {{(plan.HasGroups ? "" : "position = reader.Position;")}}
            """);
    }

    private string ExtraElementOfInstance(MemberPlan extraElements, string newElements)
    {
        // The getter may return another object than the setter was given.
        var member = extraElements.Member;
        var local = names.Value(member);
        var create = Code.Format(
            $$"""
            if ({{local}} is null)
            {
                {{local}} = {{newElements}};
                {{access.Set(member, local)}};
            }

            """);
        var callsUser = member.HasGetterBody || extraElements.WhenRead == ReadAction.CallSetter;
        return Code.Format(
            $"""
            {access.CopyFor(member)}
            {(callsUser ? "reader.EnterUserCode();" : "")}
            var {local} = {access.GetFromCopy(member)};
            {(extraElements.WhenRead == ReadAction.Skip ? "" : create)}
            {(callsUser ? "reader.LeaveUserCode();" : "")}
            reader.ReadExtraElement({local});
            """);
    }

    private string Missing()
    {
        var needed = plan.Members
            .Where(member => member.WhenMissing is not (MissingAction.None or MissingAction.Reset))
            .ToList();
        var all = Code.Blocks(needed.Select(Missing));
        return Code.Format(
            $"""
            {CallOfReset()}
            {(needed.Count > 1 ? IfAnyIsMissing(needed, all) : all)}
            """);
    }

    private string IfAnyIsMissing(IEnumerable<MemberPlan> members, string statements)
    {
        var conditions = seen.AreMissing(members.Select(member => member.Number));
        return Code.Format(
            $$"""
            if ({{string.Join(" || ", conditions)}})
            {
                {{statements}}
            }
            """);
    }

    private string Missing(MemberPlan member) => Code.Format(
        $$"""
        if ({{seen.IsMissing(member.Number)}})
        {
            {{(member.WhenMissing == MissingAction.Throw
                ? $"throw RequiredElementMissing(ref reader, {member.Number});"
                : Assign(member, member.Member.Settings.DefaultValue!))}}
        }
        """);

    private string CallOfReset()
    {
        if (ResetMembers is not { Count: > 0 } members)
        {
            return "";
        }

        return
            $$"""
            if ({{Identifiers.Reused}} is not null && {{seen.AreMissing(members.Select(member => member.Number)).Single()}})
            {
                {{Identifiers.ResetMissing}}({{names.Instance}}, {{Identifiers.SeenMembersLocal}});
            }

            """;
    }

    private string Recovery()
    {
        if (plan.Members.Count == 0)
        {
            return "return ReadDerivedOrRethrow(ref reader, openDocument, caught);";
        }

        return _type.IsUnsealed
            ? "return Recover(ref reader, openDocument, caught);"
            : "throw MemberException(ref reader, openDocument, caught);";
    }
}
