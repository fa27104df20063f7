namespace BsonGen.Generator.Checks;

/// <summary>A type with the discriminator of a base class, which the driver maps, too.</summary>
internal sealed class InheritedDiscriminatorCheck : ITypeCheck
{
    public void Check(TypeUnderCheck type)
    {
        if (Discriminators.FindSameInBases(type.Context, type.Type) is { } same)
        {
            var place = Discriminators.GetLocation(type.Type) ?? type.Location;
            type.Report(Discriminators.CreateDiagnostic(type.Type, same, same, place));
        }
    }
}
