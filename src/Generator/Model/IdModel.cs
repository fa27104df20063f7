namespace BsonGen.Generator.Model;

/// <summary>The id of a type.</summary>
/// <param name="Member">The member.</param>
/// <param name="IsConfigured">Whether its generator depends on more than the member's type.</param>
internal sealed record IdModel(MemberModel Member, bool IsConfigured);
