using BsonGen.Generator.Model;
using BsonGen.Internal.Rules;
using Microsoft.CodeAnalysis;

namespace BsonGen.Generator.Parser;

/// <summary>Members whose type is one of the driver's classes of BSON values.</summary>
internal static class BsonValueMember
{
    /// <summary>Null for classes of values that the driver reads and writes.</summary>
    public static ValueModel? Parse(ITypeSymbol type) => BsonValueTypes.FindRepresentation(type.ToKnownName()) is null
        ? null
        : new RepresentedValue(type.ToCode(), new RepresentationModel("BsonValueMember", type.ToCode()));
}
