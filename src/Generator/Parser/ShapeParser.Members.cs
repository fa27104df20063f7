namespace BsonGen.Generator.Parser;

internal sealed partial class ShapeParser
{
    private void ParseAncestor(INamedTypeSymbol ancestor)
    {
        var fields = ancestor.GetMembers().OfType<IFieldSymbol>().Where(field => !field.IsStatic).ToList();
        var properties = ancestor.GetMembers().OfType<IPropertySymbol>()
            .Where(property => !property.IsStatic && !property.IsIndexer)
            .ToList();
        var members = fields.Where(field => field.IsPublic() && !field.IsReadOnly)
            .Concat<ISymbol>(properties.Where(IsReadWrite))
            .Select(symbol => new MemberShape(symbol))
            .ToList();
        CheckIndexers(ancestor);
        CheckOpenExtraElements(fields, properties);

        var id = Map(members, FindId(fields, properties));
        var extraElements = Map(members, FindExtraElements(fields, properties));
        var creators = FindCreators(ancestor, members);
        var mappedWithoutAttributes = new HashSet<MemberShape>(members);
        foreach (var symbol in fields.Concat<ISymbol>(properties).Where(IsOptedIn))
        {
            Map(members, symbol);
        }

        WarnAboutIgnored(members);
        WarnAboutUnmapped(ancestor, members);
        if (members.Find(member => member.IsIgnored && member.Type.IsRefLikeType) is { } refused)
        {
            // The driver needs the type's default, as an object, before it applies any attribute.
            LeaveToClassMapOnce(
                $"the driver refuses a ref struct also where [BsonIgnore] is on it; remove the setter of '{refused.Name}'");
        }

        members.RemoveAll(member => member.IsIgnored);
        id = members.Find(member => member == id);
        id?.IsIdByName = true;
        extraElements = members.Find(member => member == extraElements);
        _hasErrors |= members.Any(member => DeclarationErrors.AreIn(member.Symbol)) || properties.Any(OverridesNothing);
        WarnAboutStatics(ancestor);
        CheckSingle(members, BsonId);
        CheckSingle(members, BsonExtraElements);
        var conventions = context.GetConventions(ancestor);
        foreach (var member in members)
        {
            conventions.Apply(member);
            var ignoresDefaultByConvention = member.IgnoresDefault;
            var replaced = FindReplaced(member);
            ParseAttributes(member, replaced, ref id, ref extraElements);
            WarnAboutOmission(member, takesExtraElements: member == extraElements, ignoresDefaultByConvention);
            WarnAboutMember(member, replaced, mappedWithoutAttributes.Contains(member), creators.Count > 0);
            CheckMember(ancestor, member);
            if (conventions.IsDoubtful(member.ElementName, member.Name))
            {
                LeaveToClassMap(
                    $"systems disagree on the small letter that '{member.Name}' starts with; " +
                    "give it a name with [BsonElement]");
            }
        }

        if (id is not null && !conventions.NoId && ancestor.GetAttributes().Find(BsonNoId) is null)
        {
            id.ElementName = ClassMapRules.IdElementName;
            _shape.Id = id;
        }
        else if (id?.Attributes.Find(BsonId) is { } attribute &&
            mappedWithoutAttributes.Contains(id) &&
            GetOrder(attribute) == int.MaxValue)
        {
            var why = conventions.NoId ? "the declared conventions have NoId" : $"'{ancestor.Name}' has [BsonNoId]";
            WarnAboutNoEffect(id.Symbol, why, attribute);
        }

        members.ForEach(CheckSerializer);
        if (members.GroupBy(member => member.Symbol.Kind).Any(kind => kind.Count() > 1) &&
            ancestor.ContainingAssembly.IsFrameworkReference())
        {
            LeaveToClassMapOnce($"the compiler can't see in which order '{ancestor.Name}' of .NET declares its members");
        }

        // OrderBy is stable, like the sort of the driver.
        _shape.Members.AddRange(members.Where(member => member != extraElements).OrderBy(member => member.Order));
        if (extraElements is not null)
        {
            PlaceExtraElements(members, extraElements);
        }

        creators.ForEach(creator => ParseCreator(ancestor, creator));
    }

    private void PlaceExtraElements(List<MemberShape> members, MemberShape extraElements)
    {
        if (!IsExtraElementsType(extraElements.Type))
        {
            var location = extraElements.Attributes.Find(BsonExtraElements)?.GetLocation();
            Fail(
                extraElements.DeclaringType, RefusedAttribute, location, "BsonExtraElements", extraElements.Name,
                "extra elements are kept in a BsonDocument or an IDictionary<string, object>, " +
                $"not in '{extraElements.Type.ToDisplayString()}'");
        }

        if (extraElements is { IsRequired: true } or { DefaultValue: not null })
        {
            LeaveToClassMap("the member with [BsonExtraElements] is required or has a default value");
        }

        if (_shape.ExtraElements is { } ordinary)
        {
            // The member of the base class becomes an ordinary member.
            _shape.Members.Insert(ordinary.Position, ordinary);
        }

        var ordered = members.OrderBy(member => member.Order).ToList();
        extraElements.Position = _shape.Members.Count - (members.Count - 1) + ordered.IndexOf(extraElements);
        _shape.ExtraElements = extraElements;
    }

    private static MemberShape? Map(List<MemberShape> members, ISymbol? symbol)
    {
        var member = members.Find(candidate => candidate.Symbol.Is(symbol));
        if (member is null && symbol is not null)
        {
            member = new MemberShape(symbol);
            members.Add(member);
        }

        return member;
    }

    // A property is public if one of its accessors is. An override belongs to the class with the original declaration.
    private static bool IsReadWrite(IPropertySymbol property) =>
        property is { GetMethod: not null, IsOverride: false } && property.IsPublic() && property.HasSetter();

    // An error in source code. Metadata may lack the overridden property.
    private static bool OverridesNothing(IPropertySymbol property) =>
        property is { IsOverride: true, OverriddenProperty: null, DeclaringSyntaxReferences.IsEmpty: false };

    private ISymbol? FindId(List<IFieldSymbol> fields, List<IPropertySymbol> properties)
    {
        var candidates = fields
            .Concat<ISymbol>(properties.Where(property => property is { GetMethod: not null, IsOverride: false }))
            .Where(SymbolExtensions.IsPublic)
            .ToLookup(candidate => candidate.Name);
        foreach (var symbol in ClassMapRules.IdMemberNames.SelectMany(name => candidates[name].Take(1)))
        {
            if (!HasOtherName(symbol))
            {
                return symbol;
            }

            _shape.TakesRenamedId = ClassMapRules.TakesRenamedId(context.DriverVersion);
            if (_shape.TakesRenamedId == true)
            {
                return symbol;
            }
        }

        return null;
    }

    private static bool HasOtherName(ISymbol symbol) =>
        GetElementName(symbol.GetMemberAttributes().Find(BsonElement)) is { Length: > 0 } name &&
        name != ClassMapRules.IdElementName;

    private static string? GetElementName(AttributeData? attribute) => attribute?.GetArgument().Value as string;

    private static ISymbol? FindExtraElements(List<IFieldSymbol> fields, List<IPropertySymbol> properties) =>
        fields.Concat<ISymbol>(properties.Where(property => property.GetMethod is not null)).FirstOrDefault(symbol =>
            symbol.Name == ClassMapRules.ExtraElementsMemberName &&
            symbol.IsPublic() &&
            IsExtraElementsType(symbol.GetMemberType()!));

    private static bool IsExtraElementsType(ITypeSymbol type) =>
        type.ToDriverName() == "MongoDB.Bson.BsonDocument" ||
        GetDictionaries(type).Any(dictionary =>
            dictionary.TypeArguments[0].SpecialType == System_String &&
            dictionary.TypeArguments[1].SpecialType == System_Object);

    private static IEnumerable<INamedTypeSymbol> GetDictionaries(ITypeSymbol type) =>
        type.AllInterfaces.Append(type).OfType<INamedTypeSymbol>()
            .Where(candidate => candidate.ToKnownName() == "System.Collections.Generic.IDictionary");

    private static bool IsOptedIn(ISymbol symbol) => symbol.GetMappingAttributes().Any();

    private void ParseAttributes(
        MemberShape member, AttributeData? replaced, ref MemberShape? id, ref MemberShape? extraElements)
    {
        foreach (var attribute in member.Symbol.GetMappingAttributes().Where(attribute => attribute != replaced))
        {
            var value = attribute.GetArgument();
            switch (attribute.GetDriverName())
            {
                case BsonElement:
                    member.Order = GetOrder(attribute);
                    member.ElementName = GetElementName(attribute) is { Length: > 0 } name ? name : member.ElementName;
                    break;

                case BsonId:
                    member.Order = GetOrder(attribute);
                    id = member;
                    break;

                case BsonExtraElements:
                    extraElements = member;
                    break;

                case BsonIgnoreIfNull:
                    member.IgnoresDefault = false;
                    member.IgnoresNull = value.Value is not false;
                    break;

                case BsonIgnoreIfDefault:
                    member.IgnoresNull = false;
                    member.IgnoresDefault = value.Value is not false;
                    break;

                case BsonRequired:
                    member.IsRequired = true;
                    break;

                case BsonDefaultValue:
                    member.DefaultValue = value;
                    break;

                case BsonRepresentation when TakesOptions(member):
                    member.HasOwnSerializer = true;
                    member.Representation = value.GetEnumName();
                    break;

                case BsonGuidRepresentation or BsonDateTimeOptions or BsonDateOnlyOptions or BsonTimeOnlyOptions or
                    BsonTimeSpanOptions when TakesOptions(member):
                    member.HasOwnSerializer = true;
                    member.Options = attribute;
                    break;

                case BsonDictionaryOptions
                    when member.DictionaryOptions is null && member.HasOwnSerializer == member.HasConfiguredValues:
                    member.HasOwnSerializer = true;
                    member.DictionaryOptions = attribute;
                    break;

                // Another attribute of the driver, one derived from it, or a second one for the serializer:
                // the class map serves the member.
                case { Length: > 0 }:
                case "" when SerializerAttributes.Include(attribute.AttributeClass!):
                    member.HasOwnSerializer = true;
                    member.Representation = null;
                    member.Options = null;
                    member.DictionaryOptions = null;
                    break;

                default:
                    LeaveToClassMap(
                        $"[{attribute.AttributeClass!.Name}] on '{member.Name}' runs custom code on the class map");
                    break;
            }
        }
    }

    // No other attribute configures the values in the member.
    private static bool TakesOptions(MemberShape member) =>
        !member.HasOwnSerializer || (member.DictionaryOptions is not null && !member.HasConfiguredValues);

    private void CheckSingle(List<MemberShape> members, string metadataName)
    {
        var carriers = members.Where(member => member.Attributes.Find(metadataName) is not null).ToList();
        foreach (var member in carriers.Skip(1))
        {
            var attribute = member.Attributes.Find(metadataName)!;
            Fail(
                member.DeclaringType, RepeatedAttribute, attribute.GetLocation(),
                member.Name, attribute.GetShortName(), carriers[0].Name);
        }
    }

    private static int GetOrder(AttributeData attribute) =>
        attribute.GetNamedArgument("Order").Value is int order ? order : int.MaxValue;
}
