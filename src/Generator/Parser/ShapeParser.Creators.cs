namespace BsonGen.Generator.Parser;

internal sealed partial class ShapeParser
{
    private List<IMethodSymbol> FindCreators(INamedTypeSymbol ancestor, List<MemberShape> members)
    {
        var constructors = ReflectedMembers.GetConstructors(ancestor);
        var creators = FindCreatorsOfImmutable(ancestor, constructors, members);
        var attributed = constructors.Where(HasCreatorAttribute);
        creators.AddRange(attributed.Except<IMethodSymbol>(creators, SymbolEqualityComparer.Default));
        creators.AddRange(ancestor.GetMembers().OfType<IMethodSymbol>().Where(method =>
            method is { IsStatic: true, MethodKind: not MethodKind.StaticConstructor } && HasCreatorAttribute(method)));
        _hasErrors |= creators.Any(DeclarationErrors.AreIn);
        return creators;
    }

    // The public constructors whose parameters have the names of properties.
    private List<IMethodSymbol> FindCreatorsOfImmutable(
        INamedTypeSymbol ancestor, List<IMethodSymbol> constructors, List<MemberShape> members)
    {
        var usable = ReflectedMembers.GetConstructorsOfImmutable(ancestor);
        if (usable.Count == 0)
        {
            return [];
        }

        var creators = usable.FindAll(constructor => constructor.IsPublic() && !ancestor.IsAbstract);

        // The driver also considers constructors that derived classes call.
        var names = constructors
            .Where(constructor => ancestor.IsAbstract ||
                constructor.DeclaredAccessibility is Accessibility.Protected or Accessibility.ProtectedOrInternal)
            .Concat(creators)
            .SelectMany(constructor => constructor.Parameters)
            .Select(parameter => parameter.Name)
            .ToList();
        foreach (var property in ReflectedMembers.GetPublicProperties(ancestor).Where(property =>
            property.ContainingType.Is(ancestor) &&
            names.Exists(name => ClassMapRules.IsNamedLike(property.MetadataName, name))))
        {
            Map(members, property);
            if (property.IsIndexer)
            {
                LeaveToClassMap("a parameter of a constructor has the name of an indexer");
            }
        }

        return creators;
    }

    private static bool HasCreatorAttribute(IMethodSymbol method) => method.GetCreatorAttributes().Any();

    private void ParseCreator(INamedTypeSymbol ancestor, IMethodSymbol creator)
    {
        if (FindArguments(ancestor, creator) is not { } arguments)
        {
            return;
        }

        var isFactory = creator.MethodKind != MethodKind.Constructor;
        var why =
            ancestor.IsAbstract && !isFactory ? "it is abstract, but one of its constructors creates instances" :
            creator.Arity > 0 ? "its factory method is generic" :
            isFactory && !IsPassable(creator.ReturnType, ancestor) ? $"'{creator.Name}' returns another type" :
            arguments.Distinct().Count() < arguments.Count ? "one member is the argument of several parameters" :
            creator.Parameters.Zip(arguments, TakesValue).Contains(false)
                ? "the types of an argument and of the parameter that takes it differ"
                : null;
        if (why is not null)
        {
            LeaveToClassMap(why);
        }
        else if (ancestor.Is(_type))
        {
            _shape.Creators.Add(new(creator, arguments));
        }
    }

    private bool TakesValue(IParameterSymbol parameter, MemberShape argument) =>
        parameter.RefKind == RefKind.None && IsPassable(argument.Type, parameter.Type);

    // Whether a value can be passed without a conversion of its data.
    private bool IsPassable(ITypeSymbol from, ITypeSymbol to) =>
        context.Compilation.ClassifyCommonConversion(from, to)
            is { Exists: true, IsImplicit: true, IsUserDefined: false } conversion &&
        (conversion.IsIdentity || conversion.IsReference || (from.IsValueType && !to.IsValueType));

    private static string Count(int number, string noun) => number == 1 ? $"1 {noun}" : $"{number} {noun}s";

    private List<MemberShape>? FindArguments(INamedTypeSymbol ancestor, IMethodSymbol creator)
    {
        string[]? names = null;
        foreach (var attribute in creator.GetCreatorAttributes())
        {
            if (attribute.GetDriverName() is not (BsonConstructor or BsonFactoryMethod))
            {
                LeaveToClassMap($"[{attribute.AttributeClass!.Name}] runs custom code on the class map");
                return null;
            }

            names = attribute.GetArgument() is { Kind: TypedConstantKind.Array, IsNull: false } array
                ? [.. array.Values.Select(value => value.Value as string ?? "")]
                : null;
            if (names is not null && names.Length != creator.Parameters.Length)
            {
                var counts = $"{Count(names.Length, "member")} for {Count(creator.Parameters.Length, "parameter")}";
                return Refuse(attribute.GetLocation(), "the attribute names " + counts);
            }
        }

        var arguments = new List<MemberShape>();
        for (var i = 0; i < creator.Parameters.Length; i++)
        {
            var parameter = creator.Parameters[i];
            var location = names is null
                ? parameter.GetSourceLocation()
                : creator.GetCreatorAttributes().First().GetLocation();
            var found = names is null ? FindArgument(ancestor, parameter) : FindMembers(ancestor, names[i]);
            if (found.Count != 1)
            {
                return Refuse(location, names is not null
                    ? $"{(found.Count == 0 ? "no member is" : "several members are")} named '{names[i]}'"
                    : $"no property or field has the name and the type '{parameter.Type.ToDisplayString()}' " +
                        $"of its parameter '{parameter.Name}'");
            }

            var symbol = found[0].OriginalDefinition;
            if (_shape.AllMembers.FirstOrDefault(member => member.Symbol.OriginalDefinition.Is(symbol)) is not { } argument)
            {
                return Refuse(location, $"'{symbol.Name}' is not stored; an attribute such as [BsonElement] makes it so");
            }

            arguments.Add(argument);
        }

        return arguments;

        List<MemberShape>? Refuse(Location? location, string why)
        {
            if (_type.GetHierarchy().Any(candidate => !context.IsHere(candidate)))
            {
                LeaveToClassMap($"the compiler can't match the parameters of its constructor: {why}");
            }
            else
            {
                var name = creator.MethodKind == MethodKind.Constructor ? "this constructor" : $"'{creator.Name}'";
                Fail(ancestor, NotCallable, location, ancestor.Name, name, why);
            }

            return null;
        }
    }

    // Public members take precedence, and properties over fields.
    private List<ISymbol> FindArgument(INamedTypeSymbol ancestor, IParameterSymbol parameter) =>
        FindMembers(ancestor, parameter.Name, StringComparison.OrdinalIgnoreCase)
            .GroupBy(member => (IsPublic: member.IsPublic(), IsProperty: member is IPropertySymbol))
            .OrderByDescending(group => group.Key)
            .Where(group => group.Count() == 1 &&
                parameter.RefKind == RefKind.None &&
                HasType(group.Single(), parameter.Type))
            .Select(group => group.ToList())
            .FirstOrDefault() ?? [];

    private bool HasType(ISymbol member, ITypeSymbol type) =>
        context.Compilation.ClassifyCommonConversion(member.GetMemberType()!, type).IsIdentity;

    private static List<ISymbol> FindMembers(
        INamedTypeSymbol ancestor, string name, StringComparison comparison = StringComparison.Ordinal) =>
    [
        .. ReflectedMembers.GetProperties(ancestor).Concat<ISymbol>(ReflectedMembers.GetFields(ancestor))
            .Where(member => member.MetadataName.Equals(name, comparison)),
    ];
}
