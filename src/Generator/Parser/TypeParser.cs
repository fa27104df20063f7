namespace BsonGen.Generator.Parser;

/// <summary>Creates the model of an annotated type, which has no symbols.</summary>
internal sealed partial class TypeParser(
    ParserContext context, INamedTypeSymbol type, bool isExternal, ICollection<INamedTypeSymbol> read)
{
    private readonly INamedTypeSymbol _type = type;
    private readonly TypeShape _shape = ShapeParser.Parse(context, type);
    private readonly ValueParser _values = new(context);
    private readonly List<DiagnosticInfo> _diagnostics = [];
    private readonly List<MemberReport> _byDriver = [];
    private TypeModel? _model;

    /// <param name="read">Receives the types whose declarations were read.</param>
    public static ParseResult Parse(
        GeneratorAttributeSyntaxContext context, ICollection<INamedTypeSymbol> read, CancellationToken cancellationToken)
    {
        if (FindOldLanguage(context) is { } tooOld)
        {
            return new([], [tooOld], [], [], []);
        }

        var parserContext = ParserContext.Of(context.SemanticModel.Compilation);
        var targets = new TargetFinder(parserContext, context);
        var parsers = new List<TypeParser>();
        foreach (var type in targets.Find())
        {
            cancellationToken.ThrowIfCancellationRequested();
            read.Add(type);
            var parser = new TypeParser(
                parserContext, type, isExternal: context.TargetSymbol is not INamedTypeSymbol, read);
            parser.Parse();
            parsers.Add(parser);
        }

        return Join(parserContext, parsers, targets.Diagnostics);
    }

    // The result for one type of a finished compilation.
    public static ParseResult Parse(ParserContext context, INamedTypeSymbol type)
    {
        var parser = new TypeParser(context, type, isExternal: context.External.Contains(type), []);
        parser.Parse();
        return Join(context, [parser], []);
    }

    private static ParseResult Join(
        ParserContext context, List<TypeParser> parsers, IEnumerable<DiagnosticInfo> diagnosticsOfTargets)
    {
        var generated = parsers.Where(parser => parser._model is not null);
        var discriminators = generated.Select(parser => Discriminators.CreateModel(context, parser._type));
        var members = parsers.SelectMany(parser => parser._shape.Members);
        return new(
            [.. generated.Select(parser => parser._model!)],
            [.. diagnosticsOfTargets, .. parsers.SelectMany(parser => parser._diagnostics)],
            [.. discriminators.OfType<DiscriminatorModel>()],
            [.. parsers.Select(parser => parser.CreateReport())],
            [.. members.SelectMany(member => FindClasses(member.Type)).Distinct()]);
    }

    private static IEnumerable<string> FindClasses(ITypeSymbol type) => type.GetParts()
        .Where(part =>
            part is INamedTypeSymbol { TypeKind: TypeKind.Class, IsSealed: false, TypeArguments.IsEmpty: true } &&
            part.ToKnownName().Length == 0)
        .ToCodes();

    private static DiagnosticInfo? FindOldLanguage(GeneratorAttributeSyntaxContext context) =>
        ((CSharpCompilation)context.SemanticModel.Compilation).LanguageVersion is var version and < LanguageVersion.CSharp11
            ? DiagnosticInfo.Create(LanguageTooOld, context.Attributes[0].GetLocation(), version.ToDisplayString())
            : null;

    private void Parse()
    {
        _diagnostics.AddRange(_shape.Diagnostics);
        if (_shape.IsGenerated)
        {
            var model = CreateModel();
            ReportMembersByDriver(model);
            ReportInterned(model);
            _model = model.TakesReused ? model with { IsReused = IsReused(model) } : model;
        }
    }

    private TypeReport CreateReport() => new(
        _type.ToDisplayString(),
        _shape.IsGenerated,
        _shape.Members.Count,
        [.. _byDriver],
        _shape.IsGenerated ? [] : [.. _shape.Diagnostics.Where(diagnostic =>
            diagnostic.Descriptor == ClassMapped ||
            diagnostic.Descriptor == MemberNotSerializable ||
            diagnostic.Descriptor.DefaultSeverity == DiagnosticSeverity.Error)]);

    private TypeModel CreateModel()
    {
        var members = _shape.Members.Select(CreateMember).ToEquatableArray();
        var extraElements = _shape.ExtraElements is { } extra
            ? new ExtraElementsModel(
                CreateMember(extra), IsInterface: extra.Type.TypeKind == TypeKind.Interface, extra.Position)
            : null;
        return new(
            HintName: context.GetHintName(_type),
            Namespace: isExternal ? TypeModel.GeneratedNamespace : GetNamespace(),
            Containers: isExternal ? [] : [.. _type.GetContainers().Select(CreateDeclaration)],
            Declaration: isExternal ? null : CreateDeclaration(_type),
            Name: _type.Name,
            TypeName: _type.ToCode(),
            UnboundTypeName: _type.ConstructUnboundTypeIfGeneric().ToCode(),
            MetadataName: _type.ToReflectionName(),
            SerializerName: context.GetSerializerName(_type),
            IsValueType: _type.IsValueType,
            IsUnsealed: _type is { IsValueType: false, IsSealed: false },
            IsPolymorphic: _shape.IsPolymorphic || _type.IsAbstract,
            IsAbstract: _type.IsAbstract,
            HasOwnDiscriminator: _shape.IsDiscriminatorRequired || _shape.RootClass is not null,
            Discriminator: _shape.Discriminator,
            RootClass: _shape.RootClass?.ToCode(),
            KnownTypes: [.. _shape.KnownTypes.ToCodes()],
            BasesWithoutSerializer: _type.GetHierarchy()
                .Where(ancestor => !ancestor.Is(_type) && !HasVisibleSerializer(ancestor))
                .Select(SymbolExtensions.ConstructUnboundTypeIfGeneric)
                .ToCodes()
                .ToEquatableArray(),
            IsGeneric: _type.IsGenericType && !isExternal,
            IsAccessible: IsAccessible(_type),
            Construction: _shape.Construction,
            ConstructorParameters: [.. _shape.Constructor?.Parameters.Select(parameter => parameter.Type.ToCode()) ?? []],
            Creators: [.. CreateCreators(ModelOf)],
            TakesReused: ReuseCheck.FindAttribute(_type) is not null,
            IsReused: false,
            ConstructionMayThrow: ConstructionMayThrow(),
            IgnoresExtraElements: _shape.IgnoresExtraElements,
            ExtraElements: extraElements,
            Members: members,
            Id: _shape.Id is { } id ? ModelOf(id) : null,
            ReferencedClasses: [.. ReferencedClasses.GetHashes(_type, context.Compilation)],
            TakesRenamedId: _shape.TakesRenamedId,
            SuppressedDiagnostics: [.. SuppressedDiagnostics.Find(_type, _shape)]);

        MemberModel ModelOf(MemberShape member) =>
            member == _shape.ExtraElements ? extraElements!.Member : members[_shape.Members.IndexOf(member)];
    }

    private bool HasVisibleSerializer(INamedTypeSymbol ancestor)
    {
        if (ancestor.ContainingAssembly.Is(_type.ContainingAssembly))
        {
            return ShapeParser.HasNestedSerializer(context, ancestor);
        }

        var generated = context.Compilation.GetTypeByMetadataName("BsonGen.CodeGeneration.GeneratedBsonSerializer`1");
        return ancestor.GetTypeMembers().Any(nested =>
            (nested.BaseType?.OriginalDefinition).Is(generated) &&
            context.Compilation.IsSymbolAccessibleWithin(nested, _type));
    }

    private string? GetNamespace() => _type.ContainingNamespace is { IsGlobalNamespace: false } ns
        ? ns.ToDisplayString(SymbolDisplayFormat.FullyQualifiedFormat
            .WithGlobalNamespaceStyle(SymbolDisplayGlobalNamespaceStyle.Omitted))
        : null;

    private static DeclarationModel CreateDeclaration(INamedTypeSymbol type)
    {
        var keyword = type switch
        {
            { IsRecord: true, IsValueType: true } => "record struct",
            { IsRecord: true } => "record",
            { IsValueType: true } => "struct",
            { TypeKind: TypeKind.Interface } => "interface",
            _ => "class",
        };
        return new(keyword, type.Name, [.. type.TypeParameters.Select(parameter => parameter.Name)]);
    }

    private static bool IsAccessible(INamedTypeSymbol type) => type.GetContainers().Append(type).All(current =>
        !current.IsFileLocal &&
        current.DeclaredAccessibility
            is not (Accessibility.Private or Accessibility.Protected or Accessibility.ProtectedAndInternal));
}
