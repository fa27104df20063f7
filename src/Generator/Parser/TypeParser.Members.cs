namespace BsonGen.Generator.Parser;

internal sealed partial class TypeParser
{
    private MemberModel CreateMember(MemberShape shape)
    {
        var property = shape.Symbol as IPropertySymbol;
        var hasGetterBody = PropertyBodies.HasGetterBody(shape.Symbol);
        var value = _values.Parse(shape);
        return new(
            Name: shape.Name,
            GetterName: property?.GetMethod?.MetadataName,
            SetterName: property?.GetSetterName(),
            ElementName: shape.ElementName,
            TypeName: shape.Type.ToCode(),
            DeclaringTypeName: shape.DeclaringType.ToCode(),
            GenericAccess: shape.UsesAccessor ? CreateGenericAccess(shape.Symbol) : null,
            Level: _type.GetHierarchy().Count - shape.DeclaringType.GetHierarchy().Count,
            IsField: shape.Symbol is IFieldSymbol,
            IsValueType: shape.Type.IsNeverNull(),
            IsTypeParameter: shape.Type is ITypeParameterSymbol,
            IsHidden: shape.IsHidden,
            IsDynamic: shape.Type.TypeKind == TypeKind.Dynamic,
            Get: shape.Get,
            Set: shape.Set,
            HasGetterBody: hasGetterBody,
            GetterMayChange: hasGetterBody && PropertyBodies.MayChange(property?.GetMethod),
            HasSetterBody: PropertyBodies.HasSetterBody(shape.Symbol),
            Value: value,
            IsConfigured: IsConfigured(shape),
            // A later driver than that of the compilation may accept the attributes.
            MayBeRefused: shape.HasOwnSerializer && value is ClassMappedValue && !IsAlwaysAccepted(shape),
            IgnoresNull: shape.IgnoresNull,
            IgnoresDefault: shape.IgnoresDefault,
            IsRequired: shape.IsRequired,
            DefaultValue: GetDefaultValue(shape),
            HasDefaultInstance: shape is { IgnoresDefault: true, DefaultValue: null } && HasDefaultInstance(shape.Type),
            HasShouldSerialize: shape.ShouldSerialize is not null,
            ShouldSerializeMayChange: PropertyBodies.MayChange(shape.ShouldSerialize),
            ShouldSerializeTypeName: shape.IsShouldSerializeHidden ? shape.ShouldSerialize!.ContainingType.ToCode() : null);
    }

    private GenericAccessModel? CreateGenericAccess(ISymbol member) =>
        member.ContainingType is { IsGenericType: true } declaringType && !declaringType.Is(_type)
            ? new(
                declaringType.Name,
                Print(declaringType.TypeParameters),
                Print(declaringType.TypeArguments),
                string.Concat(declaringType.TypeParameters.Select(GetConstraints)),
                declaringType.OriginalDefinition.ToCode(),
                member.OriginalDefinition.GetMemberType()!.ToCode())
            : null;

    private static string Print(IEnumerable<ITypeSymbol> arguments) => $"<{string.Join(", ", arguments.ToCodes())}>";

    private static string GetConstraints(ITypeParameterSymbol parameter)
    {
        var kind =
            parameter.HasUnmanagedTypeConstraint ? "unmanaged" :
            parameter.HasValueTypeConstraint ? "struct" :
            parameter.HasReferenceTypeConstraint ? "class" :
            parameter.HasNotNullConstraint ? "notnull" : null;
        var constructor = parameter is { HasConstructorConstraint: true, HasValueTypeConstraint: false } ? "new()" : null;
        IEnumerable<string?> all = [kind, .. parameter.ConstraintTypes.ToCodes(), constructor];
        var constraints = string.Join(", ", all.OfType<string>());
        return constraints.Length == 0 ? "" : $" where {parameter.ToCode()} : {constraints}";
    }

    // Unless the serializer of their class reports them.
    private void ReportMembersByDriver(TypeModel model)
    {
        var finder = new MembersByDriver(_values, context.Compilation);
        foreach (var (member, value) in _shape.Members.Zip(model.Members, (member, read) => (member, read.Value)))
        {
            if (!member.IsRefused && finder.Find(member, value) is var (descriptor, location, cause))
            {
                var diagnostic = DiagnosticInfo.Create(descriptor, location ?? _shape.Location, member.Name, cause);
                var heldType = descriptor == CouldBeGenerated ? cause : null;
                _byDriver.Add(new(member.Name, diagnostic, heldType));
                if (!IsReportedByAncestor(member))
                {
                    _diagnostics.Add(diagnostic);
                }
            }
        }
    }

    private void ReportInterned(TypeModel model)
    {
        foreach (var member in _shape.AllMembers
            .Where(member => member.InternedAttribute is not null && !IsReportedByAncestor(member)))
        {
            var index = _shape.Members.IndexOf(member);
            var why =
                index < 0 || (!model.Members[index].Value.IsInterned && !member.HasOwnSerializer)
                    ? $"'{member.Type.ToDisplayString()}' is neither a string nor a collection of strings" :
                member.HasOwnSerializer ? "another attribute configures the serializer of the member" :
                member.Set == MemberAccess.None && _shape.Construction != Construction.Creators
                    ? "the member can't be set"
                    : null;
            if (why is not null)
            {
                _diagnostics.Add(DiagnosticInfo.OfNoEffect(member.InternedAttribute!, member.Name, why, _shape.Location));
            }
        }
    }

    private bool IsReused(TypeModel model)
    {
        var why = new ReuseCheck(_type, _shape, model).FindObstacle();

        // The compiler refuses the attribute on structs.
        if (why is not null && !_type.IsValueType)
        {
            _diagnostics.Add(DiagnosticInfo.OfNoEffect(ReuseCheck.FindAttribute(_type)!, _type.Name, why, _shape.Location));
        }

        return why is null;
    }

    private bool IsReportedByAncestor(MemberShape member) =>
        !member.DeclaringType.Is(_type) && ShapeParser.HasNestedSerializer(context, member.DeclaringType);

    // Some types came with a version of the driver, or were given representations by one.
    private static bool IsAlwaysAccepted(MemberShape member) =>
        (member.Type.GetNullableValue() ?? member.Type) is var type &&
        type.ToKnownName()
            is not ("System.DateOnly" or "System.TimeOnly" or "System.Half" or "System.Text.RegularExpressions.Regex") &&
        member is { Representation: { } representation, DictionaryOptions: null } &&
        AcceptedAttributes.IsScalar(type, representation);

    private static bool IsConfigured(MemberShape member) =>
        member.HasOwnSerializer ||
        member.RepresentationByConvention is not null ||
        member.GuidRepresentationByConvention is not null ||
        member.Type is ITypeParameterSymbol ||
        member.Type.IsBsonValue() ||
        member.Attributes.FindKindOf(BsonId)?.NamedArguments.Any(argument => argument.Key == "IdGenerator") == true;

    private static string? GetDefaultValue(MemberShape shape) => shape.DefaultValue switch
    {
        null => null,
        { IsNull: true } => $"default({shape.Type.ToCode()})!",
        { Kind: TypedConstantKind.Enum, Value: var number } =>
            $"({(shape.Type.GetNullableValue() ?? shape.Type).ToCode()})({number})",
        { Value: var value } => Constants.Print(value!),
    };

    // Whether the default that the driver creates by reflection may differ from the language's.
    private static bool HasDefaultInstance(ITypeSymbol type) => type switch
    {
        ITypeParameterSymbol parameter => !parameter.IsReferenceType,
        INamedTypeSymbol { TypeKind: TypeKind.Struct } value =>
            value.InstanceConstructors.Any(constructor =>
                constructor is { Parameters.IsEmpty: true, IsImplicitlyDeclared: false }),
        _ => false,
    };

    private IEnumerable<CreatorModel> CreateCreators(Func<MemberShape, MemberModel> modelOf) =>
        _shape.Creators.Select(creator => new CreatorModel(
            creator.IsFactory ? creator.Method.Name : null,
            (creator.IsFactory ? creator.Method.ReturnType : creator.Method.ContainingType).ToCode(),
            creator.IsCallable,
            creator.Arguments.Zip(creator.Method.Parameters, (argument, parameter) => new CreatorArgument(
                modelOf(argument),
                parameter.Type.ToCode(),
                IsConverted: !context.Compilation.ClassifyCommonConversion(argument.Type, parameter.Type).IsIdentity))
                .ToEquatableArray()));

    private bool ConstructionMayThrow()
    {
        var code = new ConstructorCode(context.Compilation, read);
        return _shape.Construction switch
        {
            Construction.Creators => _shape.Creators.Any(creator => code.MayThrow(creator.Method)),
            Construction.New or Construction.Accessor => code.MayThrow(_shape.Constructor!),
            _ => false,
        };
    }
}
