namespace BsonGen.CodeFixes;

/// <summary>Writes the names of types in a file, with new using directives where these change nothing else.</summary>
internal sealed class TypeNames(SemanticModel model, CompilationUnitSyntax root, TextEdits edits)
{
    private readonly Dictionary<(SyntaxNode Container, string Namespace), bool> _imports = [];

    /// <summary>The shortest names that lead to types.</summary>
    /// <param name="position">Where the names are inserted.</param>
    public ITypeNames At(int position) => new Place(this, position);

    /// <summary>Adds the using directives.</summary>
    public void AddImports()
    {
        var end = edits.GetEndOfLine(model.SyntaxTree.GetText().Lines[0]);
        var added = _imports.Where(import => import.Value)
            .Select(import => import.Key)
            .OrderBy(import => import.Namespace, UsingOrder.Instance)
            .ToList();
        foreach (var (container, @namespace) in added)
        {
            var directive = $"using {@namespace};";
            var places = GetPlaces(container);
            if (places.Count == 0)
            {
                edits.Insert(
                    FindTop()!.Value,
                    directive,
                    directive + end + (@namespace == added[added.Count - 1].Namespace ? end : ""),
                    isDirective: true);
                continue;
            }

            var previous = places.LastOrDefault(place =>
                place is ExternAliasDirectiveSyntax or UsingDirectiveSyntax { GlobalKeyword.RawKind: not 0 }) ?? places[0];
            previous = places.LastOrDefault(place => IsBefore(place, @namespace)) ?? previous;
            var indentation = edits.GetIndentation(model.SyntaxTree.GetText().Lines.GetLineFromPosition(previous.SpanStart));
            if (previous == places[0] && !IsBefore(previous, @namespace))
            {
                edits.Insert(previous.SpanStart, directive, directive + end + indentation, isDirective: true);
            }
            else if (previous.GetTrailingTrivia().Any(SyntaxKind.EndOfLineTrivia))
            {
                edits.Insert(previous.FullSpan.End, directive, indentation + directive + end, isDirective: true);
            }
            else
            {
                edits.Insert(previous.Span.End, directive, end + indentation + directive, isDirective: true);
            }
        }
    }

    private string Write(INamedTypeSymbol type, string name, int position)
    {
        var known = model.LookupSymbols(position, name: type.Name).ToList();
        var @namespace = type.ContainingNamespace.ToDisplayString();
        var isShort =
            (name == type.Name || model.LookupNamespacesAndTypes(position, name: name).All(IsNoAttribute)) &&
            (known.Count == 0
                ? Import(position, @namespace)
                : known.Count == 1 && known[0].ToDisplayString() == type.ToDisplayString());
        return isShort ? name : $"{(IsGlobal(position, @namespace) ? "" : "global::")}{@namespace}.{name}";
    }

    private string Write(ITypeSymbol type, int position) =>
        type is INamedTypeSymbol { IsGenericType: false, ContainingType: null, SpecialType: SpecialType.None } named
            ? Write(named, named.Name, position)
            : type.ToMinimalDisplayString(model, position);

    // The compiler prefers the name with the suffix to that of another kind of type, such as the struct 'BsonElement'.
    private static bool IsNoAttribute(ISymbol symbol)
    {
        var type = symbol as INamedTypeSymbol;
        while (type is not (null or
            {
                Name: nameof(Attribute),
                ContainingNamespace: { Name: nameof(System), ContainingNamespace.IsGlobalNamespace: true },
            }))
        {
            type = type.BaseType;
        }

        return symbol is INamedTypeSymbol && type is null;
    }

    private static bool IsBefore(SyntaxNode place, string @namespace) => place switch
    {
        UsingDirectiveSyntax { Alias: null, GlobalKeyword.RawKind: 0, StaticKeyword.RawKind: 0, Name: { } name } =>
            UsingOrder.Instance.Compare(name.ToString(), @namespace) < 0,
        UsingDirectiveSyntax { GlobalKeyword.RawKind: 0 } => false,
        _ => true,
    };

    private bool Import(int position, string @namespace)
    {
        var scopes = root.FindToken(position).Parent!.AncestorsAndSelf()
            .OfType<BaseNamespaceDeclarationSyntax>()
            .Where(scope => scope.Usings.Count > 0);
        var container = root.Usings.Count > 0 ? root : (SyntaxNode?)scopes.FirstOrDefault() ?? root;
        if (!_imports.TryGetValue((container, @namespace), out var isPossible))
        {
            isPossible =
                (GetPlaces(container).Count > 0 || (container == root && root.Usings.Count == 0 && FindTop() is not null)) &&
                IsGlobal(container == root ? 0 : position, @namespace) &&
                !Conflicts(@namespace);
            _imports.Add((container, @namespace), isPossible);
        }

        return isPossible;
    }

    // A directive under a condition may not be compiled where the name is.
    private List<SyntaxNode> GetPlaces(SyntaxNode container)
    {
        var directives = container is BaseNamespaceDeclarationSyntax scope
            ? scope.Externs.Concat<SyntaxNode>(scope.Usings)
            : root.Externs.Concat<SyntaxNode>(root.Usings);
        return [.. directives.Where(directive => !Directives.Surround(root, directive.SpanStart))];
    }

    // After a comment at the top that is followed by an empty line, and after directives that must be first.
    private int? FindTop()
    {
        var (top, wasComment, wasEnd) = (0, false, false);
        var isHeader = true;
        foreach (var trivia in root.GetFirstToken(includeZeroWidth: true).LeadingTrivia)
        {
            if (MustBeFirst(trivia))
            {
                top = trivia.FullSpan.End;
            }

            var isComment = trivia.IsKind(SyntaxKind.SingleLineCommentTrivia) || trivia.IsKind(SyntaxKind.MultiLineCommentTrivia);
            var isEnd = trivia.IsKind(SyntaxKind.EndOfLineTrivia);
            isHeader &= isComment || isEnd || trivia.IsKind(SyntaxKind.WhitespaceTrivia);
            if (isHeader && isEnd && wasEnd && wasComment)
            {
                top = trivia.FullSpan.End;
            }

            wasComment |= isComment;
            wasEnd = isEnd || (wasEnd && trivia.IsKind(SyntaxKind.WhitespaceTrivia));
        }

        return Directives.Surround(root, top) ? null : top;
    }

    // The compiler accepts these directives before all code only.
    private static bool MustBeFirst(SyntaxTrivia trivia) =>
        trivia.IsKind(SyntaxKind.DefineDirectiveTrivia) ||
        trivia.IsKind(SyntaxKind.UndefDirectiveTrivia) ||
        trivia.ToString().StartsWith("#!", StringComparison.Ordinal) ||
        trivia.ToString().StartsWith("#:", StringComparison.Ordinal);

    private bool IsGlobal(int position, string @namespace) =>
        model.LookupNamespacesAndTypes(position, name: @namespace.Split('.')[0]) is { Length: 1 } found &&
        found[0] is INamespaceSymbol { ContainingNamespace.IsGlobalNamespace: true };

    /// <summary>Whether a using directive may give a name in the file another meaning.</summary>
    private bool Conflicts(string @namespace)
    {
        var symbol = @namespace.Split('.').Aggregate<string, INamespaceSymbol?>(
            model.Compilation.GlobalNamespace, (outer, name) =>
                outer?.GetNamespaceMembers().FirstOrDefault(inner => inner.Name == name));
        if (symbol is null)
        {
            return true;
        }

        var names = new HashSet<string>(symbol.GetTypeMembers().SelectMany(GetNamesInCode));
        return root.DescendantNodes().OfType<SimpleNameSyntax>().Any(name =>
            names.Contains(name.Identifier.ValueText) &&
            model.GetSymbolInfo(name).Symbol is ITypeSymbol or INamespaceSymbol or IMethodSymbol { IsExtensionMethod: true } or
                IMethodSymbol { MethodKind: MethodKind.Constructor } &&
            model.GetSymbolInfo(name).Symbol!.ContainingNamespace?.ToDisplayString() != @namespace);
    }

    /// <summary>The names by which code uses a type: those of its extension methods, or its own in two forms.</summary>
    private static IEnumerable<string> GetNamesInCode(INamedTypeSymbol type)
    {
        if (type.MightContainExtensionMethods)
        {
            return type.GetMembers()
                .OfType<IMethodSymbol>()
                .Where(method => method.IsExtensionMethod)
                .Select(method => method.Name);
        }

        return type.Name.EndsWith("Attribute", StringComparison.Ordinal)
            ? [type.Name, type.Name.Substring(0, type.Name.Length - "Attribute".Length)]
            : [type.Name];
    }

    private sealed class Place(TypeNames names, int position) : ITypeNames
    {
        public string Write(INamedTypeSymbol type, string name) => names.Write(type, name, position);

        public string Write(ITypeSymbol type) => names.Write(type, position);
    }

    private sealed class UsingOrder : IComparer<string>
    {
        public static readonly UsingOrder Instance = new();

        // Namespaces of the framework come first.
        public int Compare(string? x, string? y)
        {
            var bySystem = IsSystem(y!).CompareTo(IsSystem(x!));
            return bySystem != 0 ? bySystem : StringComparer.OrdinalIgnoreCase.Compare(x, y);
        }

        private static bool IsSystem(string name) => name == "System" || name.StartsWith("System.", StringComparison.Ordinal);
    }
}
