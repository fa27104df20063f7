using BsonGen.Generator.Model;
using Microsoft.CodeAnalysis;

namespace BsonGen.Generator.Parser;

/// <summary>Finds values inside a member that the driver's serializer reads and writes.</summary>
/// <param name="values">Decides how values are read and written.</param>
internal sealed class ValuesByDriver(ValueParser values)
{
    /// <summary>Finds the type of the first such value; null if there is none.</summary>
    /// <param name="type">The type of the member, or of a value inside.</param>
    /// <param name="value">How the value is read and written.</param>
    public ITypeSymbol? Find(ITypeSymbol type, ValueModel value) => value switch
    {
        ClassMappedValue => type,
        RegisteredValue => BsonValueMember.Parse(type) is null ? type : null,
        NullableValue nullable => Find(type.GetNullableValue()!, nullable.Value),
        TupleValue tuple => FindFirst(((INamedTypeSymbol)type).TypeArguments, tuple.Items, Find),
        DiscriminatedValue when type.TypeKind == TypeKind.Class => type,
        ContainerValue container => Find(type.GetItemType(), container.Item),
        RepresentedValue represented => Find(type, represented.Representation),
        _ => null,
    };

    private ITypeSymbol? Find(ITypeSymbol type, RepresentationModel model) => model switch
    {
        { OfValue: { } ofValue } => Find(type.GetNullableValue()!, ofValue),
        { Inline: { } value } => Find(type, value),
        { ClassName: "AnyMember" } => Find(type, values.Parse(type)),
        { Children.Count: > 0 } => type is INamedTypeSymbol named ? FindFirst(named.TypeArguments, model.Children, Find) : Find(type.GetItemType(), model.Children[0]),
        _ => null,
    };

    private static ITypeSymbol? FindFirst<T>(IEnumerable<ITypeSymbol> types, IEnumerable<T> parts, Func<ITypeSymbol, T, ITypeSymbol?> find) =>
        types.Zip(parts, find).FirstOrDefault(found => found is not null);
}
