using BsonGen;
using Runtime.Models;

namespace Runtime.ConventionModels;

/// <summary>Its base class is that of a package, whose assembly declares no conventions.</summary>
[BsonGenerated]
public partial class User : PackagedUser<Guid>
{
    public State State { get; set; }

    public string? DisplayName { get; set; }
}
