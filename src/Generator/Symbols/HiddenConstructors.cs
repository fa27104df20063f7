using System.Reflection.Metadata;
using System.Reflection.Metadata.Ecma335;

namespace BsonGen.Generator.Symbols;

/// <summary>Finds private and internal constructors of other assemblies, which the compiler does not import.</summary>
internal static class HiddenConstructors
{
    /// <summary>Finds the constructor without parameters that a class of another assembly hides.</summary>
    /// <returns>Its token in metadata; null if there is none, or if it is not hidden.</returns>
    public static int? FindParameterless(INamedTypeSymbol type)
    {
        var definition = type.OriginalDefinition;
        if (definition.MetadataToken == 0 ||
            definition.InstanceConstructors.Any(static constructor => constructor.Parameters.IsEmpty) ||
            definition.ContainingModule?.GetMetadata()?.GetMetadataReader() is not { } reader)
        {
            return null;
        }

        var handle = (TypeDefinitionHandle)MetadataTokens.Handle(definition.MetadataToken);
        foreach (var method in reader.GetTypeDefinition(handle).GetMethods())
        {
            if (IsParameterless(reader, reader.GetMethodDefinition(method)))
            {
                return MetadataTokens.GetToken(method);
            }
        }

        return null;
    }

    private static bool IsParameterless(MetadataReader reader, MethodDefinition method)
    {
        if (!reader.StringComparer.Equals(method.Name, WellKnownMemberNames.InstanceConstructorName))
        {
            return false;
        }

        var signature = reader.GetBlobReader(method.Signature);
        signature.ReadSignatureHeader();
        return signature.ReadCompressedInteger() == 0;
    }
}
