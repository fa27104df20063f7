using BsonGen.Generator.Model;

namespace BsonGen.Generator.Emitter;

internal sealed partial class SerializerEmitter
{
    private void EmitRead()
    {
        _writer.Open($"internal static {_type.TypeName} Read(ref {Names.Reader} reader)");
        _writer.Open($"if (!reader.TryReadStartDocument<{_type.TypeName}{KeptSerializer}>(out var document))");
        _writer.Write($"return reader.ReadDocumentSlow<{_type.TypeName}>();");
        _writer.Close();
        _writer.Blank();
        if (ReadsDiscriminator)
        {
            _writer.Open($"if (reader.TryReadDerived<{_type.TypeName}>(document, out var derived))");
            _writer.Write("return derived;");
            _writer.Close();
            _writer.Blank();
        }

        if (HasCreators)
        {
            EmitKept();
        }
        else
        {
            EmitNewInstance();
        }

        var canFail = _type.Members.Count > 0 || _type.IsUnsealed;
        if (canFail)
        {
            _writer.Open("try");
        }

        EmitElements();
        EmitMissing();
        if (canFail)
        {
            _writer.Close();
            EmitRecovery();
        }

        _writer.Blank();
        if (HasCreators)
        {
            EmitCreation();
        }
        else
        {
            EmitInitialize("EndInit");
            _writer.Write($"return {_names.Instance};");
        }

        _writer.Close();
    }

    private void EmitNewInstance()
    {
        // A class map looks for a discriminator before it makes anything: the document may be another type's business.
        var fault = _type.IsUnsealed ? $"return reader.ReadDerivedOrThrow<{_type.TypeName}>(document, error);" : InvocationFault;
        EmitInstance(NewInstance(), fault);
        EmitInitialize("BeginInit");
        foreach (var member in _type.Members.Where(IsMissed))
        {
            _writer.Write($"var {_names.Seen(member)} = false;");
        }
    }

    private string NewInstance() => _type.Construction switch
    {
        Construction.New => $"new {_type.TypeName}()",
        Construction.Accessor => $"{_names.Creator(0)}()",
        Construction.Default => $"default({_type.TypeName})",
        Construction.NewOfDefaults => $"new {_type.TypeName}({string.Join(", ", _type.ConstructorParameters.Select(type => $"default({type})!"))})",
        _ => $"({_type.TypeName})global::System.Runtime.CompilerServices.RuntimeHelpers.GetUninitializedObject(typeof({_type.TypeName}))",
    };

    /// <summary>A discriminator that stands before all members is read before them.</summary>
    private string FirstElement => ReadsDiscriminator ? "reader.Position" : "document.FirstElement";

    private bool ReadsDiscriminator => _type.IsPolymorphic || _type.HasOwnDiscriminator;

    private void EmitElements()
    {
        if (_type.Members.Count == 0)
        {
            _writer.Write($"var position = {FirstElement};");
            _writer.Open("while (!reader.TryReadEndDocument(position, document))");
            EmitUnknownElement("position");
            _writer.Close();
            return;
        }

        // In groups, each method of a group has a local of its own.
        var position = ReadsInGroups ? "reader.Position" : "position";
        _writer.Write("var member = 0;");
        if (!ReadsInGroups)
        {
            _writer.Write($"var position = {FirstElement};");
        }

        _writer.Open("while (true)");
        if (ReadsInGroups)
        {
            EmitReadGroups();
        }
        else
        {
            EmitCases(0, _type.Members.Count);
        }

        _writer.Blank();
        _writer.Open($"if (reader.TryReadEndDocument({position}, document))");
        _writer.Write("break;");
        _writer.Close();
        _writer.Blank();
        _writer.Write("// Another element than the expected one: look its name up.");
        _writer.Write($"member = reader.GuessOrFindMember({position}, {Identifiers.ElementNames});");
        _writer.Open("if (member < 0)");
        EmitUnknownElement(position);
        _writer.Close();
        _writer.Close();
    }

    /// <summary>A switch over the members from one up to another, where the next one is expected.</summary>
    private void EmitCases(int start, int end)
    {
        if (end - start > 1)
        {
            _writer.Write("// Elements are expected in this order: each case falls through to the next.");
        }

        _writer.Open("switch (member)");
        for (var i = start; i < end; i++)
        {
            EmitCase(i, end);
        }

        _writer.Close();
    }

    private void EmitCase(int index, int end)
    {
        var member = _type.Members[index];
        _writer.Write($"case {index}:");
        _writer.Indent();
        foreach (var line in ReadMember(member))
        {
            _writer.Write(line);
        }

        var isLast = index + 1 == end;
        if (!IsReadInOneStep(member) && !(isLast && ReadsInGroups))
        {
            _writer.Write("position = reader.Position;");
        }

        _writer.Write(index + 1 < end ? $"goto case {index + 1};" : end < _type.Members.Count ? $"return {end};" : "break;");
        _writer.Unindent();
    }

    /// <summary>The commonest values are read in one step with their name.</summary>
    private bool IsReadInOneStep(MemberModel member) =>
        member.Value is ScalarValue { Kind.IsReadWithName: true } && IsKept(member);

    private IEnumerable<string> ReadMember(MemberModel member)
    {
        var name = Names.Utf8(member.ElementName);
        if (!IsKept(member))
        {
            return [$"if (!reader.TryReadName(ref position, {name})) break;", "reader.SkipMember();"];
        }

        var local = _names.Value(member);
        var isElement = IsReadInOneStep(member);
        var isUsed = !HasCreators || IsArgument(member) || IsLeftOver(member);
        var value = isElement ? local : ReadValue(member, member.Value);
        string[] read = isElement
            ? [$"if (!reader.TryRead{((ScalarValue)member.Value).Kind.Name}(ref position, {name}, out var {(isUsed ? local : "_")})) break;"]
            : [$"if (!reader.TryReadName(ref position, {name})) break;"];
        if (HasCreators)
        {
            return [.. read, .. KeepMember(member, value, isElement)];
        }

        string[] seen = IsMissed(member) ? [$"{_names.Seen(member)} = true;"] : [];
        if (!member.HasSetterBody)
        {
            return [.. read, Set(member, value), .. seen];
        }

        if (!isElement)
        {
            read = [.. read, $"var {local} = {value};"];
        }

        return [.. read, .. CallSetter(member, local), .. seen];
    }

    /// <summary>Not so for a member that can't be set.</summary>
    private bool IsKept(MemberModel member) => member.Set != MemberAccess.None || HasCreators;

    /// <summary>Calls code of the user's while the document is read.</summary>
    private string[] CallSetter(MemberModel member, string value) => _type.IsValueType
        ? ["try", "{", "    " + Set(member, value), "}", "catch (global::System.Exception error)", "{", "    throw reader.SetterException(error);", "}", ""]
        : ["reader.EnterUserCode();", Set(member, value), "reader.LeaveUserCode();"];

    private void EmitUnknownElement(string position)
    {
        if (_type.IsUnsealed)
        {
            _writer.Open($"if (reader.IsDerived<{_type.TypeName}>(document))");
            _writer.Write($"return reader.ReadDerived<{_type.TypeName}>(document);");
            _writer.Close();
            _writer.Blank();
        }

        var move = ReadsInGroups ? "" : $"{position} = ";
        if (_type.ExtraElements is { } extraElements)
        {
            EmitExtraElement(extraElements);
            if (move.Length > 0)
            {
                _writer.Write($"{move}reader.Position;");
            }
        }
        else
        {
            _writer.Write(move + (_type.IgnoresExtraElements
                ? $"reader.SkipUnknownElements({position}, {Identifiers.ElementNames});"
                : $"reader.ReadUnknownElement<{_type.TypeName}>();"));
        }
    }

    private void EmitExtraElement(ExtraElementsModel extraElements)
    {
        var member = extraElements.Member;
        _writer.Open("if (!reader.TrySkipReserved())");
        if (HasCreators)
        {
            EmitKeptExtraElement(member, NewExtraElements(extraElements));
        }
        else
        {
            if (member.Set != MemberAccess.None)
            {
                _writer.Open($"if ({Get(member)} is null)");
                _writer.Write(Set(member, NewExtraElements(extraElements)));
                _writer.Close();
                _writer.Blank();
            }

            _writer.Write($"reader.ReadExtraElement({Get(member)});");
        }

        _writer.Close();
        _writer.Blank();
    }

    private static string NewExtraElements(ExtraElementsModel extraElements) =>
        $"new {(extraElements.IsInterface ? "global::System.Collections.Generic.Dictionary<string, object>" : extraElements.Member.TypeName)}()";

    // A member that can't be set is neither required nor given a default.
    private static bool IsMissed(MemberModel member) =>
        member.Set != MemberAccess.None && (member.IsRequired || member.DefaultValue is not null);

    private void EmitMissing()
    {
        if (HasCreators)
        {
            EmitMissingOfCreators();
            return;
        }

        foreach (var member in _type.Members.Where(IsMissed))
        {
            _writer.Blank();
            _writer.Open($"if (!{_names.Seen(member)})");
            _writer.Write(member switch
            {
                { IsRequired: true } => RequiredElementMissing(member),
                { HasSetterBody: true } => string.Join("\n", CallSetter(member, Constants.Print(member.DefaultValue!))),
                _ => Set(member, Constants.Print(member.DefaultValue!)),
            });
            _writer.Close();
        }
    }

    private string RequiredElementMissing(MemberModel member) =>
        $"throw reader.RequiredElementMissing<{_type.TypeName}>({Names.Literal(member.ElementName)}, {Names.Literal(Describe(member))});";

    private void EmitRecovery()
    {
        const string Catch = "catch (global::System.Exception error)";
        if (_type.Members.Count == 0)
        {
            _writer.Open($"{Catch} when (reader.MayBeDerived<{_type.TypeName}>(error))");
            _writer.Write($"return reader.ReadDerivedOrRethrow<{_type.TypeName}>(document, error);");
        }
        else
        {
            _writer.Open($"{Catch} when (reader.CanHandle(error))");
            _writer.Write(_type.IsUnsealed
                ? $"return reader.Recover<{_type.TypeName}>(document, error, DescribeMember);"
                : "throw reader.MemberException(document, error, DescribeMember);");
        }

        _writer.Close();
    }

    private static string Describe(MemberModel member) => $"{member.Name} {(member.IsField ? "field" : "property")}";
}
