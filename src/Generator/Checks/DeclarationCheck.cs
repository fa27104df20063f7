namespace BsonGen.Generator.Checks;

/// <summary>Declarations to which no serializer can be added.</summary>
internal sealed class DeclarationCheck : ITypeCheck
{
    public static INamedTypeSymbol? FindFileLocal(IEnumerable<ITypeSymbol> types) =>
        types.SelectMany(SymbolExtensions.GetNamed).FirstOrDefault(type => type.IsFileLocal);

    public void Check(TypeUnderCheck type)
    {
        if (FindFileLocal([type.Type]) is { } local)
        {
            type.LeaveToClassMap(local.Is(type.Type) ? "it is file-local" : $"'{local.Name}' is file-local");
        }

        if (type.IsInClosure)
        {
            return;
        }

        CheckTypeParameters(type);
        CheckPartial(type);
        if (type.Type.GetAttributes().FindKindOf(BsonSerializerAttribute) is { } attribute)
        {
            type.Refuse(
                type.Type,
                HasOtherSerializer,
                attribute.FindLocation(),
                type.Type.Name,
                attribute.IsNamed(GeneratedSerializerAttribute)
                    ? "it is in the generated code of another build; leave that file out of the compilation"
                    : "remove either it or [BsonGenerated]");
        }
    }

    private static void CheckTypeParameters(TypeUnderCheck type)
    {
        var parameters = type.Type.GetContainers().Append(type.Type).SelectMany(level => level.TypeParameters).ToList();
        if (parameters.Select(parameter => parameter.Name).Distinct().Count() < parameters.Count)
        {
            type.LeaveToClassMap("a type parameter has the name of one of a containing type");
        }
    }

    private static void CheckPartial(TypeUnderCheck type)
    {
        for (var container = type.Type; container is not null; container = container.ContainingType)
        {
            foreach (var declaration in container.GetDeclarations()
                .Where(declaration => !declaration.Modifiers.Any(SyntaxKind.PartialKeyword)))
            {
                // A container is reported once, whichever types with a serializer are in it.
                if (FindFirstAnnotated(container).Is(type.Type))
                {
                    var place = declaration.Identifier.GetLocation();
                    type.Refuse(type.Type, NotPartial, place, container.Name, type.Type.Name);
                }
                else
                {
                    type.RefuseSilently();
                }
            }
        }
    }

    private static INamedTypeSymbol? FindFirstAnnotated(INamedTypeSymbol type) => type.IsAnnotated()
        ? type
        : type.GetTypeMembers().Select(FindFirstAnnotated).FirstOrDefault(found => found is not null);
}
