using System.Text;

namespace BsonGen.Generator.Symbols;

internal static class SymbolExtensions
{
    // With global::, and without nullable annotations.
    private static readonly SymbolDisplayFormat CodeFormat =
        SymbolDisplayFormat.FullyQualifiedFormat.WithMiscellaneousOptions(
            SymbolDisplayMiscellaneousOptions.EscapeKeywordIdentifiers | SymbolDisplayMiscellaneousOptions.UseSpecialTypes);

    private static readonly SymbolDisplayFormat MetadataFormat = new(
        typeQualificationStyle: SymbolDisplayTypeQualificationStyle.NameAndContainingTypesAndNamespaces);

    // Symbols of referenced assemblies outlive a compilation, and each type is named many times.
    private static readonly ConditionalWeakTable<ITypeSymbol, string> Codes = new();
    private static readonly ConditionalWeakTable<ITypeSymbol, string> MetadataNames = new();
    private static readonly ConditionalWeakTable<ITypeSymbol, string> KnownNamesOfTypes = new();
    private static readonly ConditionalWeakTable<INamedTypeSymbol, List<INamedTypeSymbol>> Hierarchies = new();

    // The keys that sign the assemblies of .NET, reference assemblies among them.
    private static readonly HashSet<string> FrameworkKeys =
        ["7cec85d7bea7798e", "b03f5f7f11d50a3a", "b77a5c561934e089", "cc7b13ffcd2ddd51"];

    public static string ToCode(this ITypeSymbol type) =>
        Codes.GetValue(type, static type => CodeNames.Shorten(string.Concat(
            type.WithNullableAnnotation(NullableAnnotation.None).ToDisplayParts(CodeFormat).Select(ToCode))));

    public static IEnumerable<string> ToCodes(this IEnumerable<ITypeSymbol> types) => types.Select(type => type.ToCode());

    // Apart from nullable annotations.
    public static bool Is(this ISymbol? symbol, ISymbol? other) => SymbolEqualityComparer.Default.Equals(symbol, other);

    // Metadata can't hold half of a surrogate pair. Runtimes read different characters in its place.
    public static bool HasHalfPair(this string text) => Encoding.UTF8.GetString(Encoding.UTF8.GetBytes(text)) != text;

    public static string ToMetadataName(this ITypeSymbol type) =>
        MetadataNames.GetValue(type, static type => type.ToDisplayString(MetadataFormat));

    /// <summary>The name as in <c>Type.FullName</c>.</summary>
    public static string ToReflectionName(this INamedTypeSymbol type) =>
        type.ContainingType is { } container ? $"{container.ToReflectionName()}+{type.MetadataName}" :
        type.ContainingNamespace is not { IsGlobalNamespace: false } ns ? type.MetadataName :
        $"{ns.ToDisplayString(MetadataFormat)}.{type.MetadataName}";

    /// <summary>The name with those of type arguments: <c>Shop.Box`1[System.Int32[]]</c>.</summary>
    public static string ToReflectionNameWithArguments(this ITypeSymbol type) => type switch
    {
        IArrayTypeSymbol array => $"{array.ElementType.ToReflectionNameWithArguments()}[{new string(',', array.Rank - 1)}]",
        INamedTypeSymbol named => named.ToReflectionName() + PrintArguments(named),
        _ => type.Name,
    };

    // The containing types, outermost first.
    public static List<INamedTypeSymbol> GetContainers(this INamedTypeSymbol type) =>
        type.ContainingType is { } container ? [.. container.GetContainers(), container] : [];

    public static INamedTypeSymbol ConstructUnboundTypeIfGeneric(this INamedTypeSymbol type) =>
        type.IsGenericType ? type.ConstructUnboundGenericType() : type;

    /// <returns>Null for other types than nullable value types.</returns>
    public static ITypeSymbol? FindNullableValue(this ITypeSymbol type) =>
        type is INamedTypeSymbol { OriginalDefinition.SpecialType: SpecialType.System_Nullable_T } nullable
            ? nullable.TypeArguments[0]
            : null;

    // The parts are items of arrays, type arguments, the type itself, and type arguments of containing types, at any depth.
    public static IEnumerable<ITypeSymbol> GetParts(this ITypeSymbol type) => type switch
    {
        IArrayTypeSymbol array => array.ElementType.GetParts().Append(type),
        INamedTypeSymbol named => named.TypeArguments.SelectMany(GetParts)
            .Append(type)
            .Concat(named.GetContainers().SelectMany(container => container.TypeArguments).SelectMany(GetParts)),
        _ => [type],
    };

    // The classes, structures, interfaces and enums in a type, and those that contain them.
    public static IEnumerable<INamedTypeSymbol> GetNamed(this ITypeSymbol type) =>
        type.GetParts().OfType<INamedTypeSymbol>().SelectMany(part => part.GetContainers().Append(part));

    /// <summary>The types of a namespace and those nested in them.</summary>
    public static IEnumerable<INamedTypeSymbol> GetAllTypes(this INamespaceOrTypeSymbol scope) =>
        (scope is INamespaceSymbol ns ? ns.GetMembers() : scope.GetTypeMembers().CastArray<INamespaceOrTypeSymbol>())
            .SelectMany(member => member.GetAllTypes().Concat(member is INamedTypeSymbol type ? [type] : []));

    public static bool IsEnumerable(this ITypeSymbol type) =>
        type.SpecialType == SpecialType.System_Collections_IEnumerable ||
        type.OriginalDefinition.AllInterfaces.Any(IsEnumerable);

    public static ITypeSymbol GetItemType(this ITypeSymbol type) =>
        type is IArrayTypeSymbol array ? array.ElementType : ((INamedTypeSymbol)type).TypeArguments.Last();

    // The type of values in nullable types, arrays, collections and dictionaries, at any depth; null if there are several.
    public static ITypeSymbol? FindInnermost(this ITypeSymbol type) => type switch
    {
        IArrayTypeSymbol array => array.ElementType.FindInnermost(),
        INamedTypeSymbol { TypeArguments.IsEmpty: false } named =>
            named.HoldsValues() ? named.TypeArguments.Last().FindInnermost() : null,
        _ => type,
    };

    public static bool HoldsValues(this INamedTypeSymbol type) =>
        type.FindNullableValue() is not null || type.IsEnumerable();

    public static IEnumerable<TypeDeclarationSyntax> GetDeclarations(this INamedTypeSymbol type) =>
        type.DeclaringSyntaxReferences.Select(reference => reference.GetSyntax()).OfType<TypeDeclarationSyntax>();

    /// <summary>Whether only code in the same file can name the type.</summary>
    public static bool IsInOneFile(this INamedTypeSymbol type) =>
        type.IsFileLocal || type.ContainingType?.IsInOneFile() == true;

    /// <summary>Whether a use of the symbol is an error, which no pragma suppresses.</summary>
    public static bool IsObsoleteError(this ISymbol symbol) => symbol.GetAttributes().Any(attribute =>
        attribute.IsNamed("System.ObsoleteAttribute") &&
        attribute.ConstructorArguments is { Length: 2 } arguments &&
        arguments[1].Value is true);

    public static bool IsPublic(this ISymbol symbol) => symbol.DeclaredAccessibility == Accessibility.Public;

    public static bool HasBackingField(this IPropertySymbol property) =>
        property.ContainingType.GetMembers().OfType<IFieldSymbol>().Any(field => field.AssociatedSymbol.Is(property));

    public static bool HasPublicParameterlessConstructor(this INamedTypeSymbol type) =>
        type.InstanceConstructors.Any(constructor => constructor.IsPublic() && constructor.Parameters.IsEmpty);

    public static bool IsNeverNull(this ITypeSymbol type) => type.IsValueType && type.FindNullableValue() is null;

    public static bool IsOrDerivesFrom(this ITypeSymbol type, INamedTypeSymbol ancestor) =>
        type.Is(ancestor) || type.BaseType?.IsOrDerivesFrom(ancestor) == true;

    public static bool Overrides(this IPropertySymbol property, ISymbol other) =>
        property.OverriddenProperty is { } overridden &&
        (overridden.OriginalDefinition.Is(other.OriginalDefinition) || overridden.Overrides(other));

    public static bool IsBsonValue(this ITypeSymbol type) =>
        type.ToDriverName() == BsonValue || type.BaseType?.IsBsonValue() == true;

    /// <summary>Whether the type is or implements an interface of the framework or of the driver.</summary>
    public static bool Implements(this ITypeSymbol type, string contract) =>
        type.ToKnownName() == contract || type.AllInterfaces.Any(candidate => candidate.ToKnownName() == contract);

    /// <returns>Null for other members than fields and properties.</returns>
    public static ITypeSymbol? FindMemberType(this ISymbol member) =>
        (member as IFieldSymbol)?.Type ?? (member as IPropertySymbol)?.Type;

    // The metadata name of a type of the framework or of the driver; empty for others, even if they have such a name.
    public static string ToKnownName(this ITypeSymbol type) =>
        KnownNamesOfTypes.GetValue(type.OriginalDefinition, static type =>
            type.ContainingAssembly is { } assembly && (assembly.Name == DriverAssembly || IsFramework(assembly))
                ? type.ToMetadataName()
                : "");

    /// <summary>Whether the assembly lists members by name, not in the order of the code.</summary>
    public static bool IsFrameworkReference(this IAssemblySymbol assembly) =>
        IsFramework(assembly) &&
        assembly.GetAttributes().Find("System.Runtime.CompilerServices.ReferenceAssemblyAttribute") is not null;

    /// <summary>Whether the assembly is a part of .NET.</summary>
    public static bool IsFramework(this IAssemblySymbol assembly) =>
        FrameworkKeys.Contains(string.Concat(assembly.Identity.PublicKeyToken.Select(part => $"{part:x2}")));

    /// <returns>Empty for types that are not the driver's.</returns>
    public static string ToDriverName(this ITypeSymbol type) =>
        type.ContainingAssembly?.Name == DriverAssembly ? type.ToKnownName() : "";

    // The base types, without object and ValueType, and the type. The root comes first.
    public static IReadOnlyList<INamedTypeSymbol> GetHierarchy(this INamedTypeSymbol type) =>
        Hierarchies.GetValue(type, static type =>
            type.SpecialType is SpecialType.System_Object or SpecialType.System_ValueType
                ? []
                : [.. type.BaseType?.GetHierarchy() ?? [], type]);

    public static IEnumerable<ISymbol> GetAllMembers(this INamedTypeSymbol type) =>
        type.GetHierarchy().SelectMany(ancestor => ancestor.GetMembers());

    public static Location? FindSourceLocation(this ISymbol symbol) =>
        symbol.Locations.FirstOrDefault(location => location.IsInSource);

    // dynamic is not valid everywhere, for example in typeof, and partial would start a declaration.
    private static string ToCode(SymbolDisplayPart part) => (part.Kind, part.ToString()) switch
    {
        (SymbolDisplayPartKind.Keyword, "dynamic") => "object",
        (not SymbolDisplayPartKind.Keyword, "partial") => "@partial",
        var (_, text) => text,
    };

    private static string PrintArguments(INamedTypeSymbol type)
    {
        var arguments = type.GetContainers().Append(type).SelectMany(level => level.TypeArguments).ToList();
        return arguments.Count == 0 ? "" : $"[{string.Join(",", arguments.Select(ToReflectionNameWithArguments))}]";
    }
}
