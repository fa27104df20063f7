namespace BsonGen.Generator.Emitter;

internal sealed partial class SerializerEmitter
{
    // Class maps call constructors by reflection, which wraps exceptions.
    private const string ThrowInvocationException =
        "throw new global::System.Reflection.TargetInvocationException(caught);";

    private void EmitCreation(CreationPlan creation)
    {
        EmitChoice(creation);
        if (creation.Setters.Count == 0 && !creation.MayBeOfDerivedType)
        {
            EmitCall("return", NewOfCreators(creation), _type.ConstructionMayThrow, ThrowInvocationException);
            return;
        }

        EmitInstance(NewOfCreators(creation), ThrowInvocationException);
        EmitInitialize("BeginInit", creation);
        foreach (var setter in creation.Setters)
        {
            EmitSetter(setter);
        }

        EmitInitialize("EndInit", creation);
        _writer.Write($"return {Instance};");
    }

    private void EmitInstance(string expression, string handler)
    {
        var mayThrow = _type.ConstructionMayThrow;
        _writer.WriteIf(mayThrow, $"{_type.TypeName} {Instance};");
        var type = mayThrow ? "" : _plan.Creation is null ? "var " : _type.TypeName + " ";
        EmitCall($"{type}{Instance} =", expression, mayThrow, handler);
    }

    private void EmitCall(string start, string expression, bool mayThrow, string handler)
    {
        var statement = start.Length == 0 ? $"{expression};" : Names.Wrap(start, $"{expression};");
        if (!mayThrow)
        {
            _writer.Write(statement);
            return;
        }

        _writer.Open("try");
        _writer.Write(statement);
        _writer.Close();
        _writer.Block("catch (global::System.Exception caught)", handler);
    }

    // For derived classes that the compiler does not know. The class map serves types that implement the interface.
    private void EmitInitialize(string method, CreationPlan creation) => _writer.WriteIf(
        creation.MayBeOfDerivedType, $"({Instance} as global::System.ComponentModel.ISupportInitialize)?.{method}();");

    // Among the creators whose arguments all have values, the driver takes the first with the most arguments.
    private void EmitChoice(CreationPlan creation)
    {
        if (creation.Creators.Count == 1)
        {
            if (creation.Creators[0].Needs is { Count: > 0 } needs)
            {
                EmitNoCreator(Names.List("if (", Conditions(needs, AreMissing, "is null"), ")", " || "));
            }

            return;
        }

        var canFail = true;
        _writer.Write("var creatorIndex =");
        _writer.Indent();
        foreach (var creator in creation.Creators.OrderByDescending(creator => creator.Creator.Arguments.Count))
        {
            canFail = creator.Needs.Count > 0;
            _writer.Write(canFail
                ? Names.List("", ArePresent(creator.Needs), $" ? {creator.Number} :", " && ")
                : $"{creator.Number};");
        }

        _writer.WriteIf(canFail, "-1;");
        _writer.Unindent();
        if (canFail)
        {
            EmitNoCreator("if (creatorIndex < 0)");
        }
    }

    private void EmitNoCreator(string condition) => _writer.Block(condition, "throw NoMatchingCreator(ref reader);");

    private IEnumerable<string> ArePresent(IEnumerable<Presence> all) => Conditions(all, AreSeen, "is not null");

    private IEnumerable<string> Conditions(
        IEnumerable<Presence> all, Func<IEnumerable<int>, IEnumerable<string>> ofSeen, string ofKept) =>
        ofSeen(all.Select(presence => presence.SeenNumber).OfType<int>())
            .Concat(all
                .Where(presence => presence.SeenNumber is null)
                .Select(presence => $"{Kept(presence.Member)} {ofKept}"));

    private string NewOfCreators(CreationPlan creation)
    {
        var last = creation.Creators[creation.Creators.Count - 1];
        if (creation.Creators.Count == 1)
        {
            return Call(last);
        }

        var arms = creation.Creators.Select(creator =>
            $"    {(creator == last ? "_" : $"{creator.Number}")} => {Call(creator)},");
        return $"creatorIndex switch\n{{\n{string.Join("\n", arms)}\n}}";
    }

    private string Call(CreatorPlan plan)
    {
        var creator = plan.Creator;
        var arguments = creator.Arguments.Select(argument =>
            (argument.IsConverted ? $"({argument.TypeName})" : "") + Kept(argument.Member));
        if (creator is { IsCallable: false, FactoryMethod: not null })
        {
            arguments = arguments.Prepend($"default({_type.TypeName})");
        }

        var called =
            !creator.IsCallable ? _names.Creator(plan.Number) :
            creator.FactoryMethod is { } method ? $"{_type.TypeName}.{Names.Identifier(method)}" : $"new {_type.TypeName}";
        return Names.List(called + "(", arguments, ")");
    }

    private void EmitSetter(SetterPlan setter)
    {
        string[] conditions =
        [
            .. setter.Condition is { } presence ? ArePresent([presence]) : [],
            .. setter.OfCreators.Count > 0 ? new[] { $"creatorIndex is {string.Join(" or ", setter.OfCreators)}" } : [],
        ];
        if (conditions.Length == 0)
        {
            EmitSet(setter.Member);
            return;
        }

        _writer.Block("\n" + Names.List("if (", conditions, ")", " && "), () => EmitSet(setter.Member));
    }

    private void EmitSet(MemberModel member) =>
        EmitCall(
            "", Set(member, Kept(member)), mayThrow: _type.IsValueType && member.HasSetterBody, ThrowInvocationException);

    private void EmitCreatorAccessors()
    {
        foreach (var (creator, number, _) in _plan.Creation?.Creators.Where(plan => !plan.Creator.IsCallable) ?? [])
        {
            string[] declaringType = creator.FactoryMethod is null ? [] : [_type.TypeName + " declaringType"];
            var parameters = creator.Arguments.Select(argument => $"{argument.TypeName} {_names.Kept(argument.Member)}");
            EmitAccessor(
                creator.FactoryMethod is null ? "Constructor" : "StaticMethod",
                creator.FactoryMethod,
                creator.ReturnTypeName,
                _names.Creator(number),
                [.. declaringType, .. parameters]);
        }
    }
}
