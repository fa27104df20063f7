using Microsoft.CodeAnalysis.Text;

namespace BsonGen.Generator.Diagnostics;

/// <summary>A name in the source code that may register a serializer or a class map, or name a collection of documents.</summary>
internal sealed record UsePlace(string FilePath, TextSpan Span);

/// <summary>
/// What code elsewhere in the compilation does with types, as far as diagnostics depend on it. Names are bound only if such a diagnostic is to be reported.
/// </summary>
internal sealed class TypeUses
{
    private static readonly HashSet<string> Names =
        ["RegisterSerializer", "TryRegisterSerializer", "RegisterClassMap", "TryRegisterClassMap", "IMongoCollection", "GetCollection"];

    private readonly Compilation _compilation;
    private readonly Lazy<(HashSet<string> Registered, HashSet<string> Read)> _types;

    /// <param name="places">The names for which <see cref="IsPlace"/> is true.</param>
    /// <param name="held">The types of members, which documents are read as.</param>
    public TypeUses(Compilation compilation, IEnumerable<UsePlace> places, IEnumerable<string> held)
    {
        _compilation = compilation;
        Trees = new SyntaxTreeIndex(compilation.SyntaxTrees);
        _types = new(() => Bind(places, held));
    }

    public SyntaxTreeIndex Trees { get; }

    public static bool IsPlace(SyntaxNode node) => node is SimpleNameSyntax name && Names.Contains(name.Identifier.ValueText);

    /// <summary>The name of a type in <see cref="DiagnosticInfo.Types"/>.</summary>
    public static string GetKey(ITypeSymbol type) => type.ToCode();

    /// <summary>Lowers the severity of a diagnostic that depends on other code; null if that code settles the matter.</summary>
    public DiagnosticInfo? Judge(DiagnosticInfo diagnostic)
    {
        if (diagnostic.Types.Count == 0)
        {
            return diagnostic;
        }

        var (registered, read) = _types.Value;
        if (diagnostic.Descriptor == Descriptors.SameDiscriminator)
        {
            return diagnostic with { IsSuggestion = !diagnostic.Types.Any(read.Contains) };
        }

        return !diagnostic.Types.Any(registered.Contains) ? diagnostic :
            diagnostic.Descriptor == Descriptors.MemberNotSerializable ? diagnostic with { IsSuggestion = true } : null;
    }

    private (HashSet<string> Registered, HashSet<string> Read) Bind(IEnumerable<UsePlace> places, IEnumerable<string> held)
    {
        var registered = new HashSet<string>(StringComparer.Ordinal);
        var read = new HashSet<string>(held, StringComparer.Ordinal);
        foreach (var place in places)
        {
            if (Trees.Find(place.FilePath, place.Span.End) is { } tree && tree.GetRoot().FindNode(place.Span, getInnermostNodeForTie: true) is SimpleNameSyntax name)
            {
                var model = _compilation.GetSemanticModel(tree);
                var symbol = model.GetSymbolInfo(name).Symbol;
                if (symbol is IMethodSymbol { ContainingAssembly.Name: KnownNames.DriverAssembly } method)
                {
                    Add(registered, FindRegistered(method, name, model));
                }
                else if ((symbol as INamedTypeSymbol ?? (symbol as IMethodSymbol)?.ReturnType) is
                    INamedTypeSymbol { ContainingAssembly.Name: "MongoDB.Driver", Name: "IMongoCollection", TypeArguments: { Length: 1 } arguments })
                {
                    Add(read, arguments[0]);
                }
            }
        }

        return (registered, read);
    }

    private static void Add(HashSet<string> types, ITypeSymbol? type)
    {
        if (type is not null)
        {
            types.Add(GetKey(type));
        }
    }

    /// <summary>Finds the type in <c>RegisterSerializer&lt;T&gt;(…)</c>, <c>RegisterSerializer(typeof(T), …)</c> or a class map with members of its own.</summary>
    private static ITypeSymbol? FindRegistered(IMethodSymbol method, SimpleNameSyntax name, SemanticModel model)
    {
        if (name.FirstAncestorOrSelf<InvocationExpressionSyntax>() is not { ArgumentList: var list } ||
            (method.Name.EndsWith("ClassMap", StringComparison.Ordinal) && CandidateAnalyzer.OnlyMapsAutomatically(list)))
        {
            return null;
        }

        return method.TypeArguments.FirstOrDefault() ?? list.Arguments.FirstOrDefault()?.Expression switch
        {
            TypeOfExpressionSyntax typeOf => model.GetTypeInfo(typeOf.Type).Type,
            { } map => (model.GetTypeInfo(map).Type as INamedTypeSymbol)?.TypeArguments.FirstOrDefault(),
            null => null,
        };
    }
}
