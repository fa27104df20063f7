namespace BsonGen.Generator.Emitter;

/// <summary>
/// Prints how the object of a document is created: before the first element, or by creators after the last one.
/// </summary>
internal sealed class CreationTemplates(
    TypePlan plan, Identifiers names, AccessTemplates access, SeenTemplates seen, KeptTemplates kept)
{
    // Class maps call constructors by reflection, which wraps exceptions.
    private const string ThrowInvocationException =
        "throw new global::System.Reflection.TargetInvocationException(caught);";

    private readonly TypeModel _type = plan.Type;

    /// <summary>Creates the object before the first element.</summary>
    public string NewInstance()
    {
        // A class map searches for a discriminator before it creates an object, so the document may be of a derived type.
        var handler = _type.IsUnsealed
            ? "return ReadDerivedOrThrow(ref reader, openDocument, caught);"
            : ThrowInvocationException;
        return Instance("var", _type.IsReused ? ReusedOrNew() : New(), handler);
    }

    public string New() => _type.Construction switch
    {
        Construction.New => $"new {_type.TypeName}()",
        Construction.Accessor => $"{names.Creator(0)}()",
        Construction.Default => $"default({_type.TypeName})",
        Construction.NewOfDefaults =>
            $"new {_type.TypeName}({Code.List(_type.ConstructorParameters.Select(type => $"default({type})!"))})",
        _ => "CreateUninitialized()",
    };

    /// <summary>Creates the object after the last element.</summary>
    public string Create(CreationPlan creation)
    {
        if (creation.Setters.Count == 0 && !creation.MayBeOfDerivedType)
        {
            return Code.Format(
                $"""
                {Choice(creation)}
                {Guarded($"return {NewOfCreators(creation)};", _type.ConstructionMayThrow, ThrowInvocationException)}
                """);
        }

        return Code.Format(
            $"""
            {Choice(creation)}
            {Instance(_type.TypeName, NewOfCreators(creation), ThrowInvocationException)}
            {Initialize("BeginInit", creation)}
            {Code.Lines(creation.Setters.Select(Setter))}
            {Initialize("EndInit", creation)}
            return {names.Instance};
            """);
    }

    /// <summary>Prints a statement of the user's code, with a handler if it may throw.</summary>
    public static string Guarded(string statement, bool mayThrow, string handler) => !mayThrow ? statement : Code.Format(
        $$"""
        try
        {
            {{statement}}
        }
        catch (global::System.Exception caught)
        {
            {{handler}}
        }

        """);

    private string Instance(string type, string expression, string handler) => !_type.ConstructionMayThrow
        ? $"{type} {names.Instance} = {expression};"
        : Code.Format(
            $"""
            {_type.TypeName} {names.Instance};
            {Guarded($"{names.Instance} = {expression};", mayThrow: true, handler)}
            """);

    private string ReusedOrNew() => _type.IsUnsealed
        ? $"((object?){Identifiers.Reused})?.GetType() == typeof({_type.TypeName}) ? {Identifiers.Reused} : {New()}"
        : $"{Identifiers.Reused} ?? {New()}";

    // A factory method may return a derived class that the compiler does not know. The class map serves types that implement the
    // interface themselves.
    private string Initialize(string method, CreationPlan creation) => creation.MayBeOfDerivedType
        ? $"({names.Instance} as global::System.ComponentModel.ISupportInitialize)?.{method}();"
        : "";

    // Among the creators whose arguments all have values, the driver takes the first with the most arguments.
    private string Choice(CreationPlan creation)
    {
        if (creation.Creators.Count == 1)
        {
            var needs = creation.Creators[0].Needs;
            return needs.Count == 0 ? "" : NoCreator(Join(Conditions(needs, seen.AreMissing, "is null"), "||"));
        }

        var ordered = creation.Creators.OrderByDescending(creator => creator.Creator.Arguments.Count).ToList();
        var last = ordered[ordered.Count - 1];
        var canFail = last.Needs.Count > 0;
        var arms = ordered.Select(creator =>
            creator.Needs.Count > 0 ? $"{Join(ArePresent(creator.Needs), "&&")} ? {creator.Number} :" : $"{creator.Number};");
        return Code.Format(
            $"""
            var creatorIndex =
                {Code.Lines(arms)}
                {(canFail ? "-1;" : "")}
            {(canFail ? NoCreator("creatorIndex < 0") : "")}
            """);
    }

    private static string NoCreator(string condition) =>
        $$"""
        if ({{condition}})
        {
            throw NoMatchingCreator(ref reader);
        }

        """;

    private IEnumerable<string> ArePresent(IEnumerable<Presence> all) => Conditions(all, seen.AreSeen, "is not null");

    private IEnumerable<string> Conditions(
        IEnumerable<Presence> all, Func<IEnumerable<int>, IEnumerable<string>> ofSeen, string ofKept)
    {
        var ofBits = ofSeen(all.Select(presence => presence.SeenNumber).OfType<int>());
        var ofValues = all
            .Where(presence => presence.SeenNumber is null)
            .Select(presence => $"{kept.Kept(presence.Member)} {ofKept}");
        return ofBits.Concat(ofValues);
    }

    private static string Join(IEnumerable<string> conditions, string @operator) =>
        string.Join($" {@operator} ", conditions);

    private string NewOfCreators(CreationPlan creation)
    {
        var last = creation.Creators[creation.Creators.Count - 1];
        if (creation.Creators.Count == 1)
        {
            return Call(last);
        }

        var arms = creation.Creators.Select(creator =>
            $"{(creator == last ? "_" : $"{creator.Number}")} => {Call(creator)},");
        return Code.Format(
            $$"""
            creatorIndex switch
            {
                {{Code.Lines(arms)}}
            }
            """);
    }

    private string Call(CreatorPlan creatorPlan)
    {
        var creator = creatorPlan.Creator;
        var arguments = creator.Arguments.Select(argument =>
            (argument.IsConverted ? $"({argument.TypeName})" : "") + kept.Kept(argument.Member));
        if (!creator.IsCallable)
        {
            // The accessor of a static method takes a value of the declaring type, which it does not use.
            var declaringType = creator.FactoryMethod is null ? [] : new[] { $"default({_type.TypeName})" };
            return $"{names.Creator(creatorPlan.Number)}({Code.List(declaringType.Concat(arguments))})";
        }

        var called = creator.FactoryMethod is { } method
            ? $"{_type.TypeName}.{Names.Identifier(method)}"
            : $"new {_type.TypeName}";
        return $"{called}({Code.List(arguments)})";
    }

    private string Setter(SetterPlan setter)
    {
        var member = setter.Member;
        var statement = Guarded(
            $"{access.Set(member, kept.Kept(member))};",
            mayThrow: _type.IsValueType && member.HasSetterBody,
            ThrowInvocationException);
        var conditions = new List<string>();
        if (setter.Condition is { } presence)
        {
            conditions.AddRange(ArePresent([presence]));
        }

        if (setter.OfCreators.Count > 0)
        {
            conditions.Add($"creatorIndex is {string.Join(" or ", setter.OfCreators)}");
        }

        return conditions.Count == 0 ? statement : Code.Format(
            $$"""

            if ({{Join(conditions, "&&")}})
            {
                {{statement}}
            }

            """);
    }
}
