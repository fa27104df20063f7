namespace BsonGen.Generator.Model;

/// <summary>What the registration of an assembly needs of a type. It does not change with the members of the type.</summary>
internal sealed record RegistrationModel(
    string MetadataName,
    string TypeName,
    string SerializerTypeName,
    bool IsAnnotated)
{
    public static RegistrationModel Of(TypeModel model) => new(
        model.MetadataName,
        model.TypeName,
        model.SerializerTypeName,
        model.Declaration is not null);
}

internal sealed record RegistrationInput(EquatableArray<RegistrationModel> Types, bool HasConventions)
{
    public static RegistrationInput Of(IEnumerable<RegistrationModel> types, bool hasConventions)
    {
        var ordered = types
            .OrderBy(type => type.MetadataName, StringComparer.Ordinal)
            .ThenBy(type => type.TypeName, StringComparer.Ordinal);
        return new([.. ordered], hasConventions);
    }
}
