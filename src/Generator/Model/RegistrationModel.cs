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

