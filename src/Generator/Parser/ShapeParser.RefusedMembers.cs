namespace BsonGen.Generator.Parser;

// Reports members that the driver refuses, or whose values it loses.
internal sealed partial class ShapeParser
{
    private void CheckMember(INamedTypeSymbol ancestor, MemberShape member)
    {
        if (member.Symbol is IFieldSymbol { IsImplicitlyDeclared: true })
        {
            LeaveToClassMap($"an attribute is on the backing field '{member.Name}'");
        }
        else if (member.Symbol is IPropertySymbol { GetMethod: null })
        {
            LeaveToClassMap($"'{member.Name}' can't be read");
        }
        else if (UnstorableTypes.IsUnsafe(member.Type))
        {
            ReportUnstorable(ancestor, member, UnstorableTypes.Find(member.Type) ?? member.Type);
        }
        else if (_attributes.Find(member) is { } refused)
        {
            // A serializer is generated for projects that lower the severity. The member fails as with the class map.
            member.IsRefused = true;
            if (!IsReportedBy(ancestor))
            {
                _shape.Diagnostics.Add(DiagnosticInfo.Create(
                    RefusedAttribute,
                    refused.Location ?? _shape.Location,
                    refused.Attribute.GetShortName(), member.Name, refused.Why));
            }
        }
        else if (member.Symbol.GetMappingAttributes().Any(attribute => attribute.GetDriverName().Length == 0))
        {
            // An attribute of the user may set a serializer. The class map serves the type.
            return;
        }
        else if (member.SerializerAttribute is null && UnstorableTypes.Find(member.Type) is { } unstorable)
        {
            ReportUnstorable(ancestor, member, unstorable);
        }
        else if (FindUnspecifiedGuid(member) is var (guid, whatToDo))
        {
            Report(NoGuidRepresentation, member, [member.Type, guid], whatToDo);
        }
        else if (LostValues.Find(member) is var (lost, stored))
        {
            member.IsRefused = true;
            Report(ValueLost, member, [member.Type, lost, ancestor], stored);
        }

        if (!member.IsRefused && RefusedKeys.Find(member) is var (key, advice))
        {
            Report(RefusedKey, member, [member.Type, key, ancestor], key.ToDisplayString(), advice);
        }
    }

    private void ReportUnstorable(INamedTypeSymbol ancestor, MemberShape member, ITypeSymbol unstorable)
    {
        member.IsRefused = true;
        var why = member.Symbol is IFieldSymbol { IsFixedSizeBuffer: true }
            ? "stores the first item of a fixed-size buffer alone"
            : $"can't write and read values of type '{unstorable.ToDisplayString()}'";
        var isMended = UnstorableTypes.CanHaveSerializer(member.Type) ? ", unless code registers its serializer" : "";
        Report(MemberNotSerializable, member, [member.Type, unstorable, ancestor], why, isMended);
        if (UnstorableTypes.CanNotBeCompiled(member.Type))
        {
            _shape.Refuse();
        }
    }

    private (ITypeSymbol Guid, string WhatToDo)? FindUnspecifiedGuid(MemberShape member)
    {
        if (member.GuidRepresentationByConvention is null &&
            HeldGuids.AreIn(member.Type) &&
            !HeldGuids.AreConfigured(member))
        {
            var isDeclared = HeldGuids.AreIn(member.Symbol.OriginalDefinition.GetMemberType()!);
            var advice = (isDeclared ? "give it [BsonGuidRepresentation], or " : "") + "set the assembly's";
            return (member.Type.FindInnermost()!, advice);
        }

        const string Register = "register a GuidSerializer, since no attribute or convention is for keys, pairs and tuples";
        return HeldGuids.AreOutOfReach(member.Type) &&
            member.SerializerAttribute is null &&
            RefusedKeys.Find(member) is null
                ? (context.Compilation.GetTypeByMetadataName("System.Guid")!, Register)
                : null;
    }

    // Unless a base class reports the member, whatever its type arguments.
    // Other code may register a serializer for one of the types.
    private void Report(
        DiagnosticDescriptor descriptor, MemberShape member, ITypeSymbol[] types, params EquatableArray<string> arguments)
    {
        if (_type.GetHierarchy().Any(ancestor => IsReportedBy(ancestor) && HasMember(ancestor.OriginalDefinition, member)))
        {
            return;
        }

        var place = IsReportedBy(member.DeclaringType) ? null : member.Symbol.GetSourceLocation();
        var name = place is null ? $"{member.DeclaringType.Name}.{member.Name}" : member.Name;
        var diagnostic = DiagnosticInfo.Create(descriptor, place ?? _shape.Location, [name, .. arguments]);
        var isError = descriptor == MemberNotSerializable && !UnstorableTypes.CanHaveSerializer(member.Type);
        _shape.Diagnostics.Add(diagnostic with { IsError = isError, Types = [.. types.ToCodes()] });
    }

    private static bool HasMember(INamedTypeSymbol type, MemberShape member) => type.GetHierarchy()
        .SelectMany(ancestor => ancestor.GetMembers(member.Name))
        .Any(other => other.OriginalDefinition.Is(member.Symbol.OriginalDefinition) &&
            other.GetMemberType()!.Is(member.Type));
}
