namespace BsonGen.Generator.Parser;

/// <summary>Finds errors in the declared conventions of an assembly.</summary>
internal static class ConventionsCheck
{
    public static IEnumerable<DiagnosticInfo> Find(AttributeData attribute, string assemblyName)
    {
        var named = (attribute.ApplicationSyntaxReference?.GetSyntax() as AttributeSyntax)?.ArgumentList?.Arguments.Count(argument => argument.NameEquals is not null);
        if (DeclarationErrors.AreIn(attribute) || named > attribute.NamedArguments.Length)
        {
            yield break;
        }

        if (!attribute.NamedArguments.Any(argument => argument.Value.Value is not (false or 0)))
        {
            yield return DiagnosticInfo.Create(
                Descriptors.NoEffect, attribute.GetLocation(), "BsonGeneratedConventions", assemblyName, "it declares no convention");
        }

        if (attribute.IsSet("IgnoreIfNull") && attribute.IsSet("IgnoreIfDefault"))
        {
            yield return DiagnosticInfo.Create(
                Descriptors.BadConvention, GetLocation(attribute, "IgnoreIfDefault"), "IgnoreIfNull and IgnoreIfDefault exclude each other; remove one");
        }

        var representation = attribute.GetNamedArgument("EnumRepresentation");
        if (representation.Value is not null && representation.GetEnumName() is not ("EndOfDocument" or "String" or "Int32" or "Int64"))
        {
            yield return DiagnosticInfo.Create(
                Descriptors.BadConvention, GetLocation(attribute, "EnumRepresentation"), "enums can be stored as BsonType.String, BsonType.Int32 or BsonType.Int64");
        }
    }

    private static Location? GetLocation(AttributeData attribute, string property) =>
        (attribute.ApplicationSyntaxReference?.GetSyntax() as AttributeSyntax)?.ArgumentList?.Arguments
            .FirstOrDefault(argument => argument.NameEquals?.Name.Identifier.ValueText == property)?.GetLocation();
}
