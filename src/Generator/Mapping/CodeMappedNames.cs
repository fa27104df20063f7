namespace BsonGen.Generator.Mapping;

/// <summary>The members that the driver does not map by itself, but that code may map, as calls and attributes say.</summary>
internal sealed class CodeMappedNames(Compilation compilation)
{
    private readonly HashSet<string> _ofAll = [.. compilation.Assembly.GetRequests().SelectMany(GetMembers)];

    private readonly MapCalls[] _calls = [.. compilation.SyntaxTrees.Select(MapCalls.Of).Where(static calls => calls.AreAny)];

    public bool Include(ISymbol member) =>
        _ofAll.Contains(member.Name) ||
        Array.Exists(_calls, calls => calls.MayMap(member.ContainingType.Name, member.Name)) ||
        member.ContainingType.GetAttributes()
            .Where(AttributeExtensions.IsAnnotation)
            .SelectMany(GetMembers)
            .Contains(member.Name);

    private static IEnumerable<string> GetMembers(AttributeData attribute) =>
        attribute.GetNamedArgument(MembersProperty) is { Kind: TypedConstantKind.Array, Values: { IsDefault: false } names }
            ? names.Select(static name => name.Value).OfType<string>()
            : [];
}
