namespace BsonGen.Generator.Symbols;

/// <summary>Finds the files that the model of a type depends on.</summary>
internal sealed class Dependencies
{
    private static readonly ConditionalWeakTable<Compilation, Dependencies> Cache = new();

    private readonly SymbolDictionary<Types> _types = new();

    public static Dependencies Of(Compilation compilation) => Cache.GetValue(compilation, static _ => new());

    // The paths of the files; null for all files.
    // In two steps, since the members of a member's type decide whether that type has a serializer.
    public HashSet<string>? Find(IEnumerable<INamedTypeSymbol> types, Compilation compilation)
    {
        var paths = new HashSet<string>();
        foreach (var type in types.SelectMany(type => Get(type).Referred.Append(type)))
        {
            var found = Get(type);
            if (found.NamesMembers)
            {
                return null;
            }

            // References to other projects are compared as a whole.
            paths.UnionWith(found.Trees.Where(compilation.ContainsSyntaxTree).Select(tree => tree.FilePath));
        }

        return paths;
    }

    // All files that declare the types, and the types that they refer to.
    public IEnumerable<SyntaxTree> FindTrees(INamedTypeSymbol type) =>
        Get(type).Referred.Append(type).SelectMany(other => Get(other).Trees);

    // The types in the declaration of a type.
    public IEnumerable<INamedTypeSymbol> FindReferred(INamedTypeSymbol type) => Get(type).Referred;

    private Types Get(INamedTypeSymbol type) =>
        _types.GetOrAdd(type.OriginalDefinition, static key => Types.Of((INamedTypeSymbol)key));

    /// <summary>The types in the declaration of a type, and the files of all of them.</summary>
    private sealed class Types
    {
        public HashSet<SyntaxTree> Trees { get; } = [];

        public HashSet<INamedTypeSymbol> Referred { get; } = new(SymbolEqualityComparer.Default);

        /// <summary>Whether an attribute may name members of any type with nameof.</summary>
        public bool NamesMembers { get; private set; }

        public static Types Of(INamedTypeSymbol type)
        {
            var types = new Types();
            types.AddTypes([type]);
            foreach (var ancestor in type.GetHierarchy())
            {
                types.AddAttributes(ancestor);
                foreach (var member in ancestor.OriginalDefinition.GetMembers())
                {
                    types.AddMember(member);
                }
            }

            types.Referred.Remove(type.OriginalDefinition);
            return types;
        }

        private void AddMember(ISymbol member)
        {
            IEnumerable<ITypeSymbol> types = member switch
            {
                IMethodSymbol { MethodKind: MethodKind.Constructor } constructor => GetTypes(constructor),
                IMethodSymbol { MethodKind: MethodKind.Ordinary, IsStatic: true } method => GetTypes(method),
                _ when member.FindMemberType() is { } type => [type],
                _ => [],
            };
            if (types.Any())
            {
                AddTypes(types);
                AddAttributes(member);
            }

            static IEnumerable<ITypeSymbol> GetTypes(IMethodSymbol method) =>
                method.Parameters.Select(parameter => parameter.Type).Append(method.ReturnType);
        }

        private void AddAttributes(ISymbol symbol)
        {
            foreach (var attribute in symbol.GetMemberAttributes())
            {
                NamesMembers |= attribute.ApplicationSyntaxReference?.GetSyntax()
                    .DescendantNodes().OfType<InvocationExpressionSyntax>().Any() == true;
                var named = attribute.NamedArguments.Select(argument => argument.Value);
                var arguments = attribute.ConstructorArguments.Concat(named);
                AddTypes(arguments.SelectMany(FindTypes).Append(attribute.AttributeClass!));
            }
        }

        private static IEnumerable<ITypeSymbol> FindTypes(TypedConstant argument) => argument switch
        {
            { Kind: TypedConstantKind.Type, Value: ITypeSymbol type } => [type],
            { Kind: TypedConstantKind.Array, IsNull: false } => argument.Values.SelectMany(FindTypes),
            _ => [],
        };

        private void AddTypes(IEnumerable<ITypeSymbol> types)
        {
            foreach (var type in types.SelectMany(type => type.GetParts()).OfType<INamedTypeSymbol>())
            {
                if (!type.DeclaringSyntaxReferences.IsEmpty && Referred.Add(type.OriginalDefinition))
                {
                    foreach (var ancestor in type.OriginalDefinition.GetHierarchy())
                    {
                        Trees.UnionWith(ancestor.DeclaringSyntaxReferences.Select(reference => reference.SyntaxTree));
                        AddTypes(ancestor.TypeArguments);
                    }

                    AddTypes(type.GetContainers());
                }
            }
        }
    }
}
