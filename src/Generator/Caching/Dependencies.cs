using System.Collections.Concurrent;
using System.Runtime.CompilerServices;
using BsonGen.Generator.Parser;
using Microsoft.CodeAnalysis;
using Microsoft.CodeAnalysis.CSharp.Syntax;

namespace BsonGen.Generator.Caching;

/// <summary>Finds the files that the model of a type depends on: those of the type, of its base classes, of the types of its members, and of their attributes.</summary>
internal sealed class Dependencies
{
    private static readonly ConditionalWeakTable<Compilation, Dependencies> Cache = new();

    private readonly ConcurrentDictionary<ISymbol, Types> _types = new(SymbolEqualityComparer.Default);

    public static Dependencies Of(Compilation compilation) => Cache.GetValue(compilation, static _ => new Dependencies());

    /// <summary>Finds the files of types and of the types that they refer to, in two steps: whether the type of a member has a serializer depends on that type's members.</summary>
    /// <returns>The indexes of the files; null for all files.</returns>
    public HashSet<int>? Find(IEnumerable<INamedTypeSymbol> types, CompilationVersion version)
    {
        var trees = new HashSet<int>();
        foreach (var type in types.SelectMany(type => Get(type).Referred.Append(type)))
        {
            var found = Get(type);
            if (found.NamesMembers)
            {
                return null;
            }

            foreach (var tree in found.Trees)
            {
                trees.Add(version.IndexOf(tree));
            }
        }

        return trees;
    }

    private Types Get(INamedTypeSymbol type) => _types.GetOrAdd(type.OriginalDefinition, static key => Types.Of((INamedTypeSymbol)key));

    /// <summary>The files of a type and of the types in its declaration, and these types.</summary>
    private sealed class Types
    {
        public HashSet<SyntaxTree> Trees { get; } = [];

        public HashSet<INamedTypeSymbol> Referred { get; } = new(SymbolEqualityComparer.Default);

        /// <summary>Whether an attribute may name members of any type with <c>nameof</c>.</summary>
        public bool NamesMembers { get; private set; }

        public static Types Of(INamedTypeSymbol type)
        {
            var types = new Types();
            types.Add(type);
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
            switch (member)
            {
                case IFieldSymbol field:
                    Add(field.Type);
                    break;

                case IPropertySymbol property:
                    Add(property.Type);
                    break;

                case IMethodSymbol { MethodKind: MethodKind.Constructor } or IMethodSymbol { MethodKind: MethodKind.Ordinary, IsStatic: true }:
                    var method = (IMethodSymbol)member;
                    Add(method.ReturnType);
                    foreach (var parameter in method.Parameters)
                    {
                        Add(parameter.Type);
                    }

                    break;

                default:
                    return;
            }

            AddAttributes(member);
        }

        private void AddAttributes(ISymbol symbol)
        {
            foreach (var attribute in symbol.GetMemberAttributes())
            {
                Add(attribute.AttributeClass);
                NamesMembers |= attribute.ApplicationSyntaxReference?.GetSyntax().DescendantNodes().Any(node => node is InvocationExpressionSyntax) == true;
                foreach (var argument in attribute.ConstructorArguments.Concat(attribute.NamedArguments.Select(named => named.Value)))
                {
                    Add(argument);
                }
            }
        }

        private void Add(TypedConstant argument)
        {
            if (argument.Kind == TypedConstantKind.Type)
            {
                Add(argument.Value as ITypeSymbol);
            }
            else if (argument is { Kind: TypedConstantKind.Array, IsNull: false })
            {
                foreach (var item in argument.Values)
                {
                    Add(item);
                }
            }
        }

        private void Add(ITypeSymbol? type)
        {
            switch (type)
            {
                case IArrayTypeSymbol array:
                    Add(array.ElementType);
                    return;

                case INamedTypeSymbol named:
                    foreach (var argument in named.TypeArguments.Where(argument => argument is not ITypeParameterSymbol))
                    {
                        Add(argument);
                    }

                    if (!named.DeclaringSyntaxReferences.IsEmpty && Referred.Add(named.OriginalDefinition))
                    {
                        AddFiles(named);
                    }

                    return;
            }
        }

        private void AddFiles(INamedTypeSymbol named)
        {
            foreach (var ancestor in named.OriginalDefinition.GetHierarchy())
            {
                Trees.UnionWith(ancestor.DeclaringSyntaxReferences.Select(reference => reference.SyntaxTree));
                foreach (var argument in ancestor.TypeArguments)
                {
                    Add(argument);
                }
            }

            for (var container = named.ContainingType; container is not null; container = container.ContainingType)
            {
                Add(container);
            }
        }
    }
}
