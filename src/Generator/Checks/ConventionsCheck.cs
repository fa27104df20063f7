namespace BsonGen.Generator.Checks;

/// <summary>Finds declared conventions that exclude each other, have no effect, or need another version of the driver.</summary>
internal static class ConventionsCheck
{
    public static IEnumerable<DiagnosticInfo> Find(AttributeData attribute, string assemblyName, Version driver)
    {
        if (DeclarationErrors.AreIn(attribute) ||
            attribute.GetArguments().Count(argument => argument.NameEquals is not null) > attribute.NamedArguments.Length)
        {
            yield break;
        }

        if (!Conventions.ListDeclared(attribute).Any())
        {
            yield return DiagnosticInfo.OfNoEffect(attribute, assemblyName, "it declares no convention");
        }

        if (attribute.IsSet(ConventionProperties.IgnoreIfNull) && attribute.IsSet(ConventionProperties.IgnoreIfDefault))
        {
            yield return OfProperty(
                ConventionProperties.IgnoreIfDefault, "IgnoreIfNull and IgnoreIfDefault exclude each other; remove one");
        }

        var representation = attribute.GetNamedArgument(ConventionProperties.EnumRepresentation);
        if (representation.Value is not null &&
            representation.GetEnumName() is not ("EndOfDocument" or "String" or "Int32" or "Int64"))
        {
            const string Why = "enums can be stored as BsonType.String, BsonType.Int32 or BsonType.Int64";
            yield return OfProperty(ConventionProperties.EnumRepresentation, Why);
        }

        var setsCollections = attribute.IsSet(ConventionProperties.EnumsInCollections);
        if (setsCollections && representation.Value is null)
        {
            yield return OfProperty(ConventionProperties.EnumsInCollections, "set EnumRepresentation, too");
        }
        else if (setsCollections && driver < DriverVersions.ConfiguresEnumsInside)
        {
            yield return OfProperty(ConventionProperties.EnumsInCollections, "reference driver 3.2 or later, or remove it");
        }

        DiagnosticInfo OfProperty(string property, string why) =>
            DiagnosticInfo.Create(BadConvention, attribute.FindArgument(property)?.GetLocation(), why);
    }
}
