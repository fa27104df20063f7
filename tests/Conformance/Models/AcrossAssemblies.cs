// Base classes, discriminators and known types of another assembly.
using BsonGen;
using MongoDB.Bson.Serialization.Attributes;

namespace Conformance.Models;

[BsonGenerated]
public partial class DerivesFromEntity : SharedEntity
{
    public string? Name { get; set; }
}

[BsonGenerated]
public partial class DerivesTwiceFromEntity : DerivesFromEntity
{
    [BsonElement(Order = 1)]
    public int First { get; set; }
}

[BsonGenerated]
public sealed partial class DerivesFromPlain : SharedPlain
{
    public string? Name { get; set; }
}

[Rule("1.2.6")]
[BsonGenerated]
public partial class DerivesFromPrivates : SharedPrivates
{
    public int Own { get; set; }
}

[BsonGenerated]
public partial class DerivesFromInternals : SharedInternals
{
    public int Own { get; set; }
}

[BsonGenerated]
public partial class DerivesFromPrivateProtected : SharedPrivateProtected
{
    public int Own { get; set; }
}

[BsonGenerated]
public partial class DerivesFromUnmappedPrivates : SharedUnmappedPrivates
{
    public int Own { get; set; }
}

[Rule("1.2.3")]
[BsonGenerated]
public partial class DerivesFromSetters : SharedSetters
{
    public int Own { get; private set; }
}

[BsonGenerated]
public partial class DerivesFromPrivateSetter : SharedPrivateSetter
{
    public int Own { get; set; }
}

[BsonGenerated]
public partial class DerivesFromPrivateGetter : SharedPrivateGetter
{
    public int Own { get; set; }
}

[BsonGenerated]
public partial class DerivesFromInternalSetter : SharedInternalSetter
{
    public int Own { get; set; }
}

[BsonGenerated]
public partial class DerivesFromPrivateSetterWithAttribute : SharedPrivateSetterWithAttribute
{
    public int Own { get; set; }
}

[BsonGenerated]
public partial class DerivesFromReadOnly : SharedReadOnly
{
    public int Own { get; set; }
}

[BsonGenerated]
public partial class DerivesFromPrivateSetterOfId : SharedPrivateSetterOfId
{
    public int Own { get; set; }
}

[BsonGenerated]
public partial class ImplementsShared : SharedAbstract
{
    public override int Number { get; set; }

    public override string? Text
    {
        get => base.Text;
        set => base.Text = value + "!";
    }
}

[BsonGenerated]
public partial class HidesShared : SharedHidden
{
    [BsonElement("own")]
    public new int Number { get; set; }

    [BsonElement("text")]
    public new string? Text;
}

[BsonGenerated]
public partial class DerivesFromBox : SharedBox<int>
{
    public int Own { get; set; }
}

[BsonGenerated]
public partial class DerivesFromBoxOf<T> : SharedBox<T>
{
    public T? Own { get; set; }
}

[BsonGenerated]
public partial class DerivesFromCrate : SharedCrate<Point>
{
    public int Own { get; set; }
}

[BsonGenerated]
public partial class DerivesFromVault : SharedVault<string>
{
    public int Own { get; set; }
}

[BsonGenerated]
public partial class DerivesFromLenient : SharedLenient
{
    public int Own { get; set; }
}

[BsonGenerated]
public partial class DerivesFromLenientAlone : SharedLenientAlone
{
    public int Own { get; set; }
}

[BsonGenerated]
public partial class DerivesFromBag : SharedBag
{
    public int Own { get; set; }
}

[BsonGenerated]
public partial record DerivesFromRecord(int Number, string? Text, double Size) : SharedRecord(Number, Text);

[BsonGenerated]
public partial class DerivesFromRequired : SharedRequired
{
    public required string Own { get; set; }
}

[BsonGenerated]
public partial class DerivesFromProtectedConstructor : SharedProtectedConstructor
{
    public int Own { get; set; }
}

[BsonGenerated]
public partial class DerivesFromInternalConstructor : SharedInternalConstructor
{
    public DerivesFromInternalConstructor()
        : base(3)
    {
    }

    public int Own { get; set; }
}

[BsonGenerated]
public partial class DerivesFromConstructed : SharedConstructed
{
    public DerivesFromConstructed(int number, string? text)
        : base(number) => Text = text;

    public string? Text { get; }
}

[BsonGenerated]
public partial class DerivesFromWithoutId : SharedWithoutId
{
    public int Own { get; set; }
}

[BsonGenerated]
public partial class TiledSquare : SharedFigure
{
    public double Side { get; set; }
}

[BsonGenerated]
[BsonDiscriminator("round")]
public partial class FilledCircle : SharedCircle
{
    public int Color { get; set; }
}

[BsonGenerated]
[BsonKnownTypes(typeof(SidecarMoped))]
public partial class Moped : SharedVehicle
{
    public bool HasBell { get; set; }
}

[BsonGenerated]
public partial class SidecarMoped : Moped
{
    public int Seats { get; set; }
}

[BsonGenerated]
public partial class SportsCar : SharedCar
{
    public int Power { get; set; }
}

/// <summary>Derives without a generated serializer from a class that has one.</summary>
public class Reported : SharedEntity
{
    public string? Reporter { get; set; }
}

[BsonGenerated]
public partial class HoldsShared
{
    public SharedEntity? Entity { get; set; }

    public SharedPlain? Plain { get; set; }

    public List<SharedFigure>? Figures { get; set; }

    public SharedVehicle? Vehicle { get; set; }

    public SharedCar[]? Cars { get; set; }

    public SharedBox<int>? Box { get; set; }

    public SharedGarage? Garage { get; set; }
}
