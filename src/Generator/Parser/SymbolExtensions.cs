using System.Collections.Immutable;
using System.Runtime.CompilerServices;
using Microsoft.CodeAnalysis;
using Microsoft.CodeAnalysis.CSharp;
using Microsoft.CodeAnalysis.CSharp.Syntax;

namespace BsonGen.Generator.Parser;

internal static class SymbolExtensions
{
    /// <summary>Names as generated code spells them: with <c>global::</c>, without annotations of references.</summary>
    private static readonly SymbolDisplayFormat CodeFormat = SymbolDisplayFormat.FullyQualifiedFormat
        .WithMiscellaneousOptions(
            SymbolDisplayMiscellaneousOptions.EscapeKeywordIdentifiers |
            SymbolDisplayMiscellaneousOptions.UseSpecialTypes);

    private static readonly SymbolDisplayFormat MetadataFormat = new(
        typeQualificationStyle: SymbolDisplayTypeQualificationStyle.NameAndContainingTypesAndNamespaces);

    // Symbols of referenced assemblies live from one compilation to the next, and a type is named many times in each.
    private static readonly ConditionalWeakTable<ITypeSymbol, string> Codes = new();
    private static readonly ConditionalWeakTable<ITypeSymbol, string> MetadataNames = new();

    public static string ToCode(this ITypeSymbol type) => Codes.GetValue(type, static type => string.Concat(type
        .WithNullableAnnotation(NullableAnnotation.None)
        .ToDisplayParts(CodeFormat)
        .Select(ToCode)));

    // Generated code names types where the language does not take dynamic, as in typeof; and partial starts a declaration.
    private static string ToCode(SymbolDisplayPart part) => (part.Kind, part.ToString()) switch
    {
        (SymbolDisplayPartKind.Keyword, "dynamic") => "object",
        (not SymbolDisplayPartKind.Keyword, "partial") => "@partial",
        var (_, text) => text,
    };

    public static string ToMetadataName(this ITypeSymbol type) =>
        MetadataNames.GetValue(type, static type => type.ToDisplayString(MetadataFormat));

    /// <summary>The name that <c>Type.FullName</c> gives.</summary>
    public static string ToReflectionName(this INamedTypeSymbol type)
    {
        if (type.ContainingType is { } container)
        {
            return container.ToReflectionName() + "+" + type.MetadataName;
        }

        return type.ContainingNamespace is { IsGlobalNamespace: false } ns ? ns.ToDisplayString(MetadataFormat) + "." + type.MetadataName : type.MetadataName;
    }

    /// <summary>The name that <c>Type.FullName</c> gives, with the names of the type arguments in it: <c>Shop.Box`1[System.Int32[]]</c>.</summary>
    public static string ToReflectionNameWithArguments(this ITypeSymbol type) => type switch
    {
        IArrayTypeSymbol array => $"{array.ElementType.ToReflectionNameWithArguments()}[{new string(',', array.Rank - 1)}]",
        INamedTypeSymbol named when named.GetAllTypeArguments() is { Count: > 0 } arguments =>
            $"{named.ToReflectionName()}[{string.Join(",", arguments.Select(argument => argument.ToReflectionNameWithArguments()))}]",
        INamedTypeSymbol named => named.ToReflectionName(),
        _ => type.Name,
    };

    private static List<ITypeSymbol> GetAllTypeArguments(this INamedTypeSymbol type)
    {
        var arguments = type.ContainingType?.GetAllTypeArguments() ?? [];
        arguments.AddRange(type.TypeArguments);
        return arguments;
    }

    /// <summary>The types that the type is nested in, outermost first.</summary>
    public static List<INamedTypeSymbol> GetContainers(this INamedTypeSymbol type)
    {
        var containers = new List<INamedTypeSymbol>();
        for (var container = type.ContainingType; container is not null; container = container.ContainingType)
        {
            containers.Insert(0, container);
        }

        return containers;
    }

    /// <summary>Whether the type or one that it is nested in has type parameters.</summary>
    public static bool IsGeneric(this INamedTypeSymbol type) => type.IsGenericType || type.GetContainers().Any(container => container.IsGenericType);

    /// <summary>The type with its parameters left open, as <c>typeof</c> takes it.</summary>
    public static INamedTypeSymbol ConstructUnboundTypeIfGeneric(this INamedTypeSymbol type) =>
        type.IsGenericType ? type.ConstructUnboundGenericType() : type;

    /// <summary>The type of the value of a nullable value type; null for all other types.</summary>
    public static ITypeSymbol? GetNullableValue(this ITypeSymbol type) =>
        type is INamedTypeSymbol { OriginalDefinition.SpecialType: SpecialType.System_Nullable_T } nullable ? nullable.TypeArguments[0] : null;

    /// <summary>The type of the items of a collection, or of the values of a dictionary.</summary>
    public static ITypeSymbol GetItemType(this ITypeSymbol type) =>
        type is IArrayTypeSymbol array ? array.ElementType : ((INamedTypeSymbol)type).TypeArguments.Last();

    /// <summary>Whether null is no value of the type.</summary>
    public static bool IsNeverNull(this ITypeSymbol type) => type.IsValueType && type.GetNullableValue() is null;

    public static bool IsOrDerivesFrom(this ITypeSymbol type, INamedTypeSymbol? ancestor)
    {
        for (ITypeSymbol? current = type; current is not null; current = current.BaseType)
        {
            if (SymbolEqualityComparer.Default.Equals(current, ancestor))
            {
                return true;
            }
        }

        return false;
    }

    public static bool Implements(this ITypeSymbol type, INamedTypeSymbol? definition) =>
        definition is not null && (
            SymbolEqualityComparer.Default.Equals(type.OriginalDefinition, definition) ||
            type.AllInterfaces.Any(candidate => SymbolEqualityComparer.Default.Equals(candidate.OriginalDefinition, definition)));

    /// <summary>The attributes of a member. Binding them is dear, even where there are none, so the source is looked at first.</summary>
    public static ImmutableArray<AttributeData> GetMemberAttributes(this ISymbol member)
    {
        var declarations = (member is IFieldSymbol { AssociatedSymbol: { } property } ? property : member).DeclaringSyntaxReferences;
        return !declarations.IsEmpty && declarations.All(declaration => HasNoAttributes(declaration.GetSyntax())) ? ImmutableArray<AttributeData>.Empty : member.GetAttributes();
    }

    private static bool HasNoAttributes(SyntaxNode declaration) => declaration switch
    {
        MemberDeclarationSyntax member => member.AttributeLists.Count == 0 && !IsPartial(member),
        AccessorDeclarationSyntax accessor => accessor.AttributeLists.Count == 0 && !IsPartial(accessor.Parent?.Parent),
        ParameterSyntax parameter => parameter.AttributeLists.Count == 0,
        VariableDeclaratorSyntax { Parent.Parent: BaseFieldDeclarationSyntax field } => field.AttributeLists.Count == 0,
        _ => false,
    };

    // The other part may have attributes.
    private static bool IsPartial(SyntaxNode? declaration) =>
        declaration is MemberDeclarationSyntax member && member.Modifiers.Any(SyntaxKind.PartialKeyword);

    /// <summary>The metadata name of a type of the driver's; empty for all other types, whatever their namespace.</summary>
    public static string ToDriverName(this ITypeSymbol type) =>
        type.ContainingAssembly?.Name == KnownNames.DriverAssembly ? type.ToMetadataName() : "";

    /// <summary>The driver's, or BsonGen's, attribute of this name.</summary>
    public static AttributeData? Find(this IEnumerable<AttributeData> attributes, string metadataName) =>
        attributes.FirstOrDefault(attribute => attribute.AttributeClass?.IsNamed(metadataName) == true);

    /// <summary>The attribute of this name, or one derived from it.</summary>
    public static AttributeData? FindKindOf(this IEnumerable<AttributeData> attributes, string metadataName) =>
        attributes.FirstOrDefault(attribute => attribute.AttributeClass?.GetHierarchy().Any(ancestor => ancestor.IsNamed(metadataName)) == true);

    // An attribute of a user's may have the name of one of the driver's.
    private static bool IsNamed(this INamedTypeSymbol type, string metadataName) =>
        type.ToMetadataName() == metadataName &&
        (type.ContainingAssembly?.Name == KnownNames.DriverAssembly || !metadataName.StartsWith(KnownNames.Attributes, StringComparison.Ordinal));

    /// <summary>The type and its base types up to, but without, <c>object</c> and <c>ValueType</c>; the outermost base comes first.</summary>
    public static List<INamedTypeSymbol> GetHierarchy(this INamedTypeSymbol type)
    {
        var ancestors = new List<INamedTypeSymbol>();
        for (var ancestor = type; ancestor is not null && ancestor.SpecialType is not (SpecialType.System_Object or SpecialType.System_ValueType); ancestor = ancestor.BaseType)
        {
            ancestors.Insert(0, ancestor);
        }

        return ancestors;
    }

    /// <summary>The name of the enum member that a constant is, or null.</summary>
    public static string? GetEnumName(this TypedConstant constant) => constant.Type?.GetMembers().OfType<IFieldSymbol>()
        .FirstOrDefault(field => field.HasConstantValue && Equals(field.ConstantValue, constant.Value))?.Name;

    /// <summary>Whether a property of the attribute is set to true.</summary>
    public static bool IsSet(this AttributeData attribute, string property) =>
        attribute.NamedArguments.Any(argument => argument.Key == property && argument.Value.Value is true);

    /// <summary>The types that <c>[BsonKnownTypes]</c> names.</summary>
    public static List<ITypeSymbol?> GetKnownTypes(this AttributeData attribute) =>
    [
        .. attribute.ConstructorArguments
            .SelectMany(argument => argument is { Kind: TypedConstantKind.Array, IsNull: false } ? argument.Values.AsEnumerable() : [argument])
            .Select(constant => constant.Kind == TypedConstantKind.Array ? null : constant.Value as ITypeSymbol),
    ];

    /// <summary>The name of the attribute as source writes it.</summary>
    public static string GetShortName(this AttributeData attribute) =>
        attribute.AttributeClass!.Name is var name && name.EndsWith("Attribute", StringComparison.Ordinal) ? name.Substring(0, name.Length - "Attribute".Length) : name;

    public static Location? GetLocation(this AttributeData attribute) =>
        attribute.ApplicationSyntaxReference is { } reference ? reference.SyntaxTree.GetLocation(reference.Span) : null;

    /// <summary>The place of the first argument, or of the attribute.</summary>
    public static Location? GetArgumentLocation(this AttributeData attribute) =>
        (attribute.ApplicationSyntaxReference?.GetSyntax() as AttributeSyntax)?.ArgumentList?.Arguments.FirstOrDefault()?.Expression.GetLocation() ?? attribute.GetLocation();

    public static Location? GetSourceLocation(this ISymbol symbol) => symbol.Locations.FirstOrDefault(location => location.IsInSource);
}
