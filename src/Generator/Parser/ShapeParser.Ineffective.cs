namespace BsonGen.Generator.Parser;

// Warns about attributes without effect on members, unless they state a default, such as [BsonId] on 'Id'.
internal sealed partial class ShapeParser
{
    private void WarnAboutStatics(INamedTypeSymbol ancestor)
    {
        const string Why = "the driver stores no static members";
        foreach (var member in ancestor.GetMembers()
            .Where(member => member is { IsStatic: true } and (IFieldSymbol or IPropertySymbol)))
        {
            WarnAboutNoEffect(member, Why, GetAttributesOfStored(member));
            SuggestRemovingIgnore(member, Why);
        }
    }

    private void WarnAboutIgnored(List<MemberShape> members)
    {
        foreach (var member in members.Where(member => member.IsIgnored))
        {
            WarnAboutNoEffect(member.Symbol, "the member has [BsonIgnore]", GetAttributesOfStored(member.Symbol));
        }
    }

    private void WarnAboutUnmapped(INamedTypeSymbol ancestor, List<MemberShape> members)
    {
        var unmapped = ancestor.GetMembers().Where(symbol =>
            symbol is { IsStatic: false } and (IFieldSymbol or IPropertySymbol) &&
            !members.Any(member => member.Symbol.Is(symbol)));
        foreach (var symbol in unmapped)
        {
            var isLost = KeepsValue(symbol);
            var ignore = symbol.FindIgnore();
            if (isLost && ignore is null && !IsReportedBy(ancestor) && context.IsHere(ancestor))
            {
                var advice = symbol is IFieldSymbol
                    ? "is readonly; remove the modifier, or add [BsonIgnore]"
                    : "has no setter; give it one, which may be private, or [BsonIgnore]";
                _unstored.Add(DiagnosticInfo.Create(NotStored, symbol.GetSourceLocation(), symbol.Name, advice));
            }

            // Another source generator may make a property for a field with an attribute.
            _keepsValues |= ignore is null && (isLost ||
                (symbol is IFieldSymbol { AssociatedSymbol: null, DeclaringSyntaxReferences.IsEmpty: false } &&
                    symbol.GetMemberAttributes().IsEmpty));

            if (symbol.GetMemberAttributes().Find(BsonInternedAttribute) is { } interned)
            {
                WarnAboutNoEffect(symbol, $"the driver does not store the member for '{ancestor.Name}'", interned);
            }

            var overridden = symbol is IPropertySymbol property
                ? _shape.AllMembers.FirstOrDefault(member => property.Overrides(member.Symbol))
                : null;
            if (overridden is null && !isLost)
            {
                SuggestRemovingIgnore(symbol, "the driver does not store the member without it either");
            }
            else if (overridden is not null && ignore is not null)
            {
                var why =
                    $"'{overridden.DeclaringType.Name}' declares the property, and the driver stores it for that class";
                WarnAboutNoEffect(symbol, why, ignore);
            }
        }
    }

    private void WarnAboutEmptyDocuments()
    {
        var isEmpty = !_type.IsAbstract && !_shape.AllMembers.Any() && _keepsValues;
        var found = isEmpty ? [DiagnosticInfo.Create(NothingStored, _shape.Location, _type.Name)] : _unstored;

        // A class map in code may map the members.
        _shape.Diagnostics.AddRange(found.Select(diagnostic => diagnostic with { Types = [.. _type.GetHierarchy().ToCodes()] }));
    }

    private static bool KeepsValue(ISymbol symbol) => symbol.IsPublic() && (
        symbol is IFieldSymbol { IsReadOnly: true, AssociatedSymbol: null } ||
        (symbol is IPropertySymbol { SetMethod: null, IsOverride: false } property && property.HasBackingField()));

    /// <param name="replaced">The attribute that another one replaces, or null.</param>
    /// <param name="isMapped">Whether the member is mapped without attributes.</param>
    private void WarnAboutMember(MemberShape member, AttributeData? replaced, bool isMapped, bool hasCreators)
    {
        var isReadOnly = member.Symbol is IFieldSymbol { IsReadOnly: true } ||
            (member.Symbol is IPropertySymbol property && !property.HasSetter());
        if (replaced is not null)
        {
            var replacing = member.Attributes.Last(IsConfiguring).GetShortName();
            WarnAboutNoEffect(member.Symbol, $"[{replacing}] replaces it", replaced);
        }

        var isMappedOtherwise = isMapped || member.Symbol.GetMappingAttributes().Count() > 1;
        var required = member.Attributes.Find(BsonRequired);
        if (isReadOnly && isMappedOtherwise && required is not null)
        {
            WarnAboutNoEffect(member.Symbol, "the driver does not check members that it can't set", required);
        }

        var omitting = member.Attributes.LastOrDefault(IsOmitting);
        if (!isReadOnly &&
            member.IsRequired &&
            (member.IgnoresDefault || (member.IgnoresNull && !member.Type.IsNeverNull())) &&
            (omitting ?? required) is { ApplicationSyntaxReference: not null } reported &&
            !IsReportedBy(member.DeclaringType))
        {
            _shape.Diagnostics.Add(DiagnosticInfo.Create(
                RequiredAndOmitted,
                reported.GetLocation(),
                member.Name, omitting?.GetShortName() ?? "assembly: BsonGeneratedConventions"));
        }

        if (member.Attributes.Find(BsonDefaultValue) is not { } defaultValue || member.IgnoresDefault)
        {
            return;
        }

        if (isReadOnly && isMappedOtherwise && !hasCreators)
        {
            WarnAboutNoEffect(member.Symbol, "the driver does not set the member", defaultValue);
        }
        else if (!isReadOnly && member.IsRequired)
        {
            WarnAboutNoEffect(member.Symbol, "the element can't be missing, because the member is required", defaultValue);
        }
    }

    private void WarnAboutOmission(MemberShape member, bool takesExtraElements, bool ignoresDefaultByConvention)
    {
        var attributes = member.Attributes.Where(IsOmitting).ToList();
        if (takesExtraElements)
        {
            WarnAboutNoEffect(member.Symbol, "the member has no element of its own that could be omitted", attributes);
        }
        else if (attributes.Count == 2)
        {
            WarnAboutNoEffect(member.Symbol, $"[{attributes[1].GetShortName()}] replaces it", attributes[0]);
        }
        else if (member.IgnoresNull &&
            !ignoresDefaultByConvention &&
            member.Type.IsNeverNull() &&
            member.Attributes.Find(BsonIgnoreIfNull) is { } attribute)
        {
            WarnAboutNoEffect(member.Symbol, $"'{member.Type.Name}' is never null", attribute);
        }
    }

    // The first of two attributes for the serializer, if the second sets all that it sets. Refused pairs are errors.
    private AttributeData? FindReplaced(MemberShape member)
    {
        var pair = member.Attributes.Where(IsConfiguring).ToList();
        if (pair.Count != 2 ||
            member.SerializerAttribute is not null ||
            member.Symbol.GetMappingAttributes().Any(attribute => attribute.GetDriverName().Length == 0) ||
            _attributes.Find(member) is not null)
        {
            return null;
        }

        var isFirstReplaced = (pair[0].GetDriverName(), pair[1].GetDriverName()) switch
        {
            (BsonRepresentation, var options) => Takes(options),
            (BsonGuidRepresentation, BsonRepresentation) => Takes(BsonGuidRepresentation),
            (BsonTimeSpanOptions, BsonRepresentation) =>
                Takes(BsonTimeSpanOptions) && pair[0] is { ConstructorArguments.Length: 1, NamedArguments.IsEmpty: true },
            _ => false,
        };
        return isFirstReplaced ? pair[0] : null;

        bool Takes(string options) => AcceptedAttributes.Find(member.Type)?.Takes(options) == true;
    }

    private static bool IsConfiguring(AttributeData attribute) => attribute.GetDriverName() is
        BsonRepresentation or BsonGuidRepresentation or BsonDateTimeOptions or BsonTimeSpanOptions;

    private static bool IsOmitting(AttributeData attribute) =>
        attribute.GetDriverName() is BsonIgnoreIfNull or BsonIgnoreIfDefault;

    private static IEnumerable<AttributeData> GetAttributesOfStored(ISymbol member) =>
        member.GetMappingAttributes()
            .Concat(member.GetMemberAttributes().Where(attribute => attribute.IsNamed(BsonInternedAttribute)));

    private void SuggestRemovingIgnore(ISymbol member, string why)
    {
        if (member.FindIgnore() is { ApplicationSyntaxReference: not null } attribute &&
            !IsReportedBy(member.ContainingType))
        {
            _shape.Diagnostics.Add(DescribeNoEffect(attribute, member, why) with { IsSuggestion = true });
        }
    }

    private void WarnAboutNoEffect(ISymbol target, string why, params IEnumerable<AttributeData> attributes)
    {
        if (!IsReportedBy(target as INamedTypeSymbol ?? target.ContainingType))
        {
            _shape.Diagnostics.AddRange(attributes
                .Where(attribute => attribute.ApplicationSyntaxReference is not null)
                .Select(attribute => DescribeNoEffect(attribute, target, why)));
        }
    }

    private static DiagnosticInfo DescribeNoEffect(AttributeData attribute, ISymbol target, string why)
    {
        var named = target switch
        {
            IFieldSymbol { AssociatedSymbol: { } property } => property,
            IMethodSymbol { MethodKind: MethodKind.StaticConstructor } => target.ContainingType,
            _ => target,
        };
        return DiagnosticInfo.OfNoEffect(attribute, named.Name, why);
    }
}
