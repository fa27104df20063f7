namespace BsonGen.Generator.Checks;

/// <summary>A type with the discriminator of a base class, which the driver maps, too.</summary>
internal sealed class InheritedDiscriminatorCheck : ITypeCheck
{
    public void Check(TypeUnderCheck type)
    {
        if (SharedDiscriminators.FindSameInBases(type.Context, type.Type) is { } same)
        {
            var place = SharedDiscriminators.FindLocation(type.Type) ?? type.Location;
            type.Report(SharedDiscriminators.CreateDiagnostic(type.Type, same, same, place));
        }
    }
}
