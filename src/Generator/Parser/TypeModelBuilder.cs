namespace BsonGen.Generator.Parser;

/// <summary>Creates the model of a type from its map. The model has no symbols.</summary>
/// <param name="read">Receives the types whose constructors were read.</param>
internal sealed class TypeModelBuilder(
    MappingContext context,
    CheckedType checkedType,
    INamedTypeSymbol type,
    bool isInClosure,
    ICollection<INamedTypeSymbol> read)
{
    private readonly ClassMap _map = checkedType.Map!;
    private readonly TypeAccess _access = checkedType.Access!;

    public TypeModel Build()
    {
        var names = SerializerNames.Of(context);
        var builder = new MemberModelBuilder(type, _access, new ValueParser(context));
        var members = _map.AllMembers.ToDictionary(member => member, builder.Build);
        return new()
        {
            HintName = names.GetHintName(type),
            Namespace = isInClosure ? GeneratedNamespace.Name : FindNamespace(),
            Containers = isInClosure ? [] : [.. type.GetContainers().Select(CreateDeclaration)],
            Declaration = isInClosure ? null : CreateDeclaration(type),
            Name = type.Name,
            TypeName = type.ToCode(),
            UnboundTypeName = type.ConstructUnboundTypeIfGeneric().ToCode(),
            MetadataName = type.ToReflectionName(),
            SerializerName = names.GetSerializerName(type),
            IsValueType = type.IsValueType,
            IsUnsealed = type is { IsValueType: false, IsSealed: false },
            IsPolymorphic = _map.IsPolymorphic || type.IsAbstract,
            IsAbstract = type.IsAbstract,
            HasOwnDiscriminator = _map.IsDiscriminatorRequired || _map.RootClass is not null,
            Discriminator = _map.Discriminator,
            RootClass = _map.RootClass?.ToCode(),
            KnownTypes = [.. _map.KnownTypes.ToCodes()],
            BasesWithoutSerializer = type.GetHierarchy()
                .Where(ancestor => !ancestor.Is(type) && !HasVisibleSerializer(ancestor))
                .Select(SymbolExtensions.ConstructUnboundTypeIfGeneric)
                .ToCodes()
                .ToEquatableArray(),
            IsGeneric = type.IsGenericType && !isInClosure,
            IsAccessible = IsAccessible(type),
            Construction = _access.Construction,
            ConstructorParameters =
                [.. _access.Constructor?.Parameters.Select(parameter => parameter.Type.ToCode()) ?? []],
            Creators = [.. _map.Creators.Select(creator => CreateCreator(creator, members))],
            TakesReused = ReuseCheck.FindAttribute(type) is not null,
            IsReused = false,
            ConstructionMayThrow = ConstructionMayThrow(),
            IgnoresExtraElements = _map.IgnoresExtraElements,
            ExtraElements = CreateExtraElements(members),
            Members = [.. _map.Members.Select(member => members[member])],
            Id = _map.Id is { } id ? members[id] : null,
            ReferencedClasses = [.. ReferencedClassHashes.Get(type, context.Compilation)],
            TakesRenamedId = _map.TakesRenamedId,
            SuppressedDiagnostics = [.. SuppressedDiagnostics.Find(_map, _access)],
        };
    }

    private ExtraElementsModel? CreateExtraElements(Dictionary<MemberMap, MemberModel> members) =>
        _map.ExtraElements is not { } extra
            ? null
            : new(members[extra], IsInterface: extra.Type.TypeKind == TypeKind.Interface, _map.ExtraElementsPosition);

    private CreatorModel CreateCreator(CreatorMap creator, Dictionary<MemberMap, MemberModel> members)
    {
        var created = creator.IsFactory ? creator.Method.ReturnType : creator.Method.ContainingType;
        var arguments = creator.Arguments.Zip(creator.Method.Parameters, (argument, parameter) => new CreatorArgument(
            members[argument],
            parameter.Type.ToCode(),
            IsConverted: !context.Compilation.ClassifyCommonConversion(argument.Type, parameter.Type).IsIdentity));
        return new(
            creator.IsFactory ? creator.Method.Name : null,
            created.ToCode(),
            _access.IsCallable(creator),
            arguments.ToEquatableArray());
    }

    private bool ConstructionMayThrow()
    {
        var code = new ConstructorCode(context.Compilation, read);
        return _access.Construction switch
        {
            Construction.Creators => _map.Creators.Any(creator => code.MayThrow(creator.Method)),
            Construction.New or Construction.Accessor => _access.Constructor is not { } constructor || code.MayThrow(constructor),
            _ => false,
        };
    }

    private bool HasVisibleSerializer(INamedTypeSymbol ancestor)
    {
        if (ancestor.ContainingAssembly.Is(type.ContainingAssembly))
        {
            return CheckedTypes.HasNestedSerializer(context, ancestor);
        }

        var generated = context.Compilation.GetTypeByMetadataName(GeneratedBsonSerializer);
        return ancestor.GetTypeMembers().Any(nested =>
            (nested.BaseType?.OriginalDefinition).Is(generated) &&
            context.Compilation.IsSymbolAccessibleWithin(nested, type));
    }

    private string? FindNamespace() => type.ContainingNamespace is { IsGlobalNamespace: false } ns
        ? ns.ToDisplayString(SymbolDisplayFormat.FullyQualifiedFormat
            .WithGlobalNamespaceStyle(SymbolDisplayGlobalNamespaceStyle.Omitted))
        : null;

    private static DeclarationModel CreateDeclaration(INamedTypeSymbol declared)
    {
        var keyword = declared switch
        {
            { IsRecord: true, IsValueType: true } => "record struct",
            { IsRecord: true } => "record",
            { IsValueType: true } => "struct",
            { TypeKind: TypeKind.Interface } => "interface",
            _ => "class",
        };
        return new(keyword, declared.Name, [.. declared.TypeParameters.Select(parameter => parameter.Name)]);
    }

    private static bool IsAccessible(INamedTypeSymbol named) => named.GetContainers().Append(named).All(current =>
        !current.IsFileLocal &&
        current.DeclaredAccessibility
            is not (Accessibility.Private or Accessibility.Protected or Accessibility.ProtectedAndInternal));
}
