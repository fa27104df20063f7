using BsonGen.Generator.Diagnostics;
using BsonGen.Generator.Model;
using Microsoft.CodeAnalysis;
using Microsoft.CodeAnalysis.CSharp;

namespace BsonGen.Generator.Parser;

/// <summary>Creates the model of an annotated type, which has no symbols.</summary>
internal sealed partial class TypeParser
{
    private readonly ParserContext _context;
    private readonly INamedTypeSymbol _type;
    private readonly bool _isExternal;
    private readonly ValueParser _values;
    private readonly List<DiagnosticInfo> _diagnostics = [];
    private readonly SuppressedDiagnostics _suppressed = new();
    private readonly ICollection<INamedTypeSymbol> _read;

    private TypeParser(ParserContext context, INamedTypeSymbol type, bool isExternal, ICollection<INamedTypeSymbol> read)
    {
        _read = read;
        _context = context;
        _type = type;
        _isExternal = isExternal;
        _values = new ValueParser(context);
    }

    /// <summary>Parses the types for which the attributes of one target request serializers.</summary>
    /// <param name="context">The target and its attributes.</param>
    /// <param name="read">Receives the types whose declarations were read.</param>
    /// <param name="cancellationToken">Cancels the parsing.</param>
    public static ParseResult Parse(GeneratorAttributeSyntaxContext context, ICollection<INamedTypeSymbol> read, CancellationToken cancellationToken)
    {
        if (FindOldLanguage(context) is { } tooOld)
        {
            return new ParseResult(EquatableArray<TypeModel>.Empty, new[] { tooOld }.ToEquatableArray(), EquatableArray<DiscriminatorModel>.Empty);
        }

        var parserContext = ParserContext.Of(context.SemanticModel.Compilation);
        var targets = new TargetFinder(parserContext);
        var models = new List<TypeModel>();
        var discriminators = new List<DiscriminatorModel>();
        foreach (var (type, isExternal) in targets.Find(context))
        {
            cancellationToken.ThrowIfCancellationRequested();
            read.Add(type);
            var parser = new TypeParser(parserContext, type, isExternal, read);
            if (parser.Parse() is { } model)
            {
                models.Add(model);
                if (Discriminators.CreateModel(parserContext, type) is { } discriminator)
                {
                    discriminators.Add(discriminator);
                }
            }

            targets.Diagnostics.AddRange(parser._diagnostics);
        }

        return new ParseResult(models.ToEquatableArray(), targets.Diagnostics.ToEquatableArray(), discriminators.ToEquatableArray());
    }

    private static DiagnosticInfo? FindOldLanguage(GeneratorAttributeSyntaxContext context) =>
        ((CSharpCompilation)context.SemanticModel.Compilation).LanguageVersion is var version and < LanguageVersion.CSharp11
            ? DiagnosticInfo.Create(Descriptors.LanguageTooOld, context.Attributes[0].GetLocation(), version.ToDisplayString())
            : null;

    private TypeModel? Parse()
    {
        var shape = ShapeParser.Parse(_context, _type);
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

    private TypeModel CreateModel(TypeShape shape)
    {
        AddSuppressedDiagnostics(shape);
        var members = shape.Members.Select(CreateMember).ToEquatableArray();
        var extraElements = !_type.IsAbstract && shape.ExtraElements is { } member ? CreateExtraElements(member) : null;
        return new TypeModel
        {
            HintName = HintNames.Of(_context, _type, _isExternal),
            Namespace = _isExternal ? TypeModel.GeneratedNamespace : GetNamespace(),
            Containers = _isExternal ? EquatableArray<DeclarationModel>.Empty : _type.GetContainers().Select(CreateDeclaration).ToEquatableArray(),
            Declaration = _isExternal ? null : CreateDeclaration(_type),
            Name = _type.Name,
            TypeName = _type.ToCode(),
            UnboundTypeName = _type.IsGeneric() ? _type.ConstructUnboundTypeIfGeneric().ToCode() : _type.ToCode(),
            MetadataName = _type.ToReflectionName(),
            SerializerName = SerializerNames.Of(_context, _type),
            IsValueType = _type.IsValueType,
            IsUnsealed = _type is { IsValueType: false, IsSealed: false },
            IsPolymorphic = shape.IsPolymorphic || _type.IsAbstract,
            IsAbstract = _type.IsAbstract,
            HasOwnDiscriminator = shape.IsDiscriminatorRequired || shape.RootClass is not null,
            Discriminator = shape.Discriminator,
            RootClass = shape.RootClass?.ToCode(),
            KnownTypes = shape.KnownTypes.Select(type => type.ToCode()).ToEquatableArray(),
            BasesWithoutSerializer = _type.GetHierarchy()
                .Where(ancestor => !SymbolEqualityComparer.Default.Equals(ancestor, _type) && !HasVisibleSerializer(ancestor))
                .Select(ancestor => ancestor.ConstructUnboundTypeIfGeneric().ToCode())
                .ToEquatableArray(),
            IsGeneric = _type.IsGeneric() && !_isExternal,
            IsAccessible = IsAccessible(_type),
            Construction = shape.Construction,
            ConstructorParameters = shape.Construction == Construction.NewOfDefaults
                ? shape.Constructor!.Parameters.Select(parameter => parameter.Type.ToCode()).ToEquatableArray()
                : EquatableArray<string>.Empty,
            Creators = shape.Construction == Construction.Creators ? CreateCreators(shape, [.. members, extraElements?.Member]).ToEquatableArray() : EquatableArray<CreatorModel>.Empty,
            TakesReused = ReuseCheck.FindAttribute(_type) is not null,
            IsReused = false,
            ConstructionMayThrow = ConstructionMayThrow(shape),
            IgnoresExtraElements = shape.IgnoresExtraElements,
            ExtraElements = extraElements,
            Members = members,
            Contracts = CreateContracts(shape).ToEquatableArray(),
            Id = shape.Id is { } id ? CreateId(id) : null,
            HasDiscriminatorConvention = _context.HasDiscriminatorConvention,
            SupportsInitialize = _type.Implements(_context.SupportInitialize),
            TakesRenamedId = shape.TakesRenamedId,
            SuppressedDiagnostics = _suppressed.Ids.ToEquatableArray(),
        };
    }

    private void AddSuppressedDiagnostics(TypeShape shape)
    {
        _suppressed.Add(_type);
        foreach (var type in shape.RootClass is { } rootClass ? shape.KnownTypes.Append(rootClass) : shape.KnownTypes)
        {
            _suppressed.Add(type);
        }

        foreach (var ancestor in _type.GetHierarchy())
        {
            _suppressed.Add(ancestor);
        }

        foreach (var creator in shape.Creators)
        {
            _suppressed.Add(creator.Method);
        }

        if (shape.Constructor is { } constructor)
        {
            _suppressed.Add(constructor);
        }

        foreach (var member in shape.AllMembers)
        {
            _suppressed.Add(member);
        }
    }

    private bool HasVisibleSerializer(INamedTypeSymbol ancestor) =>
        SymbolEqualityComparer.Default.Equals(ancestor.ContainingAssembly, _type.ContainingAssembly)
            ? ShapeParser.HasNestedSerializer(_context, ancestor)
            : ancestor.GetTypeMembers().Any(nested =>
                SymbolEqualityComparer.Default.Equals(nested.BaseType?.OriginalDefinition, _context.GeneratedBsonSerializer) &&
                _context.Compilation.IsSymbolAccessibleWithin(nested, _type));

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
        return new DeclarationModel(keyword, type.Name, type.TypeParameters.Select(parameter => parameter.Name).ToEquatableArray());
    }

    private static bool IsAccessible(INamedTypeSymbol type)
    {
        for (var current = type; current is not null; current = current.ContainingType)
        {
            if (current.DeclaredAccessibility is Accessibility.Private or Accessibility.Protected or Accessibility.ProtectedAndInternal ||
                current.IsFileLocal)
            {
                return false;
            }
        }

        return true;
    }
}
