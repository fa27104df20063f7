namespace BsonGen.Generator.Parser;

// Checks that generated code can name the types that it uses.
internal sealed partial class ShapeParser
{
    private void CheckTypeNames()
    {
        if (!isExternal && HidesVar())
        {
            LeaveToClassMapOnce("a type named 'var' is in scope");
        }

        IEnumerable<ITypeSymbol> named =
        [
            .. _type.GetHierarchy(),
            .. _shape.KnownTypes,
            .. _shape.AllMembers.Select(member => member.Type),
            .. _shape.Creators.SelectMany(creator => creator.Method.Parameters.Select(parameter => parameter.Type)),
        ];
        foreach (var type in named.SelectMany(SymbolExtensions.GetNamed))
        {
            if (context.IsBehindAlias(type))
            {
                LeaveToClassMapOnce($"'{type.Name}' can be named through an extern alias only");
            }

            if (type.IsObsoleteError())
            {
                LeaveToClassMapOnce($"'{type.Name}' is obsolete, and naming it is an error");
            }
        }
    }

    private bool HidesVar() =>
        HasVar(_type.ContainingNamespace) ||
        _type.GetContainers().Append(_type).Any(container =>
            container.Name == "var" ||
            container.TypeParameters.Any(parameter => parameter.Name == "var") ||
            container.GetHierarchy().Any(ancestor => !ancestor.GetTypeMembers("var").IsEmpty));

    // Referenced assemblies may have types in the same namespace.
    private bool HasVar(INamespaceSymbol? ns) =>
        ns is not null &&
        (context.Compilation.GetCompilationNamespace(ns)?.GetTypeMembers("var").IsEmpty == false ||
            HasVar(ns.ContainingNamespace));
}
