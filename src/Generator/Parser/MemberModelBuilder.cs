namespace BsonGen.Generator.Parser;

/// <summary>Creates the models of the members of a type.</summary>
internal sealed class MemberModelBuilder(INamedTypeSymbol type, TypeAccess access, ValueParser values)
{
    public MemberModel Build(MemberMap member)
    {
        var reach = access.Of(member);
        var property = member.Symbol as IPropertySymbol;
        var hasGetterBody = PropertyBodies.HasGetterBody(member.Symbol);
        var value = values.Parse(member);
        return new()
        {
            Name = member.Name,
            GetterName = property?.GetMethod?.MetadataName,
            SetterName = property?.FindSetterName(),
            Settings = member.Settings,
            TypeName = member.Type.ToCode(),
            DeclaringTypeName = member.DeclaringType.ToCode(),
            GenericAccess = reach.UsesAccessor ? CreateGenericAccess(member.Symbol) : null,
            Level = type.GetHierarchy().Count - member.DeclaringType.GetHierarchy().Count,
            IsField = member.Symbol is IFieldSymbol,
            IsNeverNull = member.Type.IsNeverNull(),
            IsTypeParameter = member.Type is ITypeParameterSymbol,
            IsHidden = reach.IsHidden,
            IsDynamic = member.Type.TypeKind == TypeKind.Dynamic,
            Get = reach.Get,
            Set = reach.Set,
            HasGetterBody = hasGetterBody,
            GetterMayChange = hasGetterBody && PropertyBodies.MayChange(property?.GetMethod),
            HasSetterBody = PropertyBodies.HasSetterBody(member.Symbol),
            Value = value,
            IsConfigured = IsConfigured(member),

            // A later driver than that of the compilation may accept the attributes.
            MayBeRefused = member.HasOwnSerializer && value is ClassMappedValue && !IsAlwaysAccepted(member),
            HasDefaultInstance =
                member.Settings is { Omitted: OmittedValues.Default, DefaultValue: null } && HasDefaultInstance(member.Type),
            HasShouldSerialize = reach.ShouldSerialize is not null,
            ShouldSerializeMayChange = PropertyBodies.MayChange(reach.ShouldSerialize),
            ShouldSerializeTypeName =
                reach.IsShouldSerializeHidden ? reach.ShouldSerialize!.ContainingType.ToCode() : null,
        };
    }

    private GenericAccessModel? CreateGenericAccess(ISymbol member) =>
        member.ContainingType is { IsGenericType: true } declaringType && !declaringType.Is(type)
            ? new(
                declaringType.Name,
                Print(declaringType.TypeParameters),
                Print(declaringType.TypeArguments),
                string.Concat(declaringType.TypeParameters.Select(GetConstraints)),
                declaringType.OriginalDefinition.ToCode(),
                member.OriginalDefinition.FindMemberType()!.ToCode())
            : null;

    private static string Print(IEnumerable<ITypeSymbol> arguments) => $"<{string.Join(", ", arguments.ToCodes())}>";

    private static string GetConstraints(ITypeParameterSymbol parameter)
    {
        var kind = parameter switch
        {
            { HasUnmanagedTypeConstraint: true } => "unmanaged",
            { HasValueTypeConstraint: true } => "struct",
            { HasReferenceTypeConstraint: true } => "class",
            { HasNotNullConstraint: true } => "notnull",
            _ => null,
        };
        var constructor = parameter is { HasConstructorConstraint: true, HasValueTypeConstraint: false } ? "new()" : null;
        IEnumerable<string?> all = [kind, .. parameter.ConstraintTypes.ToCodes(), constructor];
        var constraints = string.Join(", ", all.OfType<string>());
        return constraints.Length == 0 ? "" : $" where {parameter.ToCode()} : {constraints}";
    }

    // Some types came with a version of the driver, or were given representations by one.
    private static bool IsAlwaysAccepted(MemberMap member)
    {
        var memberType = member.Type.FindNullableValue() ?? member.Type;
        return ScalarTypes.Find(memberType.ToKnownName())?.DependsOnVersion != true &&
            member is { Representation: { } representation, DictionaryOptions: null } &&
            AcceptedAttributes.AcceptRepresentation(memberType, representation);
    }

    private static bool IsConfigured(MemberMap member) =>
        member.HasOwnSerializer ||
        member.Type is ITypeParameterSymbol ||
        member.Type.IsBsonValue() ||
        member.Attributes.FindKindOf(BsonId)?.NamedArguments.Any(argument => argument.Key == "IdGenerator") == true;

    /// <summary>Whether the default that the driver creates by reflection may differ from the language's.</summary>
    private static bool HasDefaultInstance(ITypeSymbol memberType) => memberType switch
    {
        ITypeParameterSymbol parameter => !parameter.IsReferenceType,
        INamedTypeSymbol { TypeKind: TypeKind.Struct } value =>
            value.InstanceConstructors.Any(constructor =>
                constructor is { Parameters.IsEmpty: true, IsImplicitlyDeclared: false }),
        _ => false,
    };
}
