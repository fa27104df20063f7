namespace BsonGen.Generator.Parser;

/// <summary>Parses the types for which the attributes of one target request a serializer.</summary>
internal static class TypeParser
{
    /// <param name="read">Receives the types whose declarations were read.</param>
    public static ParseResult Parse(
        GeneratorAttributeSyntaxContext context, ICollection<INamedTypeSymbol> read, CancellationToken cancellationToken)
    {
        var compilation = context.SemanticModel.Compilation;
        if (FindOldLanguage(compilation, context.Attributes[0]) is { } tooOld)
        {
            return ParseResult.OfDiagnostics([tooOld]);
        }

        var mapping = MappingContext.Of(compilation);
        var targets = new TargetFinder(context);
        var results = new List<ParseResult>();
        foreach (var type in targets.Find())
        {
            cancellationToken.ThrowIfCancellationRequested();
            read.Add(type);
            results.Add(Parse(mapping, type, read));
        }

        return ParseResult.Join([ParseResult.OfDiagnostics(targets.Diagnostics), .. results]);
    }

    /// <summary>The result for one type.</summary>
    /// <param name="read">Receives the types whose constructors were read.</param>
    public static ParseResult Parse(MappingContext context, INamedTypeSymbol type, ICollection<INamedTypeSymbol> read)
    {
        var checkedType = CheckedTypes.Of(context, type);
        var members = checkedType.Map?.Members ?? [];
        var heldTypes = members.SelectMany(member => FindClasses(member.Type)).Distinct().ToEquatableArray();
        if (!checkedType.IsGenerated)
        {
            return new(
                [],
                [.. checkedType.Diagnostics],
                [],
                [ReportFailure(type, checkedType)],
                heldTypes,
                checkedType.Reason is { } reason ? [new(type.ToReflectionName(), reason)] : []);
        }

        var isInClosure = context.Closure.Contains(type);
        var model = new TypeModelBuilder(context, checkedType, type, isInClosure, read).Build();
        var found = new GeneratedMembersCheck(context, checkedType, type, model).Check();
        return new(
            [found.IsReused ? model with { IsReused = true } : model],
            [.. checkedType.Diagnostics, .. found.Diagnostics],
            SharedDiscriminators.CreateModel(context, type) is { } discriminator ? [discriminator] : [],
            [new(type.ToDisplayString(), IsGenerated: true, members.Count, [.. found.ByDriver], [])],
            heldTypes,
            []);
    }

    /// <summary>Reports a language in which generated code does not compile; null for others.</summary>
    public static DiagnosticInfo? FindOldLanguage(Compilation compilation, AttributeData attribute)
    {
        var version = ((CSharpCompilation)compilation).LanguageVersion;
        return version < LanguageVersion.CSharp11
            ? DiagnosticInfo.Create(LanguageTooOld, attribute.FindLocation(), version.ToDisplayString())
            : null;
    }

    private static TypeReport ReportFailure(INamedTypeSymbol type, CheckedType checkedType) => new(
        type.ToDisplayString(),
        IsGenerated: false,
        checkedType.Map?.Members.Count ?? 0,
        [],
        [
            .. checkedType.Diagnostics.Where(diagnostic =>
                diagnostic.Descriptor == ClassMapped ||
                diagnostic.Descriptor == MemberNotSerializable ||
                diagnostic.Descriptor.DefaultSeverity == DiagnosticSeverity.Error),
        ]);

    private static IEnumerable<string> FindClasses(ITypeSymbol type) => type.GetParts()
        .Where(part =>
            part is INamedTypeSymbol { TypeKind: TypeKind.Class, IsSealed: false, TypeArguments.IsEmpty: true } &&
            part.ToKnownName().Length == 0)
        .ToCodes();
}
