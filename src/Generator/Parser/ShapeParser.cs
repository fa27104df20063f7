namespace BsonGen.Generator.Parser;

/// <summary>Maps a type at compile time as the driver does at run time.</summary>
internal sealed partial class ShapeParser(ParserContext context, INamedTypeSymbol type, bool isExternal)
{
    private readonly INamedTypeSymbol _type = type;
    private readonly TypeShape _shape = new()
    {
        Location = isExternal ? context.Compilation.Assembly.FindRequest(type)?.GetLocation() : type.GetSourceLocation(),
    };

    private readonly RefusedAttributes _attributes = new(context.Compilation);

    private bool _hasErrors;

    private readonly List<DiagnosticInfo> _unstored = [];

    // Whether a member has a value that is not stored.
    private bool _keepsValues;

    public static TypeShape Parse(ParserContext context, INamedTypeSymbol type)
    {
        var isExternal = context.External.Contains(type);
        return context.Shapes.GetOrAdd(
            isExternal ? type : type.OriginalDefinition,
            key => new ShapeParser(context, (INamedTypeSymbol)key, isExternal).Parse());
    }

    public static bool HasNestedSerializer(ParserContext context, INamedTypeSymbol type) =>
        type.IsAnnotated() && context.MayHaveSerializer(type) && Parse(context, type).IsGenerated;

    private TypeShape Parse()
    {
        if (DeclarationErrors.AreIn(_type))
        {
            _shape.FailSilently();
            return _shape;
        }

        CheckDeclaration();
        CheckKind();
        if (!_shape.IsGenerated)
        {
            return _shape;
        }

        INamedTypeSymbol? ignoringBase = null;
        foreach (var ancestor in _type.GetHierarchy())
        {
            CheckTypeAttributes(ancestor);
            ParseAncestor(ancestor);
            WarnAboutTypeAttributes(ancestor, ignoringBase);

            // A base class that ignores extra elements for derived classes takes precedence over their attributes.
            var attribute = ancestor.GetAttributes().Find(BsonIgnoreExtraElements);
            var own = attribute is null
                ? context.GetConventions(ancestor).IgnoreExtraElements
                : attribute.GetArgument().Value is not false;
            _shape.IgnoresExtraElements = ignoringBase is not null || own;
            ignoringBase ??= own && attribute?.IsSet("Inherited") == true ? ancestor : null;
        }

        CheckCovariantOverrides();
        if (_hasErrors || NamesRefusedTypes())
        {
            _shape.FailSilently();
        }

        if (_shape.IsGenerated)
        {
            CheckNames();
        }

        if (_shape.IsGenerated)
        {
            ParseAccess();
            CheckTypeNames();
            CheckInheritedDiscriminator();
            WarnAboutEmptyDocuments();
        }

        return _shape;
    }

    // File-local types, and arguments that don't meet a constraint, which other declarations may name.
    private bool NamesRefusedTypes()
    {
        IEnumerable<ITypeSymbol> declared = [.. _type.GetHierarchy(), .. _shape.AllMembers.Select(member => member.Type)];
        return FindFileLocal(declared) is not null || DeclarationErrors.AreInArguments(
            declared.Concat(_shape.KnownTypes),
            _type.GetHierarchy()
                .SelectMany(ancestor => ancestor.DeclaringSyntaxReferences)
                .Append(context.Compilation.Assembly.FindRequest(_type)?.ApplicationSyntaxReference),
            context.Compilation);
    }

    private static INamedTypeSymbol? FindFileLocal(IEnumerable<ITypeSymbol> types) =>
        types.SelectMany(SymbolExtensions.GetNamed).FirstOrDefault(type => type.IsFileLocal);

    private void CheckDeclaration()
    {
        if (FindFileLocal([_type]) is { } local)
        {
            LeaveToClassMap(local.Is(_type) ? "it is file-local" : $"'{local.Name}' is file-local");
        }

        if (isExternal)
        {
            return;
        }

        var parameters = _type.GetContainers().Append(_type).SelectMany(level => level.TypeParameters).ToList();
        if (parameters.Select(parameter => parameter.Name).Distinct().Count() < parameters.Count)
        {
            LeaveToClassMap("a type parameter has the name of one of a containing type");
        }

        for (var type = _type; type is not null; type = type.ContainingType)
        {
            foreach (var declaration in type.GetDeclarations()
                .Where(declaration => !declaration.Modifiers.Any(SyntaxKind.PartialKeyword)))
            {
                // A container is reported once, whichever types with a serializer are in it.
                if (FindFirstAnnotated(type).Is(_type))
                {
                    _shape.Fail(NotPartial, declaration.Identifier.GetLocation(), type.Name, _type.Name);
                }
                else
                {
                    _shape.Refuse();
                }
            }
        }

        if (_type.GetAttributes().FindKindOf(BsonSerializerAttribute) is { } attribute)
        {
            _shape.Fail(HasOtherSerializer, attribute.GetLocation(), _type.Name);
        }
    }

    private INamedTypeSymbol? FindFirstAnnotated(INamedTypeSymbol type) => type.IsAnnotated()
        ? type
        : type.GetTypeMembers().Select(FindFirstAnnotated).FirstOrDefault(found => found is not null);

    private void CheckKind()
    {
        var why =
            _type.IsStatic ? "is static" :
            _type.IsRefLikeType ? "is a ref struct" :
            _type.TypeKind is not (TypeKind.Class or TypeKind.Struct) ? "is not a class or struct" :
            _type.IsUnboundGenericType ? "is an open generic type" :
            _type.IsEnumerable() ? "is a collection" :
            DriverTypes.IsBuiltIn(_type) ? "has its own serializer in the driver" :
            _type.IsBsonValue() ? "is a BsonValue" :
            null;
        if (why is not null)
        {
            _shape.Fail(NotADocument, _shape.Location, _type.Name, why);
        }
    }

    // A base class with its own serializer reports the error itself.
    private void Fail(
        INamedTypeSymbol ancestor,
        DiagnosticDescriptor descriptor,
        Location? location,
        params EquatableArray<string> arguments)
    {
        if (IsReportedBy(ancestor))
        {
            _shape.Refuse();
        }
        else
        {
            _shape.Fail(descriptor, location ?? _shape.Location, arguments);
        }
    }

    private bool IsReportedBy(INamedTypeSymbol ancestor) =>
        !ancestor.OriginalDefinition.Is(_type.OriginalDefinition) && context.IsHere(ancestor) && ancestor.IsAnnotated();

    private void LeaveToClassMap(string why, Location? location = null) =>
        _shape.Fail(ClassMapped, location ?? _shape.Location, _type.Name, why);

    private void CheckTypeAttributes(INamedTypeSymbol ancestor)
    {
        foreach (var attribute in ancestor.GetAttributes())
        {
            switch (attribute.GetDriverName())
            {
                case BsonIgnoreExtraElements or BsonNoId:
                    break;

                case BsonDiscriminator:
                    ParseDiscriminator(ancestor, attribute);
                    break;

                case BsonKnownTypes:
                    ParseKnownTypes(ancestor, attribute);
                    break;

                case var _ when attribute.AttributeClass is { } other &&
                    (other.Implements(ClassMapAttribute) || other.Implements(PostProcessingAttribute)):
                    LeaveToClassMap($"[{other.Name}] runs custom code on the class map");
                    break;
            }
        }
    }

    private void ParseDiscriminator(INamedTypeSymbol ancestor, AttributeData attribute)
    {
        _shape.IsPolymorphic = true;
        _shape.IsDiscriminatorRequired |= attribute.IsSet("Required");
        _shape.RootClass = attribute.IsSet("RootClass") ? ancestor : _shape.RootClass;
        if (ancestor.Is(_type))
        {
            _shape.Discriminator = attribute.GetArgument().Value as string;
            if (_shape.Discriminator?.HasHalfPair() == true)
            {
                LeaveToClassMapOnce("its discriminator holds half of a surrogate pair");
            }
        }
    }

    private void CheckNames()
    {
        var names = new Dictionary<string, MemberShape>();
        foreach (var member in _shape.AllMembers)
        {
            var location = member.Attributes.Find(BsonElement)?.GetLocation() ?? member.Symbol.GetSourceLocation();
            if (member.ElementName.Contains('\0') || member.ElementName.HasHalfPair())
            {
                Fail(member.DeclaringType, BadElementName, location, member.Name);
            }
            else if (names.TryGetValue(member.ElementName, out var other))
            {
                var advice = member.ElementName == ClassMapRules.IdElementName
                    ? "keep one id: put [BsonNoId] on the class that declares the other, or [BsonIgnore] on it"
                    : "give one of them another name with [BsonElement]";
                Fail(
                    member.DeclaringType, DuplicateElementName, location,
                    Name(member), member.ElementName, Name(other), advice);
            }
            else
            {
                names.Add(member.ElementName, member);
            }
        }

        if (names.ContainsKey(ClassMapRules.DiscriminatorElementName))
        {
            LeaveToClassMap("a member's element name is that of the discriminator, '_t'");
        }

        static string Name(MemberShape member) => $"{member.DeclaringType.Name}.{member.Name}";
    }
}
