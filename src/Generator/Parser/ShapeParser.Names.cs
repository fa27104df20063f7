namespace BsonGen.Generator.Parser;

internal sealed partial class ShapeParser
{
    private void CheckTypeNames()
    {
        IEnumerable<ITypeSymbol> named =
        [
            .. _type.GetHierarchy(),
            .. _shape.KnownTypes,
            .. _shape.AllMembers.Select(member => member.Type),
            .. _shape.Creators.SelectMany(creator => creator.Method.Parameters.Select(parameter => parameter.Type)),
        ];
        if (named.SelectMany(SymbolExtensions.GetNamed).FirstOrDefault(SuppressedDiagnostics.IsError) is { } obsolete)
        {
            LeaveToClassMapOnce($"'{obsolete.Name}' is obsolete, and naming it is an error");
        }
    }
}
