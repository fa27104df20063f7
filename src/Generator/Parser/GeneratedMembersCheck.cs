namespace BsonGen.Generator.Parser;

/// <summary>What diagnostics say about the members of a type with a generated serializer, once their values are known.</summary>
internal sealed class GeneratedMembersCheck
{
    private readonly MappingContext _context;
    private readonly CheckedType _checked;
    private readonly INamedTypeSymbol _type;
    private readonly TypeModel _model;
    private readonly List<DiagnosticInfo> _diagnostics = [];
    private readonly List<MemberReport> _byDriver = [];

    public GeneratedMembersCheck(MappingContext context, CheckedType checkedType, INamedTypeSymbol type, TypeModel model)
    {
        (_context, _checked, _type, _model) = (context, checkedType, type, model);
        CheckMembersByDriver();
        CheckInterned();
        IsReused = model.TakesReused && CheckReused();
    }

    public IReadOnlyList<DiagnosticInfo> Diagnostics => _diagnostics;

    /// <summary>The members that the driver's serializers read and write, or parts of them.</summary>
    public IReadOnlyList<MemberReport> ByDriver => _byDriver;

    /// <summary>Whether documents can be read into an existing object.</summary>
    public bool IsReused { get; }

    private void CheckMembersByDriver()
    {
        var finder = new MembersByDriver(new ValueParser(_context), _context.Compilation);
        foreach (var (member, value) in _checked.Map!.Members.Zip(_model.Members, (member, read) => (member, read.Value)))
        {
            if (!_checked.RefusedMembers.Contains(member) &&
                finder.Find(member, value) is var (descriptor, location, cause))
            {
                var diagnostic = DiagnosticInfo.Create(descriptor, location ?? _checked.Location, member.Name, cause);
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
        foreach (var member in _checked.Map!.AllMembers)
        {
            if (member.InternedAttribute is { } attribute &&
                !IsReportedByAncestor(member) &&
                FindWhyNothingIsInterned(member) is { } why)
            {
                _diagnostics.Add(DiagnosticInfo.OfNoEffect(attribute, member.Name, why, _checked.Location));
            }
        }
    }

    private string? FindWhyNothingIsInterned(MemberMap member)
    {
        var index = _checked.Map!.Members.ToList().IndexOf(member);
        if (index < 0 || (!_model.Members[index].Value.IsInterned && !member.HasOwnSerializer))
        {
            return $"'{member.Type.ToDisplayString()}' is neither a string nor a collection of strings";
        }

        if (member.HasOwnSerializer)
        {
            return "another attribute configures the serializer of the member";
        }

        var isNeverSet = _model.Members[index].Set == MemberAccess.None && _model.Construction != Construction.Creators;
        return isNeverSet ? "the member can't be set" : null;
    }

    private bool CheckReused()
    {
        var why = new ReuseCheck(_type, _checked.Map!, _model).FindObstacle();

        // The compiler refuses the attribute on structs.
        if (why is not null && !_type.IsValueType)
        {
            _diagnostics.Add(
                DiagnosticInfo.OfNoEffect(ReuseCheck.FindAttribute(_type)!, _type.Name, why, _checked.Location));
        }

        return why is null;
    }

    private bool IsReportedByAncestor(MemberMap member) =>
        !member.DeclaringType.Is(_type) && CheckedTypes.HasNestedSerializer(_context, member.DeclaringType);
}
