namespace BsonGen.Generator.Parser;

/// <summary>Checks the members of a type with a generated serializer, once it is known how their values are stored.</summary>
internal sealed class GeneratedMembersCheck(
    MappingContext context, CheckedType checkedType, INamedTypeSymbol type, TypeModel model)
{
    private readonly List<DiagnosticInfo> _diagnostics = [];
    private readonly List<MemberReport> _byDriver = [];

    public GeneratedMembers Check()
    {
        CheckMembersByDriver();
        CheckInterned();
        var isReused = model.TakesReused && CheckReused();
        return new(_diagnostics, _byDriver, isReused);
    }

    private void CheckMembersByDriver()
    {
        var finder = new MembersByDriver(new ValueParser(context), context.Compilation);
        foreach (var (member, value) in checkedType.Map!.Members.Zip(model.Members, (member, read) => (member, read.Value)))
        {
            if (!checkedType.RefusedMembers.Contains(member) &&
                finder.Find(member, value) is var (descriptor, location, cause))
            {
                var diagnostic = DiagnosticInfo.Create(descriptor, location ?? checkedType.Location, member.Name, cause);
                var heldType = descriptor == CouldBeGenerated ? cause : null;
                _byDriver.Add(new(member.Name, diagnostic, heldType));
                if (!IsReportedByAncestor(member))
                {
                    _diagnostics.Add(diagnostic);
                }
            }
        }
    }

    private void CheckInterned()
    {
        foreach (var member in checkedType.Map!.AllMembers)
        {
            if (member.InternedAttribute is { } attribute &&
                !IsReportedByAncestor(member) &&
                FindWhyNothingIsInterned(member) is { } why)
            {
                _diagnostics.Add(DiagnosticInfo.OfNoEffect(attribute, member.Name, why, checkedType.Location));
            }
        }
    }

    private string? FindWhyNothingIsInterned(MemberMap member)
    {
        var index = checkedType.Map!.Members.ToList().IndexOf(member);
        if (index < 0 || (!model.Members[index].Value.IsInterned && !member.HasOwnSerializer))
        {
            return $"'{member.Type.ToDisplayString()}' is neither a string nor a collection of strings";
        }

        if (member.HasOwnSerializer)
        {
            return "another attribute configures the serializer of the member";
        }

        var isNeverSet = model.Members[index].Set == MemberAccess.None && model.Construction != Construction.Creators;
        return isNeverSet ? "the member can't be set" : null;
    }

    private bool CheckReused()
    {
        var why = new ReuseCheck(type, checkedType.Map!, model).FindObstacle();

        // The compiler refuses the attribute on structs.
        if (why is not null && !type.IsValueType)
        {
            _diagnostics.Add(
                DiagnosticInfo.OfNoEffect(ReuseCheck.FindAttribute(type)!, type.Name, why, checkedType.Location));
        }

        return why is null;
    }

    private bool IsReportedByAncestor(MemberMap member) =>
        !member.DeclaringType.Is(type) && CheckedTypes.HasNestedSerializer(context, member.DeclaringType);
}

/// <summary>What is found in the members of a type with a generated serializer.</summary>
/// <param name="ByDriver">The members that the driver's serializers read and write, or parts of them.</param>
/// <param name="IsReused">Whether documents can be read into an existing object.</param>
internal sealed record GeneratedMembers(
    IReadOnlyList<DiagnosticInfo> Diagnostics, IReadOnlyList<MemberReport> ByDriver, bool IsReused);
