namespace BsonGen.Generator.Emitter;

internal sealed partial class SerializerEmitter
{
    private void EmitRead()
    {
        OpenRead();

        // The first statement: the JIT clears the struct once, at the start of the method.
        _writer.WriteIf(_plan.KeepsInStruct, $"var {Identifiers.KeptValues} = default({Identifiers.KeptValuesType});");
        EmitStart();
        if (_plan.Creation is null)
        {
            EmitNewInstance();
        }
        else
        {
            EmitKept();
        }

        _writer.Open("try");
        EmitElements();
        EmitMissing();
        _writer.Close();
        EmitRecovery();
        if (_plan.Creation is { } creation)
        {
            EmitCreation(creation);
        }
        else
        {
            _writer.Write($"return {Instance};");
        }

        _writer.Close();
    }

    private void EmitStart()
    {
        _writer.Block(
            "if (!TryReadStartDocument(ref reader, out var openDocument))",
            "return ReadDocumentSlow(ref reader);");
        if (ReadsDiscriminator)
        {
            _writer.Block(
                "if (TryReadDerived(ref reader, openDocument, out var derivedInstance))",
                "return derivedInstance;");
        }
    }

    private void EmitNewInstance()
    {
        // A class map searches for a discriminator before it creates an object, so the document may be of a derived type.
        var handler = _type.IsUnsealed
            ? "return ReadDerivedOrThrow(ref reader, openDocument, caught);"
            : ThrowInvocationException;
        EmitInstance(_type.IsReused ? ReusedOrNew() : NewInstance(), handler);
        EmitSeen();
    }

    private string NewInstance() => _type.Construction switch
    {
        Construction.New => $"new {_type.TypeName}()",
        Construction.Accessor => $"{_names.Creator(0)}()",
        Construction.Default => $"default({_type.TypeName})",
        Construction.NewOfDefaults =>
            Names.List($"new {_type.TypeName}(", _type.ConstructorParameters.Select(type => $"default({type})!"), ")"),
        _ => "CreateUninitialized()",
    };

    private string FirstElement => ReadsDiscriminator ? "reader.Position" : "openDocument.FirstElement";

    private bool ReadsDiscriminator => _type.IsPolymorphic || _type.HasOwnDiscriminator;

    // Each method of a group has its own local.
    private string Position => _plan.HasGroups ? "reader.Position" : "elementPosition";

    private void EmitElements()
    {
        _writer.WriteIf(_plan.Members.Count > 0, "var memberIndex = 0;");
        _writer.WriteIf(!_plan.HasGroups, $"var elementPosition = {FirstElement};");
        if (_plan.Members.Count == 0)
        {
            _writer.Open("while (!reader.TryReadEndDocument(elementPosition, openDocument))");
            EmitUnknownElement();
            _writer.Close();
            return;
        }

        _writer.Open("while (true)");
        _writer.WriteIf(_plan.TracksRuns, "var firstMember = memberIndex;\n");
        if (_plan.HasGroups)
        {
            EmitReadGroups();
        }
        else
        {
            EmitCases(0, _plan.Members.Count);
        }

        _writer.Blank();
        EmitAddSeen();
        _writer.Block($"if (reader.TryReadEndDocument({Position}, openDocument))", "break;");
        _writer.Write("// The element is not the expected one: look up its name.");
        _writer.Write($"memberIndex = reader.GuessOrFindMember({Position}, ElementNames);");
        _writer.Open("if (memberIndex < 0)");
        EmitUnknownElement();
        _writer.Close();
        _writer.Close();
    }

    private void EmitCases(int start, int end)
    {
        _writer.WriteIf(end - start > 1, "// Elements are expected in this order: each case falls through to the next.");
        _writer.Open("switch (memberIndex)");
        for (var i = start; i < end; i++)
        {
            EmitCase(_plan.Members[i], isLast: i + 1 == end);
        }

        _writer.Close();
    }

    private void EmitCase(MemberPlan plan, bool isLast)
    {
        _writer.Write($"case {plan.Number}:");
        _writer.Indent();
        EmitReadMember(plan);
        _writer.WriteIf(!plan.IsReadWithName && !(isLast && _plan.HasGroups), "elementPosition = reader.Position;");
        _writer.Write(isLast ? LeaveAfter(plan.Number + 1) : $"goto case {plan.Number + 1};");
        _writer.Unindent();
    }

    private string LeaveAfter(int next) =>
        _plan.HasGroups && (_plan.TracksRuns || next < _plan.Members.Count) ? $"return {next};" :
        _plan.TracksRuns ? $"memberIndex = {next};\nbreak;" : "break;";

    // At an element with another name.
    private string LeaveAt(int number) =>
        !_plan.TracksRuns ? "break;" :
        _plan.HasGroups ? $"return {number};" : $"{{ memberIndex = {number}; break; }}";

    private void EmitReadMember(MemberPlan plan)
    {
        var member = plan.Member;
        var local = _names.Value(member);
        IEnumerable<string> arguments = [Names.Utf8(member.ElementName)];
        var method = "TryReadName";
        if (plan.IsReadWithName)
        {
            var kind = ((ScalarValue)member.Value).Kind;
            method = "TryRead" + kind.Name;
            var target = plan.WhenRead == ReadAction.Drop ? "_" : local;
            arguments = [.. arguments, .. kind.IsInterned ? new[] { _names.Strings(member) } : [], $"out var {target}"];
        }

        EmitTryRead(method, arguments, LeaveAt(plan.Number));
        var value = plan.IsReadWithName
            ? local
            : ReadValue(member, member.Value, reused: _type.IsReused ? Get(member) : null);
        switch (plan.WhenRead)
        {
            case ReadAction.Skip:
                _writer.Write("reader.SkipMember();");
                break;

            case ReadAction.CallSetter when !plan.IsReadWithName:
                _writer.Write(Names.Wrap($"var {local} =", $"{value};"));
                EmitAssign(plan, local);
                break;

            case ReadAction.Assign or ReadAction.CallSetter:
                EmitAssign(plan, value);
                break;

            case ReadAction.Keep:
                _writer.Write(Names.Wrap($"{Kept(member)} =", $"{value};"));
                break;

            case ReadAction.Drop when !plan.IsReadWithName:
                _writer.Write(Names.Wrap($"var {_names.Kept(member)} =", $"{value};"));
                break;
        }

        _writer.WriteIf(plan.IsSeen && !_plan.TracksRuns, MarkSeen(plan.Number));
    }

    private void EmitTryRead(string method, IEnumerable<string> arguments, string otherwise) =>
        _writer.Write(Names.List($"if (!reader.{method}(", arguments.Prepend("ref elementPosition"), $")) {otherwise}"));

    private void EmitAssign(MemberPlan plan, string value)
    {
        var callsSetter = plan.WhenRead == ReadAction.CallSetter;
        if (callsSetter && _type.IsValueType)
        {
            EmitCall("", Set(plan.Member, value), mayThrow: true, "throw reader.SetterException(caught);");
            return;
        }

        var assignment = $"{Set(plan.Member, value)};";
        _writer.Write(callsSetter ? $"reader.EnterUserCode();\n{assignment}\nreader.LeaveUserCode();" : assignment);
    }

    private void EmitUnknownElement()
    {
        if (_type.IsUnsealed)
        {
            _writer.Block("if (IsDerived(ref reader, openDocument))", "return ReadDerived(ref reader, openDocument);");
        }

        var move = _plan.HasGroups ? "" : "elementPosition = ";
        if (_plan.ExtraElements is { } extraElements)
        {
            EmitExtraElement(extraElements);
            _writer.WriteIf(!_plan.HasGroups, move + "reader.Position;");
        }
        else
        {
            _writer.Write(move + (_type.IgnoresExtraElements
                ? $"reader.SkipUnknownElements({Position}, ElementNames);"
                : "ReadUnknownElement(ref reader);"));
        }
    }

    private void EmitExtraElement(MemberPlan plan)
    {
        var member = plan.Member;
        var type = _type.ExtraElements!.IsInterface ? "SystemCollections::Dictionary<string, object>" : member.TypeName;
        var creation = $"new {type}()";
        _writer.Open("if (!reader.TrySkipReserved())");
        if (plan.WhenRead == ReadAction.Keep)
        {
            _writer.Write($"{Kept(member)} ??= {creation};\nreader.ReadExtraElement({Kept(member)});");
        }
        else
        {
            // The getter may return another object than the setter was given.
            var local = _names.Value(member);
            _writer.Write($"var {local} = {GetFromCopy(member)};");
            if (plan.WhenRead != ReadAction.Skip)
            {
                _writer.Block($"if ({local} is null)", $"{local} = {creation};\n{Set(member, local)};");
            }

            _writer.Write($"reader.ReadExtraElement({local});");
        }

        _writer.Close();
        _writer.Blank();
    }

    private void EmitRecovery() => _writer.Block(
        "catch (global::System.Exception caught) when (reader.CanHandle(caught))",
        _plan.Members.Count == 0 ? "return ReadDerivedOrRethrow(ref reader, openDocument, caught);" :
        _type.IsUnsealed ? "return Recover(ref reader, openDocument, caught);" :
        "throw MemberException(ref reader, openDocument, caught);");
}
