using BsonGen;

namespace Runtime.Models;

/// <summary>The base of 200 classes that are written when the project is built: see <c>Crowd.targets</c>.</summary>
[BsonGenerated]
public abstract partial class Crowd
{
    public int Id { get; set; }
}
