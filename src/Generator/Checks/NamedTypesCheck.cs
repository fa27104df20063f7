namespace BsonGen.Generator.Checks;

/// <summary>Types that generated code can't name.</summary>
internal sealed class NamedTypesCheck : ITypeCheck
{
    public void Check(TypeUnderCheck type)
    {
        if (!type.IsInClosure && HidesVar(type))
        {
            type.LeaveToClassMap("a type named 'var' is in scope");
        }

        IEnumerable<ITypeSymbol> named =
        [
            .. type.Type.GetHierarchy(),
            .. type.Map.KnownTypes,
            .. type.Map.AllMembers.Select(member => member.Type),
            .. type.Map.Creators.SelectMany(creator => creator.Method.Parameters.Select(parameter => parameter.Type)),
        ];
        foreach (var part in named.SelectMany(SymbolExtensions.GetNamed))
        {
            if (type.Context.IsBehindAlias(part))
            {
                type.LeaveToClassMap($"'{part.Name}' can be named through an extern alias only");
            }

            if (type.IsInClosure && !type.Context.Compilation.IsSymbolAccessibleWithin(part, type.Context.Compilation.Assembly))
            {
                type.LeaveToClassMap(
                    $"only a serializer inside of the type could name '{part.Name}'; make the type partial and give it " +
                    "[BsonGenerated]");
            }

            if (part.IsObsoleteError())
            {
                type.LeaveToClassMap($"'{part.Name}' is obsolete, and naming it is an error");
            }
        }
    }

    private static bool HidesVar(TypeUnderCheck type) =>
        HasVar(type, type.Type.ContainingNamespace) ||
        type.Type.GetContainers().Append(type.Type).Any(container =>
            container.Name == "var" ||
            container.TypeParameters.Any(parameter => parameter.Name == "var") ||
            container.GetHierarchy().Any(ancestor => !ancestor.GetTypeMembers("var").IsEmpty));

    // Referenced assemblies may have types in the same namespace.
    private static bool HasVar(TypeUnderCheck type, INamespaceSymbol? ns) =>
        ns is not null &&
        (type.Context.Compilation.GetCompilationNamespace(ns)?.GetTypeMembers("var").IsEmpty == false ||
            HasVar(type, ns.ContainingNamespace));
}
