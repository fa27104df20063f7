namespace BsonGen.Generator.Symbols;

/// <summary>Finds declarations with compiler errors, as users type them. A serializer would repeat the errors.</summary>
internal static class DeclarationErrors
{
    private static readonly HashSet<string> OfConstraints =
        ["CS0310", "CS0311", "CS0312", "CS0313", "CS0314", "CS0315", "CS0452", "CS0453", "CS8377"];

    /// <summary>Whether a type, its base classes or its containing types have errors. Members are not checked.</summary>
    public static bool AreIn(INamedTypeSymbol type) =>
        type.GetContainers().Append(type).Any(container =>
            container.Name.Length == 0 ||
            IsDeclaredTwice(container) ||
            HasAccessibilityOfMember(container) ||
            container.TypeParameters.Any(parameter =>
                parameter.Name.Length == 0 || !parameter.ConstraintTypes.All(IsUsable)) ||
            container.TypeParameters.Select(parameter => parameter.Name).Distinct().Count() < container.Arity) ||
        LacksName(type.ContainingNamespace) ||
        type.GetHierarchy().Any(ancestor =>
            !(ancestor.IsUnboundGenericType || AreArgumentsUsable(ancestor)) ||
            (ancestor.IsStatic && !ancestor.Is(type)) ||
            AreInAttributes(ancestor) ||
            HasDoubles(ancestor) ||
            ancestor.InstanceConstructors.Any(AreIn));

    public static bool AreIn(ISymbol member) =>
        member.Name.Length == 0 ||
        AreInAttributes(member) ||
        member switch
        {
            IFieldSymbol field => !IsUsable(field.Type) || field.Type.IsRefLikeType,
            IPropertySymbol property =>
                !IsUsable(property.Type) ||
                (property.Type.IsRefLikeType && property.HasBackingField()) ||
                ImplementsNothing(property) ||
                property.Parameters.Any(parameter => !IsUsable(parameter.Type)),
            IMethodSymbol method =>
                !(method.ReturnsVoid || IsUsable(method.ReturnType)) ||
                method.Parameters.Any(parameter => !IsUsable(parameter.Type)),
            _ => false,
        };

    public static bool AreIn(AttributeData attribute) =>
        attribute.AttributeClass is null or { TypeKind: TypeKind.Error } ||
        attribute.AttributeConstructor is null ||
        attribute.ConstructorArguments.Any(HasError) ||
        attribute.NamedArguments.Any(argument => HasError(argument.Value));

    /// <summary>
    /// Whether type arguments don't meet constraints. To ask the compiler takes long, so it is asked about doubtful ones only.
    /// </summary>
    public static bool AreInArguments(
        IEnumerable<ITypeSymbol> named, IEnumerable<SyntaxReference?> declarations, Compilation compilation) =>
        named.SelectMany(SymbolExtensions.GetNamed)
            .Any(type => type.TypeParameters.Zip(type.TypeArguments, MayBeRefused).Contains(true)) &&
        declarations.OfType<SyntaxReference>()
            .Where(declaration => compilation.ContainsSyntaxTree(declaration.SyntaxTree))
            .SelectMany(declaration =>
                compilation.GetSemanticModel(declaration.SyntaxTree).GetDeclarationDiagnostics(declaration.Span))
            .Any(error => OfConstraints.Contains(error.Id));

    private static bool LacksName(INamespaceSymbol? ns) =>
        ns is { IsGlobalNamespace: false } && (ns.Name.Length == 0 || LacksName(ns.ContainingNamespace));

    /// <summary>Whether the interface before the name of the property is unknown, or not one of the type's.</summary>
    private static bool ImplementsNothing(IPropertySymbol property) =>
        property is { CanBeReferencedByName: false, IsIndexer: false } &&
        property.ExplicitInterfaceImplementations.IsEmpty &&
        !property.DeclaringSyntaxReferences.IsEmpty;

    private static bool IsDeclaredTwice(INamedTypeSymbol type) =>
        ((INamespaceOrTypeSymbol)type.ContainingSymbol).GetMembers(type.Name).Any(sibling =>
            !sibling.OriginalDefinition.Is(type.OriginalDefinition) &&
            sibling.ContainingAssembly.Is(type.ContainingAssembly) &&
            (sibling is INamedTypeSymbol other
                ? other.Arity == type.Arity && !other.IsFileLocal && !type.IsFileLocal
                : type.ContainingType is not null));

    /// <summary>Whether two members have one name, and are no overloads. Compiled types may have such members.</summary>
    private static bool HasDoubles(INamedTypeSymbol type) =>
        !type.DeclaringSyntaxReferences.IsEmpty &&
        type.GetMembers()
            .Where(member => member is { IsImplicitlyDeclared: false } and not IMethodSymbol { AssociatedSymbol: not null })
            .GroupBy(member => member.Name)
            .Any(members => members.Skip(1).Any() &&
                (members.Any(member => member is IFieldSymbol or IPropertySymbol { IsIndexer: false }) ||
                    HaveOneSignature([.. members.OfType<IMethodSymbol>()])));

    // In a namespace, types can't be private or protected.
    private static bool HasAccessibilityOfMember(INamedTypeSymbol type) =>
        type.ContainingType is null && type.DeclaredAccessibility is not (Accessibility.Public or Accessibility.Internal);

    private static bool AreInAttributes(ISymbol symbol) => symbol.GetMemberAttributes().Any(AreIn);

    private static bool HasError(TypedConstant constant) => constant.Kind switch
    {
        TypedConstantKind.Error => true,
        TypedConstantKind.Type => constant.Value is ITypeSymbol type && !IsUsableInTypeOf(type),
        TypedConstantKind.Array => !constant.IsNull && constant.Values.Any(HasError),
        _ => false,
    };

    // Conversions differ in what they return.
    private static bool HaveOneSignature(List<IMethodSymbol> methods) => methods.Exists(one =>
        one.MethodKind != MethodKind.Conversion &&
        methods.Exists(other => !ReferenceEquals(one, other) && HaveOneSignature(one, other)));

    private static bool HaveOneSignature(IMethodSymbol one, IMethodSymbol other) =>
        one.Arity == other.Arity &&
        one.Parameters.Length == other.Parameters.Length &&
        !one.Parameters
            .Zip(other.Parameters, (left, right) => left.Type.Is(right.Type) && left.RefKind == right.RefKind)
            .Contains(false);

    private static bool IsUsable(ITypeSymbol type) => type switch
    {
        { SpecialType: System_Void } or { IsStatic: true } => false,
        IArrayTypeSymbol array => IsUsable(array.ElementType),
        INamedTypeSymbol named => AreArgumentsUsable(named),
        _ => type.TypeKind != TypeKind.Error,
    };

    private static bool AreArgumentsUsable(INamedTypeSymbol type) =>
        type.TypeKind != TypeKind.Error &&
        type.TypeArguments.All(IsUsableArgument) &&
        (type.ContainingType is null || AreArgumentsUsable(type.ContainingType));

    private static bool MayBeRefused(ITypeParameterSymbol parameter, ITypeSymbol argument) =>
        !parameter.ConstraintTypes.All(constraint => IsPlainlyMet(constraint, argument)) ||
        parameter.HasUnmanagedTypeConstraint ||
        (parameter.HasReferenceTypeConstraint && !argument.IsReferenceType) ||
        (parameter.HasValueTypeConstraint
            ? !argument.IsNeverNull()
            : parameter.HasConstructorConstraint && !HasConstructor(argument));

    private static bool IsPlainlyMet(ITypeSymbol constraint, ITypeSymbol argument) =>
        constraint is INamedTypeSymbol named && (argument.IsOrDerivesFrom(named) || argument.AllInterfaces.Any(named.Is));

    private static bool HasConstructor(ITypeSymbol type) =>
        type.IsNeverNull() ||
        (type is INamedTypeSymbol { IsAbstract: false } named && named.HasPublicParameterlessConstructor());

    private static bool IsUsableInTypeOf(ITypeSymbol type) =>
        type is { SpecialType: System_Void } or { IsStatic: true } or INamedTypeSymbol { IsUnboundGenericType: true } ||
        IsUsable(type);

    private static bool IsUsableArgument(ITypeSymbol type) =>
        IsUsable(type) && !type.IsRefLikeType && type is not (IPointerTypeSymbol or IFunctionPointerTypeSymbol);
}
