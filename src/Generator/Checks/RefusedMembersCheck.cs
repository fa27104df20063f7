namespace BsonGen.Generator.Checks;

/// <summary>Members that the driver refuses, or whose values it loses. Each is reported for one reason.</summary>
internal sealed class RefusedMembersCheck : ITypeCheck
{
    public void Check(TypeUnderCheck type)
    {
        var attributes = new RefusedAttributes(type.Context.Compilation);
        foreach (var level in type.Map.Levels)
        {
            foreach (var member in level.DeclaredMembers)
            {
                Check(type, level.Type, member, attributes);
            }
        }
    }

    private static void Check(
        TypeUnderCheck type, INamedTypeSymbol ancestor, MemberMap member, RefusedAttributes attributes)
    {
        if (member.Symbol is IFieldSymbol { IsImplicitlyDeclared: true })
        {
            type.LeaveToClassMap($"an attribute is on the backing field '{member.Name}'");
        }
        else if (member.Symbol is IPropertySymbol { GetMethod: null })
        {
            type.LeaveToClassMap($"'{member.Name}' can't be read");
        }
        else if (UnstorableTypes.IsUnsafe(member.Type))
        {
            ReportUnstorable(type, ancestor, member, UnstorableTypes.Find(member.Type) ?? member.Type);
        }
        else if (attributes.Find(member.Attributes, member.Type) is { } refused)
        {
            ReportAttribute(type, ancestor, member, refused);
        }
        else if (member.HasCustomAttribute)
        {
            // An attribute of the user may set a serializer. The class map serves the type.
            return;
        }
        else if (member.SerializerAttribute is null && UnstorableTypes.Find(member.Type) is { } unstorable)
        {
            ReportUnstorable(type, ancestor, member, unstorable);
        }
        else if (UnspecifiedGuids.Find(type.Context.Compilation, member) is var (guid, whatToDo))
        {
            MemberDiagnostics.Report(type, NoGuidRepresentation, member, [member.Type, guid], whatToDo);
        }
        else if (LostValues.Find(member) is var (lost, stored))
        {
            type.RefuseMember(member);
            MemberDiagnostics.Report(type, ValueLost, member, [member.Type, lost, ancestor], stored);
        }
    }

    // A serializer is generated for projects that lower the severity. The member fails as with the class map.
    private static void ReportAttribute(
        TypeUnderCheck type, INamedTypeSymbol ancestor, MemberMap member, Refusal refused)
    {
        type.RefuseMember(member);
        if (!type.IsReportedBy(ancestor))
        {
            type.Report(DiagnosticInfo.Create(
                RefusedAttribute,
                refused.Location ?? type.Location,
                refused.Attribute.GetShortName(), member.Name, refused.Why));
        }
    }

    private static void ReportUnstorable(
        TypeUnderCheck type, INamedTypeSymbol ancestor, MemberMap member, ITypeSymbol unstorable)
    {
        type.RefuseMember(member);
        var why = member.Symbol is IFieldSymbol { IsFixedSizeBuffer: true }
            ? "stores the first item of a fixed-size buffer alone"
            : $"can't write and read values of type '{unstorable.ToDisplayString()}'";
        var canHaveSerializer = UnstorableTypes.CanHaveSerializer(member.Type);
        var unlessRegistered = canHaveSerializer ? ", unless code registers its serializer" : "";
        if (MemberDiagnostics.Create(type, MemberNotSerializable, member, why, unlessRegistered) is { } diagnostic)
        {
            ITypeSymbol[] types = [member.Type, unstorable, ancestor];
            type.Report(diagnostic with
            {
                // No registration in code can mend it.
                Severity = canHaveSerializer ? null : DiagnosticSeverity.Error,
                Types = [.. types.ToCodes()],
                UseEffect = UseEffect.SuggestedIfRegistered,
            });
        }

        if (UnstorableTypes.CanNotBeCompiled(member.Type))
        {
            type.RefuseSilently();
        }
    }
}
