namespace BsonGen.Generator.Parser;

/// <summary>Creates the model of an annotated type, which has no symbols.</summary>
internal sealed partial class TypeParser(ParserContext context, INamedTypeSymbol type, bool isExternal, ICollection<INamedTypeSymbol> read)
{
    private readonly INamedTypeSymbol _type = type;
    private readonly ValueParser _values = new(context);
    private readonly List<DiagnosticInfo> _diagnostics = [];
    private readonly List<MemberReport> _byDriver = [];

    /// <summary>Parses the types for which the attributes of one target request serializers.</summary>
    /// <param name="read">Receives the types whose declarations were read.</param>
    public static ParseResult Parse(GeneratorAttributeSyntaxContext context, ICollection<INamedTypeSymbol> read, CancellationToken cancellationToken)
    {
        if (FindOldLanguage(context) is { } tooOld)
        {
            return new ParseResult([], [tooOld], [], [], []);
        }

        var parserContext = ParserContext.Of(context.SemanticModel.Compilation);
        var targets = new TargetFinder(parserContext, context);
        var models = new List<TypeModel>();
        var discriminators = new List<DiscriminatorModel>();
        var reports = new List<TypeReport>();
        var held = new List<string>();
        foreach (var type in targets.Find())
        {
            cancellationToken.ThrowIfCancellationRequested();
            read.Add(type);
            var parser = new TypeParser(parserContext, type, isExternal: context.TargetSymbol is not INamedTypeSymbol, read);
            var shape = ShapeParser.Parse(parserContext, type);
            if (parser.Parse(shape) is { } model)
            {
                models.Add(model);
                if (Discriminators.CreateModel(parserContext, type) is { } discriminator)
                {
                    discriminators.Add(discriminator);
                }
            }

            held.AddRange(shape.Members.SelectMany(member => FindClasses(member.Type)));
            reports.Add(new TypeReport(
                type.ToDisplayString(), shape.IsGenerated, shape.Members.Count, [.. parser._byDriver], shape.IsGenerated ? [] : [.. shape.Diagnostics.Where(IsFailure)]));
            targets.Diagnostics.AddRange(parser._diagnostics);
        }

        return new ParseResult([.. models], [.. targets.Diagnostics], [.. discriminators], [.. reports], [.. held.Distinct()]);
    }

    private static IEnumerable<string> FindClasses(ITypeSymbol type) => type.GetParts()
        .Where(part => part is INamedTypeSymbol { TypeKind: TypeKind.Class, IsSealed: false, TypeArguments.IsEmpty: true } && part.ToKnownName().Length == 0)
        .Select(TypeUses.GetKey);

    private static DiagnosticInfo? FindOldLanguage(GeneratorAttributeSyntaxContext context) =>
        ((CSharpCompilation)context.SemanticModel.Compilation).LanguageVersion is var version and < LanguageVersion.CSharp11
            ? DiagnosticInfo.Create(Descriptors.LanguageTooOld, context.Attributes[0].GetLocation(), version.ToDisplayString())
            : null;

    private TypeModel? Parse(TypeShape shape)
    {
        _diagnostics.AddRange(shape.Diagnostics);
        if (!shape.IsGenerated)
        {
            return null;
        }

        var model = CreateModel(shape);
        ReportMembersByDriver(shape, model);
        ReportInterned(shape, model);
        return model.TakesReused ? model with { IsReused = IsReused(shape, model) } : model;
    }

    private static bool IsFailure(DiagnosticInfo diagnostic) =>
        diagnostic.Descriptor == Descriptors.ClassMapped || diagnostic.Descriptor.DefaultSeverity == DiagnosticSeverity.Error;

    private TypeModel CreateModel(TypeShape shape)
    {
        var members = shape.Members.Select(CreateMember).ToEquatableArray();
        var extraElements = shape.ExtraElements is { } extra
            ? new ExtraElementsModel(CreateMember(extra), IsInterface: extra.Type.TypeKind == TypeKind.Interface, extra.Position)
            : null;
        return new TypeModel(
            HintName: HintNames.Of(context, _type, isExternal),
            Namespace: isExternal ? TypeModel.GeneratedNamespace : GetNamespace(),
            Containers: isExternal ? [] : [.. _type.GetContainers().Select(CreateDeclaration)],
            Declaration: isExternal ? null : CreateDeclaration(_type),
            Name: _type.Name,
            TypeName: _type.ToCode(),
            UnboundTypeName: _type.ConstructUnboundTypeIfGeneric().ToCode(),
            MetadataName: _type.ToReflectionName(),
            SerializerName: SerializerNames.Of(context, _type),
            IsValueType: _type.IsValueType,
            IsUnsealed: _type is { IsValueType: false, IsSealed: false },
            IsPolymorphic: shape.IsPolymorphic || _type.IsAbstract,
            IsAbstract: _type.IsAbstract,
            HasOwnDiscriminator: shape.IsDiscriminatorRequired || shape.RootClass is not null,
            Discriminator: shape.Discriminator,
            RootClass: shape.RootClass?.ToCode(),
            KnownTypes: [.. shape.KnownTypes.Select(type => type.ToCode())],
            BasesWithoutSerializer:
            [
                .. _type.GetHierarchy()
                    .Where(ancestor => !ancestor.Is(_type) && !HasVisibleSerializer(ancestor))
                    .Select(ancestor => ancestor.ConstructUnboundTypeIfGeneric().ToCode()),
            ],
            IsGeneric: _type.IsGenericType && !isExternal,
            IsAccessible: IsAccessible(_type),
            Construction: shape.Construction,
            ConstructorParameters: shape.Construction == Construction.NewOfDefaults
                ? [.. shape.Constructor!.Parameters.Select(parameter => parameter.Type.ToCode())]
                : [],
            Creators: shape.Construction == Construction.Creators ? [.. CreateCreators(shape, ModelOf)] : [],
            TakesReused: ReuseCheck.FindAttribute(_type) is not null,
            IsReused: false,
            ConstructionMayThrow: ConstructionMayThrow(shape),
            IgnoresExtraElements: shape.IgnoresExtraElements,
            ExtraElements: extraElements,
            Members: members,
            Id: shape.Id is { } id ? ModelOf(id) : null,
            ReferencedClasses: [.. new ReferencedClasses(context).GetHashes(_type)],
            TakesRenamedId: shape.TakesRenamedId,
            SuppressedDiagnostics: [.. SuppressedDiagnostics.Find(_type, shape)]);

        MemberModel ModelOf(MemberShape member) => member == shape.ExtraElements ? extraElements!.Member : members[shape.Members.IndexOf(member)];
    }

    private bool HasVisibleSerializer(INamedTypeSymbol ancestor) =>
        ancestor.ContainingAssembly.Is(_type.ContainingAssembly)
            ? ShapeParser.HasNestedSerializer(context, ancestor)
            : ancestor.GetTypeMembers().Any(nested =>
                (nested.BaseType?.OriginalDefinition).Is(context.GeneratedBsonSerializer) &&
                context.Compilation.IsSymbolAccessibleWithin(nested, _type));

    private string? GetNamespace() =>
        _type.ContainingNamespace is { IsGlobalNamespace: false } ns ? ns.ToDisplayString(SymbolDisplayFormat.FullyQualifiedFormat
            .WithGlobalNamespaceStyle(SymbolDisplayGlobalNamespaceStyle.Omitted)) : null;

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
        return new DeclarationModel(keyword, type.Name, [.. type.TypeParameters.Select(parameter => parameter.Name)]);
    }

    private static bool IsAccessible(INamedTypeSymbol type) => type.GetContainers().Append(type).All(current =>
        !current.IsFileLocal && current.DeclaredAccessibility is not (Accessibility.Private or Accessibility.Protected or Accessibility.ProtectedAndInternal));
}
