namespace BsonGen.Generator.Planning;

/// <summary>How an object is created from values of members: by a creator. Then the remaining members are set.</summary>
internal sealed record CreationPlan(
    EquatableArray<CreatorPlan> Creators, EquatableArray<SetterPlan> Setters, bool MayBeOfDerivedType);

/// <param name="Needs">The arguments whose elements must be in the document.</param>
internal sealed record CreatorPlan(CreatorModel Creator, int Number, EquatableArray<Presence> Needs);

/// <summary>The condition that a member has a value.</summary>
/// <param name="SeenNumber">The number of the member; null if its value is compared with null.</param>
internal sealed record Presence(MemberModel Member, int? SeenNumber);

/// <param name="Condition">Null if the member always has a value.</param>
/// <param name="OfCreators">The numbers of the creators that don't take the member; empty if none takes it.</param>
internal sealed record SetterPlan(MemberModel Member, Presence? Condition, EquatableArray<int> OfCreators);
