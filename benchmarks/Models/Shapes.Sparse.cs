using BsonGen;

namespace Benchmarks.Models;

/// <summary>Elements that are often null, missing or at another place in the document.</summary>
[BsonGenerated]
public sealed partial class Profile
{
    public int Id { get; set; }

    public string? FirstName { get; set; }

    public string? LastName { get; set; }

    public int? BirthYear { get; set; }

    public string? City { get; set; }

    public string? Country { get; set; }

    public double? Latitude { get; set; }

    public double? Longitude { get; set; }

    public DateTime? LastSeen { get; set; }

    public bool? IsVerified { get; set; }

    public long? Followers { get; set; }

    public string? Employer { get; set; }

    public List<string>? Languages { get; set; }
}
