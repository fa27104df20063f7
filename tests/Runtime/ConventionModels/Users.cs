using BsonGen;
using Runtime.Models;

namespace Runtime.ConventionModels;

/// <summary>Its base class is that of a package.</summary>
[BsonGenerated]
public partial class User : PackagedUser<Guid>
{
    public State State { get; set; }

    public string? DisplayName { get; set; }
}
