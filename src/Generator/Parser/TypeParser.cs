namespace BsonGen.Generator.Parser;

/// <summary>Parses the types for which the attributes of one target request a serializer.</summary>
internal static class TypeParser
{
    /// <param name="read">Receives the types whose declarations were read.</param>
    public static ParseResult Parse(
        GeneratorAttributeSyntaxContext context, ICollection<INamedTypeSymbol> read, CancellationToken cancellationToken)
    {
        if (FindOldLanguage(context) is { } tooOld)
        {
            return new([], [tooOld], [], [], [], []);
        }

        var mapping = MappingContext.Of(context.SemanticModel.Compilation);
        var targets = new TargetFinder(mapping, context);
        var results = new List<ParseResult>();
        foreach (var type in targets.Find())
        {
            cancellationToken.ThrowIfCancellationRequested();
            read.Add(type);
            results.Add(Parse(mapping, type, read));
        }

        return new(
            [.. results.SelectMany(result => result.Models)],
            [.. targets.Diagnostics, .. results.SelectMany(result => result.Diagnostics)],
            [.. results.SelectMany(result => result.Discriminators)],
            [.. results.SelectMany(result => result.Reports)],
            [.. results.SelectMany(result => result.HeldTypes).Distinct()],
            [.. results.SelectMany(result => result.Missing)]);
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

        var isExternal = context.External.Contains(type);
        var model = new TypeModelBuilder(context, checkedType, type, isExternal, read).Build();
        var found = new GeneratedMembersCheck(context, checkedType, type, model).Check();
        return new(
            [found.IsReused ? model with { IsReused = true } : model],
            [.. checkedType.Diagnostics, .. found.Diagnostics],
            Discriminators.CreateModel(context, type) is { } discriminator ? [discriminator] : [],
            [new(type.ToDisplayString(), IsGenerated: true, members.Count, [.. found.ByDriver], [])],
            heldTypes,
            []);
    }

    private static DiagnosticInfo? FindOldLanguage(GeneratorAttributeSyntaxContext context)
    {
        var version = ((CSharpCompilation)context.SemanticModel.Compilation).LanguageVersion;
        return version < LanguageVersion.CSharp11
            ? DiagnosticInfo.Create(LanguageTooOld, context.Attributes[0].GetLocation(), version.ToDisplayString())
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
