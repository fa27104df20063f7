namespace BsonGen.Generator.Parser;

/// <summary>Decides whether a document can be read into an existing object, so that the object equals a new one.</summary>
internal sealed class ReuseCheck(INamedTypeSymbol type, ClassMap map, TypeModel model)
{
    // A local holds a bit for each member.
    private const int MostMembers = 63;

    public static AttributeData? FindAttribute(INamedTypeSymbol type) =>
        type.OriginalDefinition.GetAttributes().Find(BsonReusableAttribute);

    /// <summary>Why documents can't be read into existing objects; null if they can.</summary>
    public string? FindObstacle()
    {
        if (type.IsAbstract)
        {
            return "the class is abstract";
        }

        if (model.Construction is not (Construction.New or Construction.Accessor) || HasPrimaryConstructor())
        {
            return "no parameterless constructor creates its objects";
        }

        // Base classes of other assemblies count as other code, since their fields may not be visible.
        if (model.ConstructionMayThrow)
        {
            return "its constructor or an initializer runs other code";
        }

        return FindObstacleInMembers();
    }

    private string? FindObstacleInMembers()
    {
        if (model.ExtraElements is { } extraElements)
        {
            return $"'{extraElements.Member.Name}' takes the extra elements";
        }

        if (model.Members.Count > MostMembers)
        {
            return $"it has more than {MostMembers} members";
        }

        if (FindMemberWithoutPlainAccessors() is { } member)
        {
            return $"'{member}' has no plain getter and setter";
        }

        return FindOtherState() is { } state ? $"'{state}' is not stored" : null;
    }

    // A captured parameter is kept in a field that has no symbol.
    private bool HasPrimaryConstructor() => type.GetHierarchy()
        .SelectMany(ancestor => ancestor.OriginalDefinition.InstanceConstructors)
        .Any(constructor => !constructor.Parameters.IsEmpty &&
            constructor.DeclaringSyntaxReferences.Any(reference => reference.GetSyntax() is TypeDeclarationSyntax));

    private string? FindMemberWithoutPlainAccessors() => map.Members.Zip(model.Members, (member, read) => (member, read))
        .FirstOrDefault(pair =>
            pair.read is { Set: MemberAccess.None } or { HasGetterBody: true } or { HasSetterBody: true } ||
            pair.member.Symbol is IPropertySymbol { SetMethod.IsInitOnly: true })
        .member?.Name;

    private string? FindOtherState()
    {
        var members = new HashSet<ISymbol>(
            map.Members.Select(member => member.Symbol.OriginalDefinition), SymbolEqualityComparer.Default);
        return type.GetHierarchy()
            .SelectMany(ancestor => ancestor.OriginalDefinition.GetMembers())
            .Where(member => !member.IsStatic)
            .Select(member => member is IFieldSymbol field ? field.AssociatedSymbol ?? field : member as IEventSymbol)
            .FirstOrDefault(holder => holder is not null && !members.Contains(holder))?.Name;
    }
}
