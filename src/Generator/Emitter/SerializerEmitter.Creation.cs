using BsonGen.Generator.Model;

namespace BsonGen.Generator.Emitter;

// Making an instance. Where values of members are needed for it, a creator is chosen by what the document held, and called; then the
// members are set that it did not take.
internal sealed partial class SerializerEmitter
{
    // Class maps call constructors by reflection.
    private const string InvocationFault = "throw new global::System.Reflection.TargetInvocationException(error);";

    private void EmitCreation()
    {
        EmitChoice();
        var factories = _creators.Any(creator => creator.FactoryMethod is not null);
        var isWhole = !_type.AllMembers.Any(IsLeftOver) && !_type.SupportsInitialize && !(factories && _type.IsUnsealed);
        var creation = NewOfCreators();
        if (isWhole)
        {
            if (_type.ConstructionMayThrow)
            {
                EmitCall($"return {creation};", InvocationFault);
            }
            else
            {
                _writer.Write($"return {creation};");
            }

            return;
        }

        EmitInstance(creation, InvocationFault);
        EmitInitialize("BeginInit", factories);
        EmitLeftOver();
        EmitInitialize("EndInit", factories);
        _writer.Write($"return {_names.Instance};");
    }

    private void EmitInstance(string creation, string fault)
    {
        if (_type.ConstructionMayThrow)
        {
            _writer.Write($"{_type.TypeName} {_names.Instance};");
            EmitCall($"{_names.Instance} = {creation};", fault);
        }
        else
        {
            _writer.Write($"{(HasCreators ? _type.TypeName : "var")} {_names.Instance} = {creation};");
        }
    }

    private void EmitCall(string statement, string fault)
    {
        _writer.Open("try");
        _writer.Write(statement);
        _writer.Close();
        _writer.Open("catch (global::System.Exception error)");
        _writer.Write(fault);
        _writer.Close();
        _writer.Blank();
    }

    private void EmitInitialize(string method, bool mayBeOfDerivedType = false)
    {
        if (_type is { SupportsInitialize: true, IsValueType: true } || (mayBeOfDerivedType && _type.IsUnsealed))
        {
            _writer.Write($"global::BsonGen.CodeGeneration.Initialization.{method}({(_type.IsValueType ? "ref " : "")}{_names.Instance});");
        }
        else if (_type.SupportsInitialize)
        {
            _writer.Write($"((global::System.ComponentModel.ISupportInitialize){_names.Instance}).{method}();");
        }
    }

    /// <summary>Of the creators whose arguments are all there, the driver takes the one with most of them, and of these the first.</summary>
    private void EmitChoice()
    {
        if (IsChosenByCount)
        {
            _writer.Write("var choice = new global::BsonGen.CodeGeneration.CreatorChoice();");
            for (var i = 0; i < _creators.Count; i++)
            {
                EmitCandidate(i);
            }

            _writer.Blank();
            _writer.Write("var creator = choice.Best;");
            EmitNoCreator("creator < 0");
            return;
        }

        if (_creators.Count == 1)
        {
            if (GetNeeds(_creators[0]) is { Count: > 0 } needs)
            {
                EmitNoCreator(string.Join(" || ", needs.Select(Not)));
            }

            return;
        }

        var choices = Enumerable.Range(0, _creators.Count)
            .OrderByDescending(index => _creators[index].Arguments.Count)
            .Select(index => (Index: index, Needs: string.Join(" && ", GetNeeds(_creators[index]))))
            .ToList();
        _writer.Write("var creator =");
        _writer.Indent();
        foreach (var (index, needs) in choices)
        {
            _writer.Write(needs.Length == 0 ? $"{index};" : $"{needs} ? {index} :");
        }

        if (choices[choices.Count - 1].Needs.Length > 0)
        {
            _writer.Write("-1;");
            _writer.Unindent();
            EmitNoCreator("creator < 0");
        }
        else
        {
            _writer.Unindent();
        }
    }

    private void EmitCandidate(int index)
    {
        var creator = _creators[index];
        var needs = GetNeeds(creator);
        var optional = creator.Arguments.Select(argument => argument.Member).Where(HasOptionalDefault).ToList();
        var present = string.Concat(optional.Select(member => $" + ({_names.Seen(member)} ? 1 : 0)"));
        if (needs.Count > 0)
        {
            _writer.Blank();
            _writer.Open($"if ({string.Join(" && ", needs)})");
        }

        _writer.Write($"choice.Consider({index}, {creator.Arguments.Count}, {creator.Arguments.Count - optional.Count}{present});");
        if (needs.Count > 0)
        {
            _writer.Close();
        }
    }

    private void EmitNoCreator(string condition)
    {
        _writer.Open($"if ({condition})");
        _writer.Write($"throw reader.NoMatchingCreator<{_type.TypeName}>();");
        _writer.Close();
        _writer.Blank();
    }

    /// <summary>What must hold for a creator to be considered: its arguments were in the document, unless they have a default.</summary>
    private List<string> GetNeeds(CreatorModel creator) =>
    [
        .. creator.Arguments
            .Select(argument => argument.Member)
            .Where(member => member.DefaultValue is null && !IsAlwaysThere(member))
            .Select(IsThere),
    ];

    private string IsThere(MemberModel member) =>
        IsExtraElements(member) ? $"{_names.Kept(member)} is not null" : _names.Seen(member);

    private static string Not(string condition) => condition.Contains(" is not null") ? condition.Replace(" is not null", " is null") : "!" + condition;

    private string NewOfCreators()
    {
        if (_creators.Count == 1)
        {
            return Call(0);
        }

        var arms = _creators.Select((_, index) => $"    {(index + 1 < _creators.Count ? $"{index}" : "_")} => {Call(index)},");
        return $"creator switch\n{{\n{string.Join("\n", arms)}\n}}";
    }

    private string Call(int index)
    {
        var creator = _creators[index];
        var arguments = creator.Arguments.Select(argument =>
            (argument.IsConverted ? $"({argument.TypeName})" : "") + _names.Kept(argument.Member));
        return creator switch
        {
            { IsCallable: false, FactoryMethod: not null } => $"{_names.Creator(index)}({string.Join(", ", arguments.Prepend($"default({_type.TypeName})"))})",
            { IsCallable: false } => $"{_names.Creator(index)}({string.Join(", ", arguments)})",
            { FactoryMethod: { } method } => $"{_type.TypeName}.{Names.Identifier(method)}({string.Join(", ", arguments)})",
            _ => $"new {_type.TypeName}({string.Join(", ", arguments)})",
        };
    }

    private void EmitLeftOver()
    {
        var leftOver = _type.AllMembers.Where(IsLeftOver).ToList();
        if (IsOrdered)
        {
            _writer.Blank();
            _writer.Open("foreach (var next in order.Slice(0, count))");
            _writer.Open("switch (next)");
            foreach (var member in leftOver)
            {
                var condition = WhereLeftOver(member);
                _writer.Write($"case {Number(member)}{(condition.Length > 0 ? $" when {condition}" : "")}:");
                _writer.Indent();
                EmitSet(member);
                _writer.Write("break;");
                _writer.Unindent();
            }

            _writer.Close();
            _writer.Close();
            _writer.Blank();
            return;
        }

        foreach (var member in leftOver)
        {
            string[] conditions = [IsAlwaysThere(member) ? "" : IsThere(member), WhereLeftOver(member)];
            var condition = string.Join(" && ", conditions.Where(part => part.Length > 0));
            if (condition.Length == 0)
            {
                EmitSet(member);
                continue;
            }

            _writer.Blank();
            _writer.Open($"if ({condition})");
            EmitSet(member);
            _writer.Close();
            _writer.Blank();
        }
    }

    /// <summary>The condition that the chosen creator does not take the member; empty when none does.</summary>
    private string WhereLeftOver(MemberModel member)
    {
        if (!IsArgument(member))
        {
            return "";
        }

        var others = Enumerable.Range(0, _creators.Count).Where(creator => !Takes(_creators[creator], member));
        return $"creator is {string.Join(" or ", others)}";
    }

    private void EmitSet(MemberModel member)
    {
        var statement = Set(member, _names.Kept(member));
        if (_type.IsValueType && member.HasSetterBody)
        {
            EmitCall(statement, InvocationFault);
        }
        else
        {
            _writer.Write(statement);
        }
    }

    private void EmitCreatorAccessors()
    {
        for (var i = 0; i < _creators.Count; i++)
        {
            var creator = _creators[i];
            if (creator.IsCallable)
            {
                continue;
            }

            var parameters = creator.Arguments.Select(argument => $"{argument.TypeName} {_names.Kept(argument.Member)}");
            if (creator.FactoryMethod is { } method)
            {
                EmitAccessor("StaticMethod", method, $"{creator.ReturnTypeName} {_names.Creator(i)}({string.Join(", ", parameters.Prepend(_type.TypeName + " type"))})");
            }
            else
            {
                EmitAccessor("Constructor", null, $"{_type.TypeName} {_names.Creator(i)}({string.Join(", ", parameters)})");
            }
        }
    }
}
