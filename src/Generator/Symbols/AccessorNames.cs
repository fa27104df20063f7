using System.Reflection.Metadata;
using System.Reflection.Metadata.Ecma335;

namespace BsonGen.Generator.Symbols;

/// <summary>Finds setters, also private ones of other assemblies, which the compiler does not import.</summary>
internal static class AccessorNames
{
    public static bool HasSetter(this IPropertySymbol property) => property.FindSetterName() is not null;

    // The name in metadata.
    public static string? FindSetterName(this IPropertySymbol property) =>
        property.SetMethod?.MetadataName ?? FindInMetadata(property.OriginalDefinition);

    private static string? FindInMetadata(IPropertySymbol property)
    {
        if (property.MetadataToken == 0 || property.ContainingModule?.GetMetadata()?.GetMetadataReader() is not { } reader)
        {
            return null;
        }

        var handle = (PropertyDefinitionHandle)MetadataTokens.Handle(property.MetadataToken);
        var setter = reader.GetPropertyDefinition(handle).GetAccessors().Setter;
        return setter.IsNil ? null : reader.GetString(reader.GetMethodDefinition(setter).Name);
    }
}
