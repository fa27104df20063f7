using System.Collections.Concurrent;
using System.Runtime.CompilerServices;
using Microsoft.CodeAnalysis;

namespace BsonGen.Generator.Parser;

/// <summary>The state of the parser for one compilation: the symbols that it compares with, and the shapes found so far.</summary>
internal sealed class ParserContext
{
    private static readonly ConditionalWeakTable<Compilation, ParserContext> Cache = new();

    private ParserContext(Compilation compilation)
    {
        Compilation = compilation;
        ClassMapAttribute = compilation.GetTypeByMetadataName(KnownNames.ClassMapAttribute);
        MemberMapAttribute = compilation.GetTypeByMetadataName(KnownNames.MemberMapAttribute);
        CreatorMapAttribute = compilation.GetTypeByMetadataName(KnownNames.CreatorMapAttribute);
        PostProcessingAttribute = compilation.GetTypeByMetadataName(KnownNames.PostProcessingAttribute);
        BsonValue = compilation.GetTypeByMetadataName(KnownNames.BsonValue);
        BsonDocument = compilation.GetTypeByMetadataName(KnownNames.BsonDocument);
        GeneratedBsonSerializer = compilation.GetTypeByMetadataName(KnownNames.GeneratedBsonSerializer);
        SupportInitialize = compilation.GetTypeByMetadataName(KnownNames.SupportInitialize);
        Serializer = compilation.GetTypeByMetadataName(KnownNames.Serializer);
        SerializerOfType = compilation.GetTypeByMetadataName(KnownNames.Serializer + "`1");
        IdGenerator = compilation.GetTypeByMetadataName(KnownNames.IdGenerator);
        Stream = compilation.GetTypeByMetadataName("System.IO.Stream");
        SystemType = compilation.GetTypeByMetadataName("System.Type");
        Dictionary = compilation.GetTypeByMetadataName("System.Collections.Generic.IDictionary`2");
        HasDiscriminatorConvention = compilation.GetTypeByMetadataName(KnownNames.HasDiscriminatorConvention) is not null;
        HasGenericAccessors = compilation.ObjectType.ContainingAssembly.Identity.Version >= new Version(9, 0);
        DriverVersion = BsonValue?.ContainingAssembly.Identity.Version ?? new Version(2, 14);
        External = new HashSet<ISymbol>(
            compilation.Assembly.GetAttributes()
                .Where(attribute => attribute.AttributeClass?.ToMetadataName() == KnownNames.BsonGeneratedAttribute)
                .Select(attribute => attribute.ConstructorArguments.FirstOrDefault().Value)
                .OfType<INamedTypeSymbol>()
                .Where(type => !IsAnnotated(type)),
            SymbolEqualityComparer.Default);
    }

    public Compilation Compilation { get; }

    public INamedTypeSymbol? ClassMapAttribute { get; }

    public INamedTypeSymbol? MemberMapAttribute { get; }

    public INamedTypeSymbol? CreatorMapAttribute { get; }

    public INamedTypeSymbol? PostProcessingAttribute { get; }

    public INamedTypeSymbol? BsonValue { get; }

    public INamedTypeSymbol? BsonDocument { get; }

    /// <summary>The base class of generated serializers.</summary>
    public INamedTypeSymbol? GeneratedBsonSerializer { get; }

    public INamedTypeSymbol? SupportInitialize { get; }

    public INamedTypeSymbol? Dictionary { get; }

    public INamedTypeSymbol? Serializer { get; }

    public INamedTypeSymbol? SerializerOfType { get; }

    public INamedTypeSymbol? IdGenerator { get; }

    public INamedTypeSymbol? Stream { get; }

    public INamedTypeSymbol? SystemType { get; }

    public bool HasDiscriminatorConvention { get; }

    /// <summary>Whether accessors reach into generic types, as they do since .NET 9.</summary>
    public bool HasGenericAccessors { get; }

    /// <summary>The version of the driver that the project references. Some rules of the class map depend on it.</summary>
    public Version DriverVersion { get; }

    /// <summary>The types that <c>[assembly: BsonGenerated(typeof(X))]</c> names.</summary>
    public HashSet<ISymbol> External { get; }

    /// <summary>The shapes parsed so far. A shape is needed for the type itself and for each member of that type.</summary>
    public ConcurrentDictionary<ISymbol, TypeShape> Shapes { get; } = new(SymbolEqualityComparer.Default);

    /// <summary>For namespaces and types: the names in them that differ only in case.</summary>
    public ConcurrentDictionary<ISymbol, HashSet<string>> NamesAlike { get; } = new(SymbolEqualityComparer.Default);

    private ConcurrentDictionary<ISymbol, bool> Aliased { get; } = new(SymbolEqualityComparer.Default);

    private ConcurrentDictionary<ISymbol, Conventions> Conventions { get; } = new(SymbolEqualityComparer.Default);

    public static ParserContext Of(Compilation compilation) => Cache.GetValue(compilation, static key => new ParserContext(key));

    /// <summary>Whether the type carries <c>[BsonGenerated]</c>.</summary>
    public bool IsAnnotated(ITypeSymbol type) => type.OriginalDefinition.GetAttributes().Any(IsAnnotation);

    /// <summary>Whether the attribute requests a serializer for the type that carries it.</summary>
    public bool IsAnnotation(AttributeData attribute) =>
        attribute.ConstructorArguments.IsEmpty && attribute.AttributeClass?.ToMetadataName() == KnownNames.BsonGeneratedAttribute;

    /// <summary>Gets the conventions of the assembly that declares a class. If it declares none, and this assembly names the class, gets those of this assembly.</summary>
    public Conventions GetConventions(INamedTypeSymbol ancestor)
    {
        var conventions = GetConventions(ancestor.ContainingAssembly);
        return !conventions.IsDeclared && External.Contains(ancestor) ? GetConventions(Compilation.Assembly) : conventions;
    }

    private Conventions GetConventions(IAssemblySymbol assembly) =>
        Conventions.GetOrAdd(assembly, static key => Parser.Conventions.Of((IAssemblySymbol)key));

    /// <summary>Whether source can name a type only through an <c>extern alias</c>.</summary>
    public bool IsBehindAlias(INamedTypeSymbol type) =>
        type.ContainingAssembly is { } assembly && Aliased.GetOrAdd(assembly, key =>
            Compilation.GetMetadataReference((IAssemblySymbol)key)?.Properties.Aliases is { IsDefaultOrEmpty: false } aliases && !aliases.Contains("global"));

    public bool IsBsonValue(ITypeSymbol type) => type.IsOrDerivesFrom(BsonValue);
}
