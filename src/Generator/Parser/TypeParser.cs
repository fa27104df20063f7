using BsonGen.Generator.Diagnostics;
using BsonGen.Generator.Model;
using Microsoft.CodeAnalysis;
using Microsoft.CodeAnalysis.CSharp;

namespace BsonGen.Generator.Parser;

/// <summary>Turns an annotated type into its model. Symbols end here.</summary>
internal sealed partial class TypeParser
{
    private readonly ParserContext _context;
    private readonly INamedTypeSymbol _type;
    private readonly bool _isExternal;
    private readonly ValueParser? _values;
    private readonly List<DiagnosticInfo> _diagnostics = [];
    private readonly SuppressedDiagnostics _suppressed = new();
    private bool _hasConfiguredMembers;
    private string? _failure;

    /// <param name="symbols">The known symbols.</param>
    /// <param name="type">The type.</param>
    /// <param name="isExternal">Whether the type can't be changed.</param>
    /// <param name="values">Parses the members' types; null to find out only whether a serializer is generated.</param>
    private TypeParser(ParserContext symbols, INamedTypeSymbol type, bool isExternal, ValueParser? values)
    {
        _context = symbols;
        _type = type;
        _isExternal = isExternal;
        _values = values;
    }

    /// <summary>Whether a serializer is generated for an annotated type of this assembly.</summary>
    public static bool IsGenerated(ParserContext symbols, INamedTypeSymbol type)
    {
        var isExternal = symbols.External.Contains(type);
        var key = isExternal ? type : type.OriginalDefinition;
        return symbols.Generated.GetOrAdd(key, _ => new TypeParser(symbols, key, isExternal, values: null).Parse() is not null);
    }

    public static ParseResult Parse(GeneratorAttributeSyntaxContext context, CancellationToken cancellationToken)
    {
        if (FindOldLanguage(context) is { } tooOld)
        {
            return new ParseResult(EquatableArray<TypeModel>.Empty, new[] { tooOld }.ToEquatableArray());
        }

        var symbols = ParserContext.Of(context.SemanticModel.Compilation);
        var targets = new TargetFinder(symbols);
        var models = new List<TypeModel>();
        foreach (var (type, isExternal) in targets.Find(context))
        {
            cancellationToken.ThrowIfCancellationRequested();
            var parser = new TypeParser(symbols, type, isExternal, new ValueParser(symbols, type));
            var model = parser.Parse();
            symbols.Generated.TryAdd(type, model is not null);
            if (model is not null)
            {
                models.Add(model);
            }

            targets.Diagnostics.AddRange(parser._diagnostics);
        }

        return new ParseResult(models.ToEquatableArray(), targets.Diagnostics.ToEquatableArray());
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
        if (_failure is null)
        {
            NoteMembersByDriver(shape, model);
            return model;
        }

        _diagnostics.Add(DiagnosticInfo.Create(Descriptors.ClassMapped, shape.Location, _type.Name, _failure));
        return null;
    }

    private TypeModel CreateModel(TypeShape shape)
    {
        var construction = ChooseConstruction(shape, out var arguments);
        AddSuppressedDiagnostics(shape);
        return new TypeModel
        {
            HintName = HintNames.Of(_context, _type, _isExternal),
            Namespace = _isExternal ? TypeModel.GeneratedNamespace : GetNamespace(),
            Containers = _isExternal ? EquatableArray<string>.Empty : GetContainers().Select(GetHeader).ToEquatableArray(),
            Header = _isExternal ? null : GetHeader(_type),
            Name = _type.Name,
            TypeName = _type.ToCode(),
            UnboundTypeName = IsGeneric ? _type.ConstructUnboundTypeIfGeneric().ToCode() : _type.ToCode(),
            MetadataName = _type.ToReflectionName(),
            SerializerName = GetSerializerName(_type, _isExternal),
            HidesSerializer = !_isExternal && HidesSerializer(),
            IsValueType = _type.IsValueType,
            IsUnsealed = _type is { IsValueType: false, IsSealed: false },
            IsPolymorphic = shape.IsPolymorphic || _type.IsAbstract,
            IsAbstract = _type.IsAbstract,
            HasOwnDiscriminator = shape.IsDiscriminatorRequired || shape.RootClass is not null,
            DiscriminatorArguments = GetDiscriminatorArguments(shape).ToEquatableArray(),
            BasesWithoutSerializer = _type.GetHierarchy()
                .Where(ancestor => !SymbolEqualityComparer.Default.Equals(ancestor, _type) && !HasVisibleSerializer(ancestor))
                .Select(ancestor => ancestor.ConstructUnboundTypeIfGeneric().ToCode())
                .ToEquatableArray(),
            IsGeneric = IsGeneric && !_isExternal,
            IsAccessible = IsAccessible(_type),
            Construction = construction,
            ConstructorArguments = arguments,
            Creators = construction == Construction.Creators ? CreateCreators(shape).ToEquatableArray() : EquatableArray<CreatorModel>.Empty,
            ConstructionMayThrow = ConstructionMayThrow(shape, construction),
            IgnoresExtraElements = shape.IgnoresExtraElements,
            ExtraElements = !_type.IsAbstract && shape.ExtraElements is { } member ? CreateExtraElements(member) : null,
            Members = shape.Members.Select(member => CreateMember(member, isExtraElements: false)).ToEquatableArray(),
            HasDiscriminatorConvention = _context.HasDiscriminatorConvention,
            SupportsInitialize = _type.Implements(_context.SupportInitialize),
            HasConfiguredMembers = _hasConfiguredMembers,
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

        foreach (var member in shape.AllMembers)
        {
            _suppressed.Add(member.Symbol);
            _suppressed.Add(member.Type);
        }
    }

    private static IEnumerable<string> GetDiscriminatorArguments(TypeShape shape)
    {
        if (shape.Discriminator is { } discriminator)
        {
            yield return $"discriminator: {SymbolDisplay.FormatLiteral(discriminator, quote: true)}";
        }

        if (shape.RootClass is { } rootClass)
        {
            yield return $"rootClass: typeof({rootClass.ToCode()})";
        }

        if (shape.KnownTypes.Count > 0)
        {
            yield return $"knownTypes: new[] {{ {string.Join(", ", shape.KnownTypes.Select(type => $"typeof({type.ToCode()})"))} }}";
        }
    }

    private bool IsGeneric => _type.IsGenericType || GetContainers().Any(container => container.IsGenericType);

    /// <summary>The name of the serializer's class.</summary>
    public static string GetSerializerName(INamedTypeSymbol type, bool isExternal) =>
        (isExternal ? Mangle(type.ToReflectionNameWithArguments()) : type.Name) + "BsonSerializer";

    /// <summary>Letters and digits stay; everything else is spelled as its code, so that no two names fall together.</summary>
    private static string Mangle(string name) => string.Concat(name.Select(c =>
        char.IsLetterOrDigit(c) ? c.ToString() : c == '.' ? "_" : c == '_' ? "__" : $"_{(int)c:x2}"));

    /// <summary>A derived class of the same name in another namespace has a nested serializer of the same name.</summary>
    private bool HidesSerializer() => _type.GetHierarchy().Any(ancestor =>
        ancestor.Name == _type.Name && !SymbolEqualityComparer.Default.Equals(ancestor, _type) && HasVisibleSerializer(ancestor));

    private bool HasVisibleSerializer(INamedTypeSymbol ancestor) =>
        SymbolEqualityComparer.Default.Equals(ancestor.ContainingAssembly, _type.ContainingAssembly)
            ? _context.IsAnnotated(ancestor) && IsGenerated(_context, ancestor)
            : ancestor.GetTypeMembers(GetSerializerName(ancestor, isExternal: false)).Any(serializer =>
                _context.Compilation.IsSymbolAccessibleWithin(serializer, _type));

    private string? GetNamespace() =>
        _type.ContainingNamespace is { IsGlobalNamespace: false } ns ? ns.ToDisplayString(SymbolDisplayFormat.FullyQualifiedFormat
            .WithGlobalNamespaceStyle(SymbolDisplayGlobalNamespaceStyle.Omitted)) : null;

    private IEnumerable<INamedTypeSymbol> GetContainers()
    {
        var containers = new List<INamedTypeSymbol>();
        for (var container = _type.ContainingType; container is not null; container = container.ContainingType)
        {
            containers.Insert(0, container);
        }

        return containers;
    }

    private static string GetHeader(INamedTypeSymbol type)
    {
        var keyword = type switch
        {
            { IsRecord: true, IsValueType: true } => "record struct",
            { IsRecord: true } => "record",
            { IsValueType: true } => "struct",
            { TypeKind: TypeKind.Interface } => "interface",
            _ => "class",
        };
        var parameters = type.TypeParameters.IsEmpty ? "" : $"<{string.Join(", ", type.TypeParameters.Select(parameter => Escape(parameter.Name)))}>";
        return $"partial {keyword} {Escape(type.Name)}{parameters}";
    }

    // The compiler warns of type names that may become keywords, unless they are escaped.
    private static string Escape(string name) => name.All(c => c is >= 'a' and <= 'z') ? "@" + name : name.ToIdentifier();

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

    private ISymbol Within => _isExternal ? _context.Compilation.Assembly : _type;

    /// <summary>Notes that an accessor is needed, which fails the type where it would have to reach into a generic type: not all frameworks can.</summary>
    private TAccess UseAccessor<TAccess>(INamedTypeSymbol declaringType, TAccess access)
    {
        if (declaringType.IsGenericType || declaringType.ContainingType is { IsGenericType: true } || IsGeneric)
        {
            _failure ??= "it is generic, and a member or constructor that is private, init-only or required can't be reached without reflection";
        }

        return access;
    }
}
