namespace Conformance.Models.Histories;

[BsonGenerated]
[BsonDiscriminator(RootClass = true)]
[BsonKnownTypes(typeof(Cat))]
public abstract partial class Animal
{
    public string? Name { get; set; }
}

[BsonGenerated]
public partial class Cat : Animal
{
    public int Lives { get; set; }
}

[BsonGenerated]
[BsonDiscriminator("Hound")]
public partial class Dog : Animal
{
    public Animal? Friend { get; set; }
}

// Has the discriminator of another class, and is not generated.
[BsonDiscriminator("Cat")]
public class Impostor : Animal
{
    public int Lives { get; set; }
}

[BsonGenerated]
public partial class Zoo
{
    public Animal? Star { get; set; }

    public Cat? Cat { get; set; }

    public List<Animal>? All { get; set; }
}
