namespace BsonGen.Generator.Model;

/// <summary>What the registration of an assembly needs to know of one type: names, nothing that changes while its members are edited.</summary>
internal sealed record RegistrationModel(string MetadataName, string TypeName, string SerializerTypeName, bool IsAnnotated, EquatableArray<string> SuppressedDiagnostics)
{
    public static RegistrationModel Of(TypeModel model) =>
        new(model.MetadataName, model.TypeName, model.SerializerTypeName(), model.Declaration is not null, model.SuppressedDiagnostics);
}
